import { translator } from '../../i18n/translator.ts';
import { drawFirst } from '../../kernel/board.ts';
import { exampleView } from '../../kernel/example-view.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { MailRoom } from '../mail-room.ts';
import type { Reader } from './reader.ts';

/**
 * A game under way, in its reader's language; undefined for readers who want no pictures, and where it could not be
 * drawn: a letter is complete without.
 */
export async function drawGame(
  { services, pictures }: MailRoom,
  module: GameModule,
  { locale, timeZone, format }: Pick<Reader, 'locale' | 'timeZone' | 'format'>,
): Promise<Buffer | undefined> {
  if (format === 'plain') return undefined;
  try {
    return await pictures.png(drawFirst(module.board, exampleView(module), { t: translator(locale, timeZone).t }));
  } catch (error) {
    services.log.error({ err: error, game: module.rules.id }, 'a picture for an invitation could not be drawn');
    return undefined;
  }
}
