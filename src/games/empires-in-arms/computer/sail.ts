import type { Message } from '../../../kernel/message.ts';
import type { FleetView } from '../view-types.ts';
import type { Draft } from './asked.ts';
import { writeWish } from './write-wishes.ts';

/** The draft with a fleet's way, step by step as far as the sheet takes it. */
export function sail(begin: Draft, { id }: Pick<FleetView, 'id'>, way: readonly string[], why: Message): Draft {
  let draft = begin;
  for (const to of way) {
    const next = writeWish(draft, { line: { order: 'sail', answer: { fleet: `fleet:${id}`, to } }, why });
    if (!next) return draft;
    draft = next;
  }
  return draft;
}
