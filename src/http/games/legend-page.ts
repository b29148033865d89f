import { msg } from '../../i18n/msg.ts';
import { translator as translatorFor } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { gameOf } from './game-of.ts';
import { legendFileOf } from './legend-file.ts';
import { languageOfFile } from './map-files.ts';

/** The words for a game's icons, under their hash, in the language in which the file's name ends. */
export const showLegendFile = page(
  { method: 'get', path: '/games/:game/legend/:words', access: anyone },
  ({ services, params }) => {
    const language = translatorFor(languageOfFile(params.words) ?? '', 'UTC');
    const found = legendFileOf(gameOf(services, params.game), language);
    if (found?.address.endsWith(`/${params.words}`)) return { kind: 'asset', ...found.asset };
    throw new Refusal('not-found', msg('legend.not-found'));
  },
);
