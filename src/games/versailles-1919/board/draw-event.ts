import { about } from '../../../theme/drawing/about.ts';
import { fitText, letters, wrap } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { EventView } from '../view-types.ts';
import { type Chip, chip, cubeChip, NO_ICON, PLAIN, rowEndingAt, rowWidth } from './chips.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { INNER, PAD, TYPE } from './layout.ts';
import { drawSlot } from './marks.ts';
import { msg } from './msg.ts';

const LINE = 15;
const HEAD = 23;

/** An event: its name, whether it is optional and may take a cube, what it does, and the crisis it came with. */
export function drawEvent(event: EventView, place: Place | undefined, t: Translate): Panel {
  const signs = signsOf(event, t);
  const room = INNER - 3 * PAD - rowWidth(signs);
  const name = fitText(t(event.name), room, 1, TYPE.name, 12.5, { serif: true });
  const conference = wrap(t(msg('versailles-1919-board.conference', { effect: event.conference })), INNER - 2 * PAD, {
    size: TYPE.text,
  });
  const crisis = wrap(
    t(msg('versailles-1919-board.crisis', { label: event.crisisLabel, effect: event.crisis })),
    INNER - 2 * PAD,
    { size: TYPE.small },
  );
  const below = HEAD + conference.length * LINE;
  const height = below + crisis.length * 14 + 5;
  const box = { x: 0, y: 0, w: INNER, h: height };
  return {
    height,
    svg: [
      about(
        `event-${event.id}`,
        undefined,
        [
          rect(box, { rx: 3, fill: INK.sheet, stroke: INK.edge, 'stroke-width': 0.8 }),
          letters(PAD, 17, name.lines[0] ?? '', { size: name.size, serif: true }),
          ...conference.map((text, n) => letters(PAD, HEAD + 10 + n * LINE, text, { size: TYPE.text })),
          ...crisis.map((text, n) => letters(PAD, below + 10 + n * 14, text, { size: TYPE.small, fill: INK.muted })),
        ].join(''),
      ),
      rowEndingAt(signs, INNER - PAD, 4),
      place ? drawPlace(place, box, 'edge') : '',
    ].join(''),
  };
}

function signsOf(event: EventView, t: Translate): readonly Chip[] {
  const optional = event.optional
    ? [chip(NO_ICON, t(msg('versailles-1919-board.optional')), { ground: INK.shade }, 'optional')]
    : [];
  if (event.cube) return [...optional, cubeChip(event.cube, 1, true)];
  const slot = { width: 10, svg: drawSlot(9.5, 8.5, 9) };
  return event.icon
    ? [...optional, chip(slot, t(msg('versailles-1919-board.takes-cube')), PLAIN, 'takes-cube')]
    : optional;
}
