daily-played = Dnešní hru už máš v tomhle prohlížeči za sebou. Zítra bude nová.
daily-sealed = Tohle je něčí dnešní hra dne. Ostatním se ukáže zítra, až skončí den (o půlnoci UTC).
daily-alone = Hra dne je jen na tobě: bez nápovědy a bez bota. Jinak by výsledky nešly porovnat.
daily-no-day = Hru z takového dne tu nemáme. Den se píše jako 2026-05-31.
daily-future = Ten den ještě nenastal; hra dne začíná o půlnoci UTC.
daily-no-game = Tahle hra žádnou hru dne nemá.
