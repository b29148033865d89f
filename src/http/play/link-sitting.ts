import type { Answer } from '../../kernel/choice.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { HttpContext } from '../context.ts';
import { translatorFor } from '../page/translator-for.ts';
import type { Sitting } from './sitting.ts';

type Target = { readonly tableId: string; readonly seat: SeatId; readonly playerId: string };

/** The player of a link at their seat; `base` is where they compose. */
export async function linkSitting(
  context: HttpContext,
  { tableId, seat, playerId }: Target,
  base: string,
  how: Sitting['how'],
): Promise<Sitting> {
  return { tableId, seat, playerId, base, how, translator: await translatorFor(context, playerId) };
}

/** The same, with their first answer given. */
export const begunSitting = (sitting: Sitting, begins: Answer): Sitting => ({ ...sitting, begins });
