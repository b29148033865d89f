import { msg } from '../../i18n/msg.ts';
import { drawFirst } from '../../kernel/board.ts';
import { exampleView } from '../../kernel/example-view.ts';
import { lengthText } from '../../lobby/about-table.ts';
import type { Kind } from '../../notifications/notification.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { composeAccountCopied } from '../kinds/account-copied.ts';
import { composeAccountDeleted } from '../kinds/account-deleted.ts';
import { composeAddress } from '../kinds/address.ts';
import { composeAddressChanged } from '../kinds/address-changed.ts';
import { composeAppointed } from '../kinds/appointed.ts';
import { composeBidsWanted } from '../kinds/bids-wanted.ts';
import { composeCancelled } from '../kinds/cancelled.ts';
import { composeClubInvitation } from '../kinds/club-invitation.ts';
import { composeDeclined } from '../kinds/declined.ts';
import { composeInvitation, rulesOfGame } from '../kinds/invitation.ts';
import { composeLeftTable } from '../kinds/left-table.ts';
import { composeLetterAnswer } from '../kinds/letter-answer.ts';
import { composeLettersRead } from '../kinds/letters-read.ts';
import { composeOpenWords } from '../kinds/open-words.ts';
import { composeRemoved } from '../kinds/removed.ts';
import { composeSeatDeclined } from '../kinds/seat-declined.ts';
import { composeSeatKept } from '../kinds/seat-kept.ts';
import { composeSeatLeft } from '../kinds/seat-left.ts';
import { composeSeatOffer } from '../kinds/seat-offer.ts';
import { composeSeatOffered } from '../kinds/seat-offered.ts';
import { composeSignIn } from '../kinds/sign-in.ts';
import { startNews } from '../kinds/start.ts';
import { composeTableChanged } from '../kinds/table-changed.ts';
import { composeTakebackAsked, composeTakebackOver, type TakebackMail } from '../kinds/takeback.ts';
import { composeTestMail } from '../kinds/test-mail.ts';
import { turnNews } from '../kinds/turn.ts';
import { composeUndelivered } from '../kinds/undelivered.ts';
import { composeWebhookStopped } from '../kinds/webhook-stopped.ts';
import { linkUrl } from '../links/link-url.ts';
import { composeDigest } from '../turn/compose-digest.ts';
import type { OccasionKind } from '../turn/occasion.ts';
import { clubAnswerExamples, clubOfDigest } from './club-examples.ts';
import { type ExampleAbout, type Variants, WORDS } from './example.ts';
import { goesWithoutIn } from './example-game.ts';
import { toldLines } from './example-log.ts';
import { EXAMPLE_TABLE, NO_TOKEN, READER } from './example-table.ts';
import { letterFrame } from './letter-frame.ts';
import { disputeExamples, nominationExamples, nomineeExample } from './moderation-examples.ts';
import { replyExamples } from './reply-examples.ts';

const SEAL = '9f3c6a8b0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6fe1';

const later = ({ now }: ExampleAbout) => new Date(now.getTime() + DAY_MS);

function takebackOf(of: ExampleAbout, state: 'open' | 'refused' | 'expired'): TakebackMail {
  const { example, now, mine, theirs } = of;
  const { game, log, reader } = example;
  const from = Math.max(1, example.now - 1);
  const said = state === 'refused' ? 'no' : undefined;
  return {
    ...letterFrame(of),
    seatName: mine,
    takeback: {
      ...{ id: NO_TOKEN, tableId: EXAMPLE_TABLE.id, seat: game.setting.seats[0] ?? reader, seatName: theirs },
      ...{ toSeq: from, atSeq: from + 2, reason: WORDS.point, state, asked: [{ seat: reader, name: mine, said }] },
      ...{ createdAt: now, expiresAt: later(of), closedAt: undefined },
    },
    voided: toldLines(example, log.slice(from, from + 2), reader, now).flatMap(({ messages }) => messages),
    stays: [],
  };
}

const accountOf = ({ settings: { baseUrl, mailFrom } }: ExampleAbout) => ({ name: READER, contact: mailFrom, baseUrl });

async function invited(of: ExampleAbout, reminder: boolean) {
  const { settings, example, pictures, translator } = of;
  const { module, game } = example;
  const { stopUrl: unsubscribeUrl, ...frame } = letterFrame(of);
  const players = game.setting.seats.length;
  const table = {
    ...{ reminder, word: WORDS.word, hostName: READER, moderators: ['Mo'] },
    ...{ blurb: game.rules.blurb, goesWithout: goesWithoutIn(example) },
    company: { hostName: READER, names: [READER, 'Boris'], invited: Math.max(0, players - 3), open: 0 },
    length: lengthText(module, players, {}),
    timeControl: USUAL_TIME_CONTROL,
    otherwise: undefined,
    picture: await pictures.png(drawFirst(module.board, exampleView(module), { t: translator.t })),
  };
  const urls = {
    acceptUrl: linkUrl(settings, 'invitation', NO_TOKEN),
    rulesUrl: rulesOfGame(module, settings),
    unsubscribeUrl,
  };
  return composeInvitation({ ...frame, ...table, ...urls }, translator);
}

/** Every letter, and the digest; a kind without an example does not compile. */
export const letterExamples: { readonly [K in Exclude<Kind, OccasionKind>]: Variants } = {
  digest: {
    usual: async (of) =>
      composeDigest(
        {
          tables: [
            { mail: await of.mailAt(), occasions: [turnNews] },
            { mail: await of.mailAt({ seen: undefined, at: 0 }), occasions: [startNews()] },
          ],
          clubs: [clubOfDigest(of)],
          ...{ unsubscribeUrl: letterFrame(of).stopUrl, baseUrl: of.settings.baseUrl, now: of.now },
        },
        of.translator,
      ),
  },
  reply: replyExamples,
  'letter-answer': {
    sent: (of) => composeLetterAnswer({ ...letterFrame(of), ...LETTER, sent: true, notes: [] }, of.translator),
    waits: (of) =>
      composeLetterAnswer(
        {
          ...{ ...letterFrame(of), ...LETTER, sent: false, notes: [msg('press.by-mail-not-proven')] },
          sendUrl: linkUrl(of.settings, 'letter', NO_TOKEN),
        },
        of.translator,
      ),
    refused: (of) =>
      composeLetterAnswer(
        { ...letterFrame(of), ...LETTER, sent: false, notes: [msg('press.closed-never')] },
        of.translator,
      ),
  },
  'letters-read': { usual: (of) => composeLettersRead({ ...letterFrame(of), count: 2 }, of.translator) },
  takeback: {
    asked: (of) => composeTakebackAsked(takebackOf(of, 'open'), of.translator),
    refused: (of) => composeTakebackOver(takebackOf(of, 'refused'), of.translator),
    expired: (of) => composeTakebackOver(takebackOf(of, 'expired'), of.translator),
  },
  invitation: { usual: (of) => invited(of, false), reminder: (of) => invited(of, true) },
  'club-invitation': {
    usual: (of) => {
      const { stopUrl: unsubscribeUrl, baseUrl } = letterFrame(of);
      const url = linkUrl(of.settings, 'club-invitation', NO_TOKEN);
      const club = { hostName: READER, clubName: 'Tuesday Club', about: WORDS.about, members: 5 };
      const asked = { ...club, word: WORDS.join, until: later(of), url, unsubscribeUrl, baseUrl };
      return composeClubInvitation(asked, of.translator);
    },
  },
  'club-answer': clubAnswerExamples,
  undelivered: { usual: (of) => composeUndelivered({ ...letterFrame(of), who: OTHER, address: OTHER }, of.translator) },
  'left-table': { usual: (of) => composeLeftTable({ ...letterFrame(of), who: READER }, of.translator) },
  removed: { usual: (of) => composeRemoved({ ...letterFrame(of), hostName: READER }, of.translator) },
  'table-changed': {
    usual: (of) =>
      composeTableChanged(
        {
          ...letterFrame(of),
          hostName: READER,
          length: lengthText(of.example.module, of.example.game.setting.seats.length, {}),
          timeControl: USUAL_TIME_CONTROL,
          otherwise: undefined,
          players: of.example.game.setting.seats.length,
        },
        of.translator,
      ),
  },
  cancelled: { usual: (of) => composeCancelled({ ...letterFrame(of), hostName: READER, joined: true }, of.translator) },
  declined: {
    usual: (of) => composeDeclined({ ...letterFrame(of), who: OTHER, address: OTHER }, of.translator),
  },
  'open-words': {
    usual: (of) => composeOpenWords({ ...letterFrame(of), seedHash: SEAL, serverSalt: SEAL }, of.translator),
  },
  'bids-wanted': {
    usual: (of) =>
      composeBidsWanted({ ...letterFrame(of), about: of.example.game.rules.bidding?.about }, of.translator),
  },
  appointed: { usual: (of) => composeAppointed({ ...letterFrame(of), by: READER }, of.translator) },
  nominee: { usual: nomineeExample },
  nomination: nominationExamples,
  dispute: disputeExamples,
  'seat-offer': {
    usual: (of) =>
      composeSeatOffer(
        { ...letterFrame(of), by: READER, reason: WORDS.reason, timeControl: USUAL_TIME_CONTROL },
        of.translator,
      ),
  },
  'seat-offered': {
    usual: (of) => composeSeatOffered({ ...letterFrame(of), player: READER, reason: WORDS.reason }, of.translator),
  },
  'seat-left': {
    usual: (of) => composeSeatLeft({ ...letterFrame(of), player: READER, watches: true }, of.translator),
  },
  'seat-kept': { usual: (of) => composeSeatKept({ ...letterFrame(of), hosts: true }, of.translator) },
  'seat-declined': { usual: (of) => composeSeatDeclined({ ...letterFrame(of), who: OTHER }, of.translator) },
  'webhook-stopped': {
    usual: (of) => composeWebhookStopped({ ...letterFrame(of), host: 'hooks.example.org' }, of.translator),
  },
  'sign-in': { usual: (of) => composeSignIn({ ...letterFrame(of), expiresAt: later(of) }, of.translator) },
  address: {
    usual: (of) => composeAddress({ ...letterFrame(of), name: READER, expiresAt: later(of) }, of.translator),
  },
  'address-changed': {
    usual: (of) => {
      const { settings, now, translator } = of;
      const account = { name: READER, old: OTHER, at: now, contact: settings.mailFrom };
      return composeAddressChanged({ ...letterFrame(of), ...account }, translator);
    },
  },
  'account-copied': {
    usual: (of) => composeAccountCopied(accountOf(of), of.translator),
    // No notification of its own: nothing of it may be kept.
    deleted: (of) => composeAccountDeleted({ ...accountOf(of), reason: WORDS.reason }, of.translator),
  },
  'test-mail': { usual: (of) => composeTestMail(of.settings.baseUrl, of.translator) },
};
const OTHER = 'boris@example.org';
const LETTER = { text: WORDS.letter.join('\n'), from: OTHER };
