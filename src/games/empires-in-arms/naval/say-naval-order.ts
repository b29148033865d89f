import type { Message } from '../../../kernel/message.ts';
import { corpsName, fleetName, powerName } from '../names.ts';
import type { FleetId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { FleetPlace } from '../state.ts';
import { msg } from './msg.ts';
import type { NavalOrder } from './naval-order.ts';
import { placeName } from './place-name.ts';

type Sails = { readonly fleets: readonly FleetId[]; readonly from: Readonly<FleetPlace> | undefined };

/** A line of a naval sheet in words; of a step also who sails, and from where, as far as that is known. */
export function sayNavalOrder(pack: Pack, order: NavalOrder, sails?: Sails): Message {
  switch (order.order) {
    case 'sail': {
      const fleets = sails && sails.fleets.length > 0 ? sails.fleets : [order.fleet];
      const from = sails?.from ?? order.from;
      return msg('empires-in-arms-naval.line.sail', {
        fleets: fleets.map((id) => fleetName(pack, id)),
        from: from ? placeName(pack, from) : '',
        known: from ? 'yes' : 'no',
        to: placeName(pack, order.to),
        wish: order.interceptMe ? 'yes' : 'no',
      });
    }
    case 'join':
      return msg('empires-in-arms-naval.line.join', {
        all: order.fleet === 'all' ? 'yes' : 'no',
        fleet: order.fleet === 'all' ? '' : fleetName(pack, order.fleet),
        lead: fleetName(pack, order.lead),
      });
    case 'part':
      return msg('empires-in-arms-naval.line.part', { fleet: fleetName(pack, order.fleet) });
    case 'embark':
      return msg('empires-in-arms-naval.line.embark', {
        corps: corpsName(pack, order.corps),
        fleet: fleetName(pack, order.fleet),
      });
    case 'lend':
      return msg('empires-in-arms-naval.line.lend', {
        fleet: fleetName(pack, order.fleet),
        power: powerName(order.to),
      });
    case 'attack':
      return msg('empires-in-arms-naval.line.attack', {
        power: powerName(order.whom),
        place: placeName(pack, order.at),
        war: order.war ? 'yes' : 'no',
      });
    case 'ask_again':
      return msg('empires-in-arms-naval.line.ask-again');
  }
}
