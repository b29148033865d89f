import type { Message } from '../../../kernel/message.ts';
import { monthTitle } from '../names.ts';
import type { Time } from '../pack-lists.ts';
import type { ArrivalView, TreasuryView } from '../view-types.ts';
import { msg } from './msg.ts';

/** What is on its way, a line for each month. */
export function tellArrivals(treasury: Pick<TreasuryView, 'arrivals' | 'power'>): readonly Message[] {
  return arrivalsByMonth(treasury).map(({ time, what }) =>
    msg('empires-in-arms-board.arrives', { month: monthTitle(time), what }),
  );
}

type Month = { readonly time: Time; readonly coming: ArrivalView[] };

/** The soonest month first: factors and ships of one kind together, and counters by their names. */
function arrivalsByMonth({ arrivals, power }: Pick<TreasuryView, 'arrivals' | 'power'>) {
  const months = new Map<number, Month>();
  for (const arrival of arrivals) {
    const month = months.get(arrival.month) ?? { time: arrival.time, coming: [] };
    month.coming.push(arrival);
    months.set(arrival.month, month);
  }
  return [...months.values()].map(({ time, coming }) => ({
    time,
    what: together(coming).map((arrival) => tellArrival(arrival, arrival.nation !== power)),
  }));
}

/** Purchases of one kind for one nation that come in a month are one. */
function together(coming: readonly ArrivalView[]): readonly ArrivalView[] {
  const kinds = new Map<string, ArrivalView>();
  for (const arrival of coming) {
    const kind = `${arrival.nation} ${arrival.what === 'counter' ? arrival.id : arrival.what}`;
    const same = kinds.get(kind);
    if (same && 'number' in same && 'number' in arrival)
      kinds.set(kind, { ...same, number: same.number + arrival.number });
    else kinds.set(kind, arrival);
  }
  return [...kinds.values()];
}

function tellArrival(arrival: ArrivalView, foreign: boolean): Message {
  if (arrival.what === 'counter') return arrival.name ?? msg('empires-in-arms-board.leader', { name: arrival.id });
  const { what, number, of } = arrival;
  return msg('empires-in-arms-board.arrival', { what, count: number, of, foreign: foreign ? 'yes' : 'no' });
}
