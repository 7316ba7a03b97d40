daily = Mapa dne
daily-short = pro všechny stejná
daily-about = Dnes mapují všichni stejnou zemi: stejný list, stejné výnosy a stejné karty ve stejném pořadí. Kdo z ní pro královnu vytěží nejvíc?
