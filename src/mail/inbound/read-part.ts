import { sheetWords } from '../../kernel/answer-words.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, Question } from '../../kernel/decision.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { explainAnswer, sheetFor } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Reply } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import type { DecisionTarget, GivenAnswer } from '../links/link.ts';
import { whyOver } from '../links/why-stale.ts';
import type { TableReader } from '../mail-room.ts';
import type { Translate } from './match-option.ts';
import { readOrders } from './read-orders.ts';
import { readWords } from './read-words.ts';
import type { ReplyPart } from './reply-outcome.ts';

/** What is at hand when a reply is read. */
export type ReadingReply = {
  readonly services: Services;
  readonly reader: TableReader;
  /** As the reader sees it now. */
  readonly table: TableView;
  readonly data: Reply;
  readonly t: Translate;
};

/** A part of a reply, with the answer where it was read. */
export type FoundPart = ReplyPart & { readonly given?: GivenAnswer };

/** What some words of a reply mean as the answer to a question; undefined where it neither is open nor was. */
export async function readPart(at: ReadingReply, decision: DecisionId, text: string): Promise<FoundPart | undefined> {
  const { services: s, table, data } = at;
  const target = targetOf(at, decision);
  const asked = questionIn(table, decision);
  const part = { decision, number: data.questions.indexOf(decision) + 1, prompt: asked?.prompt };
  const why = await whyOver(s, target);
  if (why) return { ...part, prompt: undefined, outcome: { kind: 'late', why } };
  return asked && { ...part, ...(await read(at, target, asked, text)) };
}

/** For an optional action the entry that the mail knew: a rewind to before it makes it another one. */
function targetOf({ reader, table, data }: ReadingReply, decision: DecisionId): DecisionTarget {
  const { tableId, playerId, seat } = reader;
  const since = isOptionalActionId(decision)
    ? (data.seq ?? 0)
    : (table.decisions.find(({ id, mine }) => id === decision && mine)?.since ?? Number.parseInt(decision, 10));
  return { tableId, playerId, seat, decision, seq: since };
}

function questionIn({ decisions, optionalActions }: TableView, decision: DecisionId): Question | undefined {
  return (
    decisions.find(({ id }) => id === decision)?.mine ?? optionalActions.find(({ id }) => id === decision)?.question
  );
}

async function read(
  { services, t }: ReadingReply,
  { tableId, decision, seat, seq }: DecisionTarget,
  { choice }: Question,
  text: string,
): Promise<Pick<FoundPart, 'outcome' | 'given'>> {
  const { head, machine } = await readPosition(services, tableId);
  const judge = (answer: Answer) => explainAnswer(head.game, machine, { decision, seat, answer });
  const sheet = choice.kind === 'sheet' ? sheetFor(head.game, machine, decision, seat) : undefined;
  const reading = sheet ? readOrders(sheet, text, t) : readWords(choice, text, t, judge);
  if (!('answer' in reading)) return { outcome: { kind: 'unread', ...reading } };

  const { answer, ignored } = reading;
  const inWords = sheetWords(head.game, machine, { decision, seat, answer });
  return {
    given: { decision, answer, seq },
    outcome: { kind: 'read', said: describeAnswer(choice, answer), sheet: inWords, ignored },
  };
}
