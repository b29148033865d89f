import type { AuditLine } from '../../../disputes/audit.ts';
import type en from '../../../i18n/en/moderation.json';
import { type Message, messagesOf } from '../../../kernel/message.ts';

const say = messagesOf<typeof en>();

/** Looks in words: "the position after entry 41". The same look again and again within a quarter of an hour is one line. */
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
      return say('moderation.look-state', { at });
    case 'log':
      return say('moderation.look-log', { from, to });
    case 'compare':
      return say('moderation.look-compare', { a, b });
    case 'trial':
    case 'ruling':
      return say(`moderation.look-${what}`, { ruling: String(ruling).replaceAll('-', '_') });
    case 'dispute':
      return say('moderation.look-dispute', { did });
    case 'moderators':
      return say('moderation.look-moderators', {
        did: appointed === '' ? 'dismissed' : 'appointed',
        name: appointed || dismissed,
      });
    case 'seats':
      return say('moderation.look-seats', { did, name });
    case 'clock':
      return say('moderation.look-clock', { did });
    case 'mails':
    case 'clocks':
    case 'actors':
    case 'export':
      return say(`moderation.look-${what}`);
  }
}
