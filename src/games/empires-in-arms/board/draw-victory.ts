import { about } from '../../../theme/drawing/about.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import { powerLook } from '../../../theme/map/power-marks.ts';
import { map } from '../map.ts';
import { powerName } from '../names.ts';
import type { PowerView, View } from '../view-types.ts';
import { drawMarker, MARKER } from './draw-marker.ts';
import { figure } from './figure.ts';
import { INK, INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { type Translate, titled } from './panel.ts';
import { zoneName } from './short-names.ts';

const ROW = 32;
const NAMES = MARKER.width + 7;
/** Where the bars begin. */
const BARS = 190;

/** Each power's victory points against its goal (8.1, 14), and what its box gives. */
export function drawVictory({ powers }: View, t: Translate): Panel {
  const rows = powers.map((power, n) => drawRow(power, n * ROW, t));
  return titled(t(msg('empires-in-arms-board.victory')), t(msg('empires-in-arms-board.victory-note')), {
    height: powers.length * ROW,
    svg: rows.join(''),
  });
}

/** How a power stands that nobody plays: removed, neutral or controlled (14.3). */
export const held = (played: PowerView['played'], controller: PowerView['controller']) => ({
  played: controller ? 'controlled' : played,
  by: controller ? powerName(controller) : '',
});

function drawRow(
  { id, played, controller, zone, box, gives, victoryPoints, goal }: PowerView,
  top: number,
  t: Translate,
): string {
  const name = t(powerName(id));
  const bold = { size: TYPE.text, bold: true } as const;
  const small = { size: TYPE.small, fill: INK.muted } as const;
  const absent = played === 'seat' ? '' : t(msg('empires-in-arms-board.absent', held(played, controller)));
  const label = drawMarker(id, 0, top + 6, t) + letters(NAMES, top + 12, name, bold);
  if (played === 'gone') return label + letters(NAMES, top + 26, absent, small);
  const has = t(msg('empires-in-arms-board.of-goal', { has: figure(victoryPoints), goal: String(goal) }));
  const standing = t(
    msg('empires-in-arms-board.gives', { zone: zoneName(zone), box: String(box), gives: String(gives) }),
  );
  const room = INNER - BARS;
  // Below 0 while a bid is not made good (14.2).
  const part = Math.min(1, Math.max(0, victoryPoints / goal));
  return [
    label,
    absent === '' ? '' : letters(NAMES + textWidth(name, bold) + 8, top + 12, absent, small),
    letters(NAMES, top + 26, standing, small),
    letters(INNER, top + 12, has, { ...bold, anchor: 'end' }),
    about('victory', { x: BARS, y: top + 14, w: room, h: 16 }, drawVictoryBar(id, part, BARS, top + 18, room)),
  ].join('');
}

/** A power's bar, filled to a part, its top left corner here. */
export function drawVictoryBar(power: PowerView['id'], part: number, x: number, y: number, w: number): string {
  const filled = { fill: powerLook(map.moment, power).light };
  return (
    rect({ x, y, w, h: 8 }, { fill: INK.card, stroke: INK.edge, 'stroke-width': 0.8 }) +
    (part === 0 ? '' : rect({ x, y, w: w * part, h: 8 }, filled))
  );
}
