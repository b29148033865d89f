import { configure } from 'safe-stable-stringify';
import { hashOf, partHash, sortedText } from './hash-parts.ts';
import type { Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';

const canonical = configure({ deterministic: true, circularValue: Error });

/** What hashes by parts begin with; those of older logs are bare. */
const BY_PARTS = '2:';

/**
 * A machine as JSON text: what snapshots keep. Its keys stay in their order, for a game may go through what it has in
 * that order, and roll a die for each: from a snapshot it must roll for the same as from the first entry.
 */
export const snapshotText = <G extends GameTypes>(machine: Machine<G>): string => JSON.stringify(machine);

/** A machine as JSON text with sorted keys: equal machines have equal texts. */
export function machineText<G extends GameTypes>(machine: Machine<G>): string {
  return canonical(machine) ?? '';
}

/**
 * A hash over the hashes of the machine's parts: equal machines have equal hashes, wherever they were computed. What
 * no entry has touched since it was last hashed is not hashed again.
 */
export function stateHash<G extends GameTypes>(machine: Machine<G>): string {
  const { state, sheets, ahead } = machine;
  const parts = {
    ...machine,
    state: partHash(state),
    ...(sheets && { sheets: partHash(sheets) }),
    ...(ahead && { ahead: partHash(ahead) }),
  };
  return BY_PARTS + hashOf(sortedText(parts));
}

/** Whether a recorded hash is the machine's: one by parts, or, in an older log, one over its whole text. */
export function hasHash<G extends GameTypes>(machine: Machine<G>, recorded: string): boolean {
  return recorded === (recorded.startsWith(BY_PARTS) ? stateHash(machine) : hashOf(machineText(machine)));
}
