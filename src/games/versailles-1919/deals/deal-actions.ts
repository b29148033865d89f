import type { OptionalAction } from '../../../kernel/optional-action.ts';
import { nationArgs } from '../names.ts';
import type { Position, Versailles } from '../types.ts';
import { unanswered } from './answer-deal.ts';
import { openDeals } from './find-deal.ts';
import { msg } from './msg.ts';
import { dealers } from './parties.ts';

/** Section 12: what may be negotiated just now; nothing before the first turn, after the game, and alone. */
export function dealActions(position: Position): readonly OptionalAction<Versailles>[] {
  const { state } = position;
  const seats = dealers(position);
  if (state.active === undefined || state.ending || seats.length < 2) return [];
  return [
    { ask: 'propose-deal', args: {}, seats, label: msg('versailles-1919-deals.label.propose') },
    { ask: 'draft-promise', args: {}, seats, label: msg('versailles-1919-deals.label.draft') },
    { ask: 'send-message', args: {}, seats, label: msg('versailles-1919-deals.label.message') },
    ...openDeals(state).flatMap((deal): readonly OptionalAction<Versailles>[] => {
      const [args, key] = [{ deal: deal.id }, String(deal.id)];
      const [answer, withdraw] = [
        msg('versailles-1919-deals.label.answer', nationArgs(deal.by)),
        msg('versailles-1919-deals.label.withdraw', args),
      ];
      return [
        { ask: 'answer-deal', args, key, seats: unanswered(deal), label: answer, calls: true },
        { ask: 'withdraw-deal', args, key, seats: [deal.by], label: withdraw },
      ];
    }),
  ];
}
