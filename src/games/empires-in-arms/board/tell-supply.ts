import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { SupplyView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { placeName } from './place-name.ts';

/** A power's chains of depots, and what next month's supply would take if nobody marched. */
export function tellSupply(view: View, power: SupplyView['power']): readonly Message[] {
  const supply = view.supply.find((one) => one.power === power);
  if (!supply) return [];
  const { chained, nextMonth } = supply;
  return [
    ...(chained.length > 0
      ? [msg('empires-in-arms-board.supply.chained', { power: powerName(power), depots: chained.map(placeName) })]
      : []),
    ...(nextMonth > 0 ? [msg('empires-in-arms-board.supply.next-month', { money: String(nextMonth) })] : []),
  ];
}

/** What a power should see to before its next turn: depots that are cut off, money that is short, fleets in the ice. */
export function warnOfSupply({ supply, treasuries }: View, power: SupplyView['power']): readonly Message[] {
  const one = supply.find((each) => each.power === power);
  if (!one) return [];
  const { cut, nextMonth, frozen } = one;
  const money = treasuries.find((each) => each.power === power)?.money ?? 0;
  return [
    ...(cut.length > 0 ? [msg('empires-in-arms-board.supply.cut', { depots: cut.map(placeName) })] : []),
    ...(nextMonth > money
      ? [msg('empires-in-arms-board.supply.short', { wanted: String(nextMonth), money: String(money) })]
      : []),
    ...(frozen.length > 0
      ? [msg('empires-in-arms-board.supply.frozen', { fleets: frozen.map(({ name }) => name) })]
      : []),
  ];
}
