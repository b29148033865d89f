import { INK } from './colours.ts';
import { drawCubeRow } from './cubes.ts';
import type { Say } from './draw-board.ts';
import { MARGIN } from './layout.ts';
import { letters, textWidth } from './lettering.ts';
import { say } from './say.ts';
import { type Panel, rect } from './svg.ts';

const SMALL = { size: 11, fill: INK.muted };

/** What the marks on the map mean. */
export function drawLegend(speak: Say): Panel {
  const marks = [
    {
      draw: (x: number) => drawCubeRow('us', 1, 'controls', { x, y: 1, w: 24, h: 13 }),
      width: 24,
      text: say('iron-curtain-board.legend-control'),
    },
    {
      draw: (x: number) => drawCubeRow('ussr', 2, 'dominates', { x, y: 1, w: 34, h: 13 }),
      width: 34,
      text: say('iron-curtain-board.legend-dominance'),
    },
    {
      draw: (x: number) =>
        rect({ x: x + 1, y: 2, w: 14, h: 11 }, { fill: INK.card, stroke: INK.text, 'stroke-width': 2.4, rx: 2 }),
      width: 16,
      text: say('iron-curtain-board.legend-last'),
    },
  ];
  let x = MARGIN;
  const parts = marks.map(({ draw, width, text }) => {
    const spoken = speak(text);
    const part = draw(x) + letters(x + width + 5, 11.5, spoken, SMALL);
    x += width + 5 + textWidth(spoken, SMALL) + 12;
    return part;
  });
  return { height: 15, svg: parts.join('') };
}
