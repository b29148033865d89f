import type { Drawing } from '../../../kernel/board.ts';
import type { Message } from '../../../kernel/message.ts';
import { drawColumns } from '../../../theme/drawing/draw-sheet.ts';
import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import { type Place, placesOf } from '../../../theme/drawing/places.ts';
import type { Panel } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
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
import { INNER, MARGIN, TYPE, WIDTH } from './layout.ts';
import { msg } from './msg.ts';

export type Translate = (message: Message) => string;

type Places = ReadonlyMap<string, Place>;
const NOWHERE: Places = new Map();
const EMPTY: Panel = { height: 0, svg: '' };

const DEMOBILIZED = msg('versailles-1919-board.demobilized');
const SETTLED = msg('versailles-1919-board.settled');
const STRATEGIES = msg('versailles-1919-board.strategies');
const PILES = msg('versailles-1919-board.piles');

/**
 * The board as one SVG document, 400 units wide. What is being decided is at the top: check, auction, deals, drawn
 * issues; then Table and Waiting Room, the tracks, the nations with what they have settled. When the game is over the
 * score comes first. `before`, in a mail: what its reader saw when they last looked. What is seldom looked up and still
 * looks so is named below the others in place of being drawn.
 */
export function drawBoard(view: View, drawing: Drawing, before?: View): string {
  const { t } = drawing;
  const places = placesOf(drawing);
  const known = view.ending ? undefined : before;
  const rests: Message[] = [];
  const unlessSeen = (title: Message, draw: (of: View, on: Places) => Panel): Panel => {
    const panel = draw(view, places);
    if (!known || panel.height === 0 || panel.svg !== draw(known, NOWHERE).svg) return panel;
    rests.push(title);
    return EMPTY;
  };
  const cards = [drawTable(view, places, t), drawWaitingRoom(view, places, t)];
  const tracks = [
    drawTracks(view, places, t),
    drawHappiness(view, t),
    unlessSeen(DEMOBILIZED, (of) => drawDemobilized(of, t)),
  ];
  const nations = [drawNations(view, t), unlessSeen(SETTLED, (of, on) => drawSettled(of, on, t))];
  const strategies = unlessSeen(STRATEGIES, (of, on) => drawStrategies(of, on, t));
  const piles = unlessSeen(PILES, (of, on) => drawPiles(of, on, t));
  const head = [
    drawHeading(view, t),
    drawCheck(view, t),
    drawAuction(view, places, t),
    drawDeals(view, t),
    drawDrawn(view, places, t),
  ];
  const rest = [strategies, piles, drawRests(rests, t)];
  return drawColumns(
    view.ending
      ? [
          [...head, ...nations, ...tracks],
          [...cards, ...rest],
        ]
      : [
          [...head, ...cards],
          [...tracks, ...nations, ...rest],
        ],
    {
      title: t(msg('versailles-1919-board.title')),
      width: WIDTH,
      edge: 12,
      gap: 20,
      indent: MARGIN,
      pickable: places.size > 0,
    },
    drawing.split,
  );
}

/** What is not drawn, for it is as it was. */
function drawRests(parts: readonly Message[], t: Translate): Panel {
  if (parts.length === 0) return EMPTY;
  const lines = wrap(t(msg('versailles-1919-board.rests', { parts })), INNER, { size: TYPE.text });
  const svg = lines.map((text, n) => letters(0, 12 + n * 16, text, { size: TYPE.text, fill: INK.muted })).join('');
  return { height: lines.length * 16, svg };
}
