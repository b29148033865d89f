import { translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { findReplyOutcome } from '../inbound/find-reply-outcome.ts';
import type { ReplyOutcome } from '../inbound/reply-outcome.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import type { TableReader } from '../mail-room.ts';
import { drop } from '../reasons.ts';
import { mailTable } from '../turn/gather-table-mail.ts';
import { mailOptionalAction, mailQuestion } from '../turn/mail-question.ts';
import { openQuestions, replyToken } from '../turn/reply-token.ts';
import { type AskedAgain, composeReplyAnswer } from './compose-reply-answer.ts';
import { forSeat, type LetterKind } from './mail-kind.ts';

/**
 * The answer to a reply, as things stand now: what was understood with the link that confirms it, what was not with all
 * that is possible, or that the question is over. It goes to the player's own address only.
 */
export const reply: LetterKind<'reply'> = forSeat(async ({ services: s }, { told, tableId, playerId, seat }) => {
  const [data] = told;
  const reader: TableReader = { tableId, playerId, seat };
  const player = await findPlayer(s, playerId);
  if (!player) return drop('nobody-to-tell');
  const table = await viewTable(s, tableId, seat);
  const { t } = translator(player.locale, player.timeZone);
  const outcome = await findReplyOutcome({ services: s, reader, table, data, t });
  if (!outcome) return drop('no-longer-news');

  const holds = table.seats.some((one) => one.seat === seat && one.playerId === playerId);
  const questions = holds ? await askAgain(s, table, reader, outcome) : [];
  const facts = {
    table: mailTable(s, table),
    wrote: data.text,
    from: data.from,
    cut: data.cut,
    outcome,
    questions,
    now: s.clock.now(),
    baseUrl: s.settings.baseUrl,
  };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translated) => composeReplyAnswer(facts, translated),
    replyToken: holds ? await replyToken(s, table, reader, questions[0]?.decision) : undefined,
    thread: { tableId, playerId },
  };
});

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
  const asked: AskedAgain[] = [];
  for (const id of again) {
    const question = await questionOf(s, table, reader, id);
    const number = open.length > 1 ? open.indexOf(id) + 1 : undefined;
    if (question) asked.push({ decision: id, number, question });
  }
  return asked;
}

/** What was not understood comes first; where that was the reply as a whole, all that it answers. */
function wantedAgain({ parts }: ReplyOutcome): readonly DecisionId[] {
  const unread = parts.filter(({ outcome }) => outcome.kind === 'unread');
  const open = parts.filter(({ outcome }) => outcome.kind !== 'late');
  return (unread.length > 0 ? unread : open).map(({ decision }) => decision);
}

async function questionOf(s: Services, table: TableView, reader: TableReader, id: DecisionId) {
  const decision = table.decisions.find((one) => one.id === id);
  if (decision) return mailQuestion(s, table, reader, decision);
  const optionalAction = table.optionalActions.find((one) => one.id === id);
  return optionalAction && mailOptionalAction(s, table, reader, optionalAction);
}
