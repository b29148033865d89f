import { POWERS } from '../pack-lists.ts';
import type { Play } from '../types.ts';

/**
 * Does something by the rules and tells every line that it wrote on somebody's account of political points. Whatever
 * may move a marker is done through this, so that no line is ever missing from the log.
 */
export function tellPoints<Result>({ state, tell }: Pick<Play, 'state' | 'tell'>, rule: () => Result): Result {
  const before = POWERS.map((power) => state.powers[power].account.length);
  const result = rule();
  POWERS.forEach((power, at) => {
    for (const line of state.powers[power].account.slice(before[at])) tell({ type: 'points-moved', power, line });
  });
  return result;
}
