import type { MapPack } from './map-pack.ts';

/**
 * Areas in groups that one window shows together: those that are linked or have a neighbour on land in common, in the
 * order in which they are given. Over a sea much is near that is far apart on the map.
 */
export function groupAreas(
  pack: Pick<MapPack, 'areas' | 'links'>,
  areas: readonly string[],
): readonly (readonly string[])[] {
  const near = new Map<string, Set<string>>();
  for (const { between } of pack.links)
    for (const [a, b] of [between, between.toReversed()])
      if (a !== undefined && b !== undefined) near.set(a, (near.get(a) ?? new Set<string>()).add(b));
  const land = new Set(pack.areas.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
  const isClose = (a: string, b: string) => {
    const around = near.get(a) ?? new Set();
    if (around.has(b)) return true;
    return land.has(a) && land.has(b) && [...around].some((one) => land.has(one) && near.get(one)?.has(b));
  };
  const left = new Set(areas);
  const groups: string[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const one of group)
      for (const other of left)
        if (isClose(one, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}
