import type { Pack } from '../pack-types.ts';
import type { NoOrder } from './no-order.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';

/** What no rule needs to look at: numbers that are none, and names of nothing. */
export function whyNotWellFormed(pack: Pack, order: ReinforcementOrder): NoOrder | undefined {
  const number = 'number' in order ? order.number : 'ships' in order ? order.ships : 1;
  if (!Number.isSafeInteger(number) || number < 1) return { why: 'not_a_whole_number' };
  const id = namesIn(pack, order).find(([known, name]) => !Object.hasOwn(known, name))?.[1];
  return id === undefined ? undefined : { why: 'unknown', id };
}

type Name = readonly [known: object, name: string];

function namesIn({ area, corpsOf, fleet, leader }: Pack, order: ReinforcementOrder): readonly Name[] {
  switch (order.order) {
    case 'place_fleet':
      return [
        [fleet, order.fleet],
        'port' in order.at ? [area, order.at.port] : [fleet, order.at.beside],
        ...(order.of.from === 'fleet' ? [[fleet, order.of.fleet] as const] : []),
      ];
    case 'add_ships':
    case 'scuttle':
      return [[fleet, order.fleet]];
    case 'transfer_ships':
      return [
        [fleet, order.from],
        [fleet, order.to],
      ];
    case 'place_corps':
      return [
        [corpsOf, order.corps],
        [area, order.area],
        ...(order.of.from === 'corps' ? [[corpsOf, order.of.corps] as const] : []),
      ];
    case 'place_garrison':
    case 'demobilise_garrison':
      return [[area, order.area]];
    case 'transfer_factors':
      return [
        [corpsOf, order.from],
        [corpsOf, order.to],
      ];
    case 'add_factors':
    case 'detach':
    case 'absorb':
    case 'demobilise_corps':
      return [[corpsOf, order.corps]];
    case 'remove_leader':
      return [[leader, order.leader]];
  }
}
