"""The vocabulary as one table: name, what it does, whether it could change anything."""

from collections.abc import Mapping

from games.rules.daimyo.effects import possible, vocabulary
from games.rules.daimyo.printed.words import OpName
from games.rules.daimyo.queries.daimyo import Word

WORDS: Mapping[OpName, Word] = {
    "build_one": Word(vocabulary.build_one, possible.can_build),
    "clan_ability_of_opponent": Word(vocabulary.clan_ability_of_opponent, possible.has_opponents),
    "collect_farms": Word(vocabulary.collect_farms, possible.has_farms),
    "collect_governors": Word(vocabulary.collect_governors, possible.has_governors),
    "collect_tower_site": Word(vocabulary.collect_tower_site, possible.has_towers),
    "dice_adjust": Word(vocabulary.dice_adjust, possible.can_change_die),
    "dice_up": Word(vocabulary.dice_up, possible.can_raise_die),
    "discard_hero": Word(vocabulary.discard_hero, possible.has_hand),
    "draw": Word(vocabulary.draw, possible.has_card_to_draw),
    "eliminate_governor": Word(vocabulary.eliminate_governor, possible.can_eliminate),
    "exchange": Word(vocabulary.exchange, possible.has_any_token),
    "gain": Word(vocabulary.gain, possible.always),
    "gain_any": Word(vocabulary.gain_any, possible.always),
    "gain_per": Word(vocabulary.gain_per, possible.has_counted_pieces),
    "give_tile_to_bag": Word(vocabulary.give_tile_to_bag, possible.has_tiles),
    "give_tile_to_market": Word(vocabulary.give_tile_to_market, possible.has_tiles),
    "hire": Word(vocabulary.hire, possible.can_hire),
    "main_action": Word(vocabulary.main_action, possible.can_act),
    "move_governor": Word(vocabulary.move_governor, possible.can_move_governor),
    "move_opponent_governor": Word(vocabulary.move_opponent_governor, possible.can_evict),
    "opponent_random_discard": Word(
        vocabulary.opponent_random_discard, possible.opponent_has_cards
    ),
    "pay": Word(vocabulary.pay, possible.always),
    "play_hero_free": Word(vocabulary.play_hero_free, possible.can_play_hero),
    "pp": Word(vocabulary.pp, possible.always),
    "recruit_one": Word(vocabulary.recruit_one, possible.can_recruit),
    "scavenger_leg": Word(vocabulary.scavenger_leg, possible.always),
    "steal_gold": Word(vocabulary.steal_gold, possible.opponent_has_gold),
    "steal_tile": Word(vocabulary.steal_tile, possible.can_steal_tile),
    "steal_token_each": Word(vocabulary.steal_token_each, possible.opponent_has_tokens),
    "storage": Word(vocabulary.storage, possible.always),
    "take_bag": Word(vocabulary.take_bag, possible.bag_has_tiles),
    "take_board": Word(vocabulary.take_board, possible.can_take_from_board),
    "take_market": Word(vocabulary.take_market, possible.can_take_from_market),
    "track_reset": Word(vocabulary.track_reset, possible.track_has_moved),
    "villager_steps": Word(vocabulary.villager_steps, possible.always),
    "villager_tile": Word(vocabulary.villager_tile, possible.always),
}
