import { type Combining, type Ledger, openLedger } from '../economy/ledger.ts';
import { controllerOf } from '../forces/who-commands.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { combinationOf, holderOfLand, membersOf } from './member-of.ts';

type Land = ProvinceId | MinorId;

/** Why a power cannot make a combination, or cannot add to it (8.9, 11); undefined: it can. */
export type NoCombining =
  | { readonly why: 'no_such_combination' | 'not_a_maker' | 'names_nothing' }
  | { readonly why: 'made_by'; readonly power: Power }
  | { readonly why: 'no_member' | 'twice' | 'not_held' | 'in_one_already' | 'lacks'; readonly land: Land }
  | { readonly why: 'too_few'; readonly least: number };

export function whyNotCombine(
  board: Board,
  ledger: Ledger,
  { combination, lands }: Combining,
): NoCombining | undefined {
  const { pack } = board;
  const printed = pack.combinations.find(({ id }) => id === combination);
  if (!printed) return { why: 'no_such_combination' };
  if (!printed.makers.includes(ledger.power)) return { why: 'not_a_maker' };
  const maker = makerOf(board, combination);
  if (maker !== undefined && maker !== ledger.power) return { why: 'made_by', power: maker };
  if (lands.length === 0) return { why: 'names_nothing' };
  for (const [at, land] of lands.entries()) {
    if (!printed.members.includes(land)) return { why: 'no_member', land };
    if (lands.indexOf(land) !== at) return { why: 'twice', land };
    if (holderOfLand(board, land) !== ledger.power || isCeded(board, ledger, land)) return { why: 'not_held', land };
    const joined = ledger.combined.some((one) => one.lands.includes(land));
    if (joined || combinationOf(board, land) !== undefined) return { why: 'in_one_already', land };
  }
  // More may join later, each by itself (11.1).
  if (maker !== undefined || ledger.combined.some((one) => one.combination === combination)) return undefined;
  const { must, least } = printed;
  if (must !== null && !lands.includes(must)) return { why: 'lacks', land: must };
  return lands.length < least ? { why: 'too_few', least } : undefined;
}

/** A district goes with its primary one (10.4). */
const isCeded = ({ pack }: Board, { ceded }: Ledger, land: Land) =>
  ceded.includes(land) || ceded.includes(pack.minor[land]?.districtOf ?? land);

/** The ledger after it. */
export function afterCombining(ledger: Ledger, combining: Combining): Ledger {
  return { ...ledger, combined: [...ledger.combined, combining] };
}

/**
 * 8.9, 11: a power makes a new political combination of lands that it holds, its own home provinces among them, or adds
 * some to one that it made. It is a free state of its own, which collects in all its members and buys its own troops
 * and theirs; what free states among them have goes into its treasury (ruling).
 */
export function combine(board: Board, power: Power, combining: Combining): void {
  const { state } = board;
  const { combination, lands } = combining;
  const no = whyNotCombine(board, openLedger(board, power), combining);
  if (no) throw new Error(`${power} cannot combine ${lands.join(', ')} as ${combination}: ${no.why}`);
  const members = makerOf(board, combination) === undefined ? [] : (state.combinations[combination] ?? []);
  const treasury = members.length > 0 ? state.minors[combination] : undefined;
  const made = { money: 0, manpower: 0, ...treasury, status: 'free' as const, controller: power };
  for (const land of lands) {
    const one = state.minors[land];
    if (one?.status !== 'free') continue;
    made.money += one.money;
    made.manpower += one.manpower;
    one.money = 0;
    one.manpower = 0;
  }
  state.combinations[combination] = [...new Set([...members, ...lands])];
  state.minors[combination] = made;
}

/** Who has made a combination. One that has no member left can be made anew (ruling). */
export function makerOf(board: Board, combination: MinorId): Power | undefined {
  return membersOf(board, combination).length > 0 ? controllerOf(board.state, combination) : undefined;
}
