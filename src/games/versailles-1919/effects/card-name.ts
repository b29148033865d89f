import type { Printed } from '../../../kernel/printed.ts';
import type { Context } from '../effect.ts';
import { eventName, issueName } from '../names.ts';
import type { Pack } from '../pack-types.ts';

/** The card that an effect comes from. */
export function cardName(pack: Pack, { card }: Context): Printed {
  return 'issue' in card ? issueName(pack, card.issue) : eventName(pack, card.event);
}
