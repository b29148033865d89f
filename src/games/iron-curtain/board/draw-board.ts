import type { Message } from '../../../kernel/message.ts';
import type { Drawing } from '../../../kernel/rules.ts';
import { BOARD_FONT } from '../../../look/drawing/lettering.ts';
import { placesOf } from '../../../look/drawing/places.ts';
import { element, escapeText, rect, round, stack } from '../../../look/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import { drawHand } from './draw-hand.ts';
import { drawHeading } from './draw-heading.ts';
import { drawLegend } from './draw-legend.ts';
import { drawMap } from './draw-map.ts';
import { drawRegions } from './draw-regions.ts';
import { drawReserves } from './draw-reserves.ts';
import { drawTrack } from './draw-track.ts';
import { WIDTH } from './layout.ts';
import { say } from './say.ts';

export type Say = (message: Message) => string;

/**
 * The board as one SVG document, 360 units wide: heading, track, map, hand when a card of it is to be picked,
 * regions, cubes and cards, legend.
 */
export function drawBoard(view: View, drawing: Drawing): string {
  const speak = drawing.say;
  const places = placesOf(drawing);
  const { height, svg } = stack(
    [
      drawHeading(view, speak),
      drawTrack(view, speak),
      drawHand(view, places, speak),
      drawMap(view, places, speak),
      drawLegend(speak),
      drawRegions(view, places, speak),
      drawReserves(view, speak),
    ],
    10,
    12,
  );
  const tall = round(height + 10);
  const title = speak(say('iron-curtain-board.title'));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${tall}`,
      width: WIDTH,
      height: tall,
      'font-family': BOARD_FONT,
      // What can be picked must stay reachable; a picture's parts are not.
      role: places.size > 0 ? 'group' : 'img',
      'aria-label': title,
    },
    element('title', {}, escapeText(title)),
    rect({ x: 0, y: 0, w: WIDTH, h: tall }, { fill: INK.sheet }),
    svg,
  );
}
