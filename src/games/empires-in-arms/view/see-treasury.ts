import { timeAt } from '../calendar/month-number.ts';
import { TRADER } from '../economy/list-trade.ts';
import { yardsIn } from '../economy/yards.ts';
import { commanderOf } from '../forces/who-commands.ts';
import { corpsName, fleetName, nationName } from '../names.ts';
import { ordersText } from '../orders/orders-text.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { Arrival } from '../state.ts';
import type { ArrivalView, TreasuryView, View } from '../view-types.ts';
import type { Knows } from './who-knows.ts';

/** What a power keeps to itself: what it has, and what is on its way. */
export function treasurySeen({ state, pack }: Board, power: Power): TreasuryView {
  const { money, manpower, manipulation, refusesTradeWith = [] } = state.powers[power];
  return {
    power,
    money,
    manpower,
    manipulation,
    arrivals: state.arrivals
      .filter((arrival) => arrival.power === power)
      .sort((a, b) => a.month - b.month)
      .map((arrival) => arrivalSeen({ state, pack }, arrival)),
    freeStates: Object.entries(state.minors).flatMap(([minor, one]) =>
      one.status === 'free' && one.controller === power
        ? [{ minor, name: nationName(pack, minor), money: one.money, manpower: one.manpower }]
        : [],
    ),
    refusesTradeWith,
    stopsAmericanTrade: power === TRADER ? (state.american?.stopped ?? []) : [],
    orders: ordersText(pack, standingOrders(state, power)),
  };
}

function arrivalSeen({ state, pack }: Board, arrival: Arrival): ArrivalView {
  return {
    ...arrival,
    time: timeAt(pack.calendar, state.campaign, arrival.month),
    of: nationName(pack, arrival.nation),
    name: arrival.what === 'counter' ? counterName(pack, arrival.id) : undefined,
  };
}

const counterName = (pack: Pack, id: string) => (pack.fleet[id] ? fleetName(pack, id) : corpsName(pack, id));

/** 12.1.2: where ships are built everybody knows. */
export function yardsSeen({ state, pack }: Board): View['yards'] {
  return yardsIn(state).map(({ port, nation, number, month }) => {
    const due = timeAt(pack.calendar, state.campaign, month);
    return { area: port, nation, of: nationName(pack, nation), number, due };
  });
}

/** Prisoners are known to whoever holds them and to whose they are. */
export function prisonersSeen({ state, pack }: Board, knows: Knows): View['prisoners'] {
  return state.prisoners
    .filter(({ of, by }) => knows(by) || knows(commanderOf(state, of)))
    .map((prisoners) => ({ ...prisoners, ofName: nationName(pack, prisoners.of) }));
}

/** Which corps is lent is known to the two whom it concerns (B.4). */
export function loansSeen({ state, pack }: Board, knows: Knows): View['loans'] {
  return state.loans
    .filter(({ from, to }) => knows(from) || knows(to))
    .map((loan) => ({
      ...loan,
      name: corpsName(pack, loan.corps),
      time: timeAt(pack.calendar, state.campaign, loan.until),
    }));
}
