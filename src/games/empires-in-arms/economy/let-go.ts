import { combinationOf } from '../combinations/member-of.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { turnNeutral } from '../minors/lose-control.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enemiesOf } from '../relations/pair.ts';
import { countPoints } from '../status/count-points.ts';
import type { Ledger } from './ledger.ts';

/** Why a power cannot let a minor country go (10.2.3); undefined: it can. */
export type NoLettingGo =
  | { readonly why: 'at_war'; readonly with: readonly Power[] }
  | { readonly why: 'not_yours' | 'a_district' | 'away_already' };

/** The minor countries that a power can let go, each with all its districts. */
export function listToLetGo(board: Board, ledger: Ledger): readonly MinorId[] {
  return board.pack.minors.flatMap(({ id }) => (whyNotLetGo(board, ledger, id) === undefined ? [id] : []));
}

/** 10.2.3 (reconstructed): as a cession (8.8), by who is at peace with all powers, and a whole country. */
export function whyNotLetGo(board: Board, ledger: Ledger, land: MinorId): NoLettingGo | undefined {
  const { state, pack } = board;
  const minor = pack.minor[land];
  if (!minor || controllerOf(state, land) !== ledger.power || combinationOf(board, land) !== undefined)
    return { why: 'not_yours' };
  if (minor.districtOf !== null) return { why: 'a_district' };
  const enemies = enemiesOf(state, ledger.power);
  if (enemies.length > 0) return { why: 'at_war', with: enemies };
  const joined = ledger.combined.some(({ lands }) => lands.includes(land));
  return joined || ledger.ceded.includes(land) ? { why: 'away_already' } : undefined;
}

/** 10.2.3: it is neutral again, for the points of a cession. Whoever stands there is the caller's to send home. */
export function letGo(board: Board, power: Power, land: MinorId): void {
  turnNeutral(board, land);
  countPoints(board, power, 'cede_to_ally_or_neutral_power', { with: land });
}
