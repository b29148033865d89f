import { cloneData } from './json.ts';
import type { Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';

/** A copy to apply entries to. Both share their state, of which an entry copies what it touches. */
export function copyMachine<G extends GameTypes>(machine: Machine<G>): Machine<G> {
  return { ...machine, agenda: cloneData(machine.agenda), resigned: [...machine.resigned] };
}
