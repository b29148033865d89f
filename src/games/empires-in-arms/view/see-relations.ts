import { timeAt } from '../calendar/month-number.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { relationOf } from '../relations/pair.ts';
import type { MonthNumber, Treaty } from '../state.ts';
import type { RelationView, TreatyView } from '../view-types.ts';

const PAIRS = POWERS.flatMap((a, at) => POWERS.slice(at + 1).map((b) => [a, b] as const));

/** Wars, alliances, and what a peace still forbids; pairs between which nothing lies are left out. */
export function relationsSeen(board: Board): readonly RelationView[] {
  return PAIRS.flatMap((between) => relationSeen(board, between));
}

function relationSeen({ state, pack }: Board, between: readonly [Power, Power]): readonly RelationView[] {
  const { war, alliance, marriage, enforcedUntil = {}, noAllianceUntil } = relationOf(state, ...between);
  const time = (month: MonthNumber) => timeAt(pack.calendar, state.campaign, month);
  const seen = {
    between,
    war: war && { since: time(war.since), aggressors: war.aggressors },
    allied: alliance !== undefined,
    married: marriage === true,
    peace: between.flatMap((power) => {
      const until = enforcedUntil[power];
      return until !== undefined && until > state.month ? [{ power, until: time(until) }] : [];
    }),
    noAllianceUntil: noAllianceUntil !== undefined && noAllianceUntil > state.month ? time(noAllianceUntil) : undefined,
  };
  const anything = seen.war || seen.allied || seen.married || seen.peace.length > 0 || seen.noAllianceUntil;
  return anything ? [seen] : [];
}

/** What formal peaces still lay on their losers (4.4). */
export function treatiesSeen({ state, pack }: Board): readonly TreatyView[] {
  return state.treaties.map((treaty) => {
    const { from, to, term } = treaty;
    return { from, to, term, name: pack.peace.term[term].name, lasts: lasts({ state, pack }, treaty) };
  });
}

function lasts({ state, pack }: Board, treaty: Treaty): TreatyView['lasts'] {
  if ('left' in treaty) return { payments: treaty.left };
  return { until: timeAt(pack.calendar, state.campaign, treaty.until) };
}
