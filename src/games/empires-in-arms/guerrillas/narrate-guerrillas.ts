import type { Message } from '../../../kernel/message.ts';
import { areaName, powerName, provinceName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { GuerrillaFact } from './guerrilla-fact.ts';
import { msg } from './msg.ts';

/** What happens with guerrillas, in words. */
export function narrateGuerrillas(pack: Pack, fact: GuerrillaFact): Message {
  const power = powerName(fact.power);
  switch (fact.type) {
    case 'guerrillas-thrown':
      return msg('empires-in-arms-guerrillas.thrown', {
        power,
        dice: fact.risings.map(({ province, value, die, number }) =>
          msg('empires-in-arms-guerrillas.rising', { province: provinceName(pack, province), value, die, number }),
        ),
      });
    case 'guerrillas-rose':
      return msg('empires-in-arms-guerrillas.rose', {
        power,
        places: fact.places.map(({ area, number }) =>
          msg('empires-in-arms-guerrillas.place', { area: areaName(pack, area), number }),
        ),
      });
    case 'guerrillas-hunted':
      return msg('empires-in-arms-guerrillas.hunted', {
        power,
        of: powerName(fact.of),
        hunts: fact.hunts.map(({ province, value, die, sum, killed }) =>
          msg('empires-in-arms-guerrillas.hunt', {
            ...{ province: provinceName(pack, province), value, die, killed },
            more: sum === die ? 'none' : String(sum - die),
          }),
        ),
      });
  }
}
