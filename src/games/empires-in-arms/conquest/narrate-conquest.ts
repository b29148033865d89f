import type { Message } from '../../../kernel/message.ts';
import { nationName, powerName, provinceName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { ConquestFact } from './conquest-fact.ts';
import { msg } from './msg.ts';

/** What is conquered, in words; all of it is open. */
export function narrateConquest(pack: Pack, fact: ConquestFact): Message {
  const power = powerName(fact.power);
  const land = provinceName(pack, fact.land);
  switch (fact.type) {
    case 'capital-held':
      return msg('empires-in-arms-conquest.held', {
        ...{ power, land, months: fact.months },
        held: fact.from === undefined ? 'no' : 'yes',
        from: fact.from === undefined ? '' : powerName(fact.from),
      });
    case 'capital-lost':
      return msg('empires-in-arms-conquest.lost', { power, land });
    case 'conquered':
      return msg('empires-in-arms-conquest.conquered', {
        ...{ power, land, count: fact.fallen.length },
        held: fact.from === undefined ? 'no' : 'yes',
        from: fact.from === undefined ? '' : powerName(fact.from),
        fallen: fact.fallen.map((one) => nationName(pack, one)),
      });
  }
}
