import type { Message } from '../../../kernel/message.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import type { Panel } from '../../../theme/drawing/svg.ts';
import type { Pack } from '../pack-types.ts';
import { printedEvent, printedIssue, printedStrategy } from '../printed-cards.ts';
import type { Translate } from './draw-board.ts';
import { drawEvent } from './draw-event.ts';
import { drawIssue } from './draw-issue.ts';
import { COLUMN, drawStrategy } from './draw-strategy.ts';
import { MARGIN, WIDTH } from './layout.ts';

type Face = { readonly name: Message; readonly width: number; readonly panel: Panel };

/** A card of a pack as an SVG document; undefined for what is no card. */
export function drawPrintedCard(pack: Pack, subject: string, id: string, t: Translate): string | undefined {
  const face = faceOf(pack, subject, id, t);
  if (!face) return undefined;
  const { name, width, panel } = face;
  return drawSheet([panel], { title: t(name), width, edge: MARGIN, gap: 0, indent: MARGIN, pickable: false });
}

function faceOf(pack: Pack, subject: string, id: string, t: Translate): Face | undefined {
  const issue = subject === 'issues' && Object.hasOwn(pack.issue, id) ? pack.issue[id] : undefined;
  if (issue) return { name: issue.name, width: WIDTH, panel: drawIssue(printedIssue(issue), undefined, t) };
  const event = subject === 'events' && Object.hasOwn(pack.event, id) ? pack.event[id] : undefined;
  if (event) {
    const printed = printedEvent(event, ({ effect }) => effect);
    return { name: event.name, width: WIDTH, panel: drawEvent(printed, undefined, t) };
  }
  const strategy = subject === 'strategies' && Object.hasOwn(pack.strategy, id) ? pack.strategy[id] : undefined;
  if (!strategy) return undefined;
  return { name: strategy.name, width: COLUMN + 2 * MARGIN, panel: drawStrategy(printedStrategy(strategy), t) };
}
