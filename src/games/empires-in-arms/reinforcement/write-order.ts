import type { SheetLine } from '../../../kernel/choice.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';

/** An order as a line of the sheet. */
export function writeOrder(order: ReinforcementOrder): SheetLine {
  switch (order.order) {
    case 'place_fleet': {
      const { fleet, at, ships: number, of } = order;
      const answer = {
        fleet: `fleet:${fleet}`,
        at: 'port' in at ? `port:${at.port}` : `fleet:${at.beside}`,
        number,
        ...(of.from === 'fleet' && { from: `fleet:${of.fleet}` }),
      };
      return { order: 'place-fleet', answer };
    }
    case 'add_ships':
      return { order: 'place', answer: { what: 'ship', number: order.ships, where: `fleet:${order.fleet}` } };
    case 'transfer_ships':
      return {
        order: 'transfer-ships',
        answer: { from: `fleet:${order.from}`, to: `fleet:${order.to}`, number: order.ships },
      };
    case 'scuttle':
      return { order: 'scuttle', answer: `fleet:${order.fleet}` };
    case 'place_corps': {
      const { corps, area, of, troops: what, number } = order;
      const from = of.from === 'corps' ? `corps:${of.corps}` : of.from;
      const answer = { corps: `corps:${corps}`, area: `area:${area}`, what, number };
      return { order: 'place-corps', answer: from === 'arrivals' ? answer : { ...answer, from } };
    }
    case 'add_factors':
      return {
        order: 'place',
        answer: { what: order.troops, number: order.number, where: `corps:${order.corps}` },
      };
    case 'place_garrison':
      return { order: 'place', answer: { what: order.troops, number: order.number, where: `city:${order.area}` } };
    case 'transfer_factors': {
      const { from, to, troops: what, number } = order;
      return { order: 'transfer', answer: { from: `corps:${from}`, to: `corps:${to}`, what, number } };
    }
    case 'detach': {
      const { corps, to, troops: what, number } = order;
      return { order: 'detach', answer: { corps: `corps:${corps}`, what, number, to } };
    }
    case 'absorb': {
      const { corps, from, troops: what, number } = order;
      return { order: 'absorb', answer: { corps: `corps:${corps}`, what, number, from } };
    }
    case 'demobilise_corps':
      return { order: 'demobilise', answer: `corps:${order.corps}` };
    case 'demobilise_garrison': {
      const { area, of, troops: what, number } = order;
      return { order: 'demobilise-garrison', answer: { garrison: `${of}:${area}`, what, number } };
    }
    case 'remove_leader':
      return { order: 'remove-leader', answer: `leader:${order.leader}` };
  }
}
