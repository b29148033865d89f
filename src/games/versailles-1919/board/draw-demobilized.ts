import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { FactionId } from '../pack-types.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { INNER } from './layout.ts';
import { drawUnit } from './marks.ts';
import { msg } from './msg.ts';

const BOX = 31;
const NUMBER = 14;

/** The Demobilize track: each box with what it gives; the last one has room for all. */
export function drawDemobilized(view: Pick<View, 'demobilize'>, t: Translate): Panel {
  const rest = INNER - (view.demobilize.length - 1) * (BOX + 3);
  const boxes = view.demobilize.map(({ box, units }, n) => {
    const last = n === view.demobilize.length - 1;
    return about('demobilized', undefined, drawDemobilizedBox(box, units, n * (BOX + 3), last ? rest : BOX, last));
  });
  return titled(
    msg('versailles-1919-board.demobilized'),
    msg('versailles-1919-board.demobilized-note'),
    [{ height: BOX + NUMBER + 1, svg: boxes.join('') }],
    t,
  );
}

/** A box with the happiness that it gives and the units in it; the last has room for all. */
export function drawDemobilizedBox(
  box: number,
  units: readonly FactionId[],
  x: number,
  w: number,
  last: boolean,
): string {
  const pitch = Math.min(BOX - 2, (w - 30) / Math.max(1, units.length - 1));
  return [
    rect(
      { x: x + 0.4, y: 0.4, w: w - 0.8, h: BOX + NUMBER },
      { rx: 3, fill: INK.card, stroke: INK.edge, 'stroke-width': 0.8 },
    ),
    letters(last ? x + 10 : x + w / 2, NUMBER - 0.5, `+${box}`, {
      size: 12.5,
      bold: true,
      anchor: last ? 'start' : 'middle',
    }),
    ...units.map((faction, i) => drawUnit(faction, x + BOX / 2 + i * pitch, NUMBER + BOX / 2 - 0.5, 12.5)),
  ].join('');
}
