import { about } from '../../../theme/drawing/about.ts';
import { type Lettering, letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { element, type Panel, rect, round } from '../../../theme/drawing/svg.ts';
import type { NationId } from '../pack-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import { TYPE } from './layout.ts';
import { drawMark } from './marks.ts';
import { CODES } from './names.ts';

/** A small thing in a row of small things: drawn with its top left corner at the origin. */
export type Chip = { readonly width: number; readonly svg: string };

export const CHIP_HEIGHT = 17;
const BASE = 12.6;
const SPACE = 4;

type Paint = {
  readonly ground: string;
  readonly edge?: string;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly size?: number;
};

/** A chip: an icon of this width, then words; `id`: what it is in the legend. */
export function chip(icon: Chip, words: string, paint: Paint, id?: string): Chip {
  const how: Lettering = { size: paint.size ?? TYPE.small, ...(paint.bold ? { bold: true } : {}) };
  const text = textWidth(words, how);
  const start = icon.width === 0 ? 5 : 4 + icon.width + 3;
  const width = Math.ceil(start + text + 4);
  const svg = [
    rect(
      { x: 0.4, y: 0.4, w: width - 0.8, h: CHIP_HEIGHT - 0.8 },
      { rx: 3, fill: paint.ground, ...(paint.edge ? { stroke: paint.edge, 'stroke-width': 0.8 } : {}) },
    ),
    icon.svg,
    letters(start, BASE, words, { ...how, ...(paint.fill ? { fill: paint.fill } : {}) }),
  ].join('');
  return { width, svg: id === undefined ? svg : about(id, undefined, svg) };
}

/** Cubes of a nation: its mark, its letters, how many. The leader's is filled. */
export function cubeChip(nation: NationId, count: number | string, leads: boolean): Chip {
  const { strong, wash } = NATION_LOOKS[nation];
  const ink = leads ? '#ffffff' : strong;
  const paint = { ground: leads ? strong : wash, fill: ink, bold: true, size: 12 };
  const mark = { width: 8, svg: drawMark(nation, 8.5, CHIP_HEIGHT / 2, 8, ink) };
  return chip(mark, `${CODES[nation]} ${count}`, paint, leads ? 'influence-leads' : 'influence');
}

/** Words without a ground, for what has no icon. */
export function words(text: string, how: Lettering): Chip {
  return { width: Math.ceil(textWidth(text, how)), svg: letters(0, BASE, text, how) };
}

export const NO_ICON = { width: 0, svg: '' } as const;
export const PLAIN = { ground: INK.card, edge: INK.edge } as const;

/** Chips side by side, in as many rows as they need; a single one may be wider. */
export function flow(chips: readonly Chip[], width: number): Panel {
  let x = 0;
  let y = 0;
  const parts = chips.map((each) => {
    if (x > 0 && x + each.width > width) {
      x = 0;
      y += CHIP_HEIGHT + 3;
    }
    const placed = at(x, y, each.svg);
    x += each.width + SPACE;
    return placed;
  });
  return { height: chips.length === 0 ? 0 : y + CHIP_HEIGHT, svg: parts.join('') };
}

/** Chips in one row that ends here. */
export function rowEndingAt(chips: readonly Chip[], right: number, y: number): string {
  let x = right - rowWidth(chips);
  return chips
    .map((each) => {
      const placed = at(x, y, each.svg);
      x += each.width + SPACE;
      return placed;
    })
    .join('');
}

export function rowWidth(chips: readonly Chip[]): number {
  return chips.reduce((sum, { width }) => sum + width + SPACE, chips.length === 0 ? 0 : -SPACE);
}

/** A drawing at another place. */
export function at(x: number, y: number, svg: string): string {
  return svg === '' ? '' : element('g', { transform: `translate(${round(x)} ${round(y)})` }, svg);
}
