import type { Drawing } from '../../../kernel/board.ts';
import type { Message } from '../../../kernel/message.ts';
import { drawColumns } from '../../../theme/drawing/draw-sheet.ts';
import { placesOf } from '../../../theme/drawing/places.ts';
import type { View } from '../view-types.ts';
import { drawHand } from './draw-hand.ts';
import { drawHeading } from './draw-heading.ts';
import { drawLegend } from './draw-legend.ts';
import { drawMap } from './draw-map.ts';
import { drawRegions } from './draw-regions.ts';
import { drawReserves } from './draw-reserves.ts';
import { drawTrack } from './draw-track.ts';
import { WIDTH } from './layout.ts';
import { msg } from './msg.ts';

export type Translate = (message: Message) => string;

/**
 * The board as one SVG document, at least 360 units wide: heading, track, map, hand when a card of it is to be picked,
 * regions, cubes and cards, legend.
 */
export function drawBoard(view: View, drawing: Drawing): string {
  const { t } = drawing;
  const places = placesOf(drawing);
  const map = drawMap(view, places, t);
  return drawColumns(
    [
      [drawHeading(view, t), drawTrack(view, t), drawHand(view, places, t), map],
      [drawLegend(t), drawRegions(view, places, t), drawReserves(view, t)],
    ],
    {
      title: t(msg('iron-curtain-board.title')),
      width: map.width,
      broad: map.width > WIDTH,
      edge: 10,
      gap: 12,
      pickable: places.size > 0,
    },
    drawing.split,
  );
}
