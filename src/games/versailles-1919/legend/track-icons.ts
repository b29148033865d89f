import type { LegendIcon } from '../../../kernel/legend.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { drawDemobilizedBox } from '../board/draw-demobilized.ts';
import { ROW_IDS, type RowId } from '../board/draw-tracks.ts';
import { drawFlame, drawKeg, drawUnit } from '../board/marks.ts';
import { msg as boardMsg } from '../board/msg.ts';
import { HEIGHT, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

/** A figure of each row as it may stand above the tracks. */
const FIGURES: { readonly [R in RowId]: string } = {
  column: '5',
  uprising: '4+',
  happiness: '−4',
  influence: '+3',
  roll: '±1',
  bids: '×2',
};

/** The tracks of the regions, the units, and the boxes of those that are demobilized. */
export const trackIcons: readonly LegendIcon[] = [
  {
    id: 'unrest',
    name: msg('versailles-1919-legend.unrest'),
    text: [msg('versailles-1919-legend.unrest-text')],
    section: '7.1',
    draw: () => picture(20, drawFlame(9, MIDDLE, 23)),
  },
  {
    id: 'keg',
    name: msg('versailles-1919-legend.keg'),
    text: [msg('versailles-1919-legend.keg-text')],
    section: '7.3',
    draw: () => picture(24, drawKeg(12, MIDDLE)),
  },
  {
    id: 'unit',
    name: msg('versailles-1919-legend.unit'),
    text: [msg('versailles-1919-legend.unit-text')],
    section: '8.1',
    draw: () => picture(26, drawUnit('fr', 13, MIDDLE, 12)),
  },
  {
    id: 'check',
    name: boardMsg('versailles-1919-board.check'),
    text: [msg('versailles-1919-legend.check-text')],
    section: '10.2',
    draw: () => picture(20, drawFlame(9, MIDDLE, 23)),
  },
  ...ROW_IDS.map(
    (row): LegendIcon => ({
      id: `row-${row}`,
      name: msg('versailles-1919-legend.row', { row }),
      text: [msg('versailles-1919-legend.row-text', { row })],
      section: '7.2',
      draw: () =>
        picture(26, letters(13, MIDDLE + 4.5, FIGURES[row], { size: 13, bold: row === 'uprising', anchor: 'middle' })),
    }),
  ),
  {
    id: 'demobilized',
    name: msg('versailles-1919-legend.demobilized'),
    text: [msg('versailles-1919-legend.demobilized-text')],
    section: '8.5',
    draw: () => ({ width: 32, height: HEIGHT + 23, svg: drawDemobilizedBox(3, ['us'], 0, 31, false) }),
  },
];
