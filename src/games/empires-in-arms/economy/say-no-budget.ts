import type { Message } from '../../../kernel/message.ts';
import { areaName, nationName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { NoBudgetLine } from './add-to-budget.ts';
import { counterName, irregularName, landName } from './budget-names.ts';
import { msg } from './msg.ts';

/** Why an economic order does not stand, in a sentence that names the rule. */
export function sayNoBudget(pack: Pack, line: NoBudgetLine): Message {
  switch (line.order) {
    case 'transfer': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.transfer', { why: no.why, most: 'most' in no ? no.most : 0 });
    }
    case 'lend': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.lend', { why: no.why, money: 'money' in no ? Math.max(0, no.money) : 0 });
    }
    case 'manipulate':
      return msg('empires-in-arms-economy.no.manipulate');
    case 'give-up':
      return msg('empires-in-arms-economy.no.give-up');
    case 'buy': {
      const { no } = line;
      const dear = no.why === 'too_dear' ? no : undefined;
      return msg('empires-in-arms-economy.no.buy', {
        why: no.why,
        nation: 'nation' in no ? nationName(pack, no.nation) : dear ? nationName(pack, dear.payer) : '',
        money: dear?.cost.money ?? 0,
        manpower: dear?.cost.manpower ?? 0,
        area: 'area' in no ? areaName(pack, no.area) : '',
        has: Math.max(0, dear?.has.money ?? 0),
        men: dear?.has.manpower ?? 0,
      });
    }
    case 'cede': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.cede', {
        why: no.why,
        with: 'with' in no ? no.with.map(powerName) : [],
      });
    }
    case 'train': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.train', {
        why: no.why,
        with: 'with' in no ? no.with.map(powerName) : [],
        number: 'has' in no ? no.has : 'cost' in no ? no.cost : 0,
      });
    }
    case 'let-go': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.let-go', {
        why: no.why,
        with: 'with' in no ? no.with.map(powerName) : [],
      });
    }
    case 'make-combination': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.make-combination', {
        why: no.why,
        land: 'land' in no ? landName(pack, no.land) : '',
        power: 'power' in no ? powerName(no.power) : '',
        least: 'least' in no ? no.least : 0,
      });
    }
    case 'levy-place': {
      const { no } = line;
      return msg('empires-in-arms-economy.no.levy-place', {
        why: no.why,
        what: 'kind' in no ? irregularName(no.kind) : 'corps' in no ? counterName(pack, no.corps) : '',
        area: 'area' in no ? areaName(pack, no.area) : '',
      });
    }
    case 'refuse-trade':
      return msg('empires-in-arms-economy.no.refuse-trade', { why: line.no.why });
    case 'stop-american-trade':
      return msg('empires-in-arms-economy.no.stop-american-trade', { why: line.no.why });
  }
}

/** The section of the rule that it does not stand by. */
export function sectionOfNo({ order, no }: NoBudgetLine): string {
  switch (order) {
    case 'transfer':
      return '8.1.2';
    case 'lend':
      return '8.3';
    case 'manipulate':
      return '8.4';
    case 'give-up':
      return '8.5';
    case 'buy':
      return no.why === 'not_yours' ? '8.2.3' : COUNTERS.includes(no.why) ? '8.5.4' : '8.5';
    case 'cede':
      return '8.8';
    case 'train':
      return '12.1.1';
    case 'let-go':
      return '10.2.3';
    case 'make-combination':
      return '11';
    case 'levy-place':
      return '8.10';
    case 'refuse-trade':
      return '8.2.1.2.1';
    case 'stop-american-trade':
      return '8.2.1.2.2';
  }
}

const COUNTERS: readonly string[] = ['no_such_counter', 'on_the_map', 'on_its_way', 'not_for_sale'];
