import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { msg as economyMsg } from '../economy/msg.ts';
import { areaName, corpsName, fleetName, leaderName, minorName, ownerName, powerName } from '../names.ts';
import { msg as ordersMsg } from '../orders/msg.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { PieceFact } from './piece-fact.ts';
import { fleetPlaceName } from './pieces-on-map.ts';

type Of<Type extends PieceFact['type']> = Extract<PieceFact, { readonly type: Type }>;

/** The same of pieces, purses and truces; `knows`: whether the viewer may learn what a power keeps to itself. */
export function narratePieces(pack: Pack, fact: PieceFact, knows: (of: string | undefined) => boolean): Message {
  switch (fact.type) {
    case 'corrected-fleet':
      return msg('empires-in-arms-corrections.told.fleet', {
        fleet: fleetName(pack, fact.fleet),
        there: fact.to ? 'yes' : 'no',
        place: fact.to ? fleetPlaceName(pack, fact.to) : '',
        ships: fact.ships,
      });
    case 'corrected-factors':
      return factors(pack, fact, knows(fact.by));
    case 'corrected-garrison':
      return msg('empires-in-arms-corrections.told.garrison', {
        area: areaName(pack, fact.area),
        nation: ownerName(pack, fact.nation),
        total: fact.infantry + fact.militia,
        infantry: String(fact.infantry),
        militia: String(fact.militia),
      });
    case 'corrected-depot':
      return msg('empires-in-arms-corrections.told.depot', {
        area: areaName(pack, fact.area),
        there: fact.to ? 'yes' : 'no',
        power: fact.to ? powerName(fact.to) : '',
      });
    case 'corrected-leader':
      return leader(pack, fact, knows(pack.leader[fact.leader]?.nation));
    case 'corrected-irregulars':
      return msg('empires-in-arms-corrections.told.irregulars', {
        area: areaName(pack, fact.area),
        kind: economyMsg('empires-in-arms-economy.irregular', { kind: fact.kind }),
        power: powerName(fact.power),
        number: String(fact.number),
      });
    case 'corrected-prisoners': {
      const known = knows(fact.by) || knows(fact.owner);
      return msg('empires-in-arms-corrections.told.prisoners', {
        of: ownerName(pack, fact.of),
        power: powerName(fact.by),
        known: known ? 'yes' : 'no',
        troop: known ? ordersMsg('empires-in-arms-orders.troop', { troop: fact.troop }) : '',
        number: known ? String(fact.number) : '',
      });
    }
    case 'corrected-truce':
      return msg('empires-in-arms-corrections.told.truce', {
        bound: powerName(fact.between[0]),
        other: powerName(fact.between[1]),
        kept: fact.until ? 'yes' : 'no',
        until: fact.until ? monthWithin(fact.until) : '',
      });
    case 'corrected-purse':
      return msg('empires-in-arms-corrections.told.purse', {
        minor: minorName(pack, fact.minor),
        known: knows(fact.by) ? 'yes' : 'no',
        money: knows(fact.by) ? String(fact.money) : '',
        manpower: knows(fact.by) ? String(fact.manpower) : '',
      });
  }
}

function factors(pack: Pack, { corps, nation, area, factors: held }: Of<'corrected-factors'>, known: boolean): Message {
  const kinds = TROOPS.filter((troop) => (held[troop] ?? 0) > 0);
  return msg('empires-in-arms-corrections.told.factors', {
    corps: known
      ? corpsName(pack, corps)
      : msg('empires-in-arms-corrections.a-corps', { nation: ownerName(pack, nation) }),
    area: areaName(pack, area),
    known: known ? 'yes' : 'no',
    factors: known
      ? kinds.map((troop) =>
          msg('empires-in-arms-corrections.so-many', {
            what: ordersMsg('empires-in-arms-orders.troop', { troop }),
            number: String(held[troop] ?? 0),
          }),
        )
      : '',
  });
}

function leader(pack: Pack, { leader: id, now, area, at }: Of<'corrected-leader'>, known: boolean): Message {
  const place = area === undefined ? at && fleetPlaceName(pack, at) : areaName(pack, area);
  const unit = now.is !== 'with' ? '' : at ? fleetName(pack, now.unit) : known ? corpsName(pack, now.unit) : '';
  return msg('empires-in-arms-corrections.told.leader', {
    leader: leaderName(pack, id),
    is: now.is === 'with' && unit !== '' ? 'unit' : now.is,
    place: place ?? '',
    unit,
    power: now.is === 'captured' ? powerName(now.by) : '',
  });
}
