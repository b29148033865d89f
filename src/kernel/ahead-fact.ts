import type { AheadAct } from './ahead-act.ts';
import type { Answer } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';

/** What became of an order ahead, for its seat and the moderator: the only fact that is the kernel's own. */
export type AheadFact = {
  readonly type: 'ahead';
  readonly what: AheadAct['does'];
  readonly seat: SeatId;
  readonly ask: string;
  readonly args: JsonObject;
  /** The lines in words: those that are ordered, or those that are passed over. */
  readonly lines: readonly Message[];
  /** The conditions that were named, or those that have happened. */
  readonly named: readonly { readonly id: string; readonly given: Answer }[];
};

/** Whether a fact is the server's own note on orders ahead, not one of the game's. */
export function isAheadFact(fact: { readonly type: string }): fact is AheadFact {
  return fact.type === 'ahead' && 'what' in fact && 'seat' in fact && 'args' in fact;
}
