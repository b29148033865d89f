import type { Viewer } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { seededRandom } from '../kernel/random.ts';
import { sampleMachine } from '../kernel/sample-machine.ts';
import { refuse } from '../platform/refuse.ts';

/** The position that a sandbox begins with: plain data. */
export type Begin = Machine;

/**
 * A position of a running game as a seat may take it away: what it does not see is drawn by the seed, and by nothing
 * that it does not see. Whoever finds a card there has learned nothing. Refuses (`bad-input`) games that cannot say
 * what a seat does not know.
 */
export function sampledPosition(game: Game, machine: Machine, seat: Viewer, seed: string): Begin {
  const sample = sampleMachine(game, machine, seat, seededRandom(`${seed} sandbox`));
  if (!sample) throw refuse('bad-input', 'practice.cannot-sample');
  return withoutSecrets(sample);
}

/** A position of a game that is over, as its record has it for everybody. */
export function openPosition(machine: Machine): Begin {
  return withoutSecrets(machine);
}

/** How many secret entries came last is nobody's business, and orders ahead would answer in place of who plays. */
function withoutSecrets({ secret, ahead, ended, ...machine }: Machine): Begin {
  return JSON.parse(JSON.stringify(machine));
}

/** What was kept of a position; undefined where there is none. Only this room has written it. */
export function readBegin(kept: unknown): Begin | undefined {
  return kept === null || kept === undefined ? undefined : Object(kept);
}
