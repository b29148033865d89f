import type { Box } from '../drawing/svg.ts';
import { boxOf } from './box-of.ts';
import type { MapPack, Point } from './map-pack.ts';
import { linesOf, ringsOf } from './outlines.ts';
import { pathData } from './path-data.ts';

type Shape = { readonly path: string; readonly box: Box };

/** A pack made ready to be drawn: every outline and line as path data with the box around it. */
export type Shapes = {
  readonly pack: MapPack;
  readonly areas: ReadonlyMap<string, Shape>;
  readonly blanks: readonly (Shape & { readonly kind: 'land' | 'water' })[];
  readonly lines: readonly (Shape & { readonly kind: MapPack['lines'][number]['kind'] })[];
};

const made = new WeakMap<MapPack, Shapes>();

/** Worked out once for each pack. */
export function shapesOf(pack: MapPack): Shapes {
  const known = made.get(pack);
  if (known) return known;
  const lines = linesOf(pack);
  const outlined = (outline: MapPack['areas'][number]['outline']) => shape(ringsOf(lines, outline), true);
  const shapes: Shapes = {
    pack,
    areas: new Map(pack.areas.map(({ id, outline }) => [id, outlined(outline)])),
    blanks: pack.blanks.map(({ kind, outline }) => ({ kind, ...outlined(outline) })),
    lines: pack.lines.map(({ kind }, n) => ({ kind, ...shape([lines[n] ?? []], false) })),
  };
  made.set(pack, shapes);
  return shapes;
}

function shape(parts: readonly (readonly Point[])[], closed: boolean): Shape {
  return { path: pathData(parts, closed), box: boxOf(parts.flat()) };
}
