import type { LegendIcon } from '../../../kernel/legend.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { CHIP_HEIGHT, chip, NO_ICON, PLAIN } from '../board/chips.ts';
import { INK } from '../board/colours.ts';
import { drawLineStamp } from '../board/draw-issue-line.ts';
import { effectChips } from '../board/effect-chips.ts';
import { TYPE } from '../board/layout.ts';
import { drawSlot } from '../board/marks.ts';
import { msg as boardMsg } from '../board/msg.ts';
import { kindCode, kindTitle } from '../board/names.ts';
import type { Kind } from '../pack-types.ts';
import { chipPicture, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

const KINDS: { readonly [K in Kind]: K } = {
  eu: 'eu',
  ba: 'ba',
  me: 'me',
  af: 'af',
  pa: 'pa',
  league: 'league',
  reparations: 'reparations',
  end: 'end',
};
const NO_MILITARY = { size: TYPE.small, bold: true } as const;
/** Room for any chip. */
const ROOM = 200;

/** What stands on issues and events. */
export const cardIcons: readonly LegendIcon[] = [
  ...Object.values(KINDS).map(
    (kind): LegendIcon => ({
      id: `kind-${kind}`,
      name: msg('versailles-1919-legend.kind', { kind, name: kindTitle(kind) }),
      text: [msg('versailles-1919-legend.kind-text', { kind, code: kindCode(kind) })],
      section: kind === 'end' ? '13.2' : '1.6',
      draw: (t) => picture(47, drawLineStamp({ kind, vp: kind === 'end' ? 7 : 5 }, t)),
    }),
  ),
  {
    id: 'no-military',
    name: boardMsg('versailles-1919-board.no-military'),
    text: [msg('versailles-1919-legend.no-military-text')],
    section: '10.4',
    draw: (t) => {
      const word = t(boardMsg('versailles-1919-board.no-military'));
      return picture(Math.ceil(textWidth(word, NO_MILITARY)), letters(0, MIDDLE + 4, word, NO_MILITARY));
    },
  },
  {
    id: 'takes-cube',
    name: msg('versailles-1919-legend.takes-cube'),
    text: [msg('versailles-1919-legend.takes-cube-text')],
    section: '5.3',
    draw: (t) => {
      const slot = { width: 10, svg: drawSlot(9.5, CHIP_HEIGHT / 2, 9) };
      return chipPicture(chip(slot, t(boardMsg('versailles-1919-board.takes-cube')), PLAIN));
    },
  },
  {
    id: 'optional',
    name: msg('versailles-1919-legend.optional'),
    text: [msg('versailles-1919-legend.optional-text')],
    section: '5.3',
    draw: (t) => chipPicture(chip(NO_ICON, t(boardMsg('versailles-1919-board.optional')), { ground: INK.shade })),
  },
  ...([2, -2] as const).map(
    (n): LegendIcon => ({
      id: n > 0 ? 'happier' : 'unhappier',
      name: msg(n > 0 ? 'versailles-1919-legend.happier' : 'versailles-1919-legend.unhappier'),
      text: [msg(n > 0 ? 'versailles-1919-legend.happier-text' : 'versailles-1919-legend.unhappier-text')],
      section: '6.1',
      draw: (t) => chipPicture(effectChips({ op: 'happiness', who: 'fr', n }, ROOM, t)[0] ?? NO_ICON),
    }),
  ),
];
