import type { DecisionId, Question } from '../../kernel/decision.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Reply } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import type { DecisionTarget, GivenAnswer } from '../links/link.ts';
import { whyOver } from '../links/why-stale.ts';
import type { TableReader } from '../mail-room.ts';
import { isCommandWord } from '../replies/command.ts';
import { wordsFor } from '../replies/command-words.ts';
import type { Translate } from './match-option.ts';
import { type AskedSeat, type ReadAnswer, readAnswer } from './read-answer.ts';
import type { ReplyPart } from './reply-outcome.ts';

/** What is at hand when a reply is read. */
export type ReadingReply = {
  readonly services: Services;
  readonly reader: TableReader;
  /** The reader's name: below a mail it is no answer. */
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  /** As the reader sees it now. */
  readonly table: TableView;
  readonly data: Reply;
  readonly t: Translate;
  /** Words that mean nothing beside an answer: thanks, names. */
  readonly known: readonly string[];
};

/** A part of a reply, with the answer where it was read. */
export type FoundPart = ReplyPart & {
  readonly given?: GivenAnswer;
  /** Nothing of it was guessed. */
  readonly literal?: boolean;
};

/** What some words of a reply mean as the answer to a question; undefined where it neither is open nor was. */
export async function readPart(at: ReadingReply, decision: DecisionId, text: string): Promise<FoundPart | undefined> {
  const { services: s, table, data, reader } = at;
  const target = targetOf(at, decision);
  const question = questionIn(table, decision);
  const number = data.questions.indexOf(decision) + 1;
  const part = { decision, number, prompt: question?.prompt, brief: question?.brief };
  const why = await whyOver(s, target);
  if (why) return { ...part, prompt: undefined, outcome: { kind: 'late', why } };
  if (!question) return undefined;
  const { head, machine } = await readPosition(s, reader.tableId);
  const asked = { game: head.game, machine, seat: reader.seat, decision, question };
  const { outcome, answer, literal } = readWith(asked, text, at);
  return {
    ...part,
    outcome,
    literal,
    ...(answer === undefined ? {} : { given: { decision, answer, seq: target.seq } }),
  };
}

/** Words for passing are those of the reader's language, too. */
function readWith(asked: AskedSeat, text: string, { t, known, locale }: ReadingReply): ReadAnswer {
  const read = readAnswer(asked, text, { t, known });
  if (read.answer !== undefined || !isCommandWord('pass', text, locale)) return read;
  const passed = wordsFor('pass', locale).map((word) => readAnswer(asked, word, { t, known }));
  return passed.find(({ answer }) => answer !== undefined) ?? read;
}

/** For an optional action the entry that the mail knew: a rewind to before it makes it another one. */
function targetOf({ reader, table, data }: ReadingReply, decision: DecisionId): DecisionTarget {
  const { tableId, playerId, seat } = reader;
  const since = isOptionalActionId(decision)
    ? (data.seq ?? 0)
    : (table.decisions.find(({ id, mine }) => id === decision && mine)?.since ?? Number.parseInt(decision, 10));
  return { tableId, playerId, seat, decision, seq: since };
}

/** A question of the table as it is put now. */
export function questionIn({ decisions, optionalActions }: TableView, decision: DecisionId): Question | undefined {
  return (
    decisions.find(({ id }) => id === decision)?.mine ?? optionalActions.find(({ id }) => id === decision)?.question
  );
}
