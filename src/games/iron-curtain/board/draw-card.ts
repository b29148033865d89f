import { about } from '../../../theme/drawing/about.ts';
import { type Box, element, rect } from '../../../theme/drawing/svg.ts';
import { SIDES } from '../sides.ts';
import type { CardInPlay, RegionView } from '../view-types.ts';
import { INK } from './colours.ts';
import { drawCubeRow, type Hold } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { drawFace } from './draw-face.ts';
import { SHOWS_EVENT } from './layout.ts';

/** What a row of cubes is in the legend; of one that holds nothing its cubes are. */
const ROWS: { readonly [hold in Hold]: string | undefined } = {
  none: undefined,
  controls: 'control',
  dominates: 'dominance',
};

/** A card on the map: its face, and below it a row for the cubes of each side. */
export function drawCard(card: CardInPlay, box: Box, regions: readonly RegionView[], t: Translate): string {
  const row = box.w >= SHOWS_EVENT ? 15.5 : 14;
  const top = box.h - 2 - SIDES.length * row;
  const rows = SIDES.map((side, n) => {
    const hold = card.dominance === side ? 'dominates' : card.control === side ? 'controls' : 'none';
    const within = { x: box.x + 3, y: box.y + top + n * row, w: box.w - 6, h: row - 1 };
    const cubes = drawCubeRow(side, card[side], hold, within);
    return card[side] === 0 ? cubes : about(ROWS[hold] ?? `cube-${side}`, within, cubes);
  });
  const frame = drawFrame(box, card.last);
  return element(
    'g',
    {},
    rect(box, { fill: INK.card, rx: 3 }),
    drawFace(card, { ...box, h: top }, regions, t),
    ...rows,
    card.last ? about('last', undefined, frame) : frame,
  );
}

/** The edge of a card, thick around the one that was placed last. */
export function drawFrame(box: Box, last: boolean): string {
  return rect(box, { fill: 'none', rx: 3, stroke: last ? INK.text : INK.edge, 'stroke-width': last ? 2.4 : 0.8 });
}
