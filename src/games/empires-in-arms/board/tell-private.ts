import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { TreasuryView, View } from '../view-types.ts';
import { signed } from './figure.ts';
import { msg } from './msg.ts';
import { tellArrivals } from './tell-arrivals.ts';
import { tellCaptives } from './tell-captives.ts';
import { tellOrderOfBattle } from './tell-order-of-battle.ts';
import { tellSupply, warnOfSupply } from './tell-supply.ts';

/** What only the viewer has: treasury, what is on its way, and all forces; a moderator sees everybody's. */
export function tellPrivate(view: View): readonly Message[] {
  return view.treasuries.flatMap((treasury) => [
    ...tellTreasury(treasury),
    ...tellArrivals(treasury),
    ...tellSupply(view, treasury.power),
    // A power's own player has them apart.
    ...(view.viewer === treasury.power ? [] : warnOfSupply(view, treasury.power)),
    ...tellCaptives(view, treasury.power),
    ...tellOrderOfBattle(view, treasury.power),
  ]);
}

function tellTreasury(treasury: TreasuryView): readonly Message[] {
  const { power, money, manpower } = treasury;
  return [
    msg('empires-in-arms-board.balance', {
      power: powerName(power),
      money: String(money),
      manpower: String(manpower),
    }),
    ...tellSettings(treasury),
  ];
}

/** Free states' treasuries, what is decided for the next collection of income, and standing orders. */
export function tellSettings(treasury: TreasuryView): readonly Message[] {
  const { manipulation, freeStates, refusesTradeWith, stopsAmericanTrade, orders } = treasury;
  const names = (powers: readonly Power[]) => ({ powers: powers.map(powerName) });
  return [
    ...freeStates.map(({ name, money, manpower }) =>
      msg('empires-in-arms-board.free-state', { minor: name, money: String(money), manpower: String(manpower) }),
    ),
    ...(manipulation === 0 ? [] : [msg('empires-in-arms-board.manipulation', { setting: signed(manipulation) })]),
    ...(refusesTradeWith.length > 0 ? [msg('empires-in-arms-board.refuses-trade', names(refusesTradeWith))] : []),
    ...(stopsAmericanTrade.length > 0 ? [msg('empires-in-arms-board.stops-trade', names(stopsAmericanTrade))] : []),
    ...(orders.length > 0 ? [msg('empires-in-arms-board.standing-orders', { lines: orders })] : []),
  ];
}
