import type { AreaId } from '../pack-lists.ts';
import type { IrregularsState, State } from '../state.ts';

type Irregulars = Readonly<Pick<IrregularsState, 'number' | 'inCity' | 'atDepot'>>;
type Posts = Readonly<Pick<State, 'depots' | 'irregulars'>>;

/** Those of a kind that garrison neither the city nor the depot of their area. */
export const inTheOpen = ({ number, inCity = 0, atDepot = 0 }: Irregulars): number => number - inCity - atDepot;

/** 7.3.3.3.1: the irregulars that garrison the depot of an area, a factor each: all are of its power (7.3.3.5.1). */
export function irregularsAtDepot({ depots, irregulars }: Posts, area: AreaId): number {
  const power = depots[area]?.power;
  return (irregulars[area] ?? []).reduce((sum, one) => sum + (one.power === power ? (one.atDepot ?? 0) : 0), 0);
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
