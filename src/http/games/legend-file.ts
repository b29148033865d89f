import { createHash } from 'node:crypto';
import type { Translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { renderTemplate } from '../../theme/templates.ts';
import { type Asset, asset } from '../middleware/send-asset.ts';
import { rulesPage } from './rules-page.ts';

export type LegendFile = { readonly address: string; readonly asset: Asset };

const made = new WeakMap<GameModule, Map<string, LegendFile>>();

/**
 * The words for a game's icons in a reader's language, as HTML that a script takes into a page with a board: the same
 * at all times, so it has an address with a hash, and is made once in this process. Undefined without legend or rules.
 */
export function legendFileOf(game: GameModule, translator: Translator): LegendFile | undefined {
  const { rules, board } = game;
  const page = rulesPage(game);
  if (!board.legend || page === undefined) return undefined;
  const known = made.get(game)?.get(translator.locale);
  if (known) return known;
  const html = renderTemplate('pages/legend.html', { about: board.legend, rules: page }, translator);
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const file = {
    address: `/games/${rules.id}/legend/${hash}.${translator.locale}.html`,
    asset: asset('html', html),
  };
  made.set(game, (made.get(game) ?? new Map<string, LegendFile>()).set(translator.locale, file));
  return file;
}
