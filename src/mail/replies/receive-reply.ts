import PostalMime, { type Email } from 'postal-mime';
import { Refusal } from '../../kernel/refusal.ts';
import { newId } from '../../tables/new-id.ts';
import type { Services } from '../../tables/services.ts';
import type { Link } from '../links/link.ts';
import { readLink } from '../links/read-link.ts';
import { isAutomatic } from './is-automatic.ts';
import { ownWords } from './own-words.ts';
import { splitQuestions } from './split-questions.ts';

/** A mail as it came in: the envelope's sender, the secret of the reply address, and the mail itself. */
export type ReceivedReply = { readonly returnPath: string; readonly token: string; readonly raw: Uint8Array };

/** What became of it. */
export type Reception = 'taken' | 'automatic' | 'unknown' | 'too-many';

const HOUR = 3_600_000;
/** Two machines that answer each other stop here. */
const MOST_AN_HOUR = 20;
const LONGEST = 10_000;

/**
 * Take a reply in: a notice for the player whose turn mail was replied to (one for each question that he answers), which
 * the outbox turns into a mail that says what was understood. Nothing else happens. Mails of machines and of strangers are passed over in silence: whoever
 * wrote, only the player himself is ever answered, at his own address.
 */
export async function receiveReply(s: Services, { returnPath, token, raw }: ReceivedReply): Promise<Reception> {
  const mail = await PostalMime.parse(raw);
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  if (isAutomatic({ returnPath, headers })) return 'automatic';
  const link = await replyLink(s, token);
  if (!link) return 'unknown';
  const now = s.clock.now();
  const lately = await s.db.notice.count({
    where: { kind: 'reply', playerId: link.playerId, createdAt: { gt: new Date(now.getTime() - HOUR) } },
  });
  if (lately >= MOST_AN_HOUR) return 'too-many';
  const { tableId, seat, playerId, hash, seq } = link;
  const questions = link.questions?.length ? link.questions : [link.decision];
  const from = (mail.from?.address ?? returnPath).slice(0, 254);
  const pieces = splitQuestions(ownWords(textOf(mail)).slice(0, LONGEST), questions.length);
  await s.db.notice.createMany({
    data: pieces.map(({ question, text }) => {
      const decision = question === undefined ? link.decision : (questions[question - 1] ?? link.decision);
      // Words that do not say which question they answer may answer another one than the first.
      const others = question === undefined ? questions.filter((id) => id !== decision) : [];
      const data = { hash, decision, seq, others, text, from };
      return { id: newId(), kind: 'reply', tableId, seat, playerId, data, dueAt: now, createdAt: now };
    }),
  });
  s.wake();
  return 'taken';
}

async function replyLink(s: Services, token: string): Promise<Extract<Link, { purpose: 'reply' }> | undefined> {
  try {
    return (await readLink(s, 'reply', token)).link;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The plain part, or what the HTML part says. */
function textOf({ text, html }: Email): string {
  if (text !== undefined) return text;
  return (html ?? '')
    .replace(/<(?:style|script|head)\b[\s\S]*?<\/(?:style|script|head)>/giu, '')
    .replace(/<blockquote\b[\s\S]*$/iu, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&');
}
