import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { type Box, rect } from '../../../theme/drawing/svg.ts';
import type { Side } from '../pack-types.ts';
import { SIDE_COLOURS } from './colours.ts';
import { drawCube } from './cubes.ts';

type Tab = { readonly width: number; readonly svg: string };

/**
 * A card's flag and printed cubes at the right end of a band, on the side's colour: as text (`USSR 2`) where one
 * is given, else as the shape of the side's cubes and the number.
 */
export function drawFlagTab(side: Side, cubes: number, band: Box, size: number, text?: string): Tab {
  const end = band.x + band.w - 4;
  const how = { size, bold: true, anchor: 'end', fill: '#ffffff' } as const;
  const words = text ?? String(cubes);
  const mark = text === undefined ? size : 0;
  const width = textWidth(words, how) + mark + 5;
  const tab = { x: end + 2.5 - width, y: band.y + 1.5, w: width, h: band.h - 3 };
  const svg = [
    rect(tab, { fill: SIDE_COLOURS[side].strong, rx: 1.5 }),
    mark === 0 ? '' : drawCube(side, tab.x + 2 + mark / 2, band.y + band.h / 2, mark - 2, '#ffffff', 'none'),
    letters(end, band.y + band.h * 0.72, words, how),
  ];
  return { width: width + 3, svg: svg.join('') };
}
