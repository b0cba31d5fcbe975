"""Titles and sentences of the reference, in both languages."""

from games.kernel.text import Words

TACTICS = Words("Tactic cards", "Karty taktyki")
TACTICS_TEXT = Words(
    "Red. The effect is used once, when the card is played; it costs as much energy as the card "
    "has command points. Laid in a battle, a tactic is an attack.",
    "Czerwone. Efekt działa raz, przy zagraniu karty; kosztuje tyle energii, ile karta ma punktów "
    "dowodzenia. Wyłożona w bitwie taktyka to atak.",
)
OBJECTIVES = Words("Objective cards", "Karty celu")
OBJECTIVES_TEXT = Words(
    "Yellow. They bring glory, once, when they are played. Laid in a battle, an objective is a "
    "retreat.",
    "Żółte. Przynoszą chwałę, raz, przy zagraniu. Wyłożony w bitwie cel to odwrót.",
)
ACCESSORIES = Words("Accessory cards", "Karty wyposażenia")
ACCESSORIES_TEXT = Words(
    "Green. A played accessory can be placed on your board, where there is room for three; each is "
    "then a special action. Laid in a battle, it is a sacrifice.",
    "Zielone. Zagrane wyposażenie można umieścić na swojej planszy, gdzie są trzy miejsca; każde "
    "jest odtąd akcją specjalną. Wyłożone w bitwie to poświęcenie.",
)
UPGRADES = Words("Upgrade cards", "Karty ulepszenia")
UPGRADES_TEXT = Words(
    "Blue. A played upgrade can be placed in its slot, one in each; from then on it works by "
    "itself. Laid in a battle, it is a defence.",
    "Niebieskie. Zagrane ulepszenie można umieścić na jego polu, po jednym na każdym; odtąd działa "
    "samo. Wyłożone w bitwie to obrona.",
)
ERA = Words("era {era}", "era {era}")
START = Words("start card", "karta początkowa")
CARD_FACTS = Words(
    "({code}: {era}, {points} command points; in a battle: {order} {points}.)",
    "({code}: {era}, punkty dowodzenia: {points}; w bitwie: {order} {points}).",
)
GOES_TO = Words("Slot: {slot}.", "Pole: {slot}.")
ENCOUNTERS = Words("Encounters", "Spotkania")
ENCOUNTERS_TEXT = Words(
    "Every encounter brings its glory and one of two rewards. You choose by the icon; what is "
    "behind it you learn afterwards, unless the table plays with premonition.",
    "Każde spotkanie daje chwałę i jedną z dwóch nagród. Wybierasz po symbolu; co się pod nim "
    "kryje, wiesz dopiero potem, chyba że stół gra z przeczuciem.",
)
ENCOUNTER_GLORY = Words("{code}: {glory} glory.", "{code}: {glory} chwały.")
SIDE_TEXT = Words(
    "{text} Your token then goes {steps} islands clockwise.",
    "{text} Potem twój żeton przesuwa się o {steps} zgodnie z ruchem wskazówek zegara.",
)
CHAMPIONS = Words("Champions", "Wybrańcy")
CHAMPIONS_TEXT = Words(
    "One for each player. A wounded champion has strength 1 and no ability until the next era.",
    "Po jednym dla każdego gracza. Ranny Wybraniec ma siłę 1 i do następnej ery żadnej zdolności.",
)
MONSTERS = Words("Monsters", "Potwory")
MONSTERS_TEXT = Words(
    "One comes in each era. When its event is resolved, it attacks the island where it stands. If "
    "all units there together are as strong as it, it is defeated and the three strongest players "
    "are rewarded; otherwise each of them loses the units of one region there.",
    "W każdej erze pojawia się jeden. Gdy rozpatrywane jest jego wydarzenie, atakuje wyspę, na "
    "której stoi. Jeśli wszystkie jednostki na niej mają razem co najmniej jego siłę, zostaje "
    "pokonany, a trzej najsilniejsi gracze dostają nagrody; w przeciwnym razie każdy traci tam "
    "jednostki z jednego regionu.",
)
MONSTER = Words("Strength {strength}. Starts on: {island}.", "Siła {strength}. Start: {island}.")
REWARDS = Words("Rewards", "Nagrody")
BEHAVIOUR = Words("Behaviour (optional rule)", "Zachowanie (zasada opcjonalna)")
ATTUNEMENTS = Words("Attunements", "Zestrojenia")
ATTUNEMENTS_TEXT = Words(
    "Whoever moves an island may take its card, once an era, if nobody has it yet, and scores it "
    "at once.",
    "Kto przemieszcza wyspę, może raz na erę wziąć jej kartę, jeśli nikt jej jeszcze nie ma, i od "
    "razu ją punktuje.",
)
ATTUNED_ON = Words("({island}, {side}.)", "({island}, {side}).")
EVENTS = Words("Events", "Wydarzenia")
EVENTS_TEXT = Words(
    "One a round is laid on the track. At the end of the era they are resolved in order: whoever "
    "controls a region of the kind shown gains the glory of the slot.",
    "Co rundę na torze kładzie się jedno. Na koniec ery rozpatruje się je po kolei: kto kontroluje "
    "region pokazanego rodzaju, otrzymuje chwałę z pola.",
)
ISLANDS = Words("Islands", "Wyspy")
ISLANDS_TEXT = Words(
    "Five islands in a ring, three regions each. From a region you reach the other two of its "
    "island, and the region of the same kind on a neighbouring island.",
    "Pięć wysp w pierścieniu, każda ma trzy regiony. Z regionu można dojść do dwóch pozostałych na "
    "tej samej wyspie oraz do regionu tego samego rodzaju na wyspie sąsiedniej.",
)
UNITS = Words("Units", "Jednostki")
UNIT_BUILT = Words(
    "Strength {strength}; {total} in the box. Constructing costs {construct} command points, "
    "deploying {deploy}.",
    "Siła {strength}; sztuk: {total}. Tworzenie kosztuje punkty dowodzenia: {construct}, "
    "rozstawienie: {deploy}.",
)
UNIT_PLAIN = Words("Strength {strength}; {total} in the box.", "Siła {strength}; sztuk: {total}.")
ARTEFACTS = Words("Artefacts", "Artefakty")
ARTEFACT = Words("Artefact {roman}", "Artefakt {roman}")
ARTEFACT_TEXT = Words(
    "Place {place} in the order of turns; {energy} energy at the start of every era.",
    "Miejsce {place} w kolejności tur; {energy} energii na początku każdej ery.",
)
TERMS = Words("Terms", "Pojęcia")
