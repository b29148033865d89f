import type { Message } from '../../../kernel/message.ts';
import type { Misfit } from '../../../kernel/sheet.ts';
import { areaName, corpsName, leaderName } from '../names.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { NoOrder } from '../reinforcement/no-order.ts';
import { nameOf } from '../reinforcement/order-names.ts';
import { sayNoOrder } from '../reinforcement/say-no-order.ts';
import { msg } from './msg.ts';
import type { NoLand } from './no-land.ts';

/** "French I Corps, French III Corps". */
export const corpsNames = (pack: Pack, ids: readonly CorpsId[]): readonly Message[] =>
  ids.map((id) => corpsName(pack, id));

/** "Metz > Mainz > Frankfurt". */
export function wayText(pack: Pack, areas: readonly AreaId[]): Message {
  const [first = '', ...others] = areas;
  const begin: Message = areaName(pack, first);
  return others.reduce<Message>(
    (before, id) => msg('empires-in-arms-land.way', { before, area: areaName(pack, id) }),
    begin,
  );
}

/** Why a line does not fit, with its rule. */
export function sayNoLand(pack: Pack, no: NoLand): Misfit {
  if (no.why === 'exchange') return sayNoExchange(pack, no.no);
  const name = 'id' in no ? nameOf(pack, no.id) : 'area' in no ? areaName(pack, no.area) : '';
  const problem = msg('empires-in-arms-land.no', {
    why: no.why,
    name: pack.leader['id' in no ? no.id : ''] ? leaderName(pack, 'id' in no ? no.id : '') : name,
    from: 'from' in no ? areaName(pack, no.from) : '',
    to: 'to' in no ? areaName(pack, no.to) : '',
    points: 'points' in no ? no.points : 0,
    has: 'has' in no ? no.has : 'room' in no ? no.room : 0,
  });
  return { problem, section: SECTIONS[no.why] };
}

/** What an exchange refuses that the reinforcement phase refuses, too, for rules of its own. */
function sayNoExchange(pack: Pack, no: NoOrder): Misfit {
  switch (no.why) {
    case 'too_few':
      return sayNoLand(pack, no);
    case 'no_room': {
      const { cityFactorsPerSpire: spire, depotFactors: depot } = pack.limits;
      return { problem: msg('empires-in-arms-land.no-room', { count: no.room, spire, depot }), section: '7.3.3' };
    }
    default:
      return { problem: sayNoOrder(pack, no), section: '7.3.3' };
  }
}

/** The rule behind each reason. */
const SECTIONS: { readonly [why in Exclude<NoLand['why'], 'exchange'>]: string } = {
  unknown: '7.3',
  not_yours: '7.3',
  off_the_map: '7.3',
  besieged: '7.3.4',
  apart: '7.3.2',
  gap: '7.3.2',
  too_far: '7.3.2.3',
  river: '7.3.1.3.2',
  arrow_barred: '7.3.1.3.3',
  never_forced: '7.3.1.2',
  landed: '7.3.5',
  must_stop: '7.3.2.1',
  no_access: '10.3',
  neutral: '10.3',
  joint_attack: '7.3.8.5',
  not_at_home: '10.1.4',
  no_way: '7.3.2',
  nothing_to_follow: '7.3.2',
  last_factor: '7.3.3.1.2',
  no_room: '7.3.3.4',
  no_city: '7.3.3',
  not_friendly: '7.3.3',
  city_besieged: '7.3.3',
  in_city_already: '7.3.4',
  not_in_city: '7.3.4',
  never_at_depot: '7.3.3.3.1',
  nobody_to_besiege: '7.3.7.1',
  in_its_own_city: '7.3.7.1',
  ally_besieges: '7.3.7.1',
  not_aboard: '7.3.5',
  not_beside: '7.3.5',
  no_enemy_depot: '7.3.6.1',
  guarded: '7.3.6.1',
  defended: '7.3.6.1',
  nobody_there: '7.3.6.1',
  too_few: '7.3.3',
  not_with_it: '5.3',
};
