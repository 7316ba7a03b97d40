# What the owl explains in a first game.
coach-choose = Choose terrain and shape, lay it on empty spaces and confirm. The button shows how many points it adds this season.
coach-place = Draw the shape on empty spaces; you may turn and flip it. It need not touch anything.
coach-place-hero = Put the hero where his stars strike monsters, or where one is going to come. Monsters that are struck die.
coach-place-ambush = Now you draw a monster on your neighbour's map. It costs most where many empty spaces lie around it.
coach-petrify = The gorgon destroys one space beside it. Choose the one that hurts your neighbour most.
coach-ravage = At the end of a season the troll destroys one empty space beside it. Choose one you can do without.
coach-place-at-once = Nothing on the card fits on the map, so you draw a single space of any terrain.
coach-petrify-at-once = The Gorgon came by itself and destroys one space beside it. Choose one you can do without.
