import type { Pack } from '../pack-types.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';

/** The step in which an order is carried out (3.2): leaders of fleets go in the naval one (5.3). */
export function stepOf({ leader }: Pick<Pack, 'leader'>, order: ReinforcementOrder): 'naval' | 'land' {
  switch (order.order) {
    case 'place_fleet':
    case 'add_ships':
    case 'transfer_ships':
    case 'scuttle':
      return 'naval';
    case 'remove_leader':
      return leader[order.leader]?.kind ?? 'land';
    case 'place_corps':
    case 'add_factors':
    case 'place_garrison':
    case 'transfer_factors':
    case 'detach':
    case 'absorb':
    case 'demobilise_corps':
    case 'demobilise_garrison':
      return 'land';
  }
}
