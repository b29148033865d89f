import type { Message } from '../../../kernel/message.ts';
import type { Misfit } from '../../../kernel/sheet.ts';
import { fleetName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { nameOf } from '../reinforcement/order-names.ts';
import { msg } from './msg.ts';
import type { NoDepot } from './no-depot.ts';
import type { NoSupply } from './no-supply.ts';

/** Why a depot is not placed, removed, loaded or converted, or a corps not supplied as ordered, in words. */
function sayNoDepot(pack: Pack, no: NoDepot | NoSupply): Message {
  const id = 'id' in no ? no.id : '';
  return msg('empires-in-arms-supply.no', {
    why: no.why,
    name: id === '' ? '' : pack.fleet[id] ? fleetName(pack, id) : nameOf(pack, id),
    power: 'power' in no ? powerName(no.power) : '',
    number: 'most' in no ? no.most : 'money' in no ? no.money : 0,
    price: 'price' in no ? no.price : 0,
  });
}

/** The same for a sheet, with the rule's section. */
export function noDepotMisfit(pack: Pack, no: NoDepot | NoSupply): Misfit {
  return { problem: sayNoDepot(pack, no), section: sectionOf(no.why) };
}

function sectionOf(why: (NoDepot | NoSupply)['why']): string {
  switch (why) {
    case 'besieged':
      return '7.2.2.1';
    case 'out_of_reach':
      return '7.2.3';
    case 'neutral_country':
    case 'no_access':
      return '7.2.3.3.1';
    case 'no_corps':
      return '7.2.3.3.2';
    case 'not_in_port':
    case 'no_source':
      return '7.2.4';
    case 'no_enemy_depot':
    case 'guarded':
    case 'defended':
    case 'not_chained':
    case 'nobody_there':
      return '7.3.6.1';
    case 'not_your_corps':
    case 'twice':
      return '7.4';
    case 'no_ally':
      return '7.4.2.2';
    case 'unknown':
    case 'off_the_map':
    case 'no_counter':
    case 'no_money':
    case 'second_depot':
    case 'enemy_there':
    case 'no_depot':
    case 'not_yours':
    case 'after_placing':
    case 'after_marching':
      return '7.2';
  }
}
