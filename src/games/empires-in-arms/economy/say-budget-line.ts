import type { Message } from '../../../kernel/message.ts';
import { areaName, nationName, powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BudgetLine } from './budget-line.ts';
import { counterName, irregularName, landName, maintainedName, purchaseName } from './budget-names.ts';
import { msg, selector } from './msg.ts';
import { signed } from './order-parts.ts';

/** An economic order of a power in words. */
export function sayBudgetLine(pack: Pack, power: Power, line: BudgetLine): Message {
  switch (line.order) {
    case 'transfer':
      return msg('empires-in-arms-economy.line.transfer', { from: powerName(line.from), count: line.points });
    case 'lend':
      return msg('empires-in-arms-economy.line.lend', { to: nationName(pack, line.to), money: line.money });
    case 'count-on-loan':
      return msg('empires-in-arms-economy.line.count-on-loan', { from: powerName(line.from), money: line.money });
    case 'manipulate':
      return msg('empires-in-arms-economy.line.manipulate', { setting: signed(line.setting) });
    case 'give-up':
      return msg('empires-in-arms-economy.line.give-up', { what: maintainedName(pack, line.id) });
    case 'buy':
      return msg('empires-in-arms-economy.line.buy', { what: purchaseName(pack, line.purchase, power) });
    case 'cede':
      return msg('empires-in-arms-economy.line.cede', { land: landName(pack, line.land), to: powerName(line.to) });
    case 'train': {
      const { from, number } = line;
      const isCorps = pack.corpsOf[from] !== undefined;
      return msg('empires-in-arms-economy.line.train', {
        from: isCorps ? counterName(pack, from) : areaName(pack, from),
        count: number,
      });
    }
    case 'let-go':
      return msg('empires-in-arms-economy.line.let-go', { land: landName(pack, line.land) });
    case 'make-combination':
      return msg('empires-in-arms-economy.line.make-combination', {
        combination: nationName(pack, line.combination),
        lands: line.lands.map((land) => landName(pack, land)),
      });
    case 'levy-place':
      return msg('empires-in-arms-economy.line.levy-place', {
        what: line.kind === undefined ? counterName(pack, line.corps) : irregularName(line.kind),
        area: areaName(pack, line.area),
      });
    case 'refuse-trade':
    case 'trade-again':
    case 'stop-american-trade':
      return msg('empires-in-arms-economy.line.trade', { order: selector(line.order), with: powerName(line.with) });
  }
}
