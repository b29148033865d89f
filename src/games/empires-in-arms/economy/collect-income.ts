import { isPower } from '../forces/who-commands.ts';
import type { Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { zoneAt } from '../status/square.ts';
import { changePurse, type Purse } from './ledger.ts';
import { type Income, listIncomes } from './list-incomes.ts';

/** What a purse has got: its income, what is left of it after economic loss, and the die for that. */
export type Collected = Purse & { readonly income: Income; readonly die?: number };

/** 10.5.2: the die up to which a power loses a part of its income; 0: it throws none. */
export function economicLossUpTo({ state, pack }: Board, power: Power): number {
  return zoneAt(pack, state.powers[power].square).zone.economicLossUpTo;
}

/**
 * 8.2: all powers and free states collect money and manpower. A power in Instability or Fiasco throws a die and may
 * keep half of its whole income alone (10.5.2). Manpower that was left over is lost, except where a nation saves it
 * (8.2.2). What was manipulated is used up (8.4).
 *
 * @param roll a power's die
 */
export function collectIncomes(board: Board, roll: (power: Power) => number): ReadonlyMap<Owner, Collected> {
  const { state } = board;
  const collected = new Map<Owner, Collected>();
  for (const [owner, income] of listIncomes(board)) {
    const got = isPower(owner) ? afterLoss(board, owner, income, roll) : { ...bare(income), income };
    if (isPower(owner)) state.powers[owner].manipulation = 0;
    loseManpower(board, owner);
    changePurse(state, owner, got);
    collected.set(owner, got);
  }
  return collected;
}

function afterLoss(board: Board, power: Power, income: Income, roll: (power: Power) => number): Collected {
  const upTo = economicLossUpTo(board, power);
  if (upTo <= 0) return { ...bare(income), income };
  const die = roll(power);
  if (die > upTo) return { ...bare(income), income, die };
  const { lossDivisor } = board.pack.economy;
  return {
    money: Math.floor(income.money / lossDivisor),
    manpower: Math.floor(income.manpower / lossDivisor),
    income,
    die,
  };
}

function loseManpower({ state, pack }: Board, owner: Owner): void {
  const held = isPower(owner) ? state.powers[owner] : state.minors[owner];
  const saves = isPower(owner) && pack.nations[owner].savesManpower;
  if (held && 'manpower' in held && !saves) held.manpower = 0;
}

const bare = ({ money, manpower }: Purse): Purse => ({ money, manpower });
