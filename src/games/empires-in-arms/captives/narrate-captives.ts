import type { Message } from '../../../kernel/message.ts';
import { leaderName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { CaptivesFact } from './captives-fact.ts';
import { msg } from './msg.ts';

/** What becomes of prisoners, in words. */
export const narrateCaptives = (pack: Pack, { power, to, leaders }: CaptivesFact): Message =>
  msg('empires-in-arms-captives.released', {
    power: powerName(power),
    to: powerName(to),
    leaders: leaders.map((id) => leaderName(pack, id)),
  });
