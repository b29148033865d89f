import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { renamed } from '../../theme/drawing/draw-sheet.ts';
import { iconsOf, linkLegend } from '../tables/link-legend.ts';
import { rulesPage } from './rules-page.ts';

export type RulebookDrawing = { readonly svg: string; readonly caption: Message };

/** By the section that they are for. */
type Drawings = ReadonlyMap<string, readonly RulebookDrawing[]>;

const drawn = new WeakMap<GameModule, Map<string, Drawings>>();

/**
 * The pictures of a game's rules, drawn once in this process for each language. They stand in the page itself: so they
 * have its letters, its dark colours, and are printed as sharp as its words.
 */
export function picturesOf(game: GameModule, { locale, t }: Translator): Drawings {
  const known = drawn.get(game)?.get(locale);
  if (known) return known;
  const legend = iconsOf(game.board, rulesPage(game));
  const drawings = new Map<string, readonly RulebookDrawing[]>();
  for (const { section, alt, caption, draw } of game.rulebookPictures ?? []) {
    const { svg } = linkLegend(renamed(draw(t), t(alt)), legend, t);
    drawings.set(section, [...(drawings.get(section) ?? []), { svg, caption }]);
  }
  drawn.set(game, (drawn.get(game) ?? new Map<string, Drawings>()).set(locale, drawings));
  return drawings;
}
