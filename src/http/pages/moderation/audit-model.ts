import type { AuditLine } from '../../../disputes/audit.ts';
import { msg } from '../../../i18n/msg.ts';
import type { Message } from '../../../kernel/message.ts';

/**
 * Looks in words: "the position after entry 41". The same look again and again within a quarter of an hour is one line.
 */
export function auditModel(lines: readonly AuditLine[]) {
  const told: { at: Date; name: string; disputeId: string | undefined; what: Message; key: string; times: number }[] =
    [];
  for (const line of lines) {
    const what = lookWords(line);
    const key = JSON.stringify([line.playerId, line.disputeId, what]);
    const newer = told.find((one) => one.key === key && one.at.getTime() - line.at.getTime() < QUARTER);
    if (newer) newer.times += 1;
    else told.push({ at: line.at, name: line.name, disputeId: line.disputeId, what, key, times: 1 });
  }
  return told;
}

const QUARTER = 900_000;

function lookWords({ what, data = {} }: AuditLine): Message {
  const {
    at = 0,
    from = 0,
    to = 0,
    a = 0,
    b = 0,
    ruling = '',
    did = '',
    appointed = '',
    dismissed = '',
    name = '',
  } = data;
  switch (what) {
    case 'state':
      return msg('moderation.look-state', { at });
    case 'log':
      return msg('moderation.look-log', { from, to });
    case 'compare':
      return msg('moderation.look-compare', { a, b });
    case 'trial':
    case 'ruling':
      return msg(`moderation.look-${what}`, { ruling: String(ruling).replaceAll('-', '_') });
    case 'dispute':
      return msg('moderation.look-dispute', { did });
    case 'moderators':
      return msg('moderation.look-moderators', {
        did: appointed === '' ? 'dismissed' : 'appointed',
        name: appointed || dismissed,
      });
    case 'seats':
      return msg('moderation.look-seats', { did, name });
    case 'clock':
      return msg('moderation.look-clock', { did });
    case 'mails':
    case 'clocks':
    case 'actors':
    case 'export':
      return msg(`moderation.look-${what}`);
  }
}
