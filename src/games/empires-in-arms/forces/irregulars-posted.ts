import type { AreaId } from '../pack-lists.ts';
import type { IrregularsState, State } from '../state.ts';

type Group = Readonly<IrregularsState>;
type Depots = Readonly<State['depots']>;
type Posts = Readonly<Pick<State, 'depots' | 'irregulars'>>;

/**
 * 7.3.3.3.1, 7.3.3.5.1: those of a group that garrison the depot of their area. Where it has gone or changed hands
 * there are none, and never more than are left outside of the city.
 */
export function guarding(depots: Depots, area: AreaId, { power, number, inCity = 0, atDepot = 0 }: Group): number {
  return depots[area]?.power === power ? Math.min(atDepot, number - inCity) : 0;
}

/** Those of a group that garrison neither the city nor the depot of their area. */
export function inTheOpen(depots: Depots, area: AreaId, group: Group): number {
  return group.number - (group.inCity ?? 0) - guarding(depots, area, group);
}

/** The irregulars that garrison the depot of an area, a factor each. */
export function irregularsAtDepot({ depots, irregulars }: Posts, area: AreaId): number {
  return (irregulars[area] ?? []).reduce((sum, one) => sum + guarding(depots, area, one), 0);
}

/** True for a depot that has a garrison, of factors or of irregulars. */
export function isGarrisoned(posts: Posts, area: AreaId): boolean {
  return posts.depots[area]?.garrison !== undefined || irregularsAtDepot(posts, area) > 0;
}

/** A depot goes off the map, without its garrison of factors, which is the caller's to place; irregulars stay there. */
export function dropDepot(state: State, area: AreaId): void {
  delete state.depots[area];
  const there = state.irregulars[area];
  if (there?.some(({ atDepot }) => atDepot !== undefined))
    state.irregulars[area] = there.map(({ atDepot: _, ...one }) => one);
}

/** After fights it is written down anew who still garrisons a depot. */
export function tidyPosts(state: State): void {
  for (const [area, there] of Object.entries(state.irregulars))
    if (there.some((one) => (one.atDepot ?? 0) !== guarding(state.depots, area, one)))
      state.irregulars[area] = there.map(({ atDepot: _, ...one }, n) => {
        const left = guarding(state.depots, area, there[n] ?? one);
        return { ...one, ...(left > 0 && { atDepot: left }) };
      });
}
