# Co říkají zprávy o mnoha partiích
study-played = Které karty vyhrávají
study-played-about = O kolik častěji vyhraje hráč, který kartu (aspoň jednou) zahraje, než hráč na stejném místě se stejným botem, který ji nezahraje. Neříká to, že důvodem je karta: kdo vede, může si dovolit víc, a drahé karty hrají ti, komu se daří.
study-achieved = Které události vyhrávají
study-achieved-about = Totéž pro splněné události. Událost může mít jen jeden hráč, takže část rozdílu je to, že ji soupeř nemá.
study-visited = Která místa vyhrávají
study-visited-about = Totéž pro místa na desce a v lese, kam hráč aspoň jednou poslal pomocníka. Místo, kam chodí skoro každý, říká málo.
