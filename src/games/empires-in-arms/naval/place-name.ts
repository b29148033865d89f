import type { Message } from '../../../kernel/message.ts';
import { areaName, seaName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { FleetPlace } from '../state.ts';
import { msg } from './msg.ts';

/** A place of fleets in words: "Brest", "the blockade box of Brest", "Bay of Biscay". */
export function placeName(pack: Pick<Pack, 'area' | 'sea'>, at: Readonly<FleetPlace>): Message {
  switch (at.in) {
    case 'sea':
      return seaName(pack, at.sea);
    case 'port':
      return areaName(pack, at.area);
    case 'box':
      return msg('empires-in-arms-naval.box', { port: areaName(pack, at.area) });
  }
}
