import type { MapMove } from '../../kernel/map-move.ts';
import { letters } from '../drawing/lettering.ts';
import { type Box, element } from '../drawing/svg.ts';
import type { View } from './draw-ground.ts';
import type { MapMoment } from './map-moment.ts';
import type { MapArea, Point } from './map-pack.ts';
import { powerLook } from './power-marks.ts';

/** In letters' sizes: how wide a shaft and the light line around it are, and how long its head is. */
const [SHAFT, HALO, HEAD] = [0.3, 0.58, 0.95];
/** Room that an arrow leaves at its ends, where counters stand and where none do, in letters' sizes. */
const [BESIDE, ALONE] = [0.15, 0.4];
/** No end is cut back by more than this part of its stretch. */
const MOST_CUT = 0.45;

/**
 * What went over the map as arrows in its power's colour, those at sea dashed; what went the same way for the same
 * power is one arrow with their number.
 */
export function drawArrows(
  pack: { readonly areas: readonly Spot[] },
  moment: MapMoment,
  { paint, size, colour, standing }: Arrows,
): string {
  const areas = new Map(pack.areas.map((area) => [area.id, area]));
  const stopsOf = (way: readonly string[]) =>
    way.flatMap((id): readonly Stop[] => {
      const area = areas.get(id);
      return area ? [{ at: area.counters, box: standing(area) }] : [];
    });
  return addUp(moment.arrows)
    .map(({ power, kind, number, way }) => {
      const points = trim(stopsOf(way), size);
      const [last, before] = [points.at(-1), points.at(-2)];
      if (!last || !before) return '';
      const { place, light } = powerLook(moment, power);
      const neck = towards(last, before, size * HEAD * 0.8);
      const shaft = { d: pathOf([...points.slice(0, -1), neck]), fill: 'none', 'stroke-linejoin': 'round' };
      return [
        element('path', {
          ...shaft,
          stroke: paint('halo'),
          'stroke-width': round(size * HALO),
          'stroke-opacity': 0.85,
        }),
        element('path', {
          ...shaft,
          stroke: colour(place),
          'stroke-width': round(size * SHAFT),
          'stroke-dasharray': kind === 'fleet' ? `${round(size * 0.7)} ${round(size * 0.3)}` : undefined,
        }),
        element('path', {
          d: headOf(last, before, size * HEAD),
          fill: colour(place),
          stroke: paint('halo'),
          'stroke-width': round(size * 0.1),
        }),
        number > 1 ? drawNumber(middleOf(points), number, size, light) : '',
      ].join('');
    })
    .join('');
}

export type Arrows = Pick<View, 'paint'> & {
  /** That of names. */
  readonly size: number;
  readonly colour: (place: number) => string;
  /** Where counters stand in an area, which hide what lies under them. */
  readonly standing: (area: Spot) => Box | undefined;
};

/** Where counters of an area stand. */
type Spot = Pick<MapArea, 'id' | 'counters'>;
type Stop = { readonly at: Point; readonly box: Box | undefined };

/** Moves of one power by one way together. */
function addUp(moves: readonly MapMove[]): readonly MapMove[] {
  const found = new Map<string, MapMove>();
  for (const move of moves) {
    const key = [move.power, move.kind, ...move.way].join(' ');
    found.set(key, { ...move, number: (found.get(key)?.number ?? 0) + move.number });
  }
  return [...found.values()];
}

function headOf([x, y]: Point, from: Point, long: number): string {
  const [dx, dy] = direction(from, [x, y]);
  const corner = (side: number) =>
    `${round(x - dx * long - dy * side * long * 0.55)} ${round(y - dy * long + dx * side * long * 0.55)}`;
  return `M${round(x)} ${round(y)}L${corner(1)}L${corner(-1)}z`;
}

/** In the strong colour, on dark pages too: its letters are white. */
function drawNumber([x, y]: Point, number: number, size: number, fill: string): string {
  const letter = size * 0.78;
  const disc = { cx: round(x), cy: round(y), r: round(size * 0.6), fill, stroke: '#ffffff' };
  const text = { size: letter, bold: true, anchor: 'middle', fill: '#ffffff' } as const;
  return (
    element('circle', { ...disc, 'stroke-width': round(size * 0.08) }) +
    letters(x, y + letter * 0.35, String(number), text)
  );
}

/** A way with its ends cut back to where no counter hides them. */
function trim(stops: readonly Stop[], size: number): readonly Point[] {
  const [first, second] = stops;
  const [last, previous] = [stops.at(-1), stops.at(-2)];
  if (!first || !second || !last || !previous) return [];
  return [cut(first, second.at, size), ...stops.slice(1, -1).map(({ at }) => at), cut(last, previous.at, size)];
}

/** The end of a way, seen from the stop beside it. */
function cut({ at, box }: Stop, beside: Point, size: number): Point {
  const [dx, dy] = direction(at, beside);
  const out = box ? Math.min(box.w / 2 / Math.max(Math.abs(dx), 0.01), box.h / 2 / Math.max(Math.abs(dy), 0.01)) : 0;
  const by = out + size * (box ? BESIDE : ALONE);
  return towards(at, beside, Math.min(by, distance(at, beside) * MOST_CUT));
}

/** The middle of the longest stretch of a way. */
function middleOf(points: readonly Point[]): Point {
  const stretches = points.slice(1).map((to, n): readonly [Point, Point] => [points[n] ?? to, to]);
  const [longest] = stretches.toSorted((a, b) => distance(...b) - distance(...a));
  const [from, to]: readonly [Point, Point] = longest ?? [ORIGIN, ORIGIN];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

const ORIGIN: Point = [0, 0];
const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

function direction(from: Point, to: Point): Point {
  const far = Math.max(1, distance(from, to));
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
}

/** The point that lies so far from one on the way to another. */
function towards(at: Point, to: Point, by: number): Point {
  const [dx, dy] = direction(at, to);
  return [at[0] + dx * by, at[1] + dy * by];
}

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const round = (number: number) => Math.round(number * 10) / 10;
