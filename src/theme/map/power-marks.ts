import { element } from '../drawing/svg.ts';
import { seatLook } from '../tokens.ts';
import type { MapMoment } from './map-moment.ts';

/** How a power looks on the map: by its place in the list of powers. */
export function powerLook(moment: MapMoment, power: string) {
  const place = Math.max(
    0,
    moment.powers.findIndex(({ id }) => id === power),
  );
  return { ...seatLook(place), place };
}

/** A power's hatching, its second mark for eyes to which two colours look alike. */
export const hatchId = (place: number): string => `power-${place + 1}`;

const HATCHES = [
  'M0 0L12 12M-3 9L3 15M9-3L15 3',
  'M0 12L12 0M-3 3L3-3M9 15L15 9',
  'M0 3H12M0 9H12',
  'M3 0V12M9 0V12',
  'M0 0L12 12M0 12L12 0',
  'M3 3h.1M9 9h.1',
  'M0 6H12M6 0V12',
];

/** The hatchings of all powers, `thin` map units a line. */
export function drawHatches({ powers }: MapMoment, thin: number, colour: (place: number) => string): string {
  return powers
    .map((_, place) =>
      element(
        'pattern',
        { id: hatchId(place), width: 16 * thin, height: 16 * thin, patternUnits: 'userSpaceOnUse' },
        element('path', {
          d: HATCHES[place % HATCHES.length],
          stroke: colour(place),
          'stroke-width': place === 5 ? 3 : 1.3,
          'stroke-linecap': 'round',
          opacity: 0.5,
          transform: `scale(${(thin * 4) / 3})`,
        }),
      ),
    )
    .join('');
}
