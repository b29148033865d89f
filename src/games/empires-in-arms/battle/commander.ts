import { monthNumber } from '../calendar/month-number.ts';
import type { LeaderRatings, Ratings } from '../force-types.ts';
import { leadersWith } from '../forces/remove-unit.ts';
import { corpsCommander, isPower } from '../forces/who-commands.ts';
import { type AreaId, type CorpsId, type LeaderId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Commander, Unit } from './battle.ts';
import { corpsIn, nationOfUnit, powerOfUnit } from './units.ts';

type Units = readonly Readonly<Unit>[];
type Candidate = { readonly leader: LeaderId; readonly nation: Power; readonly ratings: LeaderRatings };

/**
 * The leaders on land with some corps, each with whoever commands that corps: a lent one's leader leads for the
 * borrower.
 */
export function leadersAmong({ state, pack }: Board, corps: readonly CorpsId[]): readonly Candidate[] {
  return corps.flatMap((id) =>
    leadersWith(state, id).flatMap((leader) => {
      const one = pack.leader[leader];
      const nation = corpsCommander(state, pack, id) ?? one?.nation;
      return one?.kind === 'land' && nation !== undefined ? [{ leader, nation, ratings: one.ratings }] : [];
    }),
  );
}

/** True where the first is senior: `A` is before `D`; of equal ones who has the better ratings (ruling). */
export function isSenior(a: LeaderRatings, b: LeaderRatings): boolean {
  if (a.seniority !== b.seniority) return a.seniority < b.seniority;
  return a.strategic + a.tactical > b.strategic + b.tactical;
}

/**
 * 7.5.2.1: a side is commanded by a leader of the nation that has most corps in it, with its minor countries', and of
 * these by the senior one; without a leader by its best corps. Everybody can see who that is (2.4.2).
 */
export function commanderOf(board: Board, area: AreaId, units: Units): Commander {
  const corps = corpsIn(units);
  const numberOf = (power: Power) => corps.filter((id) => corpsCommander(board.state, board.pack, id) === power).length;
  const candidates = leadersAmong(board, corps).toSorted(
    (a, b) =>
      numberOf(b.nation) - numberOf(a.nation) ||
      (isSenior(a.ratings, b.ratings) ? -1 : isSenior(b.ratings, a.ratings) ? 1 : 0),
  );
  const [first] = candidates;
  if (first) {
    const { strategic, tactical } = first.ratings;
    return { power: first.nation, leader: first.leader, strategic, tactical };
  }
  return withoutLeader(board, area, units);
}

function withoutLeader(board: Board, area: AreaId, units: Units): Commander {
  const weight = (power: Power) => units.filter((unit) => powerOfUnit(board, area, unit) === power).length;
  const [power] = POWERS.filter((one) => weight(one) > 0).toSorted((a, b) => weight(b) - weight(a));
  if (!power) throw new Error(`a side in ${area} has nobody`);
  const ratings = units.map((unit) => ratingsOf(board, area, unit));
  return {
    power,
    strategic: Math.max(...ratings.map(({ strategic }) => strategic)),
    tactical: Math.max(...ratings.map(({ tactical }) => tactical)),
  };
}

/** What a unit can do without a leader: as its nation's corps do, minor countries' as their controller's. */
export function ratingsOf(board: Board, area: AreaId, unit: Readonly<Unit>): Ratings {
  const { state, pack } = board;
  if (unit.is === 'irregulars') return pack.battle.irregulars;
  const nation = nationOfUnit(board, area, unit);
  const power = isPower(nation) ? nation : powerOfUnit(board, area, unit);
  const { ratings, ratings1810 } = pack.nations[power];
  const reform = monthNumber(pack.calendar, state.campaign, pack.calendar.prussiaReforms);
  return state.month >= reform ? ratings1810 : ratings;
}
