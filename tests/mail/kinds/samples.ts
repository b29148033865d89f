import { translator } from '../../../src/i18n/translator.ts';
import { composeAddress } from '../../../src/mail/kinds/address.ts';
import { composeAddressChanged } from '../../../src/mail/kinds/address-changed.ts';
import { composeAppointed } from '../../../src/mail/kinds/appointed.ts';
import { composeCancelled } from '../../../src/mail/kinds/cancelled.ts';
import { clockNews } from '../../../src/mail/kinds/clock.ts';
import { composeDispute } from '../../../src/mail/kinds/compose-dispute.ts';
import { composeNomination } from '../../../src/mail/kinds/compose-nomination.ts';
import { composeReplyAnswer } from '../../../src/mail/kinds/compose-reply-answer.ts';
import { composeDeclined } from '../../../src/mail/kinds/declined.ts';
import { endedNews } from '../../../src/mail/kinds/ended.ts';
import { expiryNews } from '../../../src/mail/kinds/expiry.ts';
import { composeInvitation } from '../../../src/mail/kinds/invitation.ts';
import { moderatorCalledNews } from '../../../src/mail/kinds/moderator-called.ts';
import { composeOpenWords } from '../../../src/mail/kinds/open-words.ts';
import { overNews } from '../../../src/mail/kinds/over.ts';
import { overdueNews } from '../../../src/mail/kinds/overdue.ts';
import { reminderNews } from '../../../src/mail/kinds/reminder.ts';
import { replacedNews } from '../../../src/mail/kinds/replaced.ts';
import { resignedNews } from '../../../src/mail/kinds/resigned.ts';
import { rulingNews } from '../../../src/mail/kinds/ruling.ts';
import { composeSeatDeclined } from '../../../src/mail/kinds/seat-declined.ts';
import { composeSeatKept } from '../../../src/mail/kinds/seat-kept.ts';
import { composeSeatLeft } from '../../../src/mail/kinds/seat-left.ts';
import { composeSeatOffer } from '../../../src/mail/kinds/seat-offer.ts';
import { composeSeatOffered } from '../../../src/mail/kinds/seat-offered.ts';
import { composeSignIn } from '../../../src/mail/kinds/sign-in.ts';
import { startNews } from '../../../src/mail/kinds/start.ts';
import { composeTakebackAsked } from '../../../src/mail/kinds/takeback.ts';
import { tookOverNews } from '../../../src/mail/kinds/took-over.ts';
import { turnNews } from '../../../src/mail/kinds/turn.ts';
import { unfitNews } from '../../../src/mail/kinds/unfit.ts';
import type { MailContent } from '../../../src/mail/render/mail-content.ts';
import { composeTableMail } from '../../../src/mail/turn/compose-table-mail.ts';
import type { Occasion } from '../../../src/mail/turn/occasion.ts';
import type { Kind } from '../../../src/notifications/notification.ts';
import { BASE, fewChoice, gameEnd, NOW, partOf, question, SEATS, tableMail, words } from '../sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');
const LATER = new Date('2026-11-26T19:00:00Z');

const url = `${BASE}/t/tuesday`;
const stopUrl = `${BASE}/u/token`;
const table = { tableName: 'Tuesday Club', gameName: words('Iron Curtain'), url, stopUrl, baseUrl: BASE };
const seat = { ...table, seatName: words('USSR') };
const { timeControl } = tableMail().table;
const called = { of: 'site' } as const;

const about = (occasion: Occasion) => () => composeTableMail(tableMail(), [occasion], madrid);

/** One mail of every kind; a kind without one does not compile. */
export const samples: { readonly [K in Kind]: () => MailContent } = {
  turn: about(turnNews),
  start: about(startNews(['Bea'])),
  over: about(overNews(gameEnd)),
  reminder: about(reminderNews),
  expiry: about(expiryNews({ what: 'grace-fallback', due: NOW, grace: LATER })),
  overdue: about(overdueNews({ late: words('USSR'), since: NOW, follows: undefined, called })),
  clock: about(clockNews([words('Ben stopped the clocks.')], true)),
  ruling: about(rulingNews({ texts: [words('The moderator went back to entry 12.')] })),
  ended: about(endedNews(words('Bob works'))),
  unfit: about(unfitNews(words('The corps was destroyed (rule 7.4).'))),
  resigned: about(resignedNews(words('Italy'))),
  'took-over': about(tookOverNews),
  replaced: about(replacedNews(words('Italy'), 'Carla')),
  'moderator-called': about(moderatorCalledNews({ late: words('USSR'), called })),
  takeback: () =>
    composeTakebackAsked(
      {
        ...seat,
        takeback: {
          ...{ id: 'takeback', tableId: 'tuesday', seat: 'us', seatName: words('US'), toSeq: 12, atSeq: 14 },
          ...{ reason: 'a slip', state: 'open', createdAt: NOW, expiresAt: LATER, closedAt: undefined },
          asked: SEATS.map((one) => ({ ...one, said: undefined })),
        },
        voided: [words('The US played Cuba.')],
        stays: [words('The USSR played Suez.')],
      },
      madrid,
    ),
  reply: () =>
    composeReplyAnswer(
      {
        ...{ table: tableMail().table, from: 'anna@example.org', now: NOW, baseUrl: BASE, wrote: '2' },
        outcome: {
          ...{ kind: 'read', confirmUrl: `${BASE}/a/token`, apart: false },
          parts: [partOf({ kind: 'read', said: words('Play Cuba'), sheet: undefined, ignored: undefined })],
        },
        questions: [{ decision: '13.1', number: undefined, question: question(fewChoice, 'Which card do you play?') }],
      },
      madrid,
    ),
  declined: () => composeDeclined({ ...table, who: 'ben@example.org', address: 'ben@example.org' }, madrid),
  'open-words': () => composeOpenWords({ ...table, seedHash: 'f'.repeat(64), serverSalt: 'e'.repeat(64) }, madrid),
  appointed: () => composeAppointed({ ...table, by: 'Anna' }, madrid),
  nomination: () => composeNomination({ ...table, what: 'proposed', who: 'Mo', by: 'Anna' }, madrid),
  'seat-offered': () => composeSeatOffered({ ...seat, player: 'Ben', reason: 'moving house' }, madrid),
  'seat-left': () => composeSeatLeft({ ...seat, player: 'Carla', watches: true }, madrid),
  'seat-kept': () => composeSeatKept({ ...seat, hosts: true }, madrid),
  'seat-declined': () => composeSeatDeclined({ ...seat, who: 'carla@example.org' }, madrid),
  invitation: () =>
    composeInvitation(
      {
        ...{ ...seat, hostName: 'Bruno', blurb: words('A card game about the Cold War.'), timeControl },
        ...{ moderators: ['Mo'], acceptUrl: `${BASE}/i/token`, unsubscribeUrl: stopUrl },
      },
      madrid,
    ),
  cancelled: () => composeCancelled({ ...table, hostName: 'Bruno', joined: false }, madrid),
  nominee: () => composeNomination({ ...table, what: 'nominee', who: '', by: 'Anna' }, madrid),
  'seat-offer': () => composeSeatOffer({ ...seat, by: 'Ben', reason: 'moving house', timeControl }, madrid),
  dispute: () =>
    composeDispute(
      {
        dispute: {
          ...{ id: 'dispute', tableId: 'tuesday', tableName: 'Tuesday Club', game: 'iron-curtain', type: 'rules' },
          ...{ state: 'open', seq: 12, text: 'That card was played already.', resolution: '', private: false },
          ...{ openedById: 'anna', openerName: 'Anna', takenById: undefined, takenByName: undefined },
          ...{ createdAt: NOW, takenAt: undefined, closedAt: undefined, pausesTo: LATER, openedSeat: 'us' },
          ...{ escalateAt: undefined, escalatedAt: undefined },
          can: { take: true, talk: true, resolve: true, withdraw: false },
          messages: [],
          moderates: true,
        },
        ...{ ...table, what: 'opened', messages: [], as: 'moderator' },
      },
      madrid,
    ),
  'sign-in': () => composeSignIn({ ...table, expiresAt: LATER }, madrid),
  address: () => composeAddress({ ...table, name: 'Anna', expiresAt: LATER }, madrid),
  'address-changed': () =>
    composeAddressChanged(
      { ...table, name: 'Anna', old: 'anna@example.org', at: NOW, contact: 'despatch@despatch.example' },
      madrid,
    ),
};
