import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { element, line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { Side } from '../pack-types.ts';
import { SIDES, sideOf } from '../sides.ts';
import type { View } from '../view-types.ts';
import { INK, SIDE_COLOURS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { INNER, MARGIN, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { sideName } from './say-event.ts';

const END = 34;
const TOP = 22;
const MIDDLE = TOP + 15;

/** The ideology track: the USSR's flag at the left, the US's at the right, the marker between or on one of them. */
export function drawTrack(view: Pick<View, 'stepsToFlag' | 'score'>, t: Translate): Panel {
  const steps = view.stepsToFlag;
  const at = Math.max(-steps, Math.min(steps, view.score));
  const pitch = (INNER - 2 * END) / (2 * steps - 1);
  const centre = (score: number) =>
    Math.abs(score) >= steps
      ? MARGIN + (score < 0 ? END / 2 : INNER - END / 2)
      : MARGIN + END + (score + steps - 0.5) * pitch;
  const spaces = Array.from({ length: 2 * steps - 1 }, (_, n) => n - steps + 1).map((score) => {
    const side = sideOf(score);
    return (
      element('circle', {
        cx: centre(score),
        cy: MIDDLE,
        r: Math.min(8.2, pitch * 0.43),
        fill: side ? SIDE_COLOURS[side].wash : INK.card,
        stroke: side ? SIDE_COLOURS[side].strong : INK.text,
        'stroke-width': score === 0 ? 1.6 : 0.7,
      }) +
      letters(centre(score), MIDDLE + 3.4, String(Math.abs(score)), {
        size: TYPE.small,
        anchor: 'middle',
        fill: INK.text,
      })
    );
  });
  const leader = sideOf(view.score);
  const score = t(
    msg('iron-curtain-board.score', { points: Math.abs(view.score), side: leader ? sideName(leader) : '' }),
  );
  return {
    height: MIDDLE + 16,
    svg: [
      letters(MARGIN, 12, t(msg('iron-curtain-board.ideology')), { size: 15, serif: true }),
      letters(MARGIN + INNER, 12, score, { size: 12, bold: true, anchor: 'end' }),
      line(MARGIN + END, MIDDLE, MARGIN + INNER - END, MIDDLE, { stroke: INK.edge, 'stroke-width': 0.8 }),
      ...SIDES.map((side) => {
        const x = side === 'us' ? MARGIN + INNER - END : MARGIN;
        return about(`goal-${side}`, undefined, drawGoal(side, x, TOP + 4, t));
      }),
      ...spaces,
      about('marker', undefined, drawMarker(centre(at), MIDDLE, String(Math.abs(view.score)))),
    ].join(''),
  };
}

/** The end of the track that a side plays for, its top left corner here. */
export function drawGoal(side: Side, x: number, y: number, t: Translate): string {
  return (
    rect({ x, y, w: END, h: 22 }, { fill: SIDE_COLOURS[side].strong, rx: 2 }) +
    letters(x + END / 2, y + 15, t(sideName(side)), { size: 11, bold: true, anchor: 'middle', fill: '#ffffff' })
  );
}

/** The marker with how far it is from the middle, about this point. */
export function drawMarker(x: number, y: number, number: string): string {
  return (
    element('circle', { cx: x, cy: y, r: 11.5, fill: INK.marker, stroke: INK.text, 'stroke-width': 2 }) +
    letters(x, y + 4.8, number, { size: 13.5, bold: true, anchor: 'middle' })
  );
}
