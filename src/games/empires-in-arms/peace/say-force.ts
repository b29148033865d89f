import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { Force } from './list-leaving.ts';
import { msg } from './msg.ts';

/** "I Corps, in Lille"; `hidden`: to those who know the corps by its back alone (2.4.2). */
export function forceText(pack: Pack, force: Force, { hidden = false } = {}): Message {
  const area = areaName(pack, force.from);
  if (force.what === 'corps' && !hidden)
    return msg('empires-in-arms-peace.force-corps', { corps: corpsName(pack, force.corps), area });
  return msg('empires-in-arms-peace.force', {
    what: force.what === 'irregulars' ? force.kind : force.what,
    area,
  });
}
