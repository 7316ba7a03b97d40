# Co říká příkaz `mytina`.
error = mytina: { $why }
which-game = kterou hru? mytina play HRA (seznam ukáže mytina games), nebo --resume SOUBOR
seats-differ = --seats { $given }: tato hra má míst { $seats }
ply-range = --ply { $ply }: záznam má { $picks ->
    [one] { $picks } volbu
    [few] { $picks } volby
   *[other] { $picks } voleb
}
file-needed = je třeba soubor: mytina score HRA SOUBOR (nebo --example pro příklad, z něhož vyjít)
which-table = který stůl? mytina tables { $action } ID (seznam ukáže mytina tables)
needs-package = server potřebuje { $name }: pip install 'mytina[serve]'
set-form = { $option } { $given }: piš POLE=HODNOTA; pole jsou { $fields }
pad-none = { $game }: tato hra nemá počítadlo bodů
replayed = { $picks ->
    [one] { $picks } volba, podle pravidel
    [few] { $picks } volby, všechny podle pravidel
   *[other] { $picks } voleb, všechny podle pravidel
}; míchání odpovídá závazku; { $over ->
    [yes] hra skončila
   *[no] hra ještě neskončila
}.
player = Hráč { $number }
games-id = hra
games-name = název
games-seats = hráči
games-minutes = minuty
games-tagline = o čem je

# Co říká systém o souborech a portech
os-ENOENT = takový soubor ani složka tu není
os-EACCES = nemáš právo číst ani zapisovat
os-EPERM = nemáš právo číst ani zapisovat
os-EISDIR = tohle je složka
os-ENOTDIR = část cesty není složka
os-ENOSPC = disk je plný
os-EFBIG = soubor by byl větší, než tady smí být
os-EDQUOT = na tvoje soubory už tu není místo
os-EROFS = leží na disku, ze kterého se dá jen číst
os-EEXIST = už to tu je
os-ENAMETOOLONG = jméno je příliš dlouhé

# Zálohy
backed-up = { $file }: stolů { $tables }, událostí { $events }
restored = { $file }: obnoveno stolů { $tables }, událostí { $events }
