import { combinationOf } from '../combinations/member-of.ts';
import { inOneHand } from '../control/who-controls.ts';
import { controllerOf } from '../forces/who-commands.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import { cedeMinor, cedeProvince } from '../peace/cede.ts';
import type { Board } from '../position-types.ts';
import { alliesOf, enemiesOf } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';
import { type Ledger, openLedger } from './ledger.ts';

type Land = ProvinceId | MinorId;

/** A ceded province or a minor country that a power gives away; a secondary district may go alone. */
export type LandCession = { readonly land: Land; readonly to: Power };

/** Why a power cannot cede so of its own will (8.8); undefined: it can. */
export type NoLandCession =
  | { readonly why: 'at_war'; readonly with: readonly Power[] }
  | { readonly why: 'not_allied' | 'home_province' | 'not_yours' | 'ceded_already' };

export function whyNotCedeLand(board: Board, ledger: Ledger, { land, to }: LandCession): NoLandCession | undefined {
  const { state, pack } = board;
  const { power, ceded } = ledger;
  if (!recipientsOf(state, power).includes(to)) {
    const enemies = enemiesOf(state, power);
    return enemies.length > 0 ? { why: 'at_war', with: enemies } : { why: 'not_allied' };
  }
  // What goes with its primary district is away with it.
  const primary = pack.minor[land]?.districtOf ?? land;
  if (ceded.includes(land) || ceded.includes(primary)) return { why: 'ceded_already' };
  const province = pack.province[land];
  if (province?.power === power && state.ceded[land] === undefined) return { why: 'home_province' };
  // A member of a new political combination is not given away: its country goes on without it only by force (ruling).
  const holder = province ? state.ceded[land] : pack.minor[land] && controllerOf(state, land);
  return holder !== power || combinationOf(board, land) !== undefined ? { why: 'not_yours' } : undefined;
}

/**
 * 8.8: to whom a power can cede lands: to its allies while it is at peace with all others, and to powers that nobody
 * plays while it is at war with them. Nothing goes to whoever controls the power, or is controlled by it (14.3).
 */
export function recipientsOf(state: State, power: Power): readonly Power[] {
  const enemies = enemiesOf(state, power);
  const allies = enemies.length > 0 ? [] : alliesOf(state, power).filter((ally) => !inOneHand(state, power, ally));
  return [...allies, ...enemies.filter((enemy) => state.powers[enemy].played === 'nobody')];
}

/** The ledger after a cession. */
export function afterCeding(ledger: Ledger, { land }: LandCession): Ledger {
  return { ...ledger, ceded: [...ledger.ceded, land] };
}

/**
 * 8.8: a power gives an ally, or an enemy that nobody plays, a minor country with its districts, one secondary
 * district, or a province that was ceded to it, and loses a point; nobody gains one (ruling). A free state stays one,
 * with its forces and its treasury.
 */
export function cedeLand(board: Board, power: Power, cession: LandCession): void {
  const { land, to } = cession;
  const no = whyNotCedeLand(board, openLedger(board, power), cession);
  if (no) throw new Error(`${power} cannot cede ${land} to ${to}: ${no.why}`);
  if (board.pack.province[land]) cedeProvince(board, land, to);
  else cedeMinor(board, land, to, { conquer: false });
  countPoints(board, power, 'cede_to_ally_or_neutral_power', { with: to });
}
