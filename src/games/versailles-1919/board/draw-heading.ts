import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { line, type Panel } from '../../../theme/drawing/svg.ts';
import { named } from '../names.ts';
import type { View } from '../view-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { INNER, TYPE } from './layout.ts';
import { drawMark } from './marks.ts';
import { msg } from './msg.ts';
import { nationTitle } from './names.ts';

/** How far the game is: the turn, whose it is, and what of it is done. */
export function drawHeading(view: View, t: Translate): Panel {
  const left = view.ending
    ? msg('versailles-1919-board.ended', { how: named(view.ending.how) })
    : msg('versailles-1919-board.turn', { turn: view.turn });
  const parts = [letters(0, 16, t(left), { size: TYPE.title, serif: true })];
  if (view.active && !view.ending) {
    const text = t(msg('versailles-1919-board.to-play', { nation: nationTitle(view.active) }));
    const fill = NATION_LOOKS[view.active].strong;
    const how = { size: 14.5, bold: true, anchor: 'end', fill } as const;
    parts.push(letters(INNER, 15.5, text, how));
    const x = INNER - textWidth(text, how) - 9;
    parts.push(about(`nation-${view.active}`, { x: x - 9, y: 1, w: 18, h: 19 }, drawMark(view.active, x, 10.5, 11)));
    parts.push(letters(0, 33, t(doneText(view)), { size: TYPE.text, fill: INK.muted }));
  }
  const height = view.active && !view.ending ? 40 : 24;
  parts.push(line(0, height, INNER, height, { stroke: INK.text, 'stroke-width': 1.2 }));
  return { height, svg: parts.join('') };
}

/** What of the turn is still open (3.1), and which faction a lone player runs (16.6). */
function doneText({ done, solo }: View): Message {
  return msg('versailles-1919-board.done', {
    political: done.political ? 'done' : 'open',
    military: done.military ? 'done' : 'open',
    solo: solo ? msg('versailles-1919-board.solo', { nation: nationTitle(solo.faction) }) : '',
  });
}
