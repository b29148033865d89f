import type { Lead, Trace } from '../../../kernel/trace.ts';
import { fleetName } from '../names.ts';
import type { FleetId } from '../pack-lists.ts';
import type { FleetPlace, State } from '../state.ts';
import { type FleetStep, placeId, placeIn, stepsFrom } from './fleet-places.ts';
import { type Meeting, meetingsOf, tellMeetings } from './meetings.ts';
import { msg } from './msg.ts';
import type { NavalOrder } from './naval-order.ts';
import type { NavalPlan } from './naval-sheet.ts';
import { boardPlace, routeText } from './place-name.ts';
import { crewOf, fleetsUnder, pointsLeft, turnOf } from './turn-of.ts';
import { whyNotStep } from './why-not-order.ts';

type Sail = Extract<NavalOrder, { order: 'sail' }>;
type Voyage = { readonly steps: readonly FleetStep[]; readonly points: number };

/**
 * 6.2.1: where a fleet could sail to, with those that sail with it, each place by the cheapest way, and by the way that
 * is drawn so far (ids of places); on the way, whom it could meet. Nothing of a fleet that cannot sail any more.
 */
export function traceVoyage(plan: NavalPlan, sail: Omit<Sail, 'to'>, by: readonly string[]): Trace | undefined {
  const turn = turnOf(plan.state, plan.power);
  const crew = crewOf(plan, turn, sail.fleet);
  const under = fleetsUnder(plan, turn, plan.power);
  const from = plan.state.fleets[crew[0] ?? '']?.at;
  if (!from || !crew.every((id) => under.includes(id))) return undefined;
  if (turn.attacks.some(({ power }) => power === plan.power)) return undefined;

  const left = Math.min(...crew.map((id) => pointsLeft(plan, turn, id)));
  const meet = meetingsOf(plan, crew);
  const leadTo = ({ steps, points }: Voyage, places: readonly string[]): Lead => {
    const interceptMe = sail.interceptMe && steps.at(-1)?.to.in === 'port';
    const meetings = steps.flatMap((step, n): readonly Meeting[] => meet(step, interceptMe && n === steps.length - 1));
    const to = steps.at(-1)?.to ?? from;
    return {
      place: boardPlace(to),
      by: places,
      lines: steps.map((step, n) => lineOf(sail.fleet, step, interceptMe && n === steps.length - 1)),
      said: msg('empires-in-arms-naval.voyage', {
        fleets: crew.map((id) => fleetName(plan.pack, id)),
        way: routeText(plan.pack, [from, ...steps.map((step) => step.to)]),
        wish: interceptMe ? 'yes' : 'no',
      }),
      takes: [msg('empires-in-arms-naval.points', { points, left: left - points }), ...tellMeetings(plan, meetings)],
    };
  };

  const leads = new Map<string, Lead>();
  const add = (before: Voyage, at: Readonly<FleetPlace>, places: readonly string[]) => {
    for (const [id, one] of voyagesFrom(plan, crew, at, left - before.points)) {
      const whole = { steps: [...before.steps, ...one.steps], points: before.points + one.points };
      const key = whole.steps.map(({ to }) => placeId(to)).join(' ');
      if (id !== placeId(from) && !leads.has(key)) leads.set(key, leadTo(whole, [...places, id]));
    }
  };
  add(NOWHERE, from, []);
  const drawn = drawVoyage(plan, crew, { from, left }, by);
  const end = drawn.steps.at(-1)?.to;
  if (end) add(drawn, end, by);
  return {
    route: [boardPlace(from), ...drawn.steps.map(({ to }) => boardPlace(to))],
    drawn: end ? leadTo(drawn, by) : undefined,
    leads: [...leads.values()],
  };
}

const NOWHERE: Voyage = { steps: [], points: 0 };

const lineOf = (fleet: FleetId, { to }: FleetStep, interceptMe: boolean) => ({
  order: 'sail',
  answer: { fleet: `fleet:${fleet}`, to: placeId(to), ...(interceptMe && { wish: 'intercept-me' }) },
});

/** The cheapest way by the places that were picked, as far as it leads. */
function drawVoyage(
  plan: NavalPlan,
  crew: readonly FleetId[],
  { from, left }: { readonly from: Readonly<FleetPlace>; readonly left: number },
  by: readonly string[],
): Voyage {
  let drawn = NOWHERE;
  // Between a port and its box no points are spent: who draws to and fro would get nowhere, for ever.
  const been = new Set([placeId(from)]);
  for (const id of by) {
    const at = drawn.steps.at(-1)?.to ?? from;
    const leg = been.has(id) ? undefined : placeIn(id) && voyagesFrom(plan, crew, at, left - drawn.points).get(id);
    if (!leg) break;
    if (leg.points > 0) been.clear();
    been.add(id);
    drawn = { steps: [...drawn.steps, ...leg.steps], points: drawn.points + leg.points };
  }
  return drawn;
}

/** Every place that fleets can get to from one, by the fewest points, and of these in the fewest steps. */
function voyagesFrom(
  plan: NavalPlan,
  crew: readonly FleetId[],
  from: Readonly<FleetPlace>,
  points: number,
): ReadonlyMap<string, Voyage> {
  const found = new Map<string, Voyage>([[placeId(from), NOWHERE]]);
  let edge: readonly (readonly [Readonly<FleetPlace>, Voyage])[] = [[from, NOWHERE]];
  while (edge.length > 0) {
    const next = new Map<string, readonly [Readonly<FleetPlace>, Voyage]>();
    for (const [at, voyage] of edge) {
      const there = { ...plan, state: withFleetsAt(plan.state, crew, at) };
      for (const step of stepsFrom(plan.pack, at)) {
        const id = placeId(step.to);
        const spent = voyage.points + step.points;
        const known = found.get(id);
        if (spent > points || (known && known.points <= spent) || whyNotStep(there, crew, step)) continue;
        const longer = { steps: [...voyage.steps, step], points: spent };
        found.set(id, longer);
        next.set(id, [step.to, longer]);
      }
    }
    edge = [...next.values()];
  }
  found.delete(placeId(from));
  return new Map([...found].toSorted(([, a], [, b]) => a.points - b.points));
}

function withFleetsAt(state: State, crew: readonly FleetId[], at: Readonly<FleetPlace>): State {
  const moved = crew.flatMap((id) => {
    const fleet = state.fleets[id];
    return fleet ? [[id, { ...fleet, at: { ...at } }] as const] : [];
  });
  return { ...state, fleets: { ...state.fleets, ...Object.fromEntries(moved) } };
}
