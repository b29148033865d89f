import type { LegendIcon } from '../../../kernel/legend.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { cubeChip } from '../board/chips.ts';
import { drawHappinessMarker, drawSigning } from '../board/draw-happiness.ts';
import { TYPE } from '../board/layout.ts';
import { drawMark } from '../board/marks.ts';
import { msg as boardMsg } from '../board/msg.ts';
import { CODES, nationTitle } from '../board/names.ts';
import type { NationId } from '../pack-types.ts';
import { chipPicture, HEIGHT, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

const NATIONS: { readonly [N in NationId]: N } = { uk: 'uk', fr: 'fr', us: 'us', it: 'it', jp: 'jp' };

/** The nations, their influence and their happiness. */
export const nationIcons: readonly LegendIcon[] = [
  ...Object.values(NATIONS).map(
    (nation): LegendIcon => ({
      id: `nation-${nation}`,
      name: nationTitle(nation),
      text: [msg('versailles-1919-legend.nation-text', { code: CODES[nation] })],
      section: '1.1',
      draw: () => picture(16, drawMark(nation, 8, MIDDLE, 12)),
    }),
  ),
  {
    id: 'influence',
    name: msg('versailles-1919-legend.influence'),
    text: [msg('versailles-1919-legend.influence-text')],
    section: '4.1',
    draw: () => chipPicture(cubeChip('uk', 2, false)),
  },
  {
    id: 'influence-leads',
    name: msg('versailles-1919-legend.influence-leads'),
    text: [msg('versailles-1919-legend.influence-leads-text')],
    section: '5.1',
    draw: () => chipPicture(cubeChip('fr', 5, true)),
  },
  {
    id: 'happiness',
    name: msg('versailles-1919-legend.happiness'),
    text: [msg('versailles-1919-legend.happiness-text')],
    section: '6.1',
    draw: () => picture(24, drawHappinessMarker('uk', 20, true, 12, MIDDLE)),
  },
  {
    id: 'happiness-unplayed',
    name: msg('versailles-1919-legend.happiness-unplayed'),
    text: [msg('versailles-1919-legend.happiness-unplayed-text')],
    section: '2.5',
    draw: () => picture(24, drawHappinessMarker('jp', 12, false, 12, MIDDLE)),
  },
  {
    id: 'signing',
    name: msg('versailles-1919-legend.signing'),
    text: [msg('versailles-1919-legend.signing-text')],
    section: '11.3',
    draw: () => picture(10, drawSigning(5, 0, HEIGHT)),
  },
  {
    id: 'zone',
    name: msg('versailles-1919-legend.zone'),
    text: [msg('versailles-1919-legend.zone-text')],
    section: '9.1',
    draw: (t) =>
      picture(
        60,
        letters(0, MIDDLE + 4, t(boardMsg('versailles-1919-board.zone', { units: 2 })), { size: TYPE.small }),
      ),
  },
];
