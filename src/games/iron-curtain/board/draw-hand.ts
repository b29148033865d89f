import { letters } from '../../../theme/drawing/lettering.ts';
import { ABOVE, drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { element, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { drawFace } from './draw-face.ts';
import { INNER, MARGIN } from './layout.ts';
import { msg } from './msg.ts';

const GAP = 6;
const COLUMNS = 3;
const W = (INNER - (COLUMNS - 1) * GAP) / COLUMNS;
const H = 82;
const TOP = 22 + ABOVE;

/** The viewer's hand, only while a card of it can be picked: pages and mails list the hand beside the board anyway. */
export function drawHand(view: View, places: ReadonlyMap<string, Place>, t: Translate): Panel {
  const own = [...view.hands.us.known, ...view.hands.ussr.known];
  const cards = own.filter((card) => places.has(`hand:${card.id}`));
  if (cards.length === 0) return { height: 0, svg: '' };
  const drawn = cards.map((card, n) => {
    const box = { x: MARGIN + (n % COLUMNS) * (W + GAP), y: TOP + Math.floor(n / COLUMNS) * (H + ABOVE), w: W, h: H };
    const place = places.get(`hand:${card.id}`);
    return element(
      'g',
      {},
      rect(box, { fill: INK.card, rx: 3, stroke: INK.edge, 'stroke-width': 0.8 }),
      drawFace(card, box, view.regions, t),
      place ? drawPlace(place, box, 'above') : '',
    );
  });
  return {
    height: TOP + Math.ceil(cards.length / COLUMNS) * (H + ABOVE) - ABOVE,
    svg: letters(MARGIN, 13, t(msg('iron-curtain-board.your-hand')), { size: 15, serif: true }) + drawn.join(''),
  };
}
