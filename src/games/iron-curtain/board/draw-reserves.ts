import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import { line, type Panel } from '../../../theme/drawing/svg.ts';
import { SIDES } from '../sides.ts';
import type { View } from '../view-types.ts';
import { INK, SIDE_COLOURS } from './colours.ts';
import { drawCube } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { INNER, MARGIN, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { sideName } from './say-event.ts';

const ROW = 21;
const HEAD = 34;
/** Right edges of the columns of figures. */
const COLUMNS = [150, 228, 288, MARGIN + INNER] as const;

/** Each side's reserve, cubes out of the game, cards in hand and set aside; and the deck. */
export function drawReserves(view: View, t: Translate): Panel {
  const heads = [
    msg('iron-curtain-board.reserve'),
    msg('iron-curtain-board.removed'),
    msg('iron-curtain-board.hand'),
    msg('iron-curtain-board.aside'),
  ].map((message, n) =>
    letters(COLUMNS[n] ?? 0, HEAD - 5, t(message), { size: TYPE.small, anchor: 'end', fill: INK.muted }),
  );
  const rows = SIDES.map((side, n) => {
    const base = HEAD + n * ROW + 15;
    const { strong } = SIDE_COLOURS[side];
    const figures = [view.reserve[side], view.removed[side], view.hands[side].count, view.aftermath[side].count];
    return [
      about(
        `cube-${side}`,
        { x: MARGIN, y: base - 13, w: 18, h: 18 },
        drawCube(side, MARGIN + 8, base - 4.5, 11, strong, 'none'),
      ),
      letters(MARGIN + 20, base, t(sideName(side)), { size: 13, bold: true, fill: strong }),
      ...figures.map((figure, at) => letters(COLUMNS[at] ?? 0, base, String(figure), { size: 13, anchor: 'end' })),
      line(MARGIN, base + 6, MARGIN + INNER, base + 6, { stroke: INK.rule, 'stroke-width': 0.7 }),
    ].join('');
  });
  const notes: readonly Message[] = [
    msg('iron-curtain-board.deck', { count: view.deck }),
    ...(view.unofficial ? [msg('iron-curtain-board.unofficial')] : []),
  ];
  const top = HEAD + SIDES.length * ROW + 17;
  const small = { size: 11, fill: INK.muted };
  const lines = notes.flatMap((note) => wrap(t(note), INNER, small));
  return {
    height: top + lines.length * 14 - 10,
    svg: [
      letters(MARGIN, 13, t(msg('iron-curtain-board.cubes-title')), { size: 15, serif: true }),
      ...heads,
      line(MARGIN, HEAD, MARGIN + INNER, HEAD, { stroke: INK.edge, 'stroke-width': 0.8 }),
      ...rows,
      ...lines.map((text, n) => letters(MARGIN, top + n * 14, text, small)),
    ].join(''),
  };
}
