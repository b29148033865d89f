import { type Translator, translator } from '../../i18n/translator.ts';
import { readPlayer } from '../../people/update-player.ts';
import type { HttpContext } from '../context.ts';

/** Speaks to the player whom a link was mailed to, signed in or not: in their language and time zone. */
export async function translatorFor({ services }: HttpContext, playerId: string): Promise<Translator> {
  const player = await readPlayer(services, playerId);
  return translator(player?.locale ?? 'en', player?.timeZone ?? 'UTC');
}
