import type { Translator } from '../../i18n/translator.ts';
import type { Board } from '../../kernel/board.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import { BOARD_FONT } from '../../theme/drawing/lettering.ts';
import { element } from '../../theme/drawing/svg.ts';

/** An icon as its board draws it, with what it means. */
export type GlossaryLine = Pick<LegendItem, 'id' | 'name' | 'text' | 'section'> & { readonly svg: string };

const drawn = new WeakMap<Board, Map<string, readonly GlossaryLine[]>>();

/** The icons and tokens of a board, drawn once in this process for each language. */
export function glossaryOf(board: Board, { locale, t }: Translator): readonly GlossaryLine[] {
  const byLanguage = drawn.get(board) ?? new Map<string, readonly GlossaryLine[]>();
  drawn.set(board, byLanguage);
  const known = byLanguage.get(locale);
  if (known) return known;
  const lines = (board.legend ?? []).map(({ id, name, text, section, draw }) => {
    const { width, height, svg } = draw(t);
    // Its name stands beside it.
    const frame = {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': BOARD_FONT,
      'aria-hidden': 'true',
    };
    return { id, name, text, section, svg: element('svg', frame, svg) };
  });
  byLanguage.set(locale, lines);
  return lines;
}
