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

/** Which way a line of hatching runs. */
export type Way = 'falling' | 'rising' | 'level' | 'upright';

/**
 * How powers are hatched: by lines, so far apart and so wide (in thin lines of the drawing), or by dots along them; and
 * about the same as a tile of twelve units for pages.
 */
export type Hatching = {
  readonly ways: readonly Way[];
  readonly every: number;
  readonly width: number;
  readonly dotted?: boolean;
  readonly tile: string;
};

const LINES = { every: 16, width: 1.73 };
const WIDE = { every: 24, width: 1.73 };
const CLOSE = { every: 8, width: 1.73 };

export const HATCHINGS: readonly [Hatching, ...Hatching[]] = [
  { ways: ['falling'], ...LINES, tile: 'M0 0L12 12M-3 9L3 15M9-3L15 3' },
  { ways: ['rising'], ...LINES, tile: 'M0 12L12 0M-3 3L3-3M9 15L15 9' },
  { ways: ['level'], ...CLOSE, tile: 'M0 3H12M0 9H12' },
  { ways: ['upright'], ...CLOSE, tile: 'M3 0V12M9 0V12' },
  { ways: ['falling', 'rising'], ...WIDE, tile: 'M0 0L12 12M0 12L12 0' },
  { ways: ['level'], every: 8, width: 4, dotted: true, tile: 'M3 3h.1M9 9h.1' },
  { ways: ['level', 'upright'], ...WIDE, tile: 'M0 6H12M6 0V12' },
];

/** The hatchings of all powers as patterns, `thin` map units a line. */
export function drawHatches({ powers }: MapMoment, thin: number, colour: (place: number) => string): string {
  return powers
    .map((_, place) =>
      element(
        'pattern',
        { id: hatchId(place), width: 16 * thin, height: 16 * thin, patternUnits: 'userSpaceOnUse' },
        element('path', {
          d: HATCHINGS[place % HATCHINGS.length]?.tile,
          stroke: colour(place),
          'stroke-width': place === 5 ? 3 : 1.3,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.5,
          transform: `scale(${(thin * 4) / 3})`,
        }),
      ),
    )
    .join('');
}
