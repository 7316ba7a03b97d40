# Slova stránek.
slogan = deskové hry na palouku
welcome-short = Deskové hry v prohlížeči. Bez účtu, bez instalace.
play-with = Hrát s tímhle rozšířením
about-site = O téhle stránce
skip = Přejít k obsahu
site = Jazyk a nastavení
home = Všechny hry
games = Hry
close = Zavřít
cancel = Zrušit
copy = Kopírovat
share = Sdílet
go = Přejít
any = jak to přijde
belongs = Hry patří svým autorům a vydavatelům. Jestli se ti některá líbí, kup si krabici: na skutečném stole je nejkrásnější. Obrázky a slova zde jsou naše vlastní.

# Nastavení
settings = Nastavení
theme = Vzhled
theme-system = Systém
theme-light = Světlý
theme-dark = Tmavý
setting-sound = Zaťukat, když jsem na tahu
setting-confirm = Ptát se před koncem tahu
notify = Upozornit, když jsem na tahu

# Domů
continue = Rozehrané
table-yours = Jsi na tahu
table-theirs = Na tahu: { $name }
table-running = Hraje se
date = { $day }. { $month }. { $year }
table-over = Dohráno
players = { $low ->
    [one] { $high ->
        [one] 1 hráč
        [few] 1 až { $high } hráči
       *[other] 1 až { $high } hráčů
    }
   *[other] { $spread ->
        [none] { $low ->
            [few] { $low } hráči
           *[other] { $low } hráčů
        }
       *[other] { $high ->
            [few] { $low } až { $high } hráči
           *[other] { $low } až { $high } hráčů
        }
    }
}
minutes = { $low } až { $high } minut
play-alone = Hrát sólo
play-bot = Hrát hned proti botovi
play-friends = Hrát s přáteli
rules = Pravidla
pad = Počítadlo bodů
import = Otevřít záznam

# Příprava stolu
new-table = Nový stůl
your-name = Tvé jméno
name-example = třeba Anežka
how-many = Kolik hráčů
rest-seats = Hráči od { $first } výš
who-plays = Kdo hraje
bot-easy = Začátečník
bot-medium = Pokročilý
bot-strong = Znalec
bot-hard = Mistr
seat-number = Hráč { $number }
seat-me = já
seat-open = přítel
seat-bot = bot
bot-kind = Jak silný má bot být
a-bot = bot
bot-random = Náhoda
bot-search = Mistr
bot-search-time = Mistr, { $seconds } s na tah
bot-search-looks = Mistr, { $looks } pohledů
options = Jak se hraje
presets = Co se hraje
preset-own = Vlastní výběr
preset-own-note = Každou část zapneš zvlášť.
expert = Čas na tah a další
open-table = Otevřít stůl
form-errors = { $count ->
    [one] Jedna věc ještě není v pořádku, je označená níže.
    [few] { $count } věci ještě nejsou v pořádku, jsou označené níže.
   *[other] { $count } věcí ještě není v pořádku, jsou označené níže.
}

# Pozvání
join-title = Přisednout
join-heading = Pozvánka ke hře { $game }
join-seat = Čeká na tebe místo: { $seat }.
join-clock = Čas na tah: { $time }. Když uplyne, odehraje tah bot ({ $bot }).
sit-down = Přisednout
just-watch = Jen se dívat
read-rules = Nejdřív si přečíst pravidla
invite = Pozvat přátele
invite-seat = Volné místo: { $seat }
invite-how = Pošli odkaz příteli, nebo ať si načte kód. Kdo ho otevře první, přisedne.
invite-link = Pozvánka

# Stůl
menu = Nabídka stolu
whole-page = Ukázat všechno
title-turn = ● Jsi na tahu – { $game }
title-over = Konec hry – { $game }
players-and-scores = Hráči a body
you-here = ty
points-word = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
state-resigned = hra vzdána
state-won = vítězství
state-over = dohráno
state-open = volné místo
state-away = zaskakuje bot
state-turn = na tahu
state-here = u stolu
state-your-turn = tvůj tah
state-gone = teď není u stolu
bar = Tvé rozhodnutí
meanwhile = Mezitím
waiting = Čeká se
due-at = do { $day }. { $month }. { $time } UTC
due-mine = zbývá; pak za tebe tenhle tah odehraje bot.
hurry = Dát lhůtu
hurry-does = Když čas uplyne a nic se nerozhodne, odehraje tenhle tah bot. Další tah už zase patří hráči.
hurry-whom = Komu
hurry-time = Kolik času
hurry-bot = Kdo zaskočí
hurry-object = Jsem tady, zrušit lhůtu
hurry-give = Dát lhůtu
clock = Čas na tah
clock-none = bez omezení
clock-bot = Kdo zaskočí, když uplyne
clock-note = Když čas uplyne, odehraje tah bot. Po dvou zmeškaných tazích za sebou drží místo, dokud se hráč nevrátí.
span-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
span-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
span-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
span-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dnů
}
waiting-for = Na tahu: { $names }
waiting-friends = Jedno místo je ještě volné: pošli pozvánku příteli.
rival = soupeř
look = Ukázat na stole
bot-in-line = { $place ->
    [1] Bot je další na řadě.
    [2] Bot je ve frontě druhý.
    [3] Bot je ve frontě třetí.
   *[other] Bot je ve frontě { $place }.
}
watching = U tohoto stolu přihlížíš.
away-note = Než se vrátíš, hraje za tebe bot.
take-back-seat = Jsem zpátky
refresh = Obnovit
undo = Zpět
undo-does = Vzít zpět poslední krok (U)
hint = Rada
hint-does = Co by udělal silný bot? (H)
hint-best = Silný bot by zvolil:
hint-lead = (očekávaný náskok { $points })
auto = Hrát za mě
auto-does = Tento tah ať zahraje bot
end-yes = Ano, tah končí
end-no = Ne, ještě si to rozmyslím
end-sure = Ukončit tah?
over = Hra skončila
see-result = Výsledek
log = Co se stalo
log-empty = Zatím se nic nestalo.
rule = Pravidlo { $rule }
chat = Povídání
chat-say = Řekni něco
chat-send = Poslat
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-nice = Pěkný tah!
phrase-thinking = Přemýšlím …
phrase-thanks = Díky, bylo to fajn!
rename = Přejmenovat
watch-link = Odkaz pro diváky
renew = Vytvořit nový odkaz
renew-invite-does = Stará pozvánka přestane platit; kdo ji má, už si nesedne.
renew-note = Starý odkaz přestane platit a ostatní zařízení o tvé místo přijdou.
close-table = Zavřít stůl
close-sure = U zavřeného stolu se dál nehraje. Zavřít?
delete-table = Smazat stůl
delete-sure = Stůl i jeho záznam nenávratně zmizí. Smazat?
closed-table = Hostitel stůl zavřel
private-link = Moje místo na jiném zařízení
private-note = Kdo má tento odkaz, hraje za tebe. Nech si ho pro sebe.
record = Stáhnout záznam
verify = Ověřit zamíchání
leave = Odejít (zaskočí bot)
resign = Vzdát hru
resign-sure = Opravdu vzdát hru? Vyhrají ostatní.
keys = Klávesy
key-tab = Tab
key-tab-does = postupně vše, co jde vybrat
key-arrows = ← ↑ → ↓
key-arrows-does = mezi místy na desce
key-enter = Enter, mezerník
key-enter-does = podívat se blíž; podruhé to provést
key-closer = Shift + šipky
key-closer-does = od karty ke kartě, i když právě nejde vyložit
key-numbers = 1 … 9
key-numbers-does = vybrat očíslovanou možnost
key-undo = U
key-undo-does = vzít zpět
key-list = L
key-list-does = všechny možnosti slovy
key-auto = P
key-auto-does = hrát za mě
key-hint = H
key-hint-does = rada
key-escape = Esc
key-escape-does = zavřít, nebo vzít zpět krok nedokončeného tahu
key-help = ?
key-help-does = tato nápověda

table = Stůl
zones = Části stolu
zone-options = { $count ->
    [one] možnost
    [few] možnosti
   *[other] možností
}
list = Všechny možnosti
list-does = Ukázat všechny možnosti slovy (L)
again = Přehrát znovu, co se stalo
again-does = Přehrát znovu, krok za krokem
this-table = Tento stůl
closeup-does = Co dělá
counter-more = Přidat: { $what }
counter-less = Ubrat: { $what }
counter-full = Víc než { $most } nejde
counter-takers = Komu
ways = Jak to provést
hint-brings = Hned přinese
hint-then = Připravuje:
hint-second = Druhá nejlepší:
hint-less = ({ $points })

# Konec
result = Výsledek
end-alone = { $points ->
    [one] Máš { $points } bod
    [few] Máš { $points } body
   *[other] Máš { $points } bodů
}
end-you = Máš vyhráno!
end-winner = Vítězství: { $name }
end-shared = Vítězství: { $names }
end-nobody = Nikdo nevyhrál
end-resigned = Hra vzdána: { $names }
score-sheet = Bodový list
total = Celkem
over-time = Body v čase
plot-label = Body v čase; na konci { $summary }
moments = Rozhodující chvíle
rematch = Hrát znovu
to-rematch = K další hře
replay = Ohlédnout se

# Ohlédnutí
replay-of = { $game }: ohlédnutí
ply = Krok
ply-of = Krok { $ply } z { $plies }
step-first = Na začátek
step-previous = O krok zpět
step-next = O krok dál
step-last = Na konec
replay-more = Body, pohledy, hrát dál
autoplay = Přehrávat
eyes = Číma očima
eyes-everybody = všech
continue-here = Hrát dál odtud
to-table = Ke stolu

# Záznamy a zamíchání
import-what = Prohlédni si hru uloženou v záznamu a z libovolného místa v ní pokračuj.
import-failed = Tento záznam nejde otevřít:
import-file = Soubor se záznamem
import-text = Nebo jeho text
import-go = Otevřít
verify-running = Hra běží. Otisk níže jsme zveřejnili, když se stůl otevřel.
verify-ok = Zamíchání je poctivé: klíč odpovídá otisku a každý krok z něj vyplývá.
verify-bad = Tohle k sobě nesedí.
verify-how = Před prvním tahem zveřejníme otisk tajného klíče, který rozhoduje o každém zamíchání. Po konci hry zveřejníme i klíč, takže si každý může ověřit, že se mezitím nic nezměnilo.
verify-commitment = Otisk
verify-seed = Klíč
verify-hidden = zveřejní se po konci hry
verify-yourself = Ověř si to

# Počítadlo
pad-of = { $game }: počítadlo bodů
pad-what = Pro krabici na tvém stole: naťukej, co na něm leží, a body se hned spočítají.
pad-table = Stůl
pad-anew = Začít znovu
pad-example = Ukázka
pad-add = Další hráč
pad-remove = Odebrat hráče
pad-rival-in = Soupeř: { $name }
pad-rival-away = Odebrat soupeře: { $name }
pad-raw = Jako text
pad-raw-note = Stejný formát jako u příkazu mytina score.
pad-count = Spočítat
pad-choose = Co tu leží?
pad-kind = Druh
pad-empty = Nic
pad-players = Hráči
pad-brush = Co se kreslí
pad-erase = Guma
pad-collect = Přidat
pad-nothing = Zatím tu nic není.
pad-by-itself = auto
pad-search = Hledat podle názvu
pad-done = Hotovo
pad-less = { $name }: ubrat
pad-more = { $name }: přidat
pad-warnings = { $count ->
    [one] 1 upozornění
   *[other] { $count } upozornění
}
pad-tie = Shoda bodů; vyhrává { $name }.
pad-shared = Shoda ve všem: { $names } se dělí o vítězství.
player-number = { $number }. hráč
less = Méně
more = Více

# Pravidla
rules-of = { $game }: pravidla
contents = Obsah
how-to = Jak se hraje
rulebook = Všechna pravidla podle značek
rulebook-note = Našimi slovy; odkazuje sem zápis každé hry.
search = Hledat v pravidlech a kartách
search-none = Nic se nenašlo.

# Co říká skript
script-gone = Hostitel tento stůl smazal.
script-offline = Bez spojení. Nic se neztratilo, zkoušíme to dál.
script-online = Spojení je zpátky.
script-copied = Zkopírováno
script-your-turn = Jsi na tahu
script-refused = To teď nejde.
script-unreachable = Server neodpověděl. Zkus to za chvíli znovu.
script-choose = Vyber jedno
script-yes = Ano
script-no = Ne
script-close = Zavřít
script-notify-denied = Prohlížeč tu upozornění nedovolil.
script-notify-on = Dáme ti vědět.

# Chyby
error-400 = Tohle nevypadá dobře
error-403 = To není tvé místo
error-404 = Tady nic není
error-405 = Takhle to nejde
error-409 = Stůl se mezitím změnil
error-413 = To je příliš mnoho
error-429 = Prosím, trochu pomaleji
error-500 = Něco se u nás pokazilo
error-other = Nepovedlo se to
error-status = Stav { $status }

# Tvar, kterým se pohybuje po desce
ghost-map = Mapa: šipky posouvají tvar, R otáčí, F převrací, Enter zakreslí
ghost-fits = vejde se
ghost-no-fit = Sem se nevejde.
ghost-point = Ukaž na mapu a klikni. Kolečko nebo R otáčí, F převrací.
ghost-tap = Ťukni do mapy, tvar posuň tažením, dalším ťuknutím zakresli.
ghost-rotate = Otočit
ghost-rotate-does = Otočit tvar (R, kolečko myši)
ghost-flip = Převrátit
ghost-flip-does = Převrátit tvar (F, Shift a kolečko)
ghost-draw = Zakreslit sem
ghost-counts = Co by se změnilo
key-turn = R, F
key-turn-does = otočit nebo převrátit tvar na mapě; šipky posouvají, Enter zakreslí

# Obrázek stolu
picture-svg = Obrázek (SVG)
picture-png = Obrázek (PNG)

# Velký stůl
everybody = Všech { $count } hráčů{ $waiting ->
    [0] {""}
   *[other] , na tahu { $waiting }
}
and-more = { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
}

# Pravidla v obrázcích
guide-table = Co leží na stole
guide-turn = Příklad krok za krokem
guide-turn-note = Skutečná hra: obrázky i řádky pod nimi pocházejí přímo od stolu.
guide-signs = Značky a co znamenají

# Konec hry
replay-there = Přehrát
end-swing = o kolik bodů se tím změnil očekávaný náskok
end-more = Stáhnout a ověřit
result-picture = Obrázek výsledku
result-named = Obrázek výsledku se jmény
end-led = { $points ->
    [one] Před koncem v čele: { $name } o 1 bod ({ $chapter }).
    [few] Před koncem v čele: { $name } o { $points } body ({ $chapter }).
   *[other] Před koncem v čele: { $name } o { $points } bodů ({ $chapter }).
}
end-board = Prohlédnout stůl

# The companion for a real table
companion-begin = Začít
companion-continue = Pokračovat v poslední hře
companion-do = Co udělat s figurkami
companion-first = Klepni, co je obsazené, a začni jejím tahem
companion-undo = Zpět
companion-over = Dohrála. Sečti svoje body a porovnej je s jejími.
companion-lists = Co leží na stole
companion-that = To je ona
companion-anew = Nová hra
