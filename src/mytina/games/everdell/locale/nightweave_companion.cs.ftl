# Průvodce k opravdovému stolu
companion-title = Soumračnice k tvému stolu
companion-about = Máš krabici na stole? Soumračnici za vás zahraje tahle stránka: odhalí její kartu, hodí kostkou, najde místo podle pravidla výběru a řekne, co udělat s figurkami a proč. Ty klepneš, co je obsazené, a řekneš, které karty otočila. Umí i její chování, plány a lsti, Nádraží s návštěvníky a Břitvovy karty a ví o schopnostech vašich pomocníků.
companion-players = Kolik vás hraje
companion-humans = { $n ->
    [one] { $n } hráč
   *[few] { $n } hráči
}
companion-with-tricks = S jejími lstmi
companion-with-newleaf = S kartami a Nádražím Nového Lístkovce
companion-with-corrin = S kartami Křovína Chvůstka
companion-with-legends = S legendárními kartami
companion-yes = ano
companion-no = ne
companion-none = žádná
companion-number = { $n }
companion-cannot = To nejde dohromady.
companion-turn = Tah Soumračnice ({ $n }.)
companion-by = { $who ->
    [only] Hráč
    [left] Hráč po její levici
   *[right] Hráč po její pravici
}: { $what }
companion-paid = platí { $n ->
    [one] { $n }krát
   *[other] { $n }krát
}
companion-which = Podívejte se, co to je: { $card }. Která karta?
companion-which-visitor = Který návštěvník leží lícem nahoru { $n ->
    [1] vlevo
   *[other] vpravo
}?
companion-which-hidden = Otočte { $n }. zakrytou kartu v jejím Doupěti. Která to je?
companion-is-legend = Podívej se na vrchní kartu její ruky a neukazuj ji: je legendární?
companion-from-meadow = karta na { $n }. místě Louky
    .acc = kartu z { $n }. místa Louky
companion-from-station = karta na { $n }. místě Nádraží
    .acc = kartu z { $n }. místa Nádraží
companion-from-there = karta, která tam teď leží
    .acc = kartu, která tam teď leží
companion-from-deck = vrchní karta balíčku
    .acc = vrchní kartu balíčku
companion-from-hand = vrchní karta její zamíchané ruky
    .acc = vrchní kartu její zamíchané ruky
companion-from-yours = karta tvé ruky, kterou si bere
    .acc = kartu tvé ruky
companion-ask-hand = Kolik karet máš v ruce?
companion-ask-resources = Kolik máš surovin?
companion-ask-newleaf = Kolik karet Nového Lístkovce teď leží na Louce?
companion-ask-placed = Máš umístěného pomocníka, který se může vrátit?
companion-ask-free = Máš pomocníka, který není umístěný?
companion-ask-season = V jakém jsi období?
companion-ask-hostage = Vyber kartu svého města, která má hodnotu aspoň 1. Která to je?
companion-ask-takeover = Vyber fialovou kartu svého města; nemáš-li ji, kartu s nejvyšší hodnotou. Která to je?
companion-ask-entrap = Vyber pro ni otevřenou kartu z Louky. Která to je?
companion-ask-purple = Kterou fialovou kartu jste zahráli?
companion-elsewhere = jiný, který stojí jinde
companion-season = Její období
companion-figure = Její figurka
companion-at-home = v Doupěti
companion-at-meadow = Louka, { $n }. místo
companion-at-station = Nádraží, { $n }. místo
companion-home = Pavoučci v Doupěti
companion-hand = Karty v její ruce
companion-city = Karty v jejím městě
companion-rewards = Karty v Doupěti
companion-tokens = Její žetony bodů
companion-total = Její body teď
companion-board-basic = Místa u řeky pro jednoho
companion-board-forest = Les
companion-board-journey = Výprava
companion-board-webs = Pavučiny na dalších místech
companion-webs-note = Klepni na místo, když na něj přijde tvůj pomocník.
companion-board-meadow = Louka
companion-meadow-note = Klepni na místo vedle ní, ze kterého byla vzata karta.
companion-board-events = Základní události
companion-board-special = Významné události
companion-board-open = { $n ->
    [one] Volné otevřené karty v tvém městě
   *[other] Volné otevřené karty: { $name }
}
companion-special-note = V pořadí, v jakém leží na stole; vyměníš je níž.
companion-open-note = Zapni ty, které ve městě jsou a nestojí na nich pomocník.
companion-special-place = { $n }. významná událost na stole
companion-taken = obsazené
companion-web = pavučina
companion-webs = { $n ->
    [one] { $n } pavučina
    [few] { $n } pavučiny
   *[other] { $n } pavučin
}
companion-beside = vedle ní
companion-she = ona
companion-player = hráč
    .dat = hráči
companion-player-0 = hráč po její levici
    .dat = hráči po její levici
companion-player-1 = hráč po její pravici
    .dat = hráči po její pravici
companion-hers = Soumračnice
companion-played-green = Byla zahraná zelená karta
companion-played-red = Byla zahraná červená karta
companion-played-blue = Byla zahraná modrá karta
companion-played-purple = Byla zahraná fialová karta
companion-lend = Umístěný pomocník jde k ní
companion-home-workers = Pomocníci hráčů šli domů
companion-give-card = Dostala kartu
companion-give-resource = Dostala surovinu
companion-point-more = Získala bod
companion-point-less = Ztratila bod

# Karty Břitvy a schopnosti pomocníků
companion-with-rugwort = S kartami Břitvy
companion-with-power = Schopnost pomocníků: hráč po její levici (nebo ty, hraješ-li bez spoluhráče)
companion-with-power_right = Schopnost pomocníků: hráč po její pravici
companion-no-power = žádná
companion-why-second = Druhý hráč nehraje, schopnost tedy nemá.
companion-why-butterflies = Motýli hrají hned po Soumračnici, sedí tedy po její levici.
companion-why-same = Každou schopnost může mít jen jeden hráč.
companion-power-of = { $power } ({ $name })
companion-power-butterflies = Smějí mít v ruce 12 karet a hrají hned po Soumračnici: ta začíná vždycky.
companion-power-pigs = Balíčku Farem si Soumračnice nevšímá. Vyloží-li Farmu, mají Prasata 2 body; stránka to připomene.
companion-power-stoats = Na tazích Soumračnice nic nemění.
companion-power-cats = Smějí se přidat i k pavoučkovi. Klepni na jeho místo: kočka tam stojí dál, i když pavouček odejde.
companion-power-snails = Když Soumračnice vyloží zelenou kartu, stránka se zeptá, jestli ji aktivují také. Karta z hromádky pak jde do její ruky a Soumračnice za ni má bod.
companion-power-bats = Na tazích Soumračnice nic nemění.
companion-power-bees = Na tazích Soumračnice nic nemění.
companion-ask-green = { $who ->
    [only] Která zelená karta tvého města má nejvyšší hodnotu?
    [left] Která zelená karta má nejvyšší hodnotu ve městě hráče po její levici?
   *[right] Která zelená karta má nejvyšší hodnotu ve městě hráče po její pravici?
} Je-li jich víc, jednu vyberte; legendární se nepočítají.
companion-ask-room = { $who ->
    [only] Vejde se ta karta do tvého města?
    [left] Vejde se ta karta do města hráče po její levici?
   *[right] Vejde se ta karta do města hráče po její pravici?
} Potřebuje volné místo a stejná karta tam ještě být nesmí.
companion-ask-swap = { $who ->
    [only] Kolik karet máš právě v ruce?
    [left] Kolik karet má právě v ruce hráč po její levici?
   *[right] Kolik karet má právě v ruce hráč po její pravici?
} Všechny jdou do ruky Soumračnice.
companion-ask-back = { $who ->
    [only] Kolik legendárních karet je mezi těmi, které od ní dostáváš?
    [left] Kolik legendárních karet je mezi těmi, které od ní dostává hráč po její levici?
   *[right] Kolik legendárních karet je mezi těmi, které od ní dostává hráč po její pravici?
} Zamíchejte jí je zpátky do ruky.
companion-ask-stolen = Kterou zelenou kartu jste jí vzali?
companion-rowdy = { $who ->
    [only] Na Soumračnici byl zahrán Výtržník Břitva
    [left] Výtržníka Břitvu na ni zahrál hráč po její levici
   *[right] Výtržníka Břitvu na ni zahrál hráč po její pravici
}
companion-robber = { $who ->
    [only] Na Soumračnici byl zahrán Lupič Břitva
    [left] Lupiče Břitvu na ni zahrál hráč po její levici
   *[right] Lupiče Břitvu na ni zahrál hráč po její pravici
}
companion-events-note = Klepni jednou za hráče po její levici, podruhé za hráče po její pravici; počítá je Vládce Břitva.
