import { isPower } from '../forces/who-commands.ts';
import type { Owner } from '../pack-lists.ts';
import { payReparations } from '../peace/reparations.ts';
import type { Play, Step } from '../types.ts';
import { type Collected, collectIncomes, economicLossUpTo } from './collect-income.ts';
import type { EconomyFact } from './economy-fact.ts';
import type { Purse } from './ledger.ts';
import type { Tax } from './list-taxes.ts';
import type { TradeLine } from './list-trade.ts';

/** The faces of a die. */
const SIDES = 6;

/** 8.2: all collect, reparations are paid, and everybody writes a budget. */
export const economicPhase: Step<'economic-phase'> = {
  section: '8.2',
  run: (play) => {
    const { state, tell, push, die } = play;
    state.phase = 'economy';
    const collected = collectIncomes(play, (power) => die(`die:economic-loss:${power}`, SIDES));
    for (const [owner, got] of collected) tellLoss(play, owner, got);
    for (const { from, to, money } of payReparations(play)) tell({ type: 'reparation-paid', power: from, to, money });
    for (const [owner, got] of collected) tellIncome(play, owner, got);
    push({ ask: 'budget', args: {} });
  },
};

function tellLoss(play: Play, owner: Owner, { die }: Collected): void {
  if (die === undefined || !isPower(owner)) return;
  play.tell({ type: 'economic-loss-thrown', power: owner, die, lost: die <= economicLossUpTo(play, owner) });
}

function tellIncome({ state, tell }: Play, owner: Owner, got: Collected): void {
  const purse = isPower(owner) ? state.powers[owner] : state.minors[owner];
  if (!purse || ('status' in purse && purse.status !== 'free')) return;
  const power = isPower(owner) ? owner : 'controller' in purse ? purse.controller : undefined;
  if (power === undefined) return;
  const { income, money, manpower } = got;
  const fact: EconomyFact = {
    type: 'income-collected',
    power,
    owner,
    home: sumOf(income.home),
    other: sumOf(income.other),
    trade: {
      domestic: tradeOf(income.trade, 'domestic'),
      american: tradeOf(income.trade, 'american'),
      colonial: tradeOf(income.trade, 'colonial'),
      gold: tradeOf(income.trade, 'gold'),
    },
    manipulated: income.manipulated,
    collected: { money, manpower },
    lost: money < income.money || manpower < income.manpower,
    has: { money: purse.money, manpower: purse.manpower },
  };
  tell(fact);
}

const sumOf = (taxes: readonly Tax[]): Purse => ({
  money: taxes.reduce((sum, { money }) => sum + money, 0),
  manpower: taxes.reduce((sum, { manpower }) => sum + manpower, 0),
});

const tradeOf = (trade: readonly TradeLine[], kind: TradeLine['kind']) =>
  trade.reduce((sum, line) => (line.kind === kind ? sum + line.money : sum), 0);
