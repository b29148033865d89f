import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { ReplyPlan } from '../../notifications/reply.ts';
import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { findReplyOutcome } from '../inbound/find-reply-outcome.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { ReplyOutcome } from '../inbound/reply-outcome.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { type LinkBook, openLinkBook } from '../links/link-book.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import { type Dropped, drop } from '../reasons.ts';
import { answerRequests } from '../replies/answer-requests.ts';
import { confirmWord } from '../replies/is-confirmation.ts';
import { keepPlan } from '../replies/keep-plan.ts';
import { politeWords } from '../replies/polite-words.ts';
import { tellTried } from '../replies/tell-tried.ts';
import { whyNotAct } from '../replies/why-not-act.ts';
import { mailTable } from '../turn/gather-table-mail.ts';
import { mailOptionalAction, mailQuestion } from '../turn/mail-question.ts';
import { openQuestions, replyToken } from '../turn/reply-token.ts';
import { type AskedAgain, composeReplyAnswer } from './compose-reply-answer.ts';
import { doneLetter } from './done-letter.ts';
import { forSeat, type Letter, type LetterKind } from './mail-kind.ts';

/**
 * The answer to a reply, as things stand now: what was done where it acts at once; else what was understood with the
 * link that confirms it, what was not with all that is possible, or that the question is over. It goes to the player's
 * own address only.
 */
export const reply: LetterKind<'reply'> = forSeat(async (room, { told, notifications, tableId, playerId, seat }) => {
  const { services: s } = room;
  const [data] = told;
  const [notification] = notifications;
  const reader: TableReader = { tableId, playerId, seat };
  const [player, held] = await Promise.all([
    findPlayer(s, playerId),
    s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
  ]);
  if (!player || !notification) return drop('nobody-to-tell');
  const holds = held?.playerId === playerId && !held.resigned;
  const at = await reading(s, reader, player, data);
  if (data.plan) return done(room, at, player, data.plan);

  const outcome = await findReplyOutcome(at);
  if (!outcome) return drop('no-longer-news');
  const why =
    outcome.kind === 'read' && holds ? await whyNotAct(at, outcome, { player, here: held.replies }) : undefined;
  if (outcome.kind === 'read' && why === 'acts') {
    const wanted = { id: notification.id, acts: [...outcome.acts] };
    const plan = await keepPlan(s, reader, notification.id, data, wanted);
    if (plan) return done(room, at, player, plan);
  }
  const waits = why === 'acts' ? msg('reply.not-twice') : why;
  return echo(s, at, player, { outcome, waits, holds });
});

async function reading(
  services: Services,
  reader: TableReader,
  player: Player,
  data: ReadingReply['data'],
): Promise<ReadingReply> {
  const { name, locale, timeZone } = player;
  const table = await viewTable(services, reader.tableId, reader.seat);
  const known = politeWords(player);
  return { services, reader, table, data, name, locale, timeZone, known, t: translator(locale, timeZone).t };
}

/** What it did, and the table as it is after that. */
function done(room: MailRoom, at: ReadingReply, player: Player, plan: ReplyPlan): Promise<Dropped | Letter> {
  return doneLetter(room, { reader: at.reader, player, plan });
}

type Echo = {
  readonly outcome: ReplyOutcome;
  /** Why it was not done at once, where its player might wonder. */
  readonly waits: ReturnType<typeof msg> | undefined;
  readonly holds: boolean;
};

async function echo(s: Services, at: ReadingReply, player: Player, { outcome, waits, holds }: Echo): Promise<Letter> {
  const { data, table, reader } = at;
  const { tableId, playerId } = reader;
  const questions = holds ? await askAgain(s, table, reader, outcome) : [];
  const confirms = outcome.kind === 'read' && outcome.acts.length > 0 ? outcome.acts : [];
  const byWord = confirms.length > 0 && s.settings.replyDomain !== undefined ? await confirmWord(at) : undefined;
  const facts = {
    table: mailTable(s, table),
    wrote: data.text,
    from: data.from,
    cut: data.cut,
    outcome,
    waits,
    // Who cannot be proven to have written this will not be proven to have written "yes" either: the link is for them.
    yes: isProven(data, player) ? byWord : undefined,
    shown: holds
      ? [...(await answerRequests(at, outcome.requests)), ...(await tellTried(s, reader, confirms, false))]
      : [],
    questions,
    now: s.clock.now(),
    baseUrl: s.settings.baseUrl,
  };
  const about = questions[0]?.decision;
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translated) => composeReplyAnswer(facts, translated),
    replyToken: holds ? await replyToken(s, table, reader, { about, confirms: byWord ? confirms : [] }) : undefined,
    thread: { tableId, playerId },
  };
}

const isProven = ({ proof, from }: ReadingReply['data'], { email }: Player): boolean =>
  proof.state === 'proven' && from.toLowerCase() === email.toLowerCase();

/** The questions that the answer is about, as they are now, with the numbers that a reply to it names them by. */
async function askAgain(
  s: Services,
  table: TableView,
  reader: TableReader,
  outcome: ReplyOutcome,
): Promise<readonly AskedAgain[]> {
  const open = openQuestions(table).map(({ decision }) => decision);
  const wanted = wantedAgain(outcome);
  const again = wanted.length > 0 ? open.filter((id) => wanted.includes(id)) : open.slice(0, 1);
  const links = openLinkBook(s);
  const asked: AskedAgain[] = [];
  for (const id of again) {
    const question = await questionOf(s, table, reader, id, links);
    const number = open.length > 1 ? open.indexOf(id) + 1 : undefined;
    if (question) asked.push({ decision: id, number, question });
  }
  await links.write();
  return asked;
}

/** What was not understood comes first; where that was the reply as a whole, all that it answers. */
function wantedAgain({ parts }: ReplyOutcome): readonly DecisionId[] {
  const unread = parts.filter(({ outcome }) => outcome.kind === 'unread');
  const open = parts.filter(({ outcome }) => outcome.kind !== 'late');
  return (unread.length > 0 ? unread : open).map(({ decision }) => decision);
}

async function questionOf(s: Services, table: TableView, reader: TableReader, id: DecisionId, links: LinkBook) {
  const decision = table.decisions.find((one) => one.id === id);
  if (decision) return mailQuestion(s, table, reader, decision, links);
  const optionalAction = table.optionalActions.find((one) => one.id === id);
  return optionalAction && mailOptionalAction(s, table, reader, optionalAction, links);
}
