import { ABOVE, drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { drawCard } from './draw-card.ts';
import { layOutMap } from './layout.ts';
import { cellOf } from './places.ts';

const PADDING = 10;

/** The growing map of cards on the table, with the places that can be picked; `mark` draws one of these. */
export function drawMap(
  view: Pick<View, 'cards' | 'regions'>,
  places: ReadonlyMap<string, Place>,
  t: Translate,
  mark: typeof drawPlace = drawPlace,
): Panel & { readonly width: number } {
  const layout = layOutMap(view.cards, [...places.values()]);
  // The card placed last is drawn last, so that its frame lies over its neighbours.
  const cards = [...view.cards]
    .sort((a, b) => Number(a.last) - Number(b.last))
    .map((card) => {
      const box = layout.boxOf(card.x, card.y);
      return box ? drawCard(card, box, view.regions, t) : '';
    });
  const taken = new Set(view.cards.map(({ x, y }) => `${x},${y}`));
  const picks = [...places.values()].map((place) => {
    const cell = cellOf(place);
    const box = cell && layout.boxOf(cell.x, cell.y);
    if (!cell || !box) return '';
    return mark(place, box, taken.has(`${cell.x},${cell.y}`) ? 'above' : 'centre');
  });
  const top = places.size > 0 ? ABOVE : PADDING;
  const height = layout.height + top + PADDING;
  const { width } = layout;
  return {
    height,
    width,
    svg: [
      rect({ x: 0, y: 0, w: width, h: height }, { fill: INK.table }),
      `<g transform="translate(0 ${top})">`,
      ...cards,
      ...picks,
      '</g>',
    ].join(''),
  };
}
