import type { LegendIcon } from '../../../kernel/legend.ts';
import { element, rect } from '../../../theme/drawing/svg.ts';
import { drawArrows } from '../../../theme/map/draw-arrows.ts';
import { drawCounter, drawFlag } from '../../../theme/map/draw-moment.ts';
import { inPicture } from '../../../theme/map/map-colours.ts';
import { HATCHINGS, powerLook } from '../../../theme/map/power-marks.ts';
import { seatLook } from '../../../theme/tokens.ts';
import { drawMarker, MARKER } from '../board/draw-marker.ts';
import { map } from '../map.ts';
import { powerName } from '../names.ts';
import { type Power, SEATING } from '../pack-lists.ts';
import { HEIGHT, MIDDLE, picture } from './icon.ts';
import { msg } from './msg.ts';

/** The size of letters on the map, for counters that stand alone. */
const SIZE = 15;
const [PATCH, GAP] = [26, 5];
const EXAMPLE: Power = 'france';

/** The powers, their counters, flags and moves. */
export const pieceIcons: readonly LegendIcon[] = [
  ...SEATING.map(
    (power): LegendIcon => ({
      id: `power-${power}`,
      name: powerName(power),
      text: [msg('empires-in-arms-legend.power-text')],
      section: '1.2',
      draw: (t) =>
        picture(
          MARKER.width + GAP + PATCH,
          drawMarker(power, 0, MIDDLE - MARKER.height / 2, t) + drawPatch(power, MARKER.width + GAP),
        ),
    }),
  ),
  {
    id: 'army',
    name: msg('empires-in-arms-legend.army'),
    text: [msg('empires-in-arms-legend.army-text')],
    section: '2.4',
    draw: () => counter({ afloat: false, several: false, strength: '12' }),
  },
  {
    id: 'hidden',
    name: msg('empires-in-arms-legend.hidden'),
    text: [msg('empires-in-arms-legend.hidden-text')],
    section: '2.4.2',
    draw: () => counter({ afloat: false, several: false, strength: '?' }),
  },
  {
    id: 'stack',
    name: msg('empires-in-arms-legend.stack'),
    text: [msg('empires-in-arms-legend.stack-text')],
    section: '2.4',
    draw: () => counter({ afloat: false, several: true, strength: '27' }),
  },
  {
    id: 'fleet',
    name: msg('empires-in-arms-legend.fleet'),
    text: [msg('empires-in-arms-legend.fleet-text')],
    section: '6.2.2',
    draw: () => counter({ afloat: true, several: false, strength: '20' }),
  },
  {
    id: 'flag',
    name: msg('empires-in-arms-legend.flag'),
    text: [msg('empires-in-arms-legend.flag-text')],
    section: '4.6.3',
    draw: () => picture(18, drawFlag(4, 5, 20, powerLook(map.moment, EXAMPLE).light)),
  },
  {
    id: 'move',
    name: msg('empires-in-arms-legend.move'),
    text: [msg('empires-in-arms-legend.move-text')],
    section: '7.3',
    draw: () => arrow('army'),
  },
  {
    id: 'sail',
    name: msg('empires-in-arms-legend.sail'),
    text: [msg('empires-in-arms-legend.sail-text')],
    section: '6.2',
    draw: () => arrow('fleet'),
  },
];

function counter(look: Parameters<typeof drawCounter>[1]) {
  return picture(36, drawCounter(powerLook(map.moment, EXAMPLE), look, [17, MIDDLE], SIZE));
}

function arrow(kind: 'army' | 'fleet') {
  const areas: { id: string; counters: [number, number] }[] = [
    { id: 'from', counters: [0, MIDDLE] },
    { id: 'to', counters: [66, MIDDLE] },
  ];
  const moment = { ...map.moment, arrows: [{ power: EXAMPLE, kind, number: 2, way: ['from', 'to'] }] };
  const how = { paint: inPicture, size: SIZE, colour: (place: number) => seatLook(place).light };
  return picture(66, drawArrows({ areas }, moment, { ...how, standing: () => undefined }));
}

/** Land of a power: its tint, and its hatching. */
function drawPatch(power: Power, x: number): string {
  const { light, place } = powerLook(map.moment, power);
  const box = { x, y: 1, w: PATCH, h: HEIGHT - 2 };
  const tile = HATCHINGS[place % HATCHINGS.length]?.tile;
  const corners = [x + 1, x + 13].flatMap((left) => [2, 14].map((top) => [left, top] as const));
  return (
    rect(box, { fill: inPicture('clear') }) +
    rect(box, { fill: light, 'fill-opacity': 0.26 }) +
    corners
      .map(([left, top]) =>
        element('path', {
          d: tile,
          stroke: light,
          'stroke-width': HATCHINGS[place % HATCHINGS.length]?.dotted ? 3 : 1.3,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.5,
          transform: `translate(${left} ${top})`,
        }),
      )
      .join('')
  );
}
