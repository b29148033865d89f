import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, fleetName, seaName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { NoPlacing, Placing } from './placing.ts';

/** A part of a minor country's forces that is set out, in words; how strong a corps is for those who may know it. */
export function placingText(pack: Pack, placing: Placing, seen: 'all' | 'open'): Message {
  switch (placing.what) {
    case 'corps': {
      const { infantry, cavalry } = placing;
      const names = { corps: corpsName(pack, placing.corps), area: areaName(pack, placing.area) };
      return seen === 'all'
        ? msg('empires-in-arms-minors.placing.corps', { ...names, infantry, cavalry })
        : msg('empires-in-arms-minors.placing.corps-seen', names);
    }
    case 'garrison':
      return msg('empires-in-arms-minors.placing.garrison', {
        area: areaName(pack, placing.area),
        factors: placing.infantry + placing.cavalry,
      });
    case 'fleet': {
      const { at, fleet } = placing;
      const place = at.in === 'sea' ? seaName(pack, at.sea) : areaName(pack, at.area);
      return msg('empires-in-arms-minors.placing.fleet', { fleet: fleetName(pack, fleet), place });
    }
  }
}

/** Why a part cannot be set out so, in words. */
export function problemText(no: NoPlacing): Message {
  return msg('empires-in-arms-minors.no-placing', {
    why: no.why,
    troops: 'troops' in no ? no.troops : '',
    number: 'left' in no ? no.left : 'room' in no ? no.room : 0,
  });
}
