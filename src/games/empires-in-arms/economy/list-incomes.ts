import type { Manipulation } from '../chart-types.ts';
import { type Owner, POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { citiesInEnemyHands } from './enemy-in-city.ts';
import { type Purse, paymaster } from './ledger.ts';
import { listFreeTaxes, listTaxes, type Tax } from './list-taxes.ts';
import { listTrade, type TradeLine } from './list-trade.ts';

/** What comes into a purse, and from what. */
export type Income = Purse & {
  /** From home provinces. */
  readonly home: readonly Tax[];
  /** From ceded provinces, conquered minor countries, and all that a free state has. */
  readonly other: readonly Tax[];
  readonly trade: readonly TradeLine[];
  /** What the manipulation of three months ago brings or takes (8.4). */
  readonly manipulated: Purse;
};

/** 8.2: what each power and each free state is about to collect, before economic loss (10.5.2). */
export function listIncomes(board: Board): ReadonlyMap<Owner, Income> {
  const { state, pack } = board;
  const enemyHeld = citiesInEnemyHands(board);
  const trade = new Map<Owner, TradeLine[]>();
  for (const line of listTrade(board, enemyHeld)) trade.set(line.to, [...(trade.get(line.to) ?? []), line]);

  const incomes = new Map<Owner, Income>();
  for (const power of POWERS) {
    const one = state.powers[power];
    if (one.played === 'gone') continue;
    const { home, other } = listTaxes(board, power, enemyHeld);
    const chosen = pack.economy.manipulation.settings.find(({ setting }) => setting === one.manipulation);
    const manipulated = brings(chosen, home);
    incomes.set(power, summed({ home, other, trade: trade.get(power) ?? [], manipulated }));
  }
  for (const id of Object.keys(state.minors)) {
    if (paymaster(board, id) !== id) continue;
    const other = listFreeTaxes(board, id);
    incomes.set(id, summed({ home: [], other, trade: trade.get(id) ?? [], manipulated: { money: 0, manpower: 0 } }));
  }
  return incomes;
}

/** So many in a hundred of the home taxes, rounded to the nearest (ruling). */
function brings(setting: Manipulation | undefined, home: readonly Tax[]): Purse {
  const { moneyPercent = 0, manpowerPercent = 0 } = setting ?? {};
  return {
    money: nearest((sumOf(home, 'money') * moneyPercent) / 100),
    manpower: nearest((sumOf(home, 'manpower') * manpowerPercent) / 100),
  };
}

function summed(parts: Omit<Income, keyof Purse>): Income {
  const { home, other, trade, manipulated } = parts;
  const taxes = [...home, ...other];
  const traded = trade.reduce((sum, { money }) => sum + money, 0);
  return {
    ...parts,
    money: sumOf(taxes, 'money') + traded + manipulated.money,
    manpower: sumOf(taxes, 'manpower') + manipulated.manpower,
  };
}

const sumOf = (taxes: readonly Tax[], what: keyof Purse) => taxes.reduce((sum, tax) => sum + tax[what], 0);

/** Halves are rounded away from 0; never -0. */
const nearest = (number: number) => Math.sign(number) * Math.round(Math.abs(number)) || 0;
