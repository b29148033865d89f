import type { LegendIcon } from '../../../kernel/legend.ts';
import { element, rect } from '../../../theme/drawing/svg.ts';
import { drawCrossing, drawTerrainSign, lineLook } from '../../../theme/map/draw-ground.ts';
import { inPicture } from '../../../theme/map/map-colours.ts';
import { CITIES, TERRAINS } from '../../../theme/map/map-pack.ts';
import { signParts } from '../../../theme/map/map-signs.ts';
import { HEIGHT, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

const VIEW = { paint: inPicture, thin: 1.1 };
const SIZE = 26;
const WIDE = 56;

/** What is printed on the map: cities, ports, terrain, rivers, borders, ways across the sea. */
export const groundIcons: readonly LegendIcon[] = [
  ...CITIES.map(
    (city): LegendIcon => ({
      id: `city-${city}`,
      name: msg('empires-in-arms-legend.city', { city }),
      text: [msg('empires-in-arms-legend.city-text', { city })],
      section: '7.3.3.4',
      draw: () =>
        onLand(HEIGHT, element('g', { transform: `translate(${MIDDLE} ${MIDDLE})` }, ...signParts(SIZE, VIEW)[city])),
    }),
  ),
  {
    id: 'port',
    name: msg('empires-in-arms-legend.port'),
    text: [msg('empires-in-arms-legend.port-text')],
    section: '6.2.1.2',
    draw: () =>
      picture(
        HEIGHT,
        ground(HEIGHT, 'sea') +
          element('g', { transform: `translate(${MIDDLE} ${MIDDLE})` }, ...signParts(SIZE, VIEW).port),
      ),
  },
  ...TERRAINS.map(
    (terrain): LegendIcon => ({
      id: `terrain-${terrain}`,
      name: msg('empires-in-arms-legend.terrain', { terrain }),
      text: [msg('empires-in-arms-legend.terrain-text', { terrain })],
      section: '7.3.1.3',
      draw: () => picture(HEIGHT, ground(HEIGHT, terrain) + drawTerrainSign(terrain, VIEW)),
    }),
  ),
  {
    id: 'river',
    name: msg('empires-in-arms-legend.river'),
    text: [msg('empires-in-arms-legend.river-text')],
    section: '7.3.1.3.2',
    draw: () => line('river'),
  },
  {
    id: 'closed',
    name: msg('empires-in-arms-legend.closed'),
    text: [msg('empires-in-arms-legend.closed-text')],
    section: '1.1',
    draw: () => line('closed'),
  },
  {
    id: 'crossing',
    name: msg('empires-in-arms-legend.crossing'),
    text: [msg('empires-in-arms-legend.crossing-text')],
    section: '7.3.1.3.3',
    draw: () => crossing('crossing'),
  },
  {
    id: 'connection',
    name: msg('empires-in-arms-legend.connection'),
    text: [msg('empires-in-arms-legend.connection-text')],
    section: '1.1',
    draw: () => crossing('connection'),
  },
];

function line(kind: 'river' | 'closed') {
  const d = `M0 ${MIDDLE + 5}Q${WIDE / 4} ${MIDDLE - 9} ${WIDE / 2} ${MIDDLE}T${WIDE} ${MIDDLE - 5}`;
  return onLand(WIDE, element('path', { d, fill: 'none', 'stroke-linecap': 'round', ...lineLook(kind, VIEW) }));
}

function crossing(by: 'crossing' | 'connection') {
  const ends: [number, number][] = [
    [8, MIDDLE],
    [WIDE - 8, MIDDLE],
  ];
  return picture(WIDE, ground(WIDE, 'sea') + drawCrossing(ends, by, VIEW).join(''));
}

const onLand = (width: number, svg: string) => picture(width, ground(width, 'clear') + svg);

function ground(width: number, of: Parameters<typeof inPicture>[0]): string {
  return rect({ x: 0, y: 0, w: width, h: HEIGHT }, { fill: inPicture(of) });
}
