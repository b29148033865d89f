import { leaveDepot } from '../forces/into-city.ts';
import { irregularsAtDepot, isGarrisoned } from '../forces/irregulars-posted.ts';
import { takePrisoners } from '../forces/take-prisoners.ts';
import { areaName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play } from '../types.ts';
import { whyNotUseCity } from './city.ts';
import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import { changeTurn } from './land-turn.ts';
import { writeMarch } from './lines/write-march.ts';
import { msg } from './msg.ts';

/** An enemy depot with a garrison that has not decided yet what it does (7.3.6.2). */
export function isGuarded({ state, pack, power }: Omit<LandPlan, 'around'>, area: AreaId): boolean {
  const depot = state.depots[area];
  return (
    depot !== undefined &&
    isGarrisoned(state, area) &&
    isEnemy({ state, pack }, power, undefined, depot.power) &&
    !state.landTurn?.fighting.includes(area)
  );
}

/**
 * 7.3.6.2: whoever has a depot with a garrison in an area that is entered burns it or fights, before the march goes on.
 * A power that nobody plays fights.
 */
export function askGarrison(plan: LandPlan, area: AreaId, play: Play, rest: OrderTo<'march'> | undefined): void {
  const goesOn = rest
    ? [{ sheet: 'land-turn' as const, args: { power: plan.power }, seat: plan.power, lines: [writeMarch(rest)] }]
    : [];
  if (!isGuarded(plan, area)) {
    play.push(...goesOn);
    return;
  }
  const owner = plan.state.depots[area]?.power;
  if (owner !== undefined && deciding(play).includes(owner))
    play.push({ ask: 'depot-garrison', args: { area } }, ...goesOn);
  else {
    fight(play, area);
    play.push(...goesOn);
  }
}

/** 7.3.6.2. */
export const depotGarrison: Decide<'depot-garrison'> = {
  section: '7.3.6.2',
  seats: (position, { area }) => ownerIn(position, area),
  ask: ({ pack }, _, { area }) => ({
    prompt: msg('empires-in-arms-land.depot.prompt', { area: areaName(pack, area) }),
    brief: msg('empires-in-arms-land.depot.brief', { area: areaName(pack, area) }),
    choice: {
      kind: 'one',
      options: (['burn', 'fight'] as const).map((id) => ({ id, label: msg('empires-in-arms-land.depot.do', { id }) })),
    },
  }),
  waiting: ({ pack }, { area }) => msg('empires-in-arms-land.depot.waiting', { area: areaName(pack, area) }),
  apply: (play, answers, { area }) => {
    if (Object.values(answers).includes('burn')) burn(play, area);
    else fight(play, area);
  },
  fallback: () => 'fight',
  standing: ({ state }, seat, { area }) => {
    const depot = state.depots[area];
    const { depots } = standingOrders(state, powerOf(seat)).reactions ?? {};
    if (typeof depots !== 'number') return depots;
    const { infantry = 0, militia = 0 } = depot?.garrison ?? {};
    return infantry + militia + irregularsAtDepot(state, area) >= depots ? 'fight' : 'burn';
  },
};

const ownerIn = ({ state }: Pick<Play, 'state'>, area: AreaId): readonly Power[] => {
  const owner = state.depots[area]?.power;
  return owner === undefined ? [] : [owner];
};

function fight({ state, tell }: Play, area: AreaId): void {
  const depot = state.depots[area];
  if (!depot) return;
  changeTurn(state, (turn) => turn.fighting.push(area));
  tell({ type: 'depot-defended', power: depot.power, area });
}

/** The garrison goes into the city of the area as far as it has room there; the rest surrenders. */
function burn(play: Play, area: AreaId): void {
  const { state, tell } = play;
  const depot = state.depots[area];
  if (!depot || !isGarrisoned(state, area)) return;
  const { power, garrison = { nation: power, infantry: 0, militia: 0 } } = depot;
  const irregulars = irregularsAtDepot(state, area);
  const { moved, lost } = leaveDepot(play, area, whyNotUseCity(play, power, garrison.nation, area) === undefined);
  const captor = state.landTurn?.power;
  const factors = {
    ...(lost.infantry > 0 && { infantry: lost.infantry }),
    ...(lost.militia > 0 && { militia: lost.militia }),
  };
  if (lost.infantry + lost.militia > 0 && captor !== undefined)
    takePrisoners(state, { of: garrison.nation, by: captor, factors });
  const inCity = moved.infantry + moved.militia + (moved.irregulars ?? 0);
  const all = garrison.infantry + garrison.militia + irregulars;
  tell({ type: 'depot-burned', power, area, inCity, taken: all - inCity });
}
