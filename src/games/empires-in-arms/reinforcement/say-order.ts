import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, fleetName, leaderName } from '../names.ts';
import type { Troop } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import { countedText } from './order-names.ts';
import type { OrderDone } from './reinforcement-fact.ts';
import type { OrderTo, ReinforcementOrder } from './reinforcement-order.ts';
import { inGarrison } from './room-in.ts';

/** An order in words, for its power. */
export function sayOrder(pack: Pack, order: ReinforcementOrder): Message {
  switch (order.order) {
    case 'place_fleet':
    case 'add_ships':
    case 'transfer_ships':
    case 'scuttle':
      return sayNaval(pack, order);
    case 'place_corps':
      return msg('empires-in-arms-reinforcement.line.place-corps', {
        corps: corpsName(pack, order.corps),
        area: areaName(pack, order.area),
        factors: countedText(order.troops, order.number),
        of: order.of.from,
        giving: order.of.from === 'corps' ? corpsName(pack, order.of.corps) : '',
      });
    case 'add_factors':
      return msg('empires-in-arms-reinforcement.line.add-factors', {
        factors: countedText(order.troops, order.number),
        corps: corpsName(pack, order.corps),
      });
    case 'transfer_factors':
      return msg('empires-in-arms-reinforcement.line.transfer', {
        what: countedText(order.troops, order.number),
        from: corpsName(pack, order.from),
        to: corpsName(pack, order.to),
      });
    case 'detach':
      return msg('empires-in-arms-reinforcement.line.detach', {
        factors: countedText(order.troops, order.number),
        corps: corpsName(pack, order.corps),
        place: order.to,
      });
    case 'absorb':
      return msg('empires-in-arms-reinforcement.line.absorb', {
        factors: countedText(order.troops, order.number),
        corps: corpsName(pack, order.corps),
        place: order.from,
      });
    case 'place_garrison':
    case 'demobilise_corps':
    case 'demobilise_garrison':
    case 'remove_leader':
      return sayOpen(pack, order);
  }
}

type Naval = OrderTo<'place_fleet' | 'add_ships' | 'transfer_ships' | 'scuttle'>;

/** Ships are open to everybody (2.4.2). */
function sayNaval(pack: Pack, order: Naval): Message {
  switch (order.order) {
    case 'place_fleet':
      return msg('empires-in-arms-reinforcement.line.place-fleet', {
        fleet: fleetName(pack, order.fleet),
        ships: order.ships,
        at: 'port' in order.at ? 'port' : 'fleet',
        place: 'port' in order.at ? areaName(pack, order.at.port) : fleetName(pack, order.at.beside),
        of: order.of.from,
        giving: order.of.from === 'fleet' ? fleetName(pack, order.of.fleet) : '',
      });
    case 'add_ships':
      return msg('empires-in-arms-reinforcement.line.add-ships', {
        ships: order.ships,
        fleet: fleetName(pack, order.fleet),
      });
    case 'transfer_ships':
      return msg('empires-in-arms-reinforcement.line.transfer', {
        what: countedText('ship', order.ships),
        from: fleetName(pack, order.from),
        to: fleetName(pack, order.to),
      });
    case 'scuttle':
      return msg('empires-in-arms-reinforcement.line.scuttle', { fleet: fleetName(pack, order.fleet) });
  }
}

type Open = OrderTo<'place_garrison' | 'demobilise_corps' | 'demobilise_garrison' | 'remove_leader'>;

function sayOpen(pack: Pack, order: Open): Message {
  switch (order.order) {
    case 'place_garrison':
      return garrisonGrows(pack, 'grows', 'city', order);
    case 'demobilise_garrison':
      return garrisonGrows(pack, 'demobilised', order.of, order);
    case 'demobilise_corps':
      return msg('empires-in-arms-reinforcement.line.demobilise', { corps: corpsName(pack, order.corps) });
    case 'remove_leader':
      return msg('empires-in-arms-reinforcement.line.remove-leader', { leader: leaderName(pack, order.leader) });
  }
}

/** Garrisons are open too. Cavalry and guard are infantry in them (7.3.3.2). */
function garrisonGrows(
  pack: Pack,
  how: 'grows' | 'shrinks' | 'demobilised',
  place: 'city' | 'depot',
  { area, troops, number }: { readonly area: string; readonly troops: Troop; readonly number: number },
): Message {
  const factors = countedText(inGarrison(troops) ?? troops, number);
  return msg('empires-in-arms-reinforcement.line.garrison', { how, place, factors, area: areaName(pack, area) });
}

/** What others see of an order that was carried out (2.4.2): counters, ships and garrisons, no factors of corps. */
export function sayWhatIsSeen(pack: Pack, { order, gone, area }: OrderDone): readonly Message[] {
  const left = gone === undefined ? [] : [leftText(pack, gone)];
  switch (order.order) {
    case 'place_fleet':
    case 'transfer_ships':
      return [sayNaval(pack, order), ...left];
    case 'add_ships':
    case 'scuttle':
      return [sayNaval(pack, order)];
    case 'place_corps': {
      const names = { corps: corpsName(pack, order.corps), area: areaName(pack, order.area) };
      const seen = msg('empires-in-arms-reinforcement.line.corps-seen', names);
      return order.of.from === 'garrison' ? [seen, garrisonGrows(pack, 'shrinks', 'city', order)] : [seen, ...left];
    }
    case 'add_factors':
      return [];
    case 'transfer_factors':
      return left;
    case 'detach':
      return area === undefined ? left : [garrisonGrows(pack, 'grows', order.to, { ...order, area }), ...left];
    case 'absorb':
      return area === undefined ? [] : [garrisonGrows(pack, 'shrinks', order.from, { ...order, area })];
    case 'place_garrison':
    case 'demobilise_corps':
    case 'demobilise_garrison':
    case 'remove_leader':
      return [sayOpen(pack, order)];
  }
}

function leftText(pack: Pack, id: string): Message {
  const name = pack.fleet[id] ? fleetName(pack, id) : corpsName(pack, id);
  return msg('empires-in-arms-reinforcement.line.gone', { name });
}
