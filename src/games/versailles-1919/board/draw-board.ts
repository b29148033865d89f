import type { Drawing } from '../../../kernel/board.ts';
import type { Message } from '../../../kernel/message.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { placesOf } from '../../../theme/drawing/places.ts';
import type { View } from '../view-types.ts';
import { drawDrawn, drawTable, drawWaitingRoom } from './draw-cards.ts';
import { drawDeals } from './draw-deals.ts';
import { drawDemobilized } from './draw-demobilized.ts';
import { drawHappiness } from './draw-happiness.ts';
import { drawHeading } from './draw-heading.ts';
import { drawNations } from './draw-nations.ts';
import { drawPiles } from './draw-piles.ts';
import { drawSettled } from './draw-settled.ts';
import { drawStrategies } from './draw-strategy.ts';
import { drawTracks } from './draw-tracks.ts';
import { drawAuction, drawCheck } from './draw-trouble.ts';
import { MARGIN, WIDTH } from './layout.ts';
import { msg } from './msg.ts';

export type Translate = (message: Message) => string;

/**
 * The board as one SVG document, 400 units wide. What is being decided is at the top: check, auction, deals, drawn
 * issues; then Table and Waiting Room, the tracks, the nations with what they have settled. When the game is over the
 * score comes first.
 */
export function drawBoard(view: View, drawing: Drawing): string {
  const { t } = drawing;
  const places = placesOf(drawing);
  const cards = [drawTable(view, places, t), drawWaitingRoom(view, places, t)];
  const tracks = [drawTracks(view, places, t), drawHappiness(view, t), drawDemobilized(view, t)];
  const nations = [drawNations(view, t), drawSettled(view, places, t)];
  return drawSheet(
    [
      drawHeading(view, t),
      drawCheck(view, t),
      drawAuction(view, places, t),
      drawDeals(view, t),
      drawDrawn(view, places, t),
      ...(view.ending ? [...nations, ...tracks, ...cards] : [...cards, ...tracks, ...nations]),
      drawStrategies(view, places, t),
      drawPiles(view, places, t),
    ],
    {
      title: t(msg('versailles-1919-board.title')),
      width: WIDTH,
      edge: 12,
      gap: 20,
      indent: MARGIN,
      pickable: places.size > 0,
    },
  );
}
