import { translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { findReplyOutcome } from '../inbound/find-reply-outcome.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import type { TableReader } from '../mail-room.ts';
import { drop } from '../reasons.ts';
import { mailTable } from '../turn/gather-table-mail.ts';
import { mailOptionalAction, mailQuestion } from '../turn/mail-question.ts';
import { replyToken } from '../turn/reply-token.ts';
import type { MailQuestion } from '../turn/table-mail.ts';
import { composeReplyAnswer } from './compose-reply-answer.ts';
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
  const found = await findReplyOutcome(s, reader, table, data, translator(player.locale, player.timeZone).t);
  if (!found) return drop('no-longer-news');

  const holds = table.seats.some((one) => one.seat === seat && one.playerId === playerId);
  const facts = {
    table: mailTable(s, table),
    wrote: data.text,
    from: data.from,
    cut: data.cut,
    outcome: found.outcome,
    question: holds && found.about !== undefined ? await questionOf(s, table, reader, found.about) : undefined,
    now: s.clock.now(),
    baseUrl: s.settings.baseUrl,
  };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (t) => composeReplyAnswer(facts, t),
    replyToken: holds ? await replyToken(s, table, reader, found.about) : undefined,
    thread: { tableId, playerId },
  };
});

async function questionOf(
  s: Services,
  table: TableView,
  reader: TableReader,
  id: DecisionId,
): Promise<MailQuestion | undefined> {
  const decision = table.decisions.find((one) => one.id === id);
  if (decision) return mailQuestion(s, table, reader, decision);
  const optionalAction = table.optionalActions.find((one) => one.id === id);
  return optionalAction && mailOptionalAction(s, table, reader, optionalAction);
}
