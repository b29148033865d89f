import { LIGHT } from '../tokens.ts';
import { BOARD_FONT } from './lettering.ts';
import { element, escapeText, type Panel, rect, round, stack } from './svg.ts';

export type Sheet = {
  /** What a screen reader calls it. */
  readonly title: string;
  readonly width: number;
  /** Above the first panel and below the last one. */
  readonly edge: number;
  /** Between the panels. */
  readonly gap: number;
  /** How far from the left the panels are. */
  readonly indent?: number;
  /** It is broader than a phone: pages push it sideways rather than draw it smaller. */
  readonly broad?: boolean;
  /** Something on it can be picked. */
  readonly pickable: boolean;
};

/** Panels one under the other on a printed sheet, as one SVG document; lengths in units of the drawing. */
export function drawSheet(
  panels: readonly Panel[],
  { title, width, edge, gap, indent = 0, broad, pickable }: Sheet,
): string {
  const { height, svg } = stack(panels, edge, gap);
  const tall = round(height + edge);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: broad ? 'broad' : undefined,
      viewBox: `0 0 ${width} ${tall}`,
      width,
      height: tall,
      'font-family': BOARD_FONT,
      // What can be picked must stay reachable; a picture's parts are not.
      role: pickable ? 'group' : 'img',
      'aria-label': title,
    },
    element('title', {}, escapeText(title)),
    rect({ x: 0, y: 0, w: width, h: tall }, { fill: LIGHT.sheet }),
    indent === 0 ? svg : element('g', { transform: `translate(${indent} 0)` }, svg),
  );
}

/** A drawing under another name. */
export function renamed(svg: string, title: string): string {
  const name = escapeText(title);
  return svg
    .replace(/ aria-label="[^"]*"/, () => ` aria-label="${name}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`);
}

/**
 * A sheet of two columns: one document with the second below the first, or (`split`) one document for each, which a
 * page puts side by side where it has room.
 */
export function drawColumns(columns: readonly (readonly Panel[])[], sheet: Sheet, split = false): string {
  if (!split) return drawSheet(columns.flat(), sheet);
  return columns
    .filter((panels) => panels.some(({ height }) => height > 0))
    .map((panels) => drawSheet(panels, sheet))
    .join('');
}
