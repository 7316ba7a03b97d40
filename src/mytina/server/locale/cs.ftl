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
clock-range = Čas na tah je od { $seconds } sekund do { $days } dnů.
no-deadline = Nikdo ti lhůtu nedal.
stand-in-weak = Cizí tah odehraje lepší bot: greedy, policy nebo search (aspoň { $least } iterací nebo milisekund).
undo-shown = jiný hráč to už viděl a mohl na to reagovat
away = Tvé místo drží bot; nejdřív se na něj vrať.
not-away = Tvé místo žádný bot nedrží.
name-empty = Napiš jméno o 1 až 24 znacích.
name-taken = Tohle jméno už u stolu někdo má; zvol si jiné.
names-alike = Dvě místa by měla jména, která vypadají stejně ({ $name }); dej každému jiné.
chat-empty = Napiš zprávu o 1 až 300 znacích.
pick-missing = Chybí volba a značka rozhodnutí.
undo-missing = Řekni, co vzít zpět: chybí jeho značka.
not-host = To smí jen hostitel tohoto stolu.
closed = Hostitel stůl zavřel; můžeš se dívat, ale dál už se nehraje.
close-first = U stolu hrají i jiní; než ho smažeš, zavři ho.
not-over = Hra ještě běží; tohle půjde, až skončí.
analysis-seats = Hra více než { $most } hráčů je na rozbor příliš velká; můžeš si ji projít krok za krokem.
over = Hra skončila.
replay-only = Tohle je záznam hry; tady se dál hrát nedá, ale můžeš z něj pokračovat.
no-hint = Teď nemáš o čem rozhodovat.
too-fast = Příliš mnoho požadavků najednou; chvilku prosím počkej.
too-large = To, co posíláš, je příliš velké.
cross-site = Požadavek přišel z jiné stránky, a tak nebyl proveden.
bad-request = Požadavku nešlo porozumět.
broken = Něco se tu pokazilo a zapsali jsme si to. Nic potvrzeného se neztratilo.
busy = Úložiště teď neodpovídá; zkus to prosím znovu.
storage-full = Úložiště je plné: dokud správce neuvolní místo, nic dalšího uložit nejde. Nic potvrzeného se neztratilo.
upgraded = Server přechází na novou verzi a startuje znovu; zkus to prosím za chvilku.
misfits = { $what }
bad-host = Hlavičce Host tohoto požadavku nejde porozumět.
metrics-host = Tyto údaje jsou pro správce: nastav MYTINA_METRICS_TOKEN a ptej se s ním.
old-rules = Tenhle stůl se hrál podle pravidel verze { $played }; server teď má verzi { $now }.
no-pad = Tahle hra nemá počítadlo bodů.
seat-count = Hra je pro { $low ->
    [one] { $low } hráče
   *[other] { $low } hráče
} až { $high }.
seat-count-only = Hra je pro { $count ->
    [one] { $count } hráče
    [few] { $count } hráče
   *[other] { $count } hráčů
}.
seat-kind = Řekni, kdo tu sedí: já, přítel, nebo bot.
bot-unknown = Takový bot není: vyber random, easy, greedy, policy, search:<nejvýš 2000> nebo search:<nejvýš 2000>ms.
no-eyes = Dokud hra běží, můžeš se dívat jen vlastníma očima.
mark-lead = { $name } se ujímá vedení
mark-gain = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} naráz

# Co se říká správci v terminálu
serve-workers = víc procesů tu vyžaduje PostgreSQL, nebo Redis přes --channels
serve-port-used = port { $port } na { $host } už někdo používá; zkus jiný --port
serve-port-forbidden = port { $port } na { $host } není pro každého; zkus vyšší než 1023
serve-port-elsewhere = { $host } není adresa tohoto počítače
serve-port-unknown = { $host } není adresa, na které se dá poslouchat
serve-port-range = port { $port } není; zkus některý od 1024 do 65535
serve-database = databázi { $url } použít nejde: { $why }
serve-database-kind = databázi { $url } použít nejde; možné je: sqlite:///SOUBOR, postgresql://…
serve-unavailable = databáze neodpovídá: { $why }
serve-full = disk s databází je plný
serve-newer = databázi vytvořila novější verze Mýtiny: { $why }. Převeď na ni i tuto: pip install --upgrade mytina
setting-int = { $name }: { $value } není celé číslo
setting-float = { $name }: { $value } není číslo
setting-channels = channels: { $value } nejde; možné je: redis://…, postgresql://…, { $neighbours }
setting-folder-of-others = { $folder } je místo, kde by se scházely naše procesy, ale zapisovat tam smí i někdo jiný: smaž ho, nebo dej data na kratší cestu
no-tables = žádné stoly tu ještě nejsou
no-such-table = stůl { $table } tu není
listed-running = hraje-se
listed-finished = dohráno
listed-record = záznam
listed-old-rules = stará-pravidla
backup-not = { $file }: tohle není záloha Mýtiny, nebo je poškozená
backup-newer = { $file }: tuto zálohu vytvořila novější verze Mýtiny (podoba { $revision }); nejdřív převeď na ni i tuto
backup-there = { $file }: takový soubor už tu je; --replace zapíše zálohu místo něj
backup-taken = v databázi už stoly jsou; --replace dá zálohu na jejich místo
backup-secret = MYTINA_SECRET není tajemství této zálohy, takže by v ní nefungoval žádný odkaz na místo; nastav původní
backup-running = na této databázi běží server; nejdřív jej zastav

# Lekce
lesson-only = V lekci se hraje jen to, o co sova požádá; volně si zahraješ, když odejdeš.
lesson-back = V lekci se vracíš tlačítkem „Krok zpět“.
lesson-read = Sova se zatím na nic neptá: nejdřív čti dál.
no-coach = Takhle kouč mluvit neumí.
coach-alone = Kouč radí jen ve hře proti botům. Po hře s lidmi s ním můžeš projít záznam.
file-wrong = soubor { $file } ({ $option }) nejde použít:
    { $why }
companion-wrong = To teď nejde, nebo je odkaz poškozený. Vrať se o krok zpět.
no-puzzle = Taková úloha tu není. Všechny najdeš na stránce Úlohy.
puzzle-table = Úloha: { $game }
puzzle-solved = Úloha už má odpověď. Hrát odsud dál můžeš u nového stolu.
puzzle-no-undo = V úloze se nic nevrací: jiný tah než nejlepší se ani neodehraje.
