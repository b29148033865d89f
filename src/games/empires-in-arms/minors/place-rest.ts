import { roomInCorps } from '../reinforcement/room-in.ts';
import { corpsLeft, fleetsLeft, menLeft, roomInCity, withPlaced } from './deploy.ts';
import type { Men, Placing } from './placing.ts';
import type { Deployment } from './what-deploys.ts';

/**
 * How what a controller did not set out stands (ruling): the corps that are left in the capital, with all the factors
 * that they hold; the others in garrisons, the capital's first; fleets in its port, or the first that there is. What
 * finds no place is lost.
 */
export function placeRest(deployment: Deployment): { readonly placings: readonly Placing[]; readonly lost: Men } {
  const [capital] = deployment.areas;
  let plan = deployment;
  const add = (placing: Placing) => {
    plan = withPlaced(plan, placing);
  };
  for (const corps of capital === undefined ? [] : corpsLeft(plan)) {
    const men = fitting(plan, corps);
    if (capital !== undefined && men.infantry + men.cavalry > 0) add({ what: 'corps', corps, area: capital, ...men });
  }
  for (const area of plan.areas) {
    const left = menLeft(plan);
    const room = roomInCity(plan, area);
    const infantry = Math.min(left.infantry, room);
    const cavalry = Math.min(left.cavalry, room - infantry);
    if (infantry + cavalry > 0) add({ what: 'garrison', area, infantry, cavalry });
  }
  const [port] = plan.ports;
  if (port !== undefined)
    for (const { id } of fleetsLeft(plan)) add({ what: 'fleet', fleet: id, at: { in: 'port', area: port } });
  return { placings: plan.placed.slice(deployment.placed.length), lost: menLeft(plan) };
}

/** As many of the factors that are left as a corps can hold. */
function fitting(plan: Deployment, corps: string): Men {
  const card = plan.pack.corpsOf[corps];
  const left = menLeft(plan);
  if (!card) return { infantry: 0, cavalry: 0 };
  const infantry = Math.min(left.infantry, roomInCorps(card, {}, 'infantry'));
  return { infantry, cavalry: Math.min(left.cavalry, roomInCorps(card, { infantry }, 'cavalry')) };
}
