import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { element, rect, round } from '../../../theme/drawing/svg.ts';
import { MARKS } from '../../../theme/map/draw-moment.ts';
import { powerLook } from '../../../theme/map/power-marks.ts';
import { map } from '../map.ts';
import type { Power } from '../pack-lists.ts';
import { INK, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import type { Translate } from './panel.ts';

export const MARKER = { width: 35, height: 15 } as const;

/** A power's marker: its colour, its sign and its letters, its top left corner here. */
export function drawMarker(power: Power, x: number, y: number, t: Translate): string {
  const { light, shape } = powerLook(map.moment, power);
  const { width, height } = MARKER;
  return about(
    `power-${power}`,
    undefined,
    rect({ x, y, w: width, h: height }, { rx: 2.5, fill: light }) +
      element('path', {
        d: MARKS[shape],
        fill: 'none',
        stroke: INK.card,
        'stroke-width': 1.6,
        transform: `translate(${round(x + 8.5)} ${round(y + height / 2)}) scale(0.8)`,
      }) +
      letters(x + 15.5, y + 11.6, t(msg('empires-in-arms-board.code', { power })), {
        size: TYPE.small,
        bold: true,
        fill: INK.card,
      }),
  );
}
