import type { Place } from '../../../theme/drawing/places.ts';

/** A free cell `cell:x,y`, or undefined for another kind of place. */
export function cellOf(place: Place): { readonly x: number; readonly y: number } | undefined {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(place.place);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}
