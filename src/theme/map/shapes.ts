import type { Box } from '../drawing/svg.ts';
import { boxOf } from './box-of.ts';
import type { MapPack, Point } from './map-pack.ts';
import { linesOf, ringsOf } from './outlines.ts';
import { pathData } from './path-data.ts';
import { thinOut } from './thin-out.ts';

type Shape = { readonly path: string; readonly box: Box };

/** A pack made ready to be drawn: every outline and line as path data with the box around it. */
export type Shapes = {
  readonly pack: MapPack;
  readonly areas: ReadonlyMap<string, Shape>;
  readonly blanks: readonly (Shape & { readonly kind: 'land' | 'water' })[];
  readonly lines: readonly (Shape & { readonly kind: MapPack['lines'][number]['kind'] })[];
};

/** `coarse`: for pictures of so much that points nearer to one another could not be told apart. */
export type Detail = 'exact' | 'coarse';

/** How far a coarse line may be from the exact one, in map units. */
const COARSE = 1.2;

const made: { readonly [detail in Detail]: WeakMap<MapPack, Shapes> } = { exact: new WeakMap(), coarse: new WeakMap() };

/** Worked out once for each pack. Neighbours fit however coarse they are: each border is one line. */
export function shapesOf(pack: MapPack, detail: Detail = 'exact'): Shapes {
  const known = made[detail].get(pack);
  if (known) return known;
  const lines = detail === 'exact' ? linesOf(pack) : linesOf(pack).map((points) => thinOut(points, COARSE));
  const outlined = (outline: MapPack['areas'][number]['outline']) => shape(ringsOf(lines, outline), true);
  const shapes: Shapes = {
    pack,
    areas: new Map(pack.areas.map(({ id, outline }) => [id, outlined(outline)])),
    blanks: pack.blanks.map(({ kind, outline }) => ({ kind, ...outlined(outline) })),
    lines: pack.lines.map(({ kind }, n) => ({ kind, ...shape([lines[n] ?? []], false) })),
  };
  made[detail].set(pack, shapes);
  return shapes;
}

function shape(parts: readonly (readonly Point[])[], closed: boolean): Shape {
  return { path: pathData(parts, closed), box: boxOf(parts.flat()) };
}
