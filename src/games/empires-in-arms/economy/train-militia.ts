import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander, isPower } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, CorpsId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { changeCorps, changeGarrison } from '../reinforcement/room-in.ts';
import { enemiesOf } from '../relations/pair.ts';
import type { Arrival } from '../state.ts';
import { change, changePurse, type Ledger } from './ledger.ts';

/** Militia of a corps, or of the garrison of an area, that becomes infantry (12.1.1). */
export type Training = { readonly from: CorpsId | AreaId; readonly number: number };

/** Why a power cannot train militia so; undefined: it can. */
export type NoTraining =
  | { readonly why: 'at_war'; readonly with: readonly Power[] }
  | { readonly why: 'no_militia' | 'besieged' }
  /** There are only so many; a corps keeps a factor. */
  | { readonly why: 'too_few'; readonly has: number }
  | { readonly why: 'too_dear'; readonly cost: number };

/** The units of a power that have militia it could train, and how much, without what earlier lines train. */
export function listTrainable(board: Board, ledger: Ledger): readonly Training[] {
  const { state } = board;
  if (enemiesOf(state, ledger.power).length > 0) return [];
  const corps = Object.keys(state.corps).map((from) => ({ from, number: militiaIn(board, ledger, from) }));
  const cities = Object.keys(state.garrisons).map((from) => ({ from, number: militiaIn(board, ledger, from) }));
  return [...corps, ...cities].filter(({ from, number }) => number > 0 && !isShutIn(board, from));
}

/** 12.1.1: at peace with all powers, for money, out of own corps and own cities that are not besieged. */
export function whyNotTrain(board: Board, ledger: Ledger, { from, number }: Training): NoTraining | undefined {
  const enemies = enemiesOf(board.state, ledger.power);
  if (enemies.length > 0) return { why: 'at_war', with: enemies };
  const has = militiaIn(board, ledger, from);
  if (has === 0) return { why: 'no_militia' };
  if (isShutIn(board, from)) return { why: 'besieged' };
  if (!Number.isSafeInteger(number) || number < 1 || number > has) return { why: 'too_few', has };
  const cost = costOf(board, number);
  return cost > (ledger.purses[ledger.power]?.money ?? 0) ? { why: 'too_dear', cost } : undefined;
}

/** The ledger after it. */
export function afterTraining(board: Board, ledger: Ledger, training: Training): Ledger {
  const paid = change(ledger, ledger.power, { money: -costOf(board, training.number) });
  return { ...paid, trained: [...ledger.trained, training] };
}

/** 12.1.1: the militia leaves the map, and is infantry when it comes back. */
export function train(board: Board, power: Power, { from, number }: Training): Arrival {
  const { state, pack } = board;
  if (state.corps[from]) changeCorps(state, from, 'militia', -number);
  else changeGarrison(state, from, 'city', { nation: power, troops: 'militia', number: -number });
  changePurse(state, power, { money: -costOf(board, number) });
  const month = state.month + pack.prices.militia_to_infantry.months;
  const arrival: Arrival = { nation: power, power, month, what: 'militia_to_infantry', number };
  state.arrivals.push(arrival);
  return arrival;
}

const costOf = ({ pack }: Board, number: number) => pack.prices.militia_to_infantry.money * number;

/** How much of its own militia a power has in a unit; all that a garrison has, all but one factor of a corps. */
function militiaIn(board: Board, { power, trained, givenUp }: Ledger, from: CorpsId | AreaId): number {
  const { state, pack } = board;
  const before = trained.reduce((sum, one) => sum + (one.from === from ? one.number : 0), 0);
  const corps = state.corps[from];
  if (corps) {
    const isOwn = pack.corpsOf[from]?.nation === power && corpsCommander(state, pack, from) === power;
    const isLevied = pack.corpsOf[from]?.symbol === 'insurrection';
    if (!isOwn || isLevied || givenUp.includes(from)) return 0;
    return Math.max(0, Math.min(corps.factors.militia ?? 0, countFactors(corps.factors) - 1) - before);
  }
  const garrison = state.garrisons[from];
  const isOwn = garrison && isPowerOf(garrison.nation, power) && holderOf(board, from) === power;
  return isOwn ? Math.max(0, garrison.militia - before) : 0;
}

const isPowerOf = (nation: Owner, power: Power) => isPower(nation) && nation === power;

function isShutIn({ state }: Board, from: CorpsId | AreaId): boolean {
  return (
    state.corps[from]?.besieged === true || state.garrisons[from]?.besieged === true || from in (state.sieges ?? {})
  );
}
