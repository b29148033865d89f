import type { LegendIcon } from '../../../kernel/legend.ts';
import { rect } from '../../../theme/drawing/svg.ts';
import { powerLook } from '../../../theme/map/power-marks.ts';
import { drawStatusBox } from '../board/draw-display.ts';
import { ALLIED, drawRelation, type Look, peaceUntil, WAR } from '../board/draw-relations.ts';
import { drawVictoryBar } from '../board/draw-victory.ts';
import { INK } from '../board/layout.ts';
import { zoneName } from '../board/short-names.ts';
import { map } from '../map.ts';
import type { Zone } from '../pack-lists.ts';
import { HEIGHT, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

/** A box of each zone, from the best, with the victory points that it might give. */
const ZONES: readonly { readonly zone: Zone; readonly points: number }[] = [
  { zone: 'dominant', points: 11 },
  { zone: 'neutral', points: 6 },
  { zone: 'instability', points: 3 },
  { zone: 'fiasco', points: 1 },
];
const WIDE = 56;
const BAR = 60;

/** What stands on the sheet of the powers' standing, and in pictures of battles. */
export const statusIcons: readonly LegendIcon[] = [
  ...ZONES.map(
    ({ zone, points }): LegendIcon => ({
      id: `zone-${zone}`,
      name: msg('empires-in-arms-legend.zone', { zone: zoneName(zone) }),
      text: [msg('empires-in-arms-legend.zone-text', { zone })],
      section: '2.4.3',
      draw: () => picture(48, drawStatusBox(zone, 3, points, { x: 0.5, y: 2, w: 46, h: HEIGHT - 4 })),
    }),
  ),
  {
    ...relationIcon(WAR, '4.2'),
    name: msg('empires-in-arms-legend.war'),
    text: [msg('empires-in-arms-legend.war-text')],
  },
  {
    ...relationIcon(ALLIED, '4.5'),
    name: msg('empires-in-arms-legend.ally'),
    text: [msg('empires-in-arms-legend.ally-text')],
  },
  {
    ...relationIcon(peaceUntil({ month: 'may', year: 1807 }), '4.4.6.3'),
    name: msg('empires-in-arms-legend.peace'),
    text: [msg('empires-in-arms-legend.peace-text')],
  },
  {
    id: 'victory',
    name: msg('empires-in-arms-legend.victory'),
    text: [msg('empires-in-arms-legend.victory-text')],
    section: '8.1',
    draw: () => picture(BAR, drawVictoryBar('france', 0.4, 0.5, MIDDLE - 4, BAR - 1)),
  },
  {
    id: 'line',
    name: msg('empires-in-arms-legend.line'),
    text: [msg('empires-in-arms-legend.line-text')],
    section: '7.5.2.7',
    draw: () => {
      const { light } = powerLook(map.moment, 'france');
      const [top, tall] = [MIDDLE - 7, 14];
      const stood = rect({ x: 1, y: top, w: 40, h: tall }, { fill: light });
      const lost = rect({ x: 41, y: top, w: 14, h: tall }, { fill: INK.card, stroke: light, 'stroke-width': 1 });
      return picture(WIDE, stood + lost);
    },
  },
  {
    id: 'morale',
    name: msg('empires-in-arms-legend.morale'),
    text: [msg('empires-in-arms-legend.morale-text')],
    section: '7.5.2.2',
    draw: () => {
      const bar = (w: number, fill: string) => rect({ x: 0, y: MIDDLE - 2.5, w, h: 5 }, { fill });
      return picture(WIDE, bar(WIDE, INK.shade) + bar(WIDE * 0.6, INK.text));
    },
  },
];

function relationIcon(look: Look, section: string) {
  return {
    id: look.is,
    section,
    draw: (t: Parameters<LegendIcon['draw']>[0]) =>
      picture(WIDE, drawRelation(look, { x: 0.5, y: MIDDLE - 10, w: WIDE - 1, h: 20 }, t)),
  };
}
