# Proč by byl jiný tah lepší
lines = Hned by přineslo víc: { $lines }.
lines-less = Hned by přineslo méně: { $lines }.
lines-mixed = Hned by se změnilo: { $lines }.
saves = V zásobě by nechalo navíc { $what }.
costs = Stálo by navíc { $what }.
then = Připravilo by příští tah: { $move }.
later = Hned by obojí přineslo stejně. Rozdíl je v tom, co se z toho dá vytěžit později.
pays = Vyplatilo by se to až později.
and = { $first } a { $last }
