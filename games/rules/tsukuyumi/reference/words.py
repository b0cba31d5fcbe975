"""Titles and sentence patterns of the reference pages."""

from games.kernel.text import Words

TITLES = {
    "factions": Words("Factions", "Frakcje"),
    "units": Words("Units", "Jednostki"),
    "oni": Words("ONI", "ONI"),
    "actions": Words("Action cards", "Karty akcji"),
    "combat": Words("Combat cards", "Karty walki"),
    "answers": Words("Counterattacks", "Kontrataki"),
    "events": Words("Events", "Wydarzenia"),
    "faction_events": Words("Faction events", "Wydarzenia frakcji"),
    "missions": Words("Missions", "Misje"),
    "goals": Words("Goals and alternative goals", "Cele i cele alternatywne"),
    "victory": Words("Victory cards for two players", "Karty zwycięstwa dla dwóch graczy"),
    "gifts": Words("Amaterasu's Gifts", "Dary Amaterasu"),
    "reefs": Words("Reefs and their action sets", "Rafy i ich zestawy akcji"),
    "tools": Words("Weapons, uplinks, tokens", "Broń, uplinki, żetony"),
    "formations": Words("Formations", "Formacje"),
    "land": Words("Land and its traits", "Ziemia i jej cechy"),
    "terms": Words("Terms", "Pojęcia"),
}
TEXTS = {
    "factions": Words(
        "Nine peoples. The picture is the faction's mat: units with conquest points, hit points, "
        "damage and price.",
        "Dziewięć ludów. Obrazek to mata frakcji: jednostki z punktami podboju, wytrzymałością, "
        "obrażeniami i ceną.",
    ),
    "units": Words(
        "Every unit has three numbers: conquest points, hit points, damage. Damage never lasts: it "
        "kills at once or is lost.",
        "Każda jednostka ma trzy liczby: punkty podboju, wytrzymałość, obrażenia. Obrażenia nie "
        "trwają: zabijają od razu albo przepadają.",
    ),
    "actions": Words(
        "You draft one a round. The white phase is the same on all: two different of draw and play "
        "an event, produce 1, move 1, combat.",
        "W każdej rundzie wybierasz jedną. Biała faza jest na wszystkich taka sama: dwie różne z: "
        "dobierz i zagraj wydarzenie, produkcja 1, ruch 1, walka.",
    ),
    "combat": Words(
        "The attacker plays a card; the defenders answer with one of the counterattacks printed on "
        "it.",
        "Atakujący zagrywa kartę; obrońcy odpowiadają jednym z wydrukowanych na niej kontrataków.",
    ),
    "missions": Words(
        "Open to everybody whose match holds that faction: 1 point, once for each player.",
        "Dla wszystkich w meczu z tą frakcją: 1 punkt, raz dla każdego gracza.",
    ),
    "goals": Words("2 points, at once and once.", "2 punkty, od razu i raz."),
}
STATS = Words(
    "Conquest {conquest}, hit points {hp}, damage {damage}.",
    "Podbój {conquest}, wytrzymałość {hp}, obrażenia {damage}.",
)
COST = Words("Costs {cost}.", "Koszt: {cost}.")
COST_FOR = Words("{cost} buys {count}.", "{cost} kupuje {count}.")
UPGRADE = Words("Or {cost} in place of: {unit}.", "Albo {cost} w miejsce: {unit}.")
NO_COST = Words("Cannot be bought.", "Nie można kupić.")
COUNT = Words("In the box: {count}.", "W pudełku: {count}.")
RANGE = Words("Moves {bonus} further.", "Zasięg ruchu +{bonus}.")
TRAITS = Words("Traits: {traits}.", "Cechy: {traits}.")
ANSWERS = Words("Answers: {answers}.", "Odpowiedzi: {answers}.")
NO_ANSWERS = Words("No answers.", "Bez odpowiedzi.")
LIMIT = {
    "round": Words("Once per round.", "Raz na rundę."),
    "game": Words("Once per game.", "Raz na grę."),
}
COPIES = Words("Copies: {copies}.", "Kopii: {copies}.")
LASTS = Words("Until the round ends.", "Do końca rundy.")
PLAYERS = Words("From {players} players on.", "Od {players} graczy.")
DUEL = Words("For two players only.", "Tylko dla dwóch graczy.")
REEF = Words("Hit points {hp}. In the box: {count}.", "Wytrzymałość {hp}. W pudełku: {count}.")
POINTS = Words("Worth {points}.", "Warte {points}.")
BONUS = Words("Damage +{bonus}. Costs {cost}.", "Obrażenia +{bonus}. Koszt: {cost}.")
WHEN = {
    "immediate": Words("at once", "od razu"),
    "round_end": Words("at every round end", "na koniec każdej rundy"),
    "game_end": Words("at the end", "na koniec gry"),
}
TASK = Words("{name} ({when}, {points})", "{name} ({when}, {points})")
REINFORCEMENT = Words("Reinforcement", "Wzmocnienie")
REINFORCED = Words(
    "Hit points {bonus} for each of your units in the combat.",
    "Wytrzymałość {bonus} dla każdej twojej jednostki w walce.",
)
START = Words("Start", "Początek")
