# What the pictures say
art-meadow = Louka
art-revealed = Odhalené karty
art-hand = Tvá ruka
art-journey = Výprava
art-places = Místa
art-events = Události
art-city = Město: { $name }
art-rival = Břitvovo město
art-deck = Dobírací balíček: { $n }
art-discard = Odkládací balíček: { $n }
art-passed = pasoval
art-spaces = Zabráno { $n } z 15 míst
art-reference = { $kind }, v balíčku { $copies }×; souvisí: { $links }
