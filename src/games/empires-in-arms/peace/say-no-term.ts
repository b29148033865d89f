import type { Message } from '../../../kernel/message.ts';
import { corpsName, leaderName, provinceName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import { termName } from './say-term.ts';
import type { NoTerm } from './why-not-term.ts';

/** Why a victor cannot take a term, in a sentence. */
export function noTermText(pack: Pack, no: NoTerm): Message {
  return msg('empires-in-arms-peace.no-term', {
    why: no.why,
    most: 'most' in no ? String(no.most) : '',
    least: 'least' in no ? String(no.least) : '',
    by: 'by' in no ? termName(pack, no.by) : '',
    what: namedIn(pack, no),
  });
}

function namedIn(pack: Pack, no: NoTerm): Message | string {
  if ('corps' in no) return corpsName(pack, no.corps);
  if ('leader' in no) return leaderName(pack, no.leader);
  return 'land' in no ? provinceName(pack, no.land) : '';
}
