import type { LegendIcon } from '../../../kernel/legend.ts';
import { BOARD } from '../../../theme/drawing/board-colours.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { rect } from '../../../theme/drawing/svg.ts';
import { SIDE_COLOURS } from '../board/colours.ts';
import { drawCube, drawCubeRow } from '../board/cubes.ts';
import { drawFrame } from '../board/draw-card.ts';
import { drawFlagTab } from '../board/draw-flag-tab.ts';
import { drawRegionSign } from '../board/draw-regions.ts';
import { drawGoal, drawMarker } from '../board/draw-track.ts';
import { TYPE } from '../board/layout.ts';
import { msg as boardMsg } from '../board/msg.ts';
import { drawTick } from '../board/tick.ts';
import { SIDES } from '../sides.ts';
import { msg } from './msg.ts';

const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;
const START = { size: TYPE.small, italic: true } as const;

/** Every sign of the board, from the cubes to the ends of the track. */
export const legend: readonly LegendIcon[] = [
  ...SIDES.map(
    (side): LegendIcon => ({
      id: `cube-${side}`,
      name: msg('iron-curtain-legend.cube', { side }),
      text: [msg('iron-curtain-legend.cube-text', { side })],
      section: '1.4',
      draw: () => sized(16, drawCube(side, 8, MIDDLE, 12, SIDE_COLOURS[side].strong, 'none')),
    }),
  ),
  {
    id: 'control',
    name: msg('iron-curtain-legend.control'),
    text: [msg('iron-curtain-legend.control-text')],
    section: '5.2',
    draw: () => sized(40, drawCubeRow('us', 1, 'controls', { x: 0, y: 4, w: 40, h: 14 })),
  },
  {
    id: 'dominance',
    name: msg('iron-curtain-legend.dominance'),
    text: [msg('iron-curtain-legend.dominance-text')],
    section: '5.2.2',
    draw: () => sized(40, drawCubeRow('ussr', 2, 'dominates', { x: 0, y: 4, w: 40, h: 14 })),
  },
  ...SIDES.map(
    (side): LegendIcon => ({
      id: `flag-${side}`,
      name: msg('iron-curtain-legend.flag', { side }),
      text: [msg('iron-curtain-legend.flag-text', { side })],
      section: '1.1',
      draw: () => sized(28, drawFlagTab(side, 3, { x: 0, y: 3, w: 28, h: 16 }, TYPE.small).svg),
    }),
  ),
  {
    id: 'start',
    name: msg('iron-curtain-legend.start'),
    text: [msg('iron-curtain-legend.start-text')],
    section: '2',
    draw: (t) => {
      const word = t(boardMsg('iron-curtain-board.start-card'));
      return sized(Math.ceil(textWidth(word, START)) + 2, letters(1, MIDDLE + 4, word, START));
    },
  },
  {
    id: 'last',
    name: msg('iron-curtain-legend.last'),
    text: [msg('iron-curtain-legend.last-text')],
    section: '4.1',
    draw: () => {
      const box = { x: 2, y: 2, w: 22, h: 18 };
      return sized(26, rect(box, { fill: BOARD.card.light, rx: 3 }) + drawFrame(box, true));
    },
  },
  {
    id: 'region',
    name: msg('iron-curtain-legend.region'),
    text: [msg('iron-curtain-legend.region-text')],
    section: '1.2',
    draw: (t) => sized(24, drawRegionSign(t(msg('iron-curtain-legend.region')), 0, 0, 3)),
  },
  {
    id: 'lead',
    name: msg('iron-curtain-legend.lead'),
    text: [msg('iron-curtain-legend.lead-text')],
    section: '6.2',
    draw: () => {
      const { strong, wash } = SIDE_COLOURS.us;
      const ground = rect({ x: 0, y: 2, w: 40, h: 18 }, { fill: wash, rx: 2 });
      const figure = letters(33, MIDDLE + 4.5, '2', { size: 13, bold: true, anchor: 'end', fill: strong });
      return sized(40, ground + drawCube('us', 12, MIDDLE, 8, strong, 'none') + figure);
    },
  },
  {
    id: 'scored',
    name: msg('iron-curtain-legend.scored'),
    text: [msg('iron-curtain-legend.scored-text')],
    section: '4.5',
    draw: () => sized(14, drawTick(6, MIDDLE)),
  },
  {
    id: 'marker',
    name: msg('iron-curtain-legend.marker'),
    text: [msg('iron-curtain-legend.marker-text')],
    section: '1.3',
    draw: () => ({ width: 26, height: 26, svg: drawMarker(13, 13, '3') }),
  },
  ...SIDES.map(
    (side): LegendIcon => ({
      id: `goal-${side}`,
      name: msg('iron-curtain-legend.goal', { side }),
      text: [msg('iron-curtain-legend.goal-text', { side })],
      section: '3.6',
      draw: (t) => sized(34, drawGoal(side, 0, 0, t)),
    }),
  ),
];

function sized(width: number, svg: string) {
  return { width, height: HEIGHT, svg };
}
