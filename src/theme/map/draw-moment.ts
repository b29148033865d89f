import { about } from '../drawing/about.ts';
import { letters } from '../drawing/lettering.ts';
import { type Box, element } from '../drawing/svg.ts';
import type { SeatLook } from '../tokens.ts';
import { areaShape } from './area-shape.ts';
import { drawArrows } from './draw-arrows.ts';
import { detailOf, type View } from './draw-ground.ts';
import { fillAreas } from './draw-land.ts';
import { hatchAreas } from './hatch-areas.ts';
import type { MapMoment, Stack } from './map-moment.ts';
import type { MapArea, MapPack, Point } from './map-pack.ts';
import { drawHatches, hatchId, powerLook } from './power-marks.ts';

/** The tint and the hatching of each area's owner. `layer` is where the outlines are, when in another document. */
export function drawOwners(pack: MapPack, moment: MapMoment, view: View, colour: PowerColour, layer = ''): string {
  const owned = moment.powers.map(({ id: power }, place) => {
    const ids = seenAreas(pack, view).flatMap(({ id, kind }) =>
      kind === 'land' && moment.areas[id]?.owner === power ? [id] : [],
    );
    if (ids.length === 0) return '';
    const tint = { fill: colour(place), 'fill-opacity': 0.26 };
    if (view.outlines === 'written')
      return (
        fillAreas(pack, ids, tint, detailOf(view)) +
        hatchAreas(pack, ids, { place, colour: colour(place), thin: view.thin, box: view.box })
      );
    // The list of a power's areas stands once and is painted twice.
    const held = `held-${place + 1}`;
    const uses = ids.map((id) => element('use', { href: `${layer}#${areaShape(id)}` }));
    return (
      element('defs', {}, element('g', { id: held }, ...uses)) +
      element('use', { href: `#${held}`, ...tint }) +
      element('use', { href: `#${held}`, fill: `url(#${hatchId(place)})` })
    );
  });
  const patterns = view.outlines === 'referred' ? element('defs', {}, drawHatches(moment, view.thin, colour)) : '';
  return patterns + owned.join('');
}

/** The colour of the power in this place: written in for pictures, a custom property on pages. */
export type PowerColour = (place: number) => string;

/** Flags, stacks and arrows; `size` is that of names. */
export function drawPieces(pack: MapPack, moment: MapMoment, view: View, size: number, colour: PowerColour): string {
  const areas = seenAreas(pack, view);
  return [
    drawArrows(pack, moment, {
      paint: view.paint,
      size,
      colour,
      standing: (area) => boxOfStacks(area, moment, size),
    }),
    ...areas.map((area) => askable(area, drawFlags(area, moment, size, colour))),
    ...areas.map((area) => askable(area, drawStacks(area, moment, size))),
  ].join('');
}

/** What stands on an area is about the area: its words say what each piece is. */
function askable({ id }: MapArea, pieces: string): string {
  return pieces === '' ? '' : about(aboutArea(id), undefined, pieces);
}

/** What the pieces on an area are about. */
export const aboutArea = (id: string): string => `area-${id}`;

function seenAreas(pack: MapPack, { box }: View): readonly MapArea[] {
  const reach = 200;
  return pack.areas.filter(
    ({ label: [x, y] }) =>
      x > box.x - reach && x < box.x + box.w + reach && y > box.y - reach && y < box.y + box.h + reach,
  );
}

function drawFlags({ id, label: [x, y] }: MapArea, moment: MapMoment, size: number, colour: PowerColour): string {
  return (moment.areas[id]?.flags ?? [])
    .map((power, n) =>
      drawFlag(x + size * (0.3 + n * 0.7), y - size * 0.9, size, colour(powerLook(moment, power).place)),
    )
    .join('');
}

/** A flag of control, the top of its pole here. */
export function drawFlag(left: number, top: number, size: number, fill: string): string {
  const cloth = `M${left} ${top}h${size * 0.6}l${-size * 0.15} ${size * 0.2}l${size * 0.15} ${size * 0.2}H${left}z`;
  return (
    element('path', { d: `M${left} ${top}v${size * 0.9}`, stroke: '#2a251d', 'stroke-width': size * 0.08 }) +
    element('path', { d: cloth, fill })
  );
}

/**
 * A counter for each power's troops in an area, and one for its ships, which has round ends: how many stacks there are,
 * and their strength as far as it is known.
 */
function drawStacks({ id, counters: [x, y] }: MapArea, moment: MapMoment, size: number): string {
  const counters = countersOf(moment, id);
  return counters
    .map(({ power, afloat, stacks: mine }, n) => {
      const w = COUNTER.w * size;
      const centre: Point = [x + (n - (counters.length - 1) / 2) * (w + size * 0.2), y];
      const several = mine.length > 1;
      return drawCounter(powerLook(moment, power), { afloat, several, strength: strengthOf(mine) }, centre, size);
    })
    .join('');
}

/** In letters' sizes. */
const COUNTER = { w: 1.9, h: 1.25 } as const;

/** A counter about this point: in its power's colour, with its sign and its strength, a second edge behind several. */
export function drawCounter(
  { light: cloth, shape }: Pick<SeatLook, 'light' | 'shape'>,
  { afloat, several, strength }: { readonly afloat: boolean; readonly several: boolean; readonly strength: string },
  [x, y]: Point,
  size: number,
): string {
  // White letters on them: the strong colour, on dark pages too.
  const [w, h] = [size * COUNTER.w, size * COUNTER.h];
  const [left, top] = [x - w / 2, y - h / 2];
  const letter = size * (strength.length > 2 ? 0.68 : 0.92);
  const text = { size: letter, bold: true, anchor: 'middle', fill: '#ffffff' } as const;
  const edge = (by: number, width: number) =>
    element('rect', {
      x: left + by,
      y: top - by,
      width: w,
      height: h,
      rx: afloat ? h / 2 : size * 0.15,
      fill: cloth,
      stroke: '#ffffff',
      'stroke-width': size * width,
    });
  return (
    (several ? edge(size * 0.18, 0.07) : '') +
    edge(0, 0.09) +
    element('path', {
      d: MARKS[shape],
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.4,
      transform: `translate(${left + size * 0.43} ${y}) scale(${Math.round(size * 5.5) / 100})`,
    }) +
    letters(left + w * 0.68, y + letter * 0.35, strength, text)
  );
}

type Counter = { readonly power: string; readonly afloat: boolean; readonly stacks: Stack[] };

/** What stands in an area by counters: ships are never added to troops. */
function countersOf(moment: MapMoment, id: string): readonly Counter[] {
  const counters = new Map<string, Counter>();
  for (const stack of moment.areas[id]?.stacks ?? []) {
    const afloat = stack.kind === 'fleet';
    const key = `${stack.power} ${afloat}`;
    const counter = counters.get(key) ?? { power: stack.power, afloat, stacks: [] };
    counter.stacks.push(stack);
    counters.set(key, counter);
  }
  return [...counters.values()];
}

/** Where the counters of stacks stand, so that names leave them free. */
export function stackBoxes(pack: MapPack, moment: MapMoment, size: number): readonly Box[] {
  return pack.areas.flatMap((area) => boxOfStacks(area, moment, size) ?? []);
}

function boxOfStacks(
  { id, counters: [x, y] }: Pick<MapArea, 'id' | 'counters'>,
  moment: MapMoment,
  size: number,
): Box | undefined {
  const counters = countersOf(moment, id).length;
  const w = counters * size * 2.1;
  return counters === 0 ? undefined : { x: x - w / 2, y: y - size * 0.8, w, h: size * 1.45 };
}

/** The sum where all is known, more than it where some is, a question mark where nothing is. */
export function strengthOf(stacks: readonly Stack[]): string {
  const known = stacks.flatMap(({ strength }) => (strength === undefined ? [] : [strength]));
  const sum = known.reduce((total, n) => total + n, 0);
  if (known.length === stacks.length) return String(sum);
  return sum === 0 ? '?' : `${sum}+`;
}

/** The seats' second marks, ten units across. */
export const MARKS = {
  square: 'M-4-4H4V4H-4z',
  diamond: 'M0-5L5 0 0 5-5 0z',
  circle: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0',
  triangle: 'M0-5L5 4H-5z',
  cross: 'M-4-4L4 4M-4 4L4-4',
  bar: 'M-5 0H5M-5-3H5M-5 3H5',
  ring: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
} as const;
