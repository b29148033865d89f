import type { Message } from '../../../kernel/message.ts';
import { minorName, ownerName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { PoliticalLine } from './political-line.ts';

/** A political order in words. */
export function sayLine(pack: Pack, line: PoliticalLine): Message {
  switch (line.order) {
    case 'declare':
      return msg('empires-in-arms-politics.line.declare', { target: ownerName(pack, line.target) });
    case 'sue':
      return line.whom === 'all'
        ? msg('empires-in-arms-politics.line.sue-all')
        : msg('empires-in-arms-politics.line.sue', { with: powerName(line.whom) });
    case 'offer_peace':
      return msg('empires-in-arms-politics.line.offer-peace', { with: powerName(line.with) });
    case 'ally':
      return msg('empires-in-arms-politics.line.ally', { with: powerName(line.with) });
    case 'want':
      return line.minors === 'all'
        ? msg('empires-in-arms-politics.line.want-all')
        : msg('empires-in-arms-politics.line.want', {
            minors: line.minors.map((minor) => minorName(pack, minor)),
            count: line.minors.length,
          });
    case 'break':
      return msg('empires-in-arms-politics.line.break', { with: powerName(line.with) });
    case 'free':
      return msg('empires-in-arms-politics.line.free', { minor: minorName(pack, line.minor) });
    case 'combine': {
      const [phase = 'land'] = line.phases;
      return msg('empires-in-arms-politics.line.combine', {
        phase: line.phases.length > 1 ? 'both' : phase,
        powers: line.with.map(powerName),
      });
    }
  }
}
