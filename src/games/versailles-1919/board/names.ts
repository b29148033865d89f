import type { Message } from '../../../kernel/message.ts';
import type { Kind, NationId } from '../pack-types.ts';
import { msg } from './msg.ts';

/** Two letters: what is written on cubes, units and markers. */
export const CODES: { readonly [N in NationId]: string } = { uk: 'UK', fr: 'FR', us: 'US', it: 'IT', jp: 'JP' };

/** A nation as a heading: `France`. */
export function nationTitle(nation: NationId): Message {
  return msg('versailles-1919-board.nation', { nation });
}

/** What an issue belongs to, as a heading: `Middle East`. */
export function kindTitle(kind: Kind): Message {
  return msg('versailles-1919-board.kind', { kind });
}

/** A region in as few letters as possible: `ME`. */
export function kindCode(kind: Kind): Message {
  return msg('versailles-1919-board.kind-code', { kind });
}
