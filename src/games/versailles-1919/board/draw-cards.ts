import type { Message } from '../../../kernel/message.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import type { Place } from '../../../theme/drawing/places.ts';
import { type Panel, stack } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { drawEvent } from './draw-event.ts';
import { drawIssue } from './draw-issue.ts';
import { GAP, INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';

type Places = ReadonlyMap<string, Place>;

/** The issues just drawn, of which one is picked; only while there are any. */
export function drawDrawn(view: View, places: Places, t: Translate): Panel {
  if (view.drawn.length === 0) return { height: 0, svg: '' };
  return titled(
    msg('versailles-1919-board.drawn'),
    undefined,
    view.drawn.map((issue) => drawIssue(issue, places.get(`issue:${issue.id}`), t)),
    t,
  );
}

/** The Table: the issues that can be settled, and the event that settling brings about. */
export function drawTable(view: View, places: Places, t: Translate): Panel {
  return titled(
    msg('versailles-1919-board.table'),
    msg('versailles-1919-board.table-note'),
    [
      ...view.table.map((issue) => drawIssue(issue, places.get(`issue:${issue.id}`), t)),
      ...(view.event ? [drawEvent(view.event, places.get(`event:${view.event.id}`), t)] : []),
    ],
    t,
  );
}

export function drawWaitingRoom(view: View, places: Places, t: Translate): Panel {
  return titled(
    msg('versailles-1919-board.waiting-room'),
    msg('versailles-1919-board.waiting-note'),
    [
      ...view.waitingRoom.map((issue) => drawIssue(issue, places.get(`issue:${issue.id}`), t)),
      ...view.waitingEvents.map((event) => drawEvent(event, places.get(`event:${event.id}`), t)),
    ],
    t,
  );
}

/** A title in the serif, a quiet note at its right where there is room, and panels below it. */
export function titled(title: Message, note: Message | undefined, panels: readonly Panel[], t: Translate): Panel {
  const head = { size: TYPE.title, serif: true } as const;
  const small = { size: TYPE.small, anchor: 'end', fill: INK.muted } as const;
  const [words, quiet] = [t(title), note ? t(note) : ''];
  const fits = textWidth(words, head) + 12 + textWidth(quiet, small) <= INNER;
  const below = stack(panels, 23, GAP);
  return {
    height: below.height,
    svg: letters(0, 15, words, head) + (fits && quiet !== '' ? letters(INNER, 15, quiet, small) : '') + below.svg,
  };
}
