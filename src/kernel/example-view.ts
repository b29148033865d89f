import { hmacChance, seedHash } from './hmac-chance.ts';
import { type Game, positionOf } from './machine.ts';
import { looseSetup, playAtRandom } from './play-at-random.ts';
import { seededRandom } from './random.ts';
import type { GameModule } from './rules.ts';

/** Answers that are given before a board has something to show; more would take long in a game of armies. */
const ANSWERS = 30;

const played = new WeakMap<GameModule, object>();

/**
 * What a spectator sees of a game under way, for a picture of it: the same every time, played at random in memory when
 * it is first wanted.
 */
export function exampleView(module: GameModule): object {
  const known = played.get(module) ?? play(module);
  played.set(module, known);
  return known;
}

function play({ rules }: GameModule): object {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game: Game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };
  const seed = `picture of ${rules.id}`;
  const setup = { ...looseSetup(game, {}, hash), seedHash: seedHash(seed) };
  const chance = hmacChance(seed, { game: setup.table, salts: setup.salts });
  const { machine } = playAtRandom({ game, setup, chance, random: seededRandom(seed), answers: ANSWERS });
  return rules.view(positionOf(game, machine), 'spectator');
}
