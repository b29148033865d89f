import { type Translator, translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { readPlayer } from '../../people/update-player.ts';
import type { HttpContext } from '../context.ts';
import type { Sitting } from './sitting.ts';

type Target = { readonly tableId: string; readonly seat: SeatId; readonly playerId: string };

/** Speaks to the player whom a link was mailed to, signed in or not: in their language and time zone. */
export async function translatorFor({ services }: HttpContext, playerId: string): Promise<Translator> {
  const player = await readPlayer(services, playerId);
  return translator(player?.locale ?? 'en', player?.timeZone ?? 'UTC');
}

/** The player of a link at their seat; `base` is where they compose. */
export async function linkSitting(
  context: HttpContext,
  { tableId, seat, playerId }: Target,
  base: string,
  how: Sitting['how'],
): Promise<Sitting> {
  return { tableId, seat, playerId, base, how, translator: await translatorFor(context, playerId) };
}
