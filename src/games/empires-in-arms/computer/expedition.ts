import { areaName } from '../names.ts';
import { placeId, port, sea } from '../naval/fleet-places.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Draft, Wish } from './asked.ts';
import { enemyFleets, ownFleets, seaWay } from './fleets.ts';
import { goalsOf } from './goals.ts';
import { msg } from './msg.ts';
import { sail } from './sail.ts';
import { distance, foesNear, type Group, type Situation } from './situation.ts';
import { countOf } from './strength.ts';
import { waysOnFoot } from './ways.ts';
import { writeWish } from './write-wishes.ts';

/** A landing wants to be so much stronger than what stands near the shore. */
const LANDING_ODDS = 1.5;

/**
 * 6.2.5: corps in a port with fleets of their own are carried to an enemy's land that no way on foot leads to, if no
 * enemy fleet is on the way and what is near the shore is much weaker. All or nothing: a fleet that would not get there
 * does not sail.
 */
export function writeExpedition(situation: Situation, begin: Draft): Draft {
  for (const group of situation.groups) {
    const fleets = ownFleets(situation).filter(({ at }) => at.in === 'port' && at.area === group.area);
    if (fleets.length === 0) continue;
    for (const shore of shoresFor(situation, group)) {
      const draft = carry(situation, begin, { group, fleets, shore });
      if (draft) return draft;
    }
  }
  return begin;
}

type Carried = {
  readonly group: Group;
  readonly fleets: ReturnType<typeof ownFleets>;
  readonly shore: AreaId;
};

/**
 * A corps on each fleet (6.2.5), the strongest first, and the fleets to the sea before the shore; one guards the
 * capital.
 */
function carry(situation: Situation, begin: Draft, { group, fleets, shore }: Carried): Draft | undefined {
  const { pack } = situation;
  const enemies = new Set(enemyFleets(situation).map(({ at }) => placeId(at)));
  const goal = new Set((pack.area[shore]?.coasts ?? []).map((id) => placeId(sea(id))));
  const way = seaWay(situation, port(group.area), goal, (at) => !enemies.has(placeId(at)));
  const last = way.at(-1);
  if (last === undefined) return undefined;
  const most = group.area === pack.nations[situation.power].capital ? group.corps.length - 1 : group.corps.length;
  const corps = group.corps
    .toSorted((a, b) => countOf(b.factors) - countOf(a.factors))
    .slice(0, Math.min(most, fleets.length));
  if (corps.length === 0) return undefined;
  const why = msg('empires-in-arms-computer.sea.carry', { area: areaName(pack, shore) });
  let draft = begin;
  for (const [at, { id }] of corps.entries()) {
    const fleet = fleets[at];
    const embark: Wish = {
      line: { order: 'embark', answer: { corps: `corps:${id}`, fleet: `fleet:${fleet?.id}` } },
      why,
    };
    const aboard = fleet && writeWish(draft, embark);
    if (!fleet || !aboard) return undefined;
    const sailed = sail(aboard, fleet, way, why);
    if (sailed.wishes.length < aboard.wishes.length + way.length) return undefined;
    draft = sailed;
  }
  return draft;
}

/** The shores nearest to a goal that no way on foot leads to from where a group stands. */
function shoresFor(situation: Situation, group: Group): readonly AreaId[] {
  const { pack } = situation;
  const onFoot = waysOnFoot(pack, group.area);
  const goals = goalsOf(situation).filter(({ area, isAbroad }) => isAbroad && !onFoot.has(area));
  return goals.flatMap(({ area: goal }) =>
    pack.areas
      .filter(({ id, coasts }) => coasts.length > 0 && !onFoot.has(id) && distance(situation, id, goal) <= 1)
      .map(({ id }) => id)
      .filter((id) => group.strength >= LANDING_ODDS * foesNear(situation, id, 1))
      .toSorted((a, b) => distance(situation, a, goal) - distance(situation, b, goal)),
  );
}
