import type { SheetLine } from '../../../kernel/choice.ts';
import { isHomeOf } from '../forces/home-of.ts';
import { ownerOf } from '../forces/whose-area.ts';
import { type AreaId, type Owner, TROOPS, type Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { idIn, partsOf } from '../read-form.ts';
import { countDue, dueArrivals } from './due-arrivals.ts';
import type { Reach } from './reach-of.ts';
import type { FactorsFrom, GarrisonPlace, ReinforcementOrder } from './reinforcement-order.ts';

/** What a line orders: one that the choice of its order accepts. Throws for another. */
export function readOrder(board: Board, reach: Reach, { order, answer }: SheetLine): ReinforcementOrder {
  const part = partsOf(answer);
  const number = Number(part('number'));
  switch (order) {
    case 'place':
      return placeIn(board, reach, part);
    case 'place-corps': {
      const factors = { area: idIn(part('area')), of: sourceIn(part('from')), troops: troopsIn(part('what')), number };
      return { order: 'place_corps', corps: idIn(part('corps')), ...factors };
    }
    case 'place-fleet': {
      const [kind, at] = [String(part('at')), idIn(part('at'))];
      const from = part('from');
      return {
        order: 'place_fleet',
        fleet: idIn(part('fleet')),
        at: kind.startsWith('port:') ? { port: at } : { beside: at },
        ships: number,
        of: from === undefined ? { from: 'arrivals' } : { from: 'fleet', fleet: idIn(from) },
      };
    }
    case 'transfer': {
      const [from, to] = [idIn(part('from')), idIn(part('to'))];
      return { order: 'transfer_factors', from, to, troops: troopsIn(part('what')), number };
    }
    case 'transfer-ships':
      return { order: 'transfer_ships', from: idIn(part('from')), to: idIn(part('to')), ships: number };
    case 'detach': {
      const [corps, to] = [idIn(part('corps')), spotIn(part('to'))];
      return { order, corps, to, troops: troopsIn(part('what')), number };
    }
    case 'absorb': {
      const [corps, from] = [idIn(part('corps')), spotIn(part('from'))];
      return { order, corps, from, troops: troopsIn(part('what')), number };
    }
    case 'demobilise':
      return { order: 'demobilise_corps', corps: idIn(answer) };
    case 'demobilise-garrison': {
      const [area, of] = [idIn(part('garrison')), spotIn(part('garrison'))];
      return { order: 'demobilise_garrison', area, of, troops: troopsIn(part('what')), number };
    }
    case 'scuttle':
      return { order, fleet: idIn(answer) };
    case 'remove-leader':
      return { order: 'remove_leader', leader: idIn(answer) };
    default:
      throw new Error(`no reinforcement order ${order}`);
  }
}

/** True for a line that places ships where factors go, or factors where ships go. */
export function isMixedUp({ order, answer }: SheetLine): boolean {
  const part = partsOf(answer);
  return order === 'place' && (part('what') === 'ship') !== String(part('where')).startsWith('fleet:');
}

type Part = (field: string) => unknown;

/** A line that places what arrives: a corps and a fleet take their own nation's, a city that of the nation at home. */
function placeIn(board: Board, reach: Reach, part: Part): ReinforcementOrder {
  const [where, what, number] = [String(part('where')), part('what'), Number(part('number'))];
  const id = idIn(where);
  if (where.startsWith('fleet:')) return { order: 'add_ships', fleet: id, ships: number };
  const troops = troopsIn(what);
  if (where.startsWith('corps:')) return { order: 'add_factors', corps: id, troops, number };
  return { order: 'place_garrison', area: id, nation: nationFor(board, reach, id, troops), troops, number };
}

function nationFor(board: Board, { power }: Reach, area: AreaId, troops: Troop): Owner {
  const nations = dueArrivals(board.state, power).map(({ nation }) => nation);
  const comes = nations.find(
    (nation) => isHomeOf(board, nation, area) && countDue(board.state, power, nation, troops) > 0,
  );
  return comes ?? ownerOf(board, area);
}

function sourceIn(given: unknown): FactorsFrom {
  if (given === undefined) return { from: 'arrivals' };
  return given === 'garrison' ? { from: 'garrison' } : { from: 'corps', corps: idIn(given) };
}

const spotIn = (given: unknown): GarrisonPlace => (String(given).startsWith('depot') ? 'depot' : 'city');

function troopsIn(given: unknown): Troop {
  const troops = TROOPS.find((one) => one === given);
  if (!troops) throw new Error(`no troops ${String(given)}`);
  return troops;
}
