# What the command `mytina` says.
error = mytina: { $why }
which-game = which game? mytina play GAME (mytina games lists them), or --resume FILE
seats-differ = --seats { $given }: this game has { $seats } seats
ply-range = --ply { $ply }: the record has { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
}
file-needed = a file is needed: mytina score GAME FILE (or --example for one to start from)
which-table = which table? mytina tables { $action } ID (mytina tables lists them)
needs-package = the site needs { $name }: pip install 'mytina[serve]'
set-form = { $option } { $given }: write it as FIELD=VALUE; the fields are { $fields }
pad-none = { $game } has no score pad
replayed = { $picks ->
    [one] 1 pick, legal
   *[other] { $picks } picks, all legal
}; the shuffle fits its commitment; { $over ->
    [yes] the game is over
   *[no] the game is not over
}.
player = Player { $number }
games-id = game
games-name = name
games-seats = players
games-minutes = minutes
games-tagline = what it is

# What the system says of files and ports
os-ENOENT = there is no such file or folder
os-EACCES = you may not read or write it
os-EPERM = you may not read or write it
os-EISDIR = this is a folder
os-ENOTDIR = a part of the path is not a folder
os-ENOSPC = the disk is full
os-EFBIG = the file would be larger than it may be here
os-EDQUOT = there is no room left for your files
os-EROFS = it lies on a disk that can only be read
os-EEXIST = it is there already
os-ENAMETOOLONG = the name is too long

# Backups
backed-up = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
}
restored = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
} restored
