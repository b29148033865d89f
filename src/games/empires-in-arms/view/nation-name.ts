import type { Message } from '../../../kernel/message.ts';
import { ownerName } from '../names.ts';
import type { Owner } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** A power, a minor country, or a new political combination (11). */
export function nationName(pack: Pick<Pack, 'minor' | 'combinations'>, nation: Owner): Message {
  return pack.combinations.find(({ id }) => id === nation)?.name ?? ownerName(pack, nation);
}
