/** A place from which one comes so many steps far. */
export type Start<Place> = { readonly at: Place; readonly steps: number };

/** All places that are reached from some of the starts, these with them. */
export function reachedFrom<Place>(
  starts: readonly Start<Place>[],
  next: (place: Place) => readonly Place[],
): ReadonlySet<Place> {
  const reached = new Set<Place>();
  const waiting = new Map<number, Set<Place>>();
  for (const { at, steps } of starts) placesWith(waiting, steps).add(at);

  // With the most steps left first: nobody comes a second time to a place with more of them.
  for (let left = Math.max(...waiting.keys()); left >= 0; left -= 1)
    for (const place of waiting.get(left) ?? []) {
      if (reached.has(place)) continue;
      reached.add(place);
      if (left > 0) for (const to of next(place)) placesWith(waiting, left - 1).add(to);
    }
  return reached;
}

function placesWith<Place>(waiting: Map<number, Set<Place>>, steps: number): Set<Place> {
  const known = waiting.get(steps);
  if (known) return known;
  const fresh = new Set<Place>();
  waiting.set(steps, fresh);
  return fresh;
}
