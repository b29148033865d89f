import { translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { mailPreferencesOf } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { composeReplyAnswer } from '../compose-reply-answer.ts';
import type { MailQuestion } from '../table-mail.ts';
import { findReplyOutcome, replySchema } from './find-reply-outcome.ts';
import { mailTable } from './gather-table-mail.ts';
import { mailOffer, mailQuestion } from './mail-question.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { replyToken, type TableReader } from './prepare-table-mail.ts';
import type { Prepared } from './prepared-mail.ts';

/**
 * The answer to a reply, as things stand now: what was understood with the link that confirms it, what was not with all
 * that is possible, or that the question is over. It goes to the player's own address only.
 */
export async function prepareReplyAnswer(
  { services: s }: MailRoom,
  mail: OutboxMail,
  reader: TableReader,
): Promise<Prepared> {
  const data = replySchema.parse(mail.notifications[0]?.data);
  const player = await s.db.player.findUnique({ where: { id: reader.playerId } });
  if (!player) return { what: 'drop', why: 'nobody to tell' };

  const table = await viewTable(s, reader.tableId, reader.seat);
  const speak = translator(player.locale, player.timeZone);
  const found = await findReplyOutcome(s, reader, table, data, speak.t);
  if (!found) return { what: 'drop', why: 'no longer news' };
  const holds = table.seats.some(({ seat, playerId }) => seat === reader.seat && playerId === reader.playerId);

  const content = composeReplyAnswer(
    {
      table: mailTable(s, table),
      wrote: data.text,
      from: data.from,
      cut: data.cut,
      outcome: found.outcome,
      question: holds && found.about !== undefined ? await questionOf(s, table, reader, found.about) : undefined,
      now: s.clock.now(),
      baseUrl: s.settings.baseUrl,
    },
    speak,
  );
  return {
    what: 'send',
    to: player.email,
    content: mailPreferencesOf(player.mail).format === 'plain' ? { ...content, html: undefined } : content,
    replyToken: holds ? await replyToken(s, table, reader, found.about) : undefined,
    unsubscribeUrl: undefined,
    thread: reader,
    tells: undefined,
  };
}

async function questionOf(
  s: Services,
  table: TableView,
  reader: TableReader,
  id: DecisionId,
): Promise<MailQuestion | undefined> {
  const decision = table.decisions.find((one) => one.id === id);
  if (decision) return mailQuestion(s, table, reader, decision);
  const offer = table.offers.find((one) => one.id === id);
  return offer && mailOffer(s, table, reader, offer);
}
