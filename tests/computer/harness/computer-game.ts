import type { Put } from '../../../src/computer/candidates.ts';
import { games } from '../../../src/games/registry.ts';
import { applyInPlace, startGame } from '../../../src/kernel/apply-entry.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { nextPlace } from '../../../src/kernel/entry-place.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { randomAnswer } from '../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';

/** Options by name; `random`: drawn by this seed. */
type Options = { readonly [option: string]: string } | { readonly random: string };

/** A game with its built-in pack, for so many players. */
export function newGame(id: string, players: number, given: Options = {}): Game {
  const rules = games.get(id)?.rules;
  if (!rules) throw new Error(`no game ${id}`);
  const options = rules.parseOptions('random' in given ? drawn(rules.optionFields, given.random) : given);
  const { pack } = rules.builtInPack();
  return { rules, setting: { seats: rules.seats(players, options), options, pack, ruleset: rules.ruleset.current } };
}

function drawn(fields: Game['rules']['optionFields'], seed: string) {
  const random = seededRandom(seed);
  return Object.fromEntries(fields.map(({ id, values }) => [id, pickFrom(values, random).id]));
}

/** Who answers for a seat; undefined: somebody at random. */
export type Mind = (game: Game, machine: Machine, put: Put) => Answer | undefined;

/**
 * A game from its beginning to its end (or until `answers` were given), with the chance of a seed; `mind` answers where
 * it wants to. An answer that is not legal throws.
 */
export function playGame(
  game: Game,
  seed: string,
  mind: Mind,
  { answers = Number.POSITIVE_INFINITY, each }: { answers?: number; each?: (machine: Machine) => void } = {},
): Machine {
  const source = (n: number) => seededRandom(`${seed} draw ${n}`);
  const random = seededRandom(`${seed} random`);
  const { machine } = startGame(game, { seq: 1 }, { source });
  for (let n = 0; n < answers && !machine.over; n += 1) {
    each?.(machine);
    applyInPlace(game, machine, minded(game, machine, mind) ?? randomAnswer(game, machine, random), { source });
  }
  return machine;
}

function minded(game: Game, machine: Machine, mind: Mind) {
  for (const put of openPuts(game, machine)) {
    const answer = mind(game, machine, put);
    if (answer === undefined) continue;
    const place = nextPlace(game, machine, put.decision);
    return { v: ENTRY_VERSION, ...place, at: '', kind: 'answered', ...put, answer, how: 'bot' } as const;
  }
  return undefined;
}

/** Everybody who is waited for. */
export function openPuts(game: Game, machine: Machine): readonly Put[] {
  return openDecisions(game, machine).flatMap(({ id, waiting }) => waiting.map((seat) => ({ decision: id, seat })));
}
