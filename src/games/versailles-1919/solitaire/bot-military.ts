import { issueOf, REGIONS } from '../cards.ts';
import { columnOf, unitsIn } from '../icons/tracks.ts';
import { supplyOf } from '../influence/supply.ts';
import { freeBox } from '../military/demobilize.ts';
import { mobilized, unitsAllowed } from '../military/units.ts';
import type { FactionId, RegionId } from '../pack-types.ts';
import type { At } from '../types.ts';
import { couldBeHit, issuesIn } from '../uprising/hit.ts';

/** Where a bot would deploy: a region where it can lose an issue, and the space that will do. */
export type Deployment = {
  readonly region: RegionId;
  readonly column: number;
  /** Why not the first of the columns. */
  readonly instead: 'mutiny' | 'occupied' | undefined;
  /** Its issues there, and the printed VP of the dearest. */
  readonly issues: number;
  readonly dearest: number;
};

/**
 * 16.7.1: the regions that call for a unit of this bot. Only an Available unit goes there: moving a deployed one would
 * lay another region bare. A region where both spaces are occupied is none of them.
 */
export function deployments(position: At, faction: FactionId): readonly Deployment[] {
  const { state, pack } = position;
  if (supplyOf(state, faction).units.available === 0) return [];
  return REGIONS.flatMap((region) => {
    const { unrest, units } = state.tracks[region];
    if (unrest < pack.figures.solitaire.deployFromUnrest || units[faction] !== undefined) return [];
    if (!couldBeHit(position, faction, region)) return [];
    const space = spaceFor(position, faction, region);
    if (!space) return [];
    const issues = issuesIn(position, faction, region);
    const dearest = Math.max(...issues.map((issue) => issueOf(pack, issue).vp));
    return [{ region, ...space, issues: issues.length, dearest }];
  });
}

/** 16.7.3: of several regions those with most issues, among them those with the dearest one; a die does the rest. */
export function bestDeployments(all: readonly Deployment[]) {
  const most = Math.max(...all.map(({ issues }) => issues));
  const withMost = all.filter(({ issues }) => issues === most);
  const dearest = Math.max(...withMost.map((each) => each.dearest));
  const best = withMost.filter((each) => each.dearest === dearest);
  const why = all.length === 1 ? 'only' : withMost.length === 1 ? 'most-issues' : 'dearest';
  return { best, why } as const;
}

/** 16.7.2: how much happiness the faction is away from a mutiny, and the box; undefined unless it demobilizes. */
export function demobilization(position: At, faction: FactionId) {
  const { mutinyWithin, demobilizeBox } = position.pack.figures.solitaire;
  const box = freeBox(position);
  const away = Array.from({ length: mutinyWithin }, (_, i) => i + 1).find((n) => wouldMutiny(position, faction, n));
  return away === undefined || box < demobilizeBox ? undefined : { away, box };
}

/** 16.7.1: the first of the columns that is free and brings no mutiny. */
function spaceFor(position: At, faction: FactionId, region: RegionId) {
  const { state, pack } = position;
  let instead: Deployment['instead'];
  for (const column of pack.figures.solitaire.deployColumns) {
    const { deploy } = columnOf(pack, column);
    const occupied = !deploy || unitsIn(state, region).some((unit) => unit.column === column);
    if (deploy && !occupied && !wouldMutiny(position, faction, -deploy.happiness)) return { column, instead };
    instead ??= occupied ? 'occupied' : 'mutiny';
  }
  return undefined;
}

/** 9.3: whether losing this much happiness brings a mutiny; at 0 nothing is lost (6.1). */
function wouldMutiny({ state, pack }: At, faction: FactionId, loss: number): boolean {
  const happiness = state.happiness[faction] ?? 0;
  if (happiness === 0 || loss === 0) return false;
  return mobilized(state, faction) > unitsAllowed(pack, Math.max(0, happiness - loss));
}
