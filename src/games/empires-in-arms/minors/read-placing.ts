import type { SheetLine } from '../../../kernel/choice.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import type { Placing } from './placing.ts';

/** A line of a sheet as it is meant; the choice has checked its form. */
export function readPlacing({ order, answer }: SheetLine): Placing {
  const given = fieldsOf(answer);
  const id = (field: string) => bareId(String(given.get(field) ?? ''));
  const number = (field: string) => Number(given.get(field) ?? 0);
  const men = { infantry: number('infantry'), cavalry: number('cavalry') };
  switch (order) {
    case 'corps':
      return { what: 'corps', corps: id('corps'), area: id('area'), ...men };
    case 'garrison':
      return { what: 'garrison', area: id('area'), infantry: men.infantry, cavalry: 0 };
    case 'fleet':
      return {
        what: 'fleet',
        fleet: id('fleet'),
        at: String(given.get('at')).startsWith('sea:') ? { in: 'sea', sea: id('at') } : { in: 'port', area: id('at') },
      };
    default:
      throw new Error(`there is no order ${order}`);
  }
}
