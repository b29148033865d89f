import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import type { Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';

const canonical = configure({ deterministic: true, circularValue: Error });

/** A machine as JSON text with sorted keys: what snapshots keep. */
export function machineText<G extends GameTypes>(machine: Machine<G>): string {
  return canonical(machine) ?? '';
}

/**
 * The first 128 bits of SHA-256 over the canonical text: equal states have equal hashes, wherever they were computed.
 */
export function stateHash<G extends GameTypes>(machine: Machine<G>): string {
  return hash('sha256', machineText(machine)).slice(0, 32);
}
