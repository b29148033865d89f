import { letters } from '../../../theme/drawing/lettering.ts';
import { type Box, element, rect, round } from '../../../theme/drawing/svg.ts';
import type { Side } from '../pack-types.ts';
import { INK, SIDE_COLOURS } from './colours.ts';

/** One cube: the US's is a square, the USSR's a square on its corner, so that they differ without their colours. */
export function drawCube(side: Side, x: number, y: number, size: number, fill: string, edge: string): string {
  const half = size / 2;
  const shape = { fill, stroke: edge, 'stroke-width': 0.8 };
  if (side === 'us')
    return rect({ x: x - half + 0.4, y: y - half + 0.4, w: size - 0.8, h: size - 0.8 }, { ...shape, rx: 1 });
  const r = half * 1.18;
  const points = [x, y - r, x + r, y, x, y + r, x - r, y].map(round).join(' ');
  return element('polygon', { ...shape, points });
}

export type Hold = 'none' | 'controls' | 'dominates';

/**
 * The cubes of one side on a card: a row of them with their number. The row is shaded when the side controls
 * the card, and filled with its colour when it dominates.
 */
export function drawCubeRow(side: Side, count: number, hold: Hold, box: Box): string {
  const { strong, wash } = SIDE_COLOURS[side];
  const [ground, cube, ink] = {
    none: ['none', strong, strong],
    controls: [wash, strong, strong],
    dominates: [strong, '#ffffff', '#ffffff'],
  }[hold];
  const background = hold === 'none' ? '' : rect(box, { fill: ground, rx: 2 });
  if (count === 0) return background;
  const size = Math.min(11, box.h * 0.62);
  const middle = box.y + box.h / 2;
  const figure = Math.min(13, box.h * 0.88);
  const room = box.w - figure * (count > 9 ? 1.25 : 0.75) - 6 - size;
  const step = Math.min(size + 2.5, room / Math.max(1, count - 1));
  // Where they would hide one another, one cube and the number say it better.
  const shown = step < size * 0.6 ? 1 : count;
  const edge = hold === 'dominates' ? strong : INK.card;
  const cubes = Array.from({ length: shown }, (_, n) =>
    drawCube(side, box.x + 3 + size / 2 + n * step, middle, size, cube ?? strong, edge),
  );
  const number = letters(box.x + box.w - 3, middle + figure * 0.35, String(count), {
    size: figure,
    bold: true,
    anchor: 'end',
    fill: ink ?? strong,
  });
  return background + cubes.join('') + number;
}
