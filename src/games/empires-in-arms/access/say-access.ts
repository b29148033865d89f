import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { powerName } from '../names.ts';
import type { Power, Time } from '../pack-lists.ts';
import type { AccessCondition, AccessTo } from './access.ts';
import { msg } from './msg.ts';

/** "its ports", "the straits". */
export const intoText = (into: AccessTo): Message => msg('empires-in-arms-access.into', { into });

export type Terms = { readonly through?: Time | undefined; readonly while?: AccessCondition | undefined };

/** What limits access, for a sentence: until the end of which month, and while what is so. */
function termsText({ through, while: condition }: Terms): {
  month: Message | string;
  enemy: Message | string;
} & {
  limit: 'yes' | 'no';
  condition: 'none' | AccessCondition['is'];
} {
  return {
    limit: through ? 'yes' : 'no',
    month: through ? monthWithin(through) : '',
    condition: condition?.is ?? 'none',
    enemy: condition?.is === 'at_war' ? powerName(condition.enemy) : '',
  };
}

/** "Prussia lets France into its land and its ports until the end of May 1805." */
export function accessText(power: Power, to: Power, into: readonly AccessTo[], terms: Terms): Message {
  return msg('empires-in-arms-access.lets', {
    power: powerName(power),
    to: powerName(to),
    into: into.map(intoText),
    ...termsText(terms),
  });
}
