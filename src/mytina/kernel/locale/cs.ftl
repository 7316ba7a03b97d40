# Co říká každá hra.
sequence = { $parts }
repeat = { $times ->
    [one] { $part }
    [few] { $times }krát: { $part }
   *[other] { $times }krát: { $part }
}
choose-one = Vyber jedno
one-of = Jedno z: { $parts }
may-prompt = Chceš: { $part }?
may = Můžeš: { $part }
each = Postupně všichni: { $part }
together = Všichni zároveň: { $part }
yes = Ano
no = Ne
why-over = hra už skončila
why-no-seat = u tohoto stolu není místo { $seat }
why-not-your-turn = teď nerozhoduje toto místo
why-not-an-option = teď to není mezi možnostmi
why-nothing-to-undo = není co vzít zpět
why-undo-revealed = mezitím vyšlo najevo něco skrytého
why-undo-acted = mezitím jednal někdo jiný
log-resign = vzdává hru
