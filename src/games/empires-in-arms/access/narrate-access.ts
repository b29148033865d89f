import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { powerName } from '../names.ts';
import type { AccessFact } from './access-fact.ts';
import { msg } from './msg.ts';
import { accessText, intoText } from './say-access.ts';

/** Who lets whom in, in words for everybody (10.3). */
export function narrateAccess(fact: AccessFact): Message {
  const into = fact.into.map(intoText);
  switch (fact.type) {
    case 'access-given':
      return accessText(fact.power, fact.to, fact.into, fact);
    case 'access-taken-back':
      return msg('empires-in-arms-access.taken-back', {
        power: powerName(fact.power),
        to: powerName(fact.to),
        into,
        limit: fact.through ? 'yes' : 'no',
        month: fact.through ? monthWithin(fact.through) : '',
      });
    case 'access-lapsed':
      return msg('empires-in-arms-access.lapsed', {
        power: powerName(fact.of),
        to: powerName(fact.to),
        into,
        why: fact.why,
      });
  }
}
