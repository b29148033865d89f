import { hmacChance } from '../../kernel/hmac-chance.ts';
import { type Game, positionOf } from '../../kernel/machine.ts';
import { looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { GameModule } from '../../kernel/rules.ts';

/** So many answers on, a board has something on it. */
const ANSWERS = 40;

const made = new WeakMap<GameModule, object>();

/** What a spectator sees of a game that is under way: the same each time, played when it is first wanted. */
export function exampleView(module: GameModule): object {
  const known = made.get(module);
  if (known) return known;
  const { rules } = module;
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game: Game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };
  const setup = looseSetup(game, {}, hash);
  const chance = hmacChance('example', { game: setup.table, salts: setup.salts });
  const { machine } = playAtRandom({ game, setup, chance, random: seededRandom('example'), answers: ANSWERS });
  const view = rules.view(positionOf(game, machine), 'spectator');
  made.set(module, view);
  return view;
}
