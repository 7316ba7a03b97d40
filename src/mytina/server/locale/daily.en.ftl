daily-played = You have played today’s game in this browser. There will be a new one tomorrow.
daily-sealed = This is somebody’s game of today. Others can see it tomorrow, when the day is over (at midnight UTC).
daily-alone = The game of the day is yours alone: no hints and no bot. Otherwise results could not be compared.
daily-no-day = We have no game of such a day. A day is written like 2026-05-31.
daily-future = That day has not come yet; a game of the day begins at midnight UTC.
daily-no-game = This game has no game of the day.
