# Co sova vysvětlí v první hře.
coach-choose = Vyber terén a tvar, polož ho na prázdná pole a potvrď. Na tlačítku vidíš, kolik bodů přidá v tomhle období.
coach-place = Zakresli tvar na prázdná pole; smíš ho otočit i převrátit. Nemusí se ničeho dotýkat.
coach-place-hero = Hrdinu postav tam, kde jeho hvězdy zasáhnou nestvůry, nebo tam, odkud nějaká přijde. Zasažené nestvůry zahynou.
coach-place-ambush = Teď kreslíš nestvůru sousedovi. Nejvíc ho stojí tam, kde má kolem sebe hodně prázdných polí.
coach-petrify = Gorgona zničí jedno pole vedle sebe. Vyber takové, které souseda nejvíc zabolí.
coach-ravage = Trol na konci období zničí jedno prázdné pole vedle sebe. Vyber to, bez kterého se obejdeš.
coach-place-at-once = Nic z karty se na mapu nevejde, proto zakreslíš jediné pole jakéhokoli terénu.
coach-petrify-at-once = Gorgona přišla sama a zničí jedno pole vedle sebe. Vyber to, bez kterého se obejdeš.
