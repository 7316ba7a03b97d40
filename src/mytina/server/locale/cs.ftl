# Co říká server.
stale = Stůl se mezitím pohnul dál; takhle teď vypadá.
no-page = Taková stránka tu není.
no-table = Takový stůl tu není; možná byl po dlouhém klidu smazán.
no-method = Tuhle adresu takhle použít nejde.
not-seated = To může jen ten, kdo u stolu sedí.
not-possible = Tohle tady nejde.
seat-taken = Tohle místo už někdo obsadil; dívat se můžeš dál.
invite-unknown = Tahle pozvánka neplatí.
seat-unknown = Tenhle soukromý odkaz neplatí.
not-awaited = Na tomhle místě stůl na nikoho nečeká.
not-silent = Kdo mlčí méně než { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}, toho ještě popohnat nejde.
deadline-missing = Řekni, komu dát lhůtu a jak dlouhou.
clock-range = Čas na tah je od 1 sekundy do { $days } dnů.
away = Tvé místo drží bot; nejdřív se na něj vrať.
not-away = Tvé místo žádný bot nedrží.
name-empty = Napiš jméno o 1 až 24 znacích.
chat-empty = Napiš zprávu o 1 až 300 znacích.
pick-missing = Chybí volba a značka rozhodnutí.
not-over = Hra ještě běží; tohle půjde, až skončí.
over = Hra skončila.
replay-only = Tohle je záznam hry; tady se dál hrát nedá, ale můžeš z něj pokračovat.
no-hint = Teď nemáš o čem rozhodovat.
too-fast = Příliš mnoho požadavků najednou; chvilku prosím počkej.
too-large = To, co posíláš, je příliš velké.
cross-site = Požadavek přišel z jiné stránky, a tak nebyl proveden.
bad-request = Požadavku nešlo porozumět.
broken = Něco se tu pokazilo a zapsali jsme si to. Nic potvrzeného se neztratilo.
busy = Úložiště teď neodpovídá; zkus to prosím znovu.
old-rules = Tenhle stůl se hrál podle pravidel verze { $played }; server teď má verzi { $now }.
no-pad = Tahle hra nemá počítadlo bodů.
seat-count = Hra je pro { $low ->
    [one] { $low } hráče
   *[other] { $low } hráče
} až { $high }.
seat-kind = Řekni, kdo tu sedí: já, volno, nebo bot.
bot-unknown = Takový bot není: vyber random, greedy, search:<nejvýš 2000> nebo search:<nejvýš 2000>ms.
no-eyes = Dokud hra běží, můžeš se dívat jen vlastníma očima.
mark-lead = { $name } se ujímá vedení
mark-gain = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} naráz
