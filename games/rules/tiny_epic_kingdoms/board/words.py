"""The few words on the board that are not among the printed things."""

from games.kernel.text import Words

ACTIONS = Words("Actions", "Akcje")
TOWER = Words("Tower", "Wieża")
MAGIC = Words("Magic", "Magia")
STORES = Words("Stores", "Zapasy")
POINTS = Words("points at each level", "punkty za poziom")
SHIELDS = Words("{laid} of {shields} shields", "tarcze: {laid} z {shields}")
USED = Words("used", "użyta")
LAST = Words("last used", "ostatnio użyta")
LEVEL = Words("level {level}", "poziom {level}")
LEFT = Words("was here", "stał tutaj")
LOST = Words("lost here", "stracony tutaj")
SEALED = Words("sealed", "zapieczętowane")
WAITING = Words("not set yet", "jeszcze nie ustawiono")
NOT_REVEALED = Words("one of these two sides", "jedna z tych dwóch stron")
