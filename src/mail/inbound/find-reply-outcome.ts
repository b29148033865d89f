import { msg } from '../../i18n/msg.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readPosition } from '../../log/read-position.ts';
import { arrangeAnswers } from '../../play/arrange-answers.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import { type FoundPart, type ReadingReply, readPart } from './read-part.ts';
import type { ReplyOutcome } from './reply-outcome.ts';
import { splitQuestions } from './split-questions.ts';

/**
 * What a reply means, to all the questions that it answers: one link takes all of it, and nothing is taken while any of
 * it is not understood. Undefined where none of it is about a question that is open or was.
 */
export async function findReplyOutcome(at: ReadingReply): Promise<ReplyOutcome | undefined> {
  const { questions, decision, text } = at.data;
  const pieces = splitQuestions(text, questions.length);
  if ('problem' in pieces) return { kind: 'unread', parts: [], problem: pieces.problem };

  const [only] = pieces;
  const parts: FoundPart[] = [];
  if (only && only.question === undefined) parts.push(...(await readUnnumbered(at, decision, only.text)));
  else
    for (const { question = 1, text: words } of pieces) {
      const part = await readPart(at, questions[question - 1] ?? decision, words);
      if (part) parts.push(part);
    }
  return parts.length === 0 ? undefined : outcomeOf(at, parts);
}

/**
 * Words that do not say what they answer are about what the mail was; where they mean nothing there, about the one
 * other.
 */
async function readUnnumbered(at: ReadingReply, about: DecisionId, text: string): Promise<readonly FoundPart[]> {
  const first = await readPart(at, about, text);
  if (first?.outcome.kind === 'read') return [first];
  const found: FoundPart[] = [];
  for (const other of at.data.questions.filter((id) => id !== about)) {
    const part = await readPart(at, other, text);
    if (part?.outcome.kind === 'read') found.push(part);
  }
  if (found.length === 1) return found;
  return first ? [first] : [];
}

async function outcomeOf(at: ReadingReply, parts: readonly FoundPart[]): Promise<ReplyOutcome> {
  if (parts.some(({ outcome }) => outcome.kind === 'unread')) return { kind: 'unread', parts };
  const answers = parts.flatMap(({ given }) => given ?? []);
  const [answer, ...more] = answers;
  if (!answer) return { kind: 'late', parts };

  const { services: s, reader, data } = at;
  const { tableId, playerId, seat } = reader;
  const by = { tableId, playerId, seat };
  if (more.length === 0) {
    const token = await issueLink(s, { ...by, ...answer, purpose: 'answer', replied: true });
    return { kind: 'read', parts, confirmUrl: linkUrl(s.settings, 'answer', token), apart: false };
  }

  const { head, machine } = await readPosition(s, tableId);
  const arranged = arrangeAnswers(head.game, machine, seat, answers);
  if (arranged instanceof Refusal)
    return { kind: 'unread', parts, problem: msg('mail.reply-not-together', { problem: arranged.reason }) };
  const token = await issueLink(s, { ...by, seq: data.seq ?? answer.seq, answers, purpose: 'answers' });
  return { kind: 'read', parts, confirmUrl: linkUrl(s.settings, 'answers', token), apart: arranged.length > 1 };
}
