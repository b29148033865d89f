import { type Box, element, rect } from '../../../theme/drawing/svg.ts';
import { SIDES } from '../sides.ts';
import type { CardInPlay, RegionView } from '../view-types.ts';
import { INK } from './colours.ts';
import { drawCubeRow } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { drawFace } from './draw-face.ts';
import { SHOWS_EVENT } from './layout.ts';

/** A card on the map: its face, and below it a row for the cubes of each side. */
export function drawCard(card: CardInPlay, box: Box, regions: readonly RegionView[], t: Translate): string {
  const row = box.w >= SHOWS_EVENT ? 15.5 : 14;
  const top = box.h - 2 - SIDES.length * row;
  const rows = SIDES.map((side, n) => {
    const hold = card.dominance === side ? 'dominates' : card.control === side ? 'controls' : 'none';
    return drawCubeRow(side, card[side], hold, {
      x: box.x + 3,
      y: box.y + top + n * row,
      w: box.w - 6,
      h: row - 1,
    });
  });
  return element(
    'g',
    {},
    rect(box, { fill: INK.card, rx: 3 }),
    drawFace(card, { ...box, h: top }, regions, t),
    ...rows,
    rect(box, {
      fill: 'none',
      rx: 3,
      stroke: card.last ? INK.text : INK.edge,
      'stroke-width': card.last ? 2.4 : 0.8,
    }),
  );
}
