# Why another move would have been better
lines = It would have brought more at once: { $lines }.
lines-less = It would have brought less at once: { $lines }.
lines-mixed = At once it would have changed: { $lines }.
saves = It would have saved { $what }.
costs = It would have cost { $what } more.
then = It would have prepared the next move: { $move }.
later = At once both would have brought the same. The difference is what can be made of it later.
pays = It would have paid off later.
and = { $first } and { $last }
