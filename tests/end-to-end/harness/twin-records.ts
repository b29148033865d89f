import { rules } from '../../../src/games/iron-curtain/rules.ts';
import { games } from '../../../src/games/registry.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../../src/kernel/play-at-random.ts';
import { seededRandom, shuffled } from '../../../src/kernel/random.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { type GameRecord, RECORD_VERSION } from '../../../src/records/record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { hiddenFrom, stateOf } from './hidden-cards.ts';

/** Two games that one viewer cannot tell apart, and their positions. */
export type Twins = {
  readonly records: readonly [GameRecord, GameRecord];
  /** How many cards lie elsewhere in the second game. */
  readonly moved: number;
  /** The other side has chosen a card that does not lie on the map yet. */
  readonly chosen: boolean;
};

/**
 * A random game after so many answers, and the same game with all that is hidden from the viewer dealt otherwise: the
 * other side's hand, what is not dealt, what was set aside. Undefined where the other cards would have led to another
 * public course, or nothing is hidden any more.
 */
export function twinRecords(viewer: string, answers: number, seed: string): Twins | undefined {
  const options = rules.parseOptions({});
  const module = games.get(rules.id);
  if (!module) throw new Error('the game is not in the registry');
  const setting = { seats: rules.seats(2, options), options, pack: rules.builtInPack().pack, ruleset: 1 };
  const game: Game = { rules: module.rules, setting };
  const random = seededRandom(`${seed} ${viewer} ${answers}`);
  const setup = looseSetup(game, {}, rules.builtInPack().hash);
  const chance = hmacChance(seed, { game: 'loose', salts: {} });
  const { log, machine } = playAtRandom({ game, setup, chance, random, answers });
  if (machine.over) return undefined;
  const hidden = hiddenFrom(stateOf(machine), viewer);
  const order = shuffled(hidden, random);
  const names = new Map(hidden.map((card, i) => [card, order[i] ?? card]));
  const moved = [...names].filter(([from, to]) => from !== to).length;
  if (moved === 0) return undefined;
  const first = recordOf(log);
  const second = recordOf(renamed(log, names));
  const other = replayed(second);
  if (!other || questions(game, other) !== questions(game, machine)) return undefined;
  const { chosen, active } = stateOf(machine);
  return { records: [first, second], moved, chosen: chosen !== undefined && active !== viewer };
}

/** By hand: without hashes, which would tell the games apart, and with every result of chance given. */
function recordOf(log: readonly object[]): GameRecord {
  return readRecord({
    despatch: RECORD_VERSION,
    game: rules.id,
    seats: [{ seat: 'us' }, { seat: 'ussr' }],
    seed: '00'.repeat(32),
    entries: log,
  });
}

/** Every card's id replaced, in the deck and, where a hidden card was chosen, in the answer. */
function renamed(log: readonly object[], names: ReadonlyMap<string, string>): readonly object[] {
  return JSON.parse(JSON.stringify(log), (_, inner) =>
    typeof inner === 'string' ? (names.get(inner) ?? inner) : inner,
  );
}

function replayed(record: GameRecord): Machine | undefined {
  try {
    return replayRecord(record, games).machine;
  } catch {
    return undefined; // an answer that was legal with the other card is not with this one
  }
}

const questions = (game: Game, machine: Machine) =>
  JSON.stringify(openDecisions(game, machine).map(({ id, name, waiting }) => [id, name, waiting]));
