import type { Message } from '../../../kernel/message.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { element, type Panel, rect } from '../../../theme/drawing/svg.ts';
import { INK } from './colours.ts';
import { drawCubeRow } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { drawFlagTab } from './draw-flag-tab.ts';
import { INNER, MARGIN, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { drawTick } from './tick.ts';

const SMALL = { size: TYPE.small, fill: INK.muted };
const LINE = 18;

type Mark = { readonly svg: string; readonly width: number; readonly text: Message };

/** What the marks on the map and in the regions' table mean. */
export function drawLegend(t: Translate): Panel {
  const marks: readonly Mark[] = [
    { svg: row('us', 1, 'controls', 24), width: 24, text: msg('iron-curtain-board.legend-control') },
    { svg: row('ussr', 2, 'dominates', 34), width: 34, text: msg('iron-curtain-board.legend-dominance') },
    {
      svg: rect({ x: 1, y: 2, w: 14, h: 11 }, { fill: INK.card, stroke: INK.text, 'stroke-width': 2.4, rx: 2 }),
      width: 16,
      text: msg('iron-curtain-board.legend-last'),
    },
    {
      svg: drawFlagTab('ussr', 2, { x: 0, y: 0.5, w: 26, h: 15 }, TYPE.small).svg,
      width: 26,
      text: msg('iron-curtain-board.legend-flag'),
    },
    { svg: drawTick(6, 7.5), width: 12, text: msg('iron-curtain-board.legend-scored') },
  ];
  let x = MARGIN;
  let y = 0;
  const parts = marks.map(({ svg, width, text }) => {
    const words = t(text);
    const whole = width + 5 + textWidth(words, SMALL);
    if (x + whole > MARGIN + INNER) {
      x = MARGIN;
      y += LINE;
    }
    const at = element('g', { transform: `translate(${x} ${y})` }, svg, letters(width + 5, 11.5, words, SMALL));
    x = Math.round(x + whole + 12);
    return at;
  });
  return { height: y + 15, svg: parts.join('') };
}

function row(side: 'us' | 'ussr', count: number, hold: 'controls' | 'dominates', w: number): string {
  return drawCubeRow(side, count, hold, { x: 0, y: 1, w, h: 13 });
}
