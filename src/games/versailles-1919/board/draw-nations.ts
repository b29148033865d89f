import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { INNER, TYPE } from './layout.ts';
import { drawMark } from './marks.ts';
import { msg } from './msg.ts';
import { nationTitle } from './names.ts';
import { type NationFigure, nationLines } from './nation-lines.ts';

const LABEL = 136;
const ROW = 18.5;
const HEAD = 24;

/** What every nation has, and what it would score now: a column each. */
export function drawNations(view: View, t: Translate): Panel {
  const pitch = (INNER - LABEL) / view.factions.length;
  const right = (n: number) => LABEL + (n + 1) * pitch - 6;
  const lines = nationLines(view);
  const heads = view.factions.map(({ id }, n) => {
    const { strong, wash } = NATION_LOOKS[id];
    const text = t(nationTitle(id));
    const how = { size: 13, bold: true, anchor: 'end', fill: strong } as const;
    const height = HEAD + lines.length * ROW;
    const left = LABEL + n * pitch;
    const begins = right(n) - textWidth(text, how);
    return [
      id === view.active && !view.ending
        ? rect({ x: left + 2, y: 0, w: pitch - 2, h: height }, { fill: wash, rx: 2 })
        : '',
      // Before a long name the mark goes to the edge of the column.
      about(
        `nation-${id}`,
        undefined,
        drawMark(id, Math.max(left + 7, Math.min(left + 10, begins - 4), begins - 8), 11.5, 9.5) +
          letters(right(n), 16, text, how),
      ),
    ].join('');
  });
  const rows = lines.map(({ label, of, strong, first }, i) => {
    const top = HEAD + i * ROW;
    const bold = strong ? { bold: true } : {};
    return [
      line(0, top, INNER, top, { stroke: first ? INK.edge : INK.rule, 'stroke-width': first ? 0.9 : 0.6 }),
      letters(0, top + 13.5, t(label), { size: TYPE.text, ...bold }),
      ...view.factions.map((faction, n) =>
        letters(right(n), top + 13.5, figureText(of(faction), t), { size: strong ? 14 : 13, anchor: 'end', ...bold }),
      ),
    ].join('');
  });
  const bottom = HEAD + lines.length * ROW;
  return titled(
    msg('versailles-1919-board.nations'),
    noteOf(view),
    [
      {
        height: bottom,
        svg: [...heads, ...rows, line(0, bottom, INNER, bottom, { stroke: INK.edge, 'stroke-width': 0.9 })].join(''),
      },
    ],
    t,
  );
}

function noteOf({ solo, ending }: View): Message {
  if (solo) return msg('versailles-1919-board.solo-note', { points: solo.points, target: solo.target });
  return msg('versailles-1919-board.nations-note', { over: ending ? 'yes' : 'no' });
}

function figureText(figure: NationFigure, t: Translate): string {
  if (figure === undefined) return '–';
  return typeof figure === 'string' ? figure : t(figure);
}
