# Co říká každá hra.
sequence = { $parts }
repeat = { $times ->
    [one] { $part }
    [few] { $times }krát: { $part }
   *[other] { $times }krát: { $part }
}
choose-one = Vyber jedno
several = Vybrat { $n } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
several-none = Nevybrat nic
one-of = Jedno z: { $parts }
may-prompt = Chceš: { $part }?
may = Můžeš: { $part }
each = Postupně všichni: { $part }
together = Všichni zároveň: { $part }
yes = Ano
no = Ne
person = { $name }
    .dat = hráči { $name }
    .gen = hráče { $name }
why-over = hra už skončila
why-no-seat = u tohoto stolu není místo { $seat }
why-not-your-turn = teď nerozhoduje toto místo
why-not-an-option = teď to není mezi možnostmi
why-nothing-to-undo = není co vzít zpět
why-undo-revealed = mezitím vyšlo najevo něco skrytého
why-undo-acted = mezitím jednal někdo jiný
log-resign = vzdává hru
seat = Hráč { $number }

# Terminál
terminal-help = Napiš číslo nebo klíč možnosti. Také: undo (zpět) · hint (rada) · why KLÍČ (proč ne) · log · save SOUBOR · resign · help · quit
terminal-prompt = Tvoje volba
terminal-unknown = „{ $given }“ není možnost ani příkaz.
terminal-why-legal = To teď jde.
terminal-why-usage = Napiš: why KLÍČ, například: why { $key }
terminal-nothing-refused = Tady není co vysvětlovat.
terminal-hint = Silný bot by zvolil
terminal-hint-lead = očekávaný náskok { $points }
terminal-thinks = { $name } přemýšlí…
terminal-picks = { $name }: { $words }
terminal-saved = Uloženo do { $file }
terminal-saved-hint = Pokračovat můžeš příkazem: mytina play --resume { $file }
terminal-not-saved = Hra není uložená. Příště použij --save SOUBOR, nebo před odchodem „save SOUBOR“.
terminal-over = Hra skončila
terminal-wins = Vítězství: { $names }
terminal-nobody = Nikdo nevyhrál
terminal-your-turn = { $name }, jsi na tahu
terminal-resigned = Hra vzdána: { $names }
