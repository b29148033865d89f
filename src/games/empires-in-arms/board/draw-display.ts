import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { type Panel, rect, stack } from '../../../theme/drawing/svg.ts';
import type { Zone } from '../pack-lists.ts';
import type { PowerView, View } from '../view-types.ts';
import { drawMarker, MARKER } from './draw-marker.ts';
import { INK, INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { type Translate, titled } from './panel.ts';

const GROUNDS: { readonly [Z in Zone]: string } = {
  fiasco: INK.warWash,
  instability: INK.peaceWash,
  neutral: INK.card,
  dominant: INK.allyWash,
};

/** Above the boxes of a zone, at the top of a box, and for each marker in it. */
const [NAME, HEAD, STEP] = [16, 17, MARKER.height + 2];

type Standing = {
  readonly display: View['display'];
  readonly powers: readonly Pick<PowerView, 'id' | 'zone' | 'box' | 'played'>[];
};

/** The political status display (2.4.3), the best zone at the top: every box with its markers one below the other. */
export function drawDisplay({ display, powers }: Standing, t: Translate): Panel {
  const there = powers.filter(({ played }) => played !== 'gone');
  const zones = display.map(({ zone, gives }) =>
    drawZone(
      zone,
      gives.map((points, at) => ({ points, powers: there.filter((one) => one.zone === zone && one.box === at + 1) })),
      t,
    ),
  );
  return titled(
    t(msg('empires-in-arms-board.status')),
    t(msg('empires-in-arms-board.display-note')),
    stack(zones.toReversed(), 0, 5),
  );
}

type Box = { readonly points: number; readonly powers: readonly Pick<PowerView, 'id'>[] };

function drawZone(zone: Zone, boxes: readonly Box[], t: Translate): Panel {
  const most = Math.max(1, ...boxes.map(({ powers }) => powers.length));
  const wide = INNER / boxes.length;
  const tall = HEAD + most * STEP + 1;
  const drawn = boxes.map(({ points, powers }, at) => {
    const left = at * wide;
    return [
      about(`zone-${zone}`, undefined, drawStatusBox(zone, at + 1, points, { x: left, y: NAME, w: wide, h: tall })),
      ...powers.map(({ id }, n) => drawMarker(id, left + (wide - MARKER.width) / 2, NAME + HEAD + n * STEP, t)),
    ].join('');
  });
  const name = letters(0, 12, t(msg('empires-in-arms-board.zone', { zone })), { size: TYPE.text, bold: true });
  return { height: NAME + tall, svg: name + drawn.join('') };
}

/** A box of the display with its number and the victory points that it gives. */
export function drawStatusBox(zone: Zone, number: number, points: number, box: Parameters<typeof rect>[0]): string {
  return [
    rect(box, { fill: GROUNDS[zone], stroke: INK.edge, 'stroke-width': 0.8 }),
    letters(box.x + 3.5, box.y + 12.5, String(number), { size: TYPE.small, fill: INK.muted }),
    letters(box.x + box.w - 3, box.y + 12.5, `+${points}`, { size: TYPE.small, bold: true, anchor: 'end' }),
  ].join('');
}
