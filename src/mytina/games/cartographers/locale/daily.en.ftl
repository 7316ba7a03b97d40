daily = Map of the day
daily-short = the same for everybody
daily-about = Today everybody maps the same land: the same sheet, the same edicts, and the same cards in the same order. Who makes most of it for the queen?
