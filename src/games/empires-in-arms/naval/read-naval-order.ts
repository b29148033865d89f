import type { SheetLine } from '../../../kernel/choice.ts';
import { POWERS } from '../pack-lists.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import type { FleetPlace } from '../state.ts';
import { placeIn } from './fleet-places.ts';
import type { NavalOrder } from './naval-order.ts';

/** What a line orders: one that the choice of its order accepts. Throws for another. */
export function readNavalOrder({ order, answer }: SheetLine): NavalOrder {
  const given = fieldsOf(answer);
  const text = (field: string) => String(given.get(field) ?? '');
  const id = (field: string) => bareId(text(field));
  switch (order) {
    case 'sail': {
      const from = given.get('from');
      return {
        order,
        fleet: id('fleet'),
        from: from === undefined ? undefined : placeOf(String(from)),
        to: placeOf(text('to')),
        interceptMe: given.get('wish') === 'intercept-me',
      };
    }
    case 'join':
      return { order, fleet: id('fleet'), lead: id('lead') };
    case 'part':
      return { order, fleet: bareId(String(answer)) };
    case 'embark':
      return { order, corps: id('corps'), fleet: id('fleet') };
    case 'lend': {
      const to = POWERS.find((power) => power === id('to'));
      if (!to) throw new Error(`no power ${id('to')}`);
      return { order, fleet: id('fleet'), to };
    }
    case 'attack': {
      const whom = POWERS.find((power) => power === id('whom'));
      if (!whom) throw new Error(`no power ${id('whom')}`);
      return { order, at: placeOf(text('at')), whom, war: given.get('war') === 'declare-war' };
    }
    case 'ask-again':
      return { order: 'ask_again' };
    default:
      throw new Error(`no naval order ${order}`);
  }
}

function placeOf(given: string): FleetPlace {
  const place = placeIn(given);
  if (!place) throw new Error(`no place ${given}`);
  return place;
}
