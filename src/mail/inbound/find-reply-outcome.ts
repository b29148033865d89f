import { answerWords } from '../../kernel/answer-words.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, Question } from '../../kernel/decision.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { explainAnswer, sheetFor } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Reply } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import type { ReplyOutcome } from '../kinds/compose-reply-answer.ts';
import { issueLink } from '../links/issue-link.ts';
import type { DecisionTarget } from '../links/link.ts';
import { linkUrl } from '../links/link-url.ts';
import { whyOver } from '../links/why-stale.ts';
import type { TableReader } from '../mail-room.ts';
import { openQuestions } from '../turn/reply-token.ts';
import type { Translate } from './match-option.ts';
import { readOrders } from './read-orders.ts';
import { readWords } from './read-words.ts';

/** What became of a reply, and the question that it is about. */
export type Found = { readonly outcome: ReplyOutcome; readonly about: DecisionId | undefined };

/** What the reply means to the question it was written under; words that mean nothing there may mean just one other. */
export async function findReplyOutcome(
  s: Services,
  reader: TableReader,
  table: TableView,
  data: Reply,
  t: Translate,
): Promise<Found | undefined> {
  const target = targetOf(reader, table, data, data.decision);
  const over = await whyOver(s, target);
  const asked = questionIn(table, data.decision);
  const outcome: ReplyOutcome | undefined = over
    ? { kind: 'late', why: over }
    : asked && (await read(s, target, asked, data.text, t));
  if (outcome?.kind === 'read') return { outcome, about: data.decision };
  const elsewhere = await readElsewhere(s, reader, table, data, t);
  if (elsewhere) return elsewhere;
  return outcome && { outcome, about: over ? openQuestions(table)[0]?.decision : data.decision };
}

async function readElsewhere(
  s: Services,
  reader: TableReader,
  table: TableView,
  data: Reply,
  t: Translate,
): Promise<Found | undefined> {
  const found: Found[] = [];
  for (const id of data.others) {
    const target = targetOf(reader, table, data, id);
    const asked = questionIn(table, id);
    if (!asked || (await whyOver(s, target))) continue;
    const outcome = await read(s, target, asked, data.text, t);
    if (outcome.kind === 'read') found.push({ outcome, about: id });
  }
  return found.length === 1 ? found[0] : undefined;
}

/** For an optional action the entry that the mail knew: a rewind to before it makes it another one. */
function targetOf(reader: TableReader, { decisions }: TableView, data: Reply, decision: DecisionId): DecisionTarget {
  const since = isOptionalActionId(decision)
    ? (data.seq ?? 0)
    : (decisions.find(({ id, mine }) => id === decision && mine)?.since ?? Number.parseInt(decision, 10));
  return { ...reader, decision, seq: since };
}

function questionIn({ decisions, optionalActions }: TableView, decision: DecisionId): Question | undefined {
  return (
    decisions.find(({ id }) => id === decision)?.mine ?? optionalActions.find(({ id }) => id === decision)?.question
  );
}

async function read(
  s: Services,
  target: DecisionTarget,
  { choice }: Question,
  text: string,
  t: Translate,
): Promise<ReplyOutcome> {
  const { head, machine } = await readPosition(s, target.tableId);
  const { decision, seat } = target;
  const judge = (answer: Answer) => explainAnswer(head.game, machine, { decision, seat, answer });
  const sheet = choice.kind === 'sheet' ? sheetFor(head.game, machine, decision, seat) : undefined;
  const reading = sheet ? readOrders(sheet, text, t) : readWords(choice, text, t, judge);
  if (!('answer' in reading)) return { kind: 'unread', ...reading };
  const token = await issueLink(s, { ...target, purpose: 'answer', answer: reading.answer, replied: true });
  return {
    kind: 'read',
    said:
      answerWords(head.game, machine, { decision, seat, answer: reading.answer }) ??
      describeAnswer(choice, reading.answer),
    confirmUrl: linkUrl(s.settings, 'answer', token),
    ignored: reading.ignored,
  };
}
