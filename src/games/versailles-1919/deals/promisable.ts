import type { Decisions } from '../types.ts';

/** 12.2: the questions whose answers can be promised: every choice that the rules leave to a player. */
const PROMISABLE = [
  'action',
  'place-influence',
  'reclaim',
  'military-action',
  'deploy-unit',
  'deploy-to',
  'demobilize-unit',
  'option',
  'naval-flags',
  'optional-event',
  'advance-cards',
  'refill-from',
  'drawn-issue',
  'which-effect',
  'which-region',
  'which-target',
  'which-waiting-issue',
  'which-settled-issue',
  'ready-unit',
  'exhaust-units',
  'announce-modifier',
  'who-is-hit',
  'hit-issue',
  'bid',
  'bid-influence',
  'take-strategy',
  'neutral-action',
  'neutral-place',
  'neutral-reclaim',
] as const satisfies readonly (keyof Decisions)[];

export type Promisable = (typeof PROMISABLE)[number];

export function isPromisable(name: string): name is Promisable {
  return PROMISABLE.some((each) => each === name);
}
