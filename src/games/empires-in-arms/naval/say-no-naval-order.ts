import type { Message } from '../../../kernel/message.ts';
import type { Misfit } from '../../../kernel/sheet.ts';
import { areaName, corpsName, fleetName, powerName, seaName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { NoNavalOrder } from './naval-order.ts';
import { placeName } from './place-name.ts';
import type { NoEntry } from './why-not-enter.ts';

type No = NoNavalOrder | NoEntry;

/** The rule that a line breaks. */
const SECTIONS: { readonly [W in No['why']]: string } = {
  unknown: '6.2',
  not_yours: '6.2',
  sunk: '6.3.6',
  moved: '6.2.2.4',
  stopped: '6.2.3.4',
  carries: '6.2.5',
  lent: '6.1.2',
  not_there: '6.2.2',
  no_way: '6.2.1',
  too_far: '6.2.1',
  apart: '6.2.2.2',
  nobody_to_join: '6.2.2.2',
  sails_with_it: '6.2.2',
  not_by_sea: '6.2.5',
  not_in_port: '6.2.5.1',
  not_your_corps: '6.2.5',
  no_partner: '6.1.2',
  barred: '4.2.2',
  nobody_to_attack: '6.3.1',
  attacked_already: '6.3.1',
  at_war: '6.3.1.2.2',
  attacks_come_last: '6.1.3',
  asks_already: '6.3',
  ice: '6.2.1.4',
  straits: '6.2.1.3',
  foreign_port: '6.2.1.2',
  not_with_corps: '6.2.5.1',
  no_blockade: '6.2.7',
};

/** Why a line cannot be carried out, with the rule. */
export function sayNoNavalOrder(pack: Pack, no: No): Misfit {
  return {
    section: SECTIONS[no.why],
    problem: msg('empires-in-arms-naval.no', {
      why: no.why,
      name: nameIn(pack, no),
      from: no.why === 'no_way' ? placeName(pack, no.from) : no.why === 'apart' ? fleetName(pack, no.from) : '',
      to: no.why === 'no_way' ? placeName(pack, no.to) : no.why === 'not_there' ? placeName(pack, no.at) : '',
      left: 'left' in no ? no.left : 0,
      points: 'points' in no ? no.points : 0,
    }),
  };
}

function nameIn(pack: Pack, no: No): Message | string {
  if ('fleet' in no) return fleetName(pack, no.fleet);
  if ('corps' in no) return corpsName(pack, no.corps);
  if ('area' in no) return areaName(pack, no.area);
  if ('sea' in no) return seaName(pack, no.sea);
  return 'power' in no ? powerName(no.power) : '';
}
