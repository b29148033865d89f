import type { TableAct, UnknownAct } from '../../audit/act.ts';
import type { TableLine } from '../../audit/read-acts.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';

/**
 * Looks in words: "the position after entry 41". The same look again and again within a quarter of an hour is one line.
 */
export function auditModel(lines: readonly TableLine[]) {
  const told: { at: Date; name: string; disputeId: string | undefined; what: Message; key: string; times: number }[] =
    [];
  for (const { at, by, name = '', disputeId, ...act } of lines) {
    const what = lookWords(act);
    const key = JSON.stringify([by, disputeId, what]);
    const newer = told.find((one) => one.key === key && one.at.getTime() - at.getTime() < QUARTER_MS);
    if (newer) newer.times += 1;
    else told.push({ at, name, disputeId, what, key, times: 1 });
  }
  return told;
}

const QUARTER_MS = 900_000;

function lookWords({ what, data }: TableAct | UnknownAct): Message {
  switch (what) {
    case 'state':
      return msg('moderation.look-state', { at: data.at });
    case 'log':
      return msg('moderation.look-log', { from: data.from, to: data.to });
    case 'compare':
      return msg('moderation.look-compare', { a: data.a, b: data.b });
    case 'trial':
    case 'ruling':
      return msg(`moderation.look-${what}`, { ruling: data.ruling.replaceAll('-', '_') });
    case 'dispute':
      return msg('moderation.look-dispute', { did: data.did });
    case 'moderators':
      return 'appointed' in data
        ? msg('moderation.look-moderators', { did: 'appointed', name: data.appointed })
        : msg('moderation.look-moderators', { did: 'dismissed', name: data.dismissed });
    case 'policy':
      return msg('moderation.look-policy', {
        host: data.hostModerates ? 'yes' : 'no',
        pause: data.disputePauseHours,
        escalation: data.disputeEscalationHours,
      });
    case 'seats':
      return msg('moderation.look-seats', { did: data.did, name: data.did === 'given' ? data.name : '' });
    case 'clock':
      return msg('moderation.look-clock', { did: data.did });
    case 'mails':
    case 'clocks':
    case 'actors':
    case 'export':
      return msg(`moderation.look-${what}`);
    case 'unknown':
      return msg('moderation.look-unknown', { what: data.what });
  }
}
