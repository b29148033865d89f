import { byPower } from '../by-power.ts';
import { calendarMonth } from '../calendar/month-number.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { marchOf } from '../land/land-plan.ts';
import { fleetName } from '../names.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { FleetState, State } from '../state.ts';
import { chainsOf } from '../supply/chains.ts';
import { chooseSupply, type Purses } from '../supply/choose-supply.ts';
import { forecastSupply } from '../supply/forecast-supply.ts';
import { moneyFor, suppliersOf } from '../supply/ways-to-pay.ts';
import type { SupplyView } from '../view-types.ts';

/** How a power's supply stands: its chains, what each corps would cost where it is, and what next month would take. */
export function supplySeen(board: Board, power: Power): SupplyView {
  const { state, pack } = board;
  const chains = chainsOf(board, power);
  const suppliers = suppliersOf(board, power, chains);
  const own = Object.entries(state.depots).flatMap(([area, depot]) => (depot.power === power ? [area] : []));
  const next: Board = { pack, state: nextMonth(state) };
  const { meals } = chooseSupply(next, power, ENOUGH, suppliers);
  const halves = meals.reduce((sum, meal) => {
    const isOwn = meal.by === 'paid' && meal.way.payer === power;
    return isOwn ? sum + meal.way.halves : sum;
  }, 0);
  return {
    power,
    chained: own.filter((area) => chains.valid.has(area)),
    cut: own.filter((area) => !chains.valid.has(area)),
    corps: meals.flatMap(({ eater: { corps, area, besieged } }) => {
      if (corps === undefined || besieged) return [];
      const march = marchOf(board, corps);
      const { forage, paid, mustForage } = forecastSupply(board, power, { corps, area, march }, suppliers);
      return [{ id: corps, forage, paid, mustForage }];
    }),
    nextMonth: moneyFor(halves),
    frozen: frozenNext(board, power).map((id) => ({ id, name: fleetName(pack, id) })),
  };
}

/** More than any month could take. */
const ENOUGH: Purses = byPower(() => Number.MAX_SAFE_INTEGER);

/** Everybody where they are, without orders, a month later. */
function nextMonth(state: State): State {
  const { marches: _, supplyOrders: __, ...rest } = state;
  return { ...rest, month: state.month + 1 };
}

/** 6.2.1.4: fleets whose waters lie beyond the ice line, when winter comes next month. */
function frozenNext({ state, pack }: Board, power: Power): readonly FleetId[] {
  const isWinter = (month: number) => calendarMonth(pack.calendar, state.campaign, month).winter;
  if (isWinter(state.month) || !isWinter(state.month + 1)) return [];
  return Object.entries(state.fleets).flatMap(([id, fleet]) =>
    fleetCommander(state, pack, id) === power && isInIce(pack, fleet) ? [id] : [],
  );
}

function isInIce({ sea, area }: Pack, { at }: FleetState): boolean {
  const seas = at.in === 'sea' ? [at.sea] : (area[at.area]?.port?.seas ?? []);
  return seas.length > 0 && seas.every((id) => sea[id]?.ice === true);
}
