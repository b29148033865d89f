import { textWidth } from '../drawing/lettering.ts';
import type { Box } from '../drawing/svg.ts';
import { contains, overlap } from './box-of.ts';
import type { MapArea, Point } from './map-pack.ts';

export type PlacedName = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

type Room = {
  /** Every name, where there is room or not. */
  readonly all: boolean;
  /** What is seen. */
  readonly within: Box;
  /** Where something else stands. */
  readonly taken: readonly Box[];
};

/** Names longer than this are broken at a space, in letters. */
const LONG = 11;

/**
 * Where names stand: at their area's place, below, above or beside its sign, wherever they hide no other name and no
 * sign; the more important first, smaller where there is no room. One that fits nowhere stands below its sign all the
 * same, if `all` are wanted, else it is left out.
 */
export function placeNames(
  areas: readonly MapArea[],
  size: number,
  { all, within, taken: before }: Room,
): readonly PlacedName[] {
  const signs = areas.flatMap(({ kind, label: [x, y] }) =>
    kind === 'land' ? [{ x: x - size * 0.25, y: y - size * 0.25, w: size * 0.5, h: size * 0.5 }] : [],
  );
  const taken: Box[] = [...before, ...signs];
  const fits = (box: Box) => contains(within, box) && !taken.some((other) => overlap(box, other));
  const order = areas.toSorted((a, b) => importance(b) - importance(a));
  return order.flatMap((area) => {
    const sizes = [1, 0.88, 0.76].map((part) => part * size * (importance(area) > 1 ? 1.22 : 1));
    for (const wanted of sizes)
      for (const lines of breaks(area.name)) {
        const found = places(area.label, lines, wanted, area.kind === 'sea').find(({ box }) => fits(box));
        if (!found) continue;
        taken.push(found.box);
        return [{ id: area.id, lines, x: found.x, y: found.y, size: wanted }];
      }
    if (!all) return [];
    const smallest = sizes.at(-1) ?? size;
    return [{ id: area.id, lines: [area.name], x: area.label[0], y: area.label[1] + smallest * 1.1, size: smallest }];
  });
}

function importance(area: MapArea): number {
  if (area.kind === 'sea') return 1.5;
  return area.city === 'capital' ? 2 : area.city === 'provincial' ? 1 : 0;
}

function breaks(name: string): readonly (readonly string[])[] {
  const middle = name.indexOf(' ', Math.max(2, name.length / 2 - 4));
  return name.length <= LONG || middle < 0 ? [[name]] : [[name], [name.slice(0, middle), name.slice(middle + 1)]];
}

/** The middle of the first line's foot and the box of the whole, for each place around the sign. */
function places([x, y]: Point, lines: readonly string[], size: number, onSign: boolean) {
  const w = Math.max(...lines.map((text) => textWidth(text, { size, serif: true })));
  const h = lines.length * size * 0.95;
  const [aside, gap] = [w / 2 + size * 0.45, size * 0.35];
  const tops: readonly Point[] = onSign
    ? [[x, y - h / 2]]
    : [
        [x, y + gap],
        [x, y - gap - h],
        [x + aside, y - h / 2],
        [x - aside, y - h / 2],
        [x + aside * 0.7, y + gap],
        [x - aside * 0.7, y + gap],
        [x + aside * 0.7, y - gap - h],
        [x - aside * 0.7, y - gap - h],
      ];
  return tops.map(([middle, top]) => ({ x: middle, y: top + size * 0.75, box: { x: middle - w / 2, y: top, w, h } }));
}
