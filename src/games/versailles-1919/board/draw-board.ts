import type { Message } from '../../../kernel/message.ts';
import type { Drawing } from '../../../kernel/rules.ts';
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
import { say } from './say.ts';

export type Say = (message: Message) => string;

/**
 * The board as one SVG document, 400 units wide. What is being decided stands at the top: check, auction,
 * deals, drawn issues; then Table and Waiting Room, the tracks, the nations with what they have settled.
 * When the game is over the score comes first.
 */
export function drawBoard(view: View, drawing: Drawing): string {
  const speak = drawing.say;
  const places = placesOf(drawing);
  const cards = [drawTable(view, places, speak), drawWaitingRoom(view, places, speak)];
  const tracks = [drawTracks(view, places, speak), drawHappiness(view, speak), drawDemobilized(view, speak)];
  const nations = [drawNations(view, speak), drawSettled(view, places, speak)];
  return drawSheet(
    [
      drawHeading(view, speak),
      drawCheck(view, speak),
      drawAuction(view, places, speak),
      drawDeals(view, speak),
      drawDrawn(view, places, speak),
      ...(view.ending ? [...nations, ...tracks, ...cards] : [...cards, ...tracks, ...nations]),
      drawStrategies(view, places, speak),
      drawPiles(view, places, speak),
    ],
    {
      title: speak(say('versailles-1919-board.title')),
      width: WIDTH,
      edge: 12,
      gap: 20,
      indent: MARGIN,
      pickable: places.size > 0,
    },
  );
}
