import type { DisputeNews, NominationNews } from '../../notifications/notification.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { composeDispute, type DisputeMail } from '../kinds/compose-dispute.ts';
import { composeNomination } from '../kinds/compose-nomination.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailContent } from '../render/mail-content.ts';
import { type ExampleAbout, type MakeExample, WORDS } from './example.ts';
import { EXAMPLE_TABLE, NO_TOKEN, READER } from './example-table.ts';
import { letterFrame } from './letter-frame.ts';

const MODERATOR = 'Mo';

/** A dispute about a point of the log, at each stage. */
function disputeMail(of: ExampleAbout, what: DisputeNews): MailContent {
  const { example, now, translator, settings } = of;
  const { game, reader } = example;
  const later = new Date(now.getTime() + DAY_MS);
  const closed = what === 'resolved' || what === 'withdrawn';
  const taken = what !== 'opened' && what !== 'escalated';
  const state = closed ? what : taken ? 'taken' : 'open';
  const message = { id: '1', playerId: 'mo', name: MODERATOR, seat: undefined, text: WORDS.answer, at: now };
  const messages = what === 'message' ? [message] : [];
  const dispute: DisputeMail['dispute'] = {
    ...{ id: NO_TOKEN, tableId: EXAMPLE_TABLE.id, tableName: EXAMPLE_TABLE.name, game: game.rules.id, type: 'rules' },
    ...{ state, seq: example.now, text: WORDS.point, private: false, moderates: false, messages },
    ...{ openedById: 'ann', openerName: READER, openedSeat: reader },
    ...{ takenById: taken ? 'mo' : undefined, takenByName: taken ? MODERATOR : undefined },
    ...{ createdAt: now, takenAt: taken ? now : undefined, closedAt: closed ? now : undefined, pausesTo: later },
    ...{ resolution: closed ? WORDS.ruling : undefined, escalateAt: undefined, escalatedAt: undefined },
    can: { take: false, talk: true, resolve: false, withdraw: true },
  };
  const url = linkUrl(settings, 'dispute', NO_TOKEN);
  const clocks = closed ? { pausedTo: undefined, dueAt: later } : undefined;
  return composeDispute({ ...letterFrame(of), dispute, what, messages, clocks, as: 'party', url }, translator);
}

export const disputeExamples: { readonly [W in DisputeNews]: MakeExample } = {
  opened: (of) => disputeMail(of, 'opened'),
  taken: (of) => disputeMail(of, 'taken'),
  message: (of) => disputeMail(of, 'message'),
  escalated: (of) => disputeMail(of, 'escalated'),
  resolved: (of) => disputeMail(of, 'resolved'),
  withdrawn: (of) => disputeMail(of, 'withdrawn'),
};

function nomination(of: ExampleAbout, what: 'nominee' | NominationNews): MailContent {
  const who = what === 'nominee' ? '' : MODERATOR;
  return composeNomination({ ...letterFrame(of), what, who, by: READER }, of.translator);
}

export const nomineeExample: MakeExample = (of) => nomination(of, 'nominee');
export const nominationExamples: { readonly [W in NominationNews]: MakeExample } = {
  proposed: (of) => nomination(of, 'proposed'),
  appointed: (of) => nomination(of, 'appointed'),
  declined: (of) => nomination(of, 'declined'),
  refused: (of) => nomination(of, 'refused'),
  'host-moderates': (of) => nomination(of, 'host-moderates'),
};
