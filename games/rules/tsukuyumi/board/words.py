"""The few words on the board that are not among the printed things."""

from games.kernel.text import Words

MAP = Words("Map", "Mapa")
ROUND_OF = Words("Round {round} of {rounds}", "Runda {round} z {rounds}")
SET_UP = Words("Set-up", "Przygotowanie")
INITIATIVE = Words("Initiative", "Inicjatywa")
EVENTS = Words("Events", "Wydarzenia")
MISSIONS = Words("Missions", "Misje")
TABLE = Words("Events, missions", "Wydarzenia, misje")
HAND = Words("Hand", "Ręka")
AREAS = Words("Areas", "Obszary")
COMBAT = Words("Combat", "Walka")
SUPPLY = Words("ONI supply", "Zapas ONI")
RESERVE = Words("Reserve", "Rezerwa")
PHASES = {
    "white": Words("White", "Biała"),
    "blue": Words("Blue", "Niebieska"),
    "green": Words("Green", "Zielona"),
    "red": Words("Red", "Czerwona"),
}
BAN = Words("The opponent has no {phase} phase", "Przeciwnik nie ma fazy: {phase}")
NOTHING = Words("nothing", "nic")
PARTS = {
    "standard": Words("standard actions", "akcje podstawowe"),
    "initiative": Words("initiative", "inicjatywa"),
    "draw": Words("draw", "dobierz"),
    "play": Words("play", "zagraj"),
    "effect": Words("faction effect", "efekt frakcji"),
    "production": Words("production", "produkcja"),
    "oni_place": Words("place ONI", "umieść ONI"),
    "oni_fight": Words("ONI combat", "walka ONI"),
    "move": Words("move", "ruch"),
    "combat": Words("combat", "walka"),
}
STATS = Words(
    "conquest {conquest}, hit points {hp}, damage {damage}",
    "podbój {conquest}, wytrzymałość {hp}, obrażenia {damage}",
)
EACH = Words("{unit}, {stats}", "{unit}, {stats}")
SEVERAL = Words("{count} × {unit}, {stats} each", "{count} × {unit}, każda: {stats}")
CONTROLLED = Words("controlled by {who}", "kontroluje: {who}")
DOMINATED = Words("dominated by {who}", "dominuje: {who}")
UNCONTROLLED = Words("nobody's", "niczyj")
BASE_OF = Words("base of {who}", "baza: {who}")
BLOCKED = Words("blocked: {edges}", "blokady: {edges}")
EMPTY_CELL = Words("empty place", "wolne miejsce")
WORTH = Words("conquest value {value}", "wartość podboju {value}")
NEGATED = Words("{trait}, cancelled", "{trait}, anulowana")
TOKENS = {
    "printed": Words("printed blockade", "nadrukowana blokada"),
    "red": Words("blockade token", "żeton blokady"),
    "grey": Words("covered blockade", "zakryta blokada"),
    "kaneda": Words("Kaneda blockade", "blokada Kaneda"),
    "tunnel": Words("tunnel", "tunel"),
    "mines": Words("{count} × mine", "{count} × mina"),
    "eggs": Words("{count} × egg", "{count} × jajo"),
    "strongholds": Words("{count} × stronghold", "{count} × warownia"),
    "akira": Words("AKIRA marker", "znacznik AKIRA"),
    "vp2": Words("2VP marker", "znacznik 2PZ"),
    "gate": Words("gate", "Brama"),
    "devastated": Words("devastated", "zdewastowany"),
}
EDGES = (
    Words("east", "wschód"),
    Words("north-east", "północny wschód"),
    Words("north-west", "północny zachód"),
    Words("west", "zachód"),
    Words("south-west", "południowy zachód"),
    Words("south-east", "południowy wschód"),
)
LEFT = Words("was here", "była tutaj")
LOST = Words("lost here", "stracona tutaj")
ONI_NAME = Words("ONI", "ONI")
REEFS_NAME = Words("Reefs", "Rafy")
CHOSEN = Words("Card of this round", "Karta tej rundy")
COMBAT_CARDS = Words("Combat cards", "Karty walki")
OPEN_CARDS = Words("Lying open", "Leżą odkryte")
GOAL = Words("Goal", "Cel")
DONE = Words("done", "wykonane")
SPENT = Words("used", "użyta")
DECK = Words("Event deck", "Talia wydarzeń")
FACTION_DECK = Words("Faction events", "Wydarzenia frakcji")
CARDS_LEFT = Words("{count} cards", "kart: {count}")
MARKERS_LEFT = Words("territory markers left", "pozostałe znaczniki terytorium")
STAGES = {
    "attack": Words("Attack", "Atak"),
    "answers": Words("Answers", "Odpowiedzi"),
    "damage": Words("Damage", "Obrażenia"),
    "conquest": Words("Conquest", "Podbój"),
    "after": Words("After it", "Po ataku"),
}
ATTACKS = Words("{who} attacks", "Atakuje: {who}")
DEFENDS = Words("{who} defends", "Broni się: {who}")
IN_AREA = Words("in {area}", "obszar: {area}")
ANSWER_SEALED = Words("answer sealed", "odpowiedź zapieczętowana")
ANSWER_OPEN = Words("no answer yet", "jeszcze bez odpowiedzi")
ANSWERS = Words("Answers on the card", "Odpowiedzi na karcie")
DEALS = Words("deals {damage}", "zadaje {damage}")
TAKES = Words("takes {damage}", "dostaje {damage}")
STRIKES_BACK = Words("strikes back {damage}", "oddaje {damage}")
POINTS_HERE = Words("conquest points {points}", "punkty podboju {points}")
FALLEN = Words("Fallen: {units}", "Polegli: {units}")
CONQUERED = Words("The area is conquered.", "Obszar podbity.")
LIMITS = {
    "round": Words("once per round", "raz na rundę"),
    "game": Words("once per game", "raz na grę"),
}
KINDS = {
    "conquest": Words("conquest", "podbój"),
    "annihilation": Words("annihilation", "eliminacja"),
    "both": Words("annihilation, conquest", "eliminacja, podbój"),
    "special": Words("special", "specjalna"),
    "awakening": Words("awakening", "przebudzenie"),
}
