import { z } from 'zod';
import type { Choice } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { mailPreferencesOf } from '../../people/mail-preferences.ts';
import type { Services } from '../../tables/services.ts';
import { viewTable } from '../../tables/view-table.ts';
import { speaker } from '../../words/speaker.ts';
import { composeReplyAnswer, type ReplyOutcome } from '../compose-reply-answer.ts';
import { issueLink } from '../links/issue-link.ts';
import type { DecisionTarget } from '../links/link.ts';
import { linkUrl } from '../links/link-url.ts';
import { whyDecisionOver } from '../links/why-stale.ts';
import type { Say } from '../replies/match-option.ts';
import { readWords } from '../replies/read-words.ts';
import { mailTable } from './gather-table-mail.ts';
import { mailQuestion } from './mail-question.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { replyToken, type TableReader } from './prepare-table-mail.ts';
import type { Prepared } from './prepared-mail.ts';

const dataSchema = z.object({ decision: z.string(), text: z.string(), from: z.string() });

/**
 * The answer to a reply, as things stand now: what was understood with the link that confirms it, what was not with all
 * that is possible, or that the question is over. It goes to the player's own address only.
 */
export async function prepareReplyAnswer(
  { services: s }: MailRoom,
  mail: OutboxMail,
  reader: TableReader,
): Promise<Prepared> {
  const data = dataSchema.parse(mail.notices[0]?.data);
  const player = await s.db.player.findUnique({ where: { id: reader.playerId } });
  if (!player) return { what: 'drop', why: 'nobody to tell' };
  const table = await viewTable(s, reader.tableId, reader.seat);
  const decision = table.decisions.find(({ id, mine }) => id === data.decision && mine);
  const target = { ...reader, decision: data.decision, seq: decision?.since ?? Number.parseInt(data.decision, 10) };
  const over = await whyDecisionOver(s, target);
  const speak = speaker(player.locale, player.timeZone);
  const asked = over ? table.decisions.find(({ mine }) => mine) : decision;
  const holds = table.seats.some(({ seat, playerId }) => seat === reader.seat && playerId === reader.playerId);
  const outcome: ReplyOutcome | undefined = over
    ? { kind: 'late', why: over }
    : decision?.mine && (await read(s, target, decision.mine.choice, data.text, speak.say));
  if (!outcome) return { what: 'drop', why: 'no longer news' };
  const content = composeReplyAnswer(
    {
      table: mailTable(s, table),
      wrote: data.text,
      from: data.from,
      outcome,
      question: asked && holds ? await mailQuestion(s, table, reader, asked) : undefined,
      now: s.clock.now(),
      baseUrl: s.settings.baseUrl,
    },
    speak,
  );
  return {
    what: 'send',
    to: player.email,
    content: mailPreferencesOf(player.mail).format === 'plain' ? { ...content, html: undefined } : content,
    replyToken: holds ? await replyToken(s, table, reader) : undefined,
    unsubscribeUrl: undefined,
    thread: reader,
    tells: undefined,
  };
}

async function read(
  s: Services,
  target: DecisionTarget,
  choice: Choice,
  text: string,
  say: Say,
): Promise<ReplyOutcome> {
  const reading = readWords(choice, text, say);
  if (!('answer' in reading)) return { kind: 'unread', ...reading };
  const token = await issueLink(s, { ...target, purpose: 'answer', answer: reading.answer, replied: true });
  return {
    kind: 'read',
    said: describeAnswer(choice, reading.answer),
    confirmUrl: linkUrl(s.settings, 'answer', token),
    ignored: reading.ignored,
  };
}
