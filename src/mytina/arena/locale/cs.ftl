# Co říká aréna: odmítnutí, průběh.
other-code = pravidla nebo boti jsou jiní než v těchto partiích ({ $theirs }, tady { $ours }); všude použij stejnou verzi mytiny
bot-twice = turnaj potřebuje různé boty
too-few-bots = turnaj u stolu pro { $seats } potřebuje aspoň { $seats } boty
workers-die = procesy, které hrají, pořád umírají (stačí jim paměť?); co je dohráno, zůstává
needs-package = k tomu je potřeba { $name }: pip install 'mytina[arena]'
cluster-unreachable = na adrese { $address } neodpovídá žádný plánovač Dasku ({ $why }); adresa vypadá jako tcp://host:8786
cluster-empty = cluster na adrese { $address } nemá žádné pracovní procesy
folder-used = { $folder } není prázdná: zvol jinou složku, nebo v ní pokračuj pomocí --resume
folder-no-plan = { $folder } neobsahuje výsledky simulace (chybí plan.json)
folder-damaged = { $file } je poškozený; nelze poznat, k čemu partie vedle něj patří
folder-empty = { $folder } zatím neobsahuje žádné dohrané partie
other-plan = { $folder } obsahuje partie podle jiného plánu: pokračovat jde jen se stejnou hrou, boty, semínkem a přípravou
fewer-games = { $folder } byla založena pro { $games } partií: žádej stejně nebo víc
records-where = --records potřebuje složku, kam záznamy ukládat: --out DIR
resume-where = --resume potřebuje složku, ve které pokračovat: --out DIR
no-policy = { $game } nemá strategii, která by se dala učit: její složka nejmenuje žádné vlastnosti možností. Hry, které ji mají: { $games }
training-damaged = { $file } je poškozený, takže se v učení nedá pokračovat: zvol jinou složku, nebo soubor smaž a začne se znovu
no-such-kind = Žádný stůl, u kterého se učí, není druhu { $kind }. Druhy, které jsou: { $kinds }
training-other = { $folder } obsahuje učení hry { $game }: zvol jinou složku
rate = { $games } partií/s
stopped = zastaveno po { $done } z { $total } partií
stopped-kept = zastaveno po { $done } z { $total } partií; jsou uložené v { $folder } a --resume v nich pokračuje
resumed = { $done } z { $total } partií už bylo dohráno dřív
faults = { $bot }: { $faults ->
    [one] 1 rozhodnutí padlo
    [few] { $faults } rozhodnutí padla
   *[other] { $faults } rozhodnutí padlo
} náhodou, protože se bot opozdil, selhal nebo nejmenoval žádnou z možností.

# Boti
bot-random = kterákoli možnost, všechny stejně pravděpodobné
bot-easy = rozumný, ale napůl duchem jinde: náhodou jedna ze čtyř možností, které se líbí naučené strategii
bot-policy = volí hned, podle toho, co se o volbách naučil; kde se hra nic nenaučila, jako greedy
bot-greedy = jeden tah dopředu, podle znalce hry
bot-search = zkouší tahy v domyšlených partiích; search:400 průchodů nebo search:250ms času na rozhodnutí
bot-process = tvůj program v jakémkoli jazyce: process:./mujbot nebo process:250ms:./mujbot (docs/bots.md)

# Turnaje
standings-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
} u stolů pro { $seats }, stejná rozdání ze všech míst. { $machine }
standings-answered = O každých dvou botech se ví, který je lepší (▲ ▼).
standings-open = Ne vše je rozhodnuto: ▲ a ▼ značí, co ano; zbytek mohou ukázat další partie.

# Vytištěné tabulky
column-worst = nejhůř
column-tenth = 10 %
column-nine-tenths = 90 %
column-best = nejlíp
column-target = průměrný cíl
column-lead = průměrný náskok
column-reached = splněno
column-elo = Elo
column-interval = 95% interval
printed-intervals = V závorkách jsou 95% intervaly; pod 10 % a nad 90 % leží vždy desetina partií.
printed-games = { $game }: { $count ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
} za { $seconds } s: { $rate } partií a { $decisions } rozhodnutí za sekundu.
printed-target = Cílem sólové partie jsou body soupeře, nebo to, co je potřeba k nejlepšímu titulu.

# Zprávy
report-title = { $game }: { $games } partií botů
report-made = Vzniklo těmito příkazy z { $games } dohraných partií (naplánováno { $planned }).
report-bots = Boti
report-seed = Semínko
report-setup = Příprava
report-machine = Stroj
report-usual = obvyklá
report-language = Jazyk
report-reading = Jak zprávu číst
report-reading-about = Tyto partie hráli boti, ne lidé, a jejich zvyky jsou v každém čísle. Tečka je to, co vyšlo, čára skrz ni 95% interval: kdyby se hrálo znovu s jiným mícháním, minula by pravdu asi jedna čára z dvaceti. Kde je čar mnoho, některé ji minou už jen náhodou.
report-scores = Kolik bodů
report-scores-about = Jak často padlo které skóre. Celá plocha každého obrysu jsou všechny jeho partie.
report-bot-table = Boti
report-bot-table-about = Čeho který bot v těchto partiích dosáhl. Dělená výhra se počítá svým dílem.
report-lines = Odkud jsou body
report-lines-about = Průměr každého řádku bodovacího listu přes partie, ve kterých se vyskytuje. Řádek s mnoha body nerozhoduje, pokud je mají všichni.
report-seats = Záleží na místě u stolu?
report-seats-about = Jak často které místo vyhrává. Boti si místa partii od partie měnili, zbývá tedy samo místo. Svislá čára je to, co by dala náhoda.
report-points = Srovnání příprav
report-points-about = Průměrné skóre u každé přípravy. Všechny se hrály ze stejných semínek.
report-length = Jak dlouhá je partie
report-length-about = Kolik rozhodnutí partie má, všichni hráči dohromady. Vynucené tahy se nepočítají.
report-effect-table = Všechny, i s body
report-all-or-nothing = Každý z těchto botů všechny své partie vyhrál, nebo všechny prohrál, takže výhry tu nic neříkají; graf ukazuje, o kolik bodů navíc bylo. Víc by prozradili boti, kteří jsou si skoro rovni.
report-ratings = Hodnocení
report-ratings-about = Síla každého bota v bodech Elo; o 100 bodů víc znamená asi 64 vyhraných partií ze 100. Průměr těchto botů je 0, hodnocení z různých turnajů tedy porovnávat nejde.
report-cross = Kdo koho poráží
report-cross-about = Kolik bot vlevo uhrál proti botovi nahoře; výhra je 1, remíza polovina.
report-faults = { $faults ->
    [one] 1 rozhodnutí bota
    [few] { $faults } rozhodnutí bota
   *[other] { $faults } rozhodnutí bota
} { $bot } padlo náhodou, protože se opozdil, selhal nebo nejmenoval žádnou z možností.
report-foot = Vytvořila mytina { $version } ze složky { $folder }. Karty, místa a pravidla se jmenují jako na stránkách.
axis-points = body
axis-points-more = bodů navíc
axis-wins = podíl výher
axis-wins-more = o kolik častěji vyhrál (procentní body)
axis-decisions = rozhodnutí
axis-elo = body Elo
column-name = co
column-share = kolik hráčů
column-count = hráčů
column-wins = výher navíc
column-points = bodů navíc
column-bot = bot
column-games = partií
column-mean = průměr bodů
column-win-rate = výhry
column-low-high = od desetiny do devíti desetin
column-seat = Místo { $number }
unit-points = p. b.
report-written = { $file }: zpráva o { $games } partiích
report-small = Málo partií: při { $games } je většina intervalů široká.

# mytina analyse
analysis-player = hráč
analysis-accuracy = přesnost
analysis-decisions = rozhodnutí
analysis-expected = čekáno
analysis-found = navíc
analysis-lost = ztráta
analysis-gifts = ostatní
analysis-luck = štěstí
analysis-result = náskok
analysis-ply = krok
analysis-before = před
analysis-after = po
analysis-picked = zahráno
analysis-best = lepší
analysis-moment = { $ply }. { $name }: asi { $points } b.
analysis-no-moments = Žádné rozhodnutí nestálo celý bod.

puzzles-seed = Semínko se stane součástí jména úlohy: jen písmena, číslice a spojovníky.
puzzles-folder = Složka { $folder } neexistuje.
puzzles-none = { $games ->
    [one] V jedné hře
   *[other] V { $games } hrách
} nebyl žádný tah jasně nejlepší: zkus víc her nebo jiné semínko.
puzzles-written = { $file }: { $puzzles ->
    [one] jedna úloha
    [few] { $puzzles } úlohy
   *[other] { $puzzles } úloh
} z { $games ->
    [one] jedné hry
   *[other] { $games } her
}
