import { msg } from '../../i18n/msg.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readPosition } from '../../log/read-position.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import { type Command, isRequest, type Lines, splitCommands } from '../replies/command.ts';
import { confirmLinks } from '../replies/confirm-links.ts';
import { isConfirmation } from '../replies/is-confirmation.ts';
import { planCommands } from '../replies/plan-commands.ts';
import { isPolite } from '../replies/polite-words.ts';
import { readAhead } from '../replies/read-ahead.ts';
import { readDeal } from '../replies/read-deal.ts';
import { readStanding } from '../replies/read-standing.ts';
import { openQuestions } from '../turn/reply-token.ts';
import { answersOf } from './answers-of.ts';
import { arrangeActs } from './arrange-acts.ts';
import { isOptionName } from './is-option-name.ts';
import { readOn } from './read-on.ts';
import { type FoundPart, questionIn, type ReadingReply, readPart } from './read-part.ts';
import type { ReplyOutcome } from './reply-outcome.ts';
import { numbersQuestion, splitQuestions } from './split-questions.ts';

type Requests = ReplyOutcome['requests'];

/**
 * What a reply means: the answers to all the questions that it answers, and its commands. Nothing of it is taken while
 * any of it is not understood. Undefined where none of it is about anything that is open or was.
 */
export async function findReplyOutcome(at: ReadingReply): Promise<ReplyOutcome | undefined> {
  const { confirms, text } = at.data;
  if (await isConfirmation(at)) {
    const confirm = await confirmLinks(at, confirms);
    return { kind: 'read', parts: [], requests: [], acts: confirms, clear: true, apart: false, confirm };
  }

  const split = splitCommands(text, at.locale, await linesOf(at));
  if ('problem' in split) return { kind: 'unread', parts: [], requests: [], problem: split.problem };
  const requests = [...new Set(split.commands.flatMap(({ command }) => (isRequest(command) ? [command] : [])))];
  const planned = await planCommands(at, split.commands);
  if ('problem' in planned) return { kind: 'unread', parts: [], requests, problem: planned.problem };

  // A name below the commands answers nothing.
  const onlyCommands = split.commands.length > 0 && isPolite(split.text, at);
  const parts = onlyCommands ? [] : await readParts(at, split.text);
  const hasLetter = split.commands.some(({ command }) => command === 'to');
  if ('problem' in parts) {
    const problem = hasLetter ? msg('reply.letter-ends') : parts.problem;
    return { kind: 'unread', parts: [], requests, problem };
  }
  const terms = await readAllTerms(at, split.commands);
  if ('problem' in terms) return { kind: 'unread', parts, requests: withMore(terms.about), problem: terms.problem };
  const { unread } = terms;
  const shown = unread ? withMore(unread) : requests;
  const outcome = await outcomeOf(at, [...parts, ...terms.parts], planned.acts, shown);
  return hasLetter && outcome?.kind === 'unread' && !unread
    ? { problem: msg('reply.letter-ends'), ...outcome }
    : outcome;

  /** Who is not understood about deals or orders sees what there is to say about them. */
  function withMore(about: About): Requests {
    return [...new Set([...requests, about])];
  }
}

async function linesOf(at: ReadingReply): Promise<Lines> {
  const couldAnswer = await answersOf(at);
  return {
    isAnswer: (line) => isOption(at, line),
    couldAnswer: (line) => isOption(at, line) || couldAnswer(line),
    numbers: (line) => numbersQuestion(line, at.t),
  };
}

function isOption({ data, table, t }: ReadingReply, line: string): boolean {
  return data.questions.some((id) => {
    const question = questionIn(table, id);
    return question !== undefined && isOptionName(question.choice, line, t);
  });
}

async function readParts(at: ReadingReply, text: string) {
  const { questions, decision } = at.data;
  if (questions.length === 0) return { problem: msg('reply.nothing-asked') };
  const pieces = splitQuestions(text, questions.length, at.t);
  if ('problem' in pieces) return pieces;

  const [only] = pieces;
  if (only && only.question === undefined) return readAllOn(at, await readUnnumbered(at, decision, only.text));
  const parts: FoundPart[] = [];
  for (const { question = 1, text: words } of pieces) {
    const part = await readPart(at, questions[question - 1] ?? decision, words);
    if (part) parts.push(part);
  }
  return readAllOn(at, parts);
}

type About = 'deals' | 'orders' | 'ahead';
type ReadTerms =
  | { readonly parts: readonly FoundPart[]; readonly unread: About | undefined }
  | { readonly problem: Message; readonly about: About };

/** What is said to deals, as standing orders and ahead; `unread`: what is not understood is about these. */
async function readAllTerms(at: ReadingReply, commands: readonly Command[]): Promise<ReadTerms> {
  const parts: FoundPart[] = [];
  let unread: About | undefined;
  for (const command of commands) {
    const about = aboutOf(command);
    const part = await readTerms(at, command);
    if (!part || !about) continue;
    if ('problem' in part) return { problem: part.problem, about };
    if (part.outcome.kind === 'unread') unread ??= about;
    parts.push(part);
  }
  return { parts, unread };
}

/** How the terms that a command was written with are read; undefined where it has none. */
async function readTerms(at: ReadingReply, command: Command) {
  switch (command.command) {
    case 'deal':
      return readDeal(at, command.terms);
    case 'give-orders':
      return readStanding(at, command.terms);
    case 'order-ahead':
      return readAhead(at, command.text);
    default:
      return undefined;
  }
}

function aboutOf({ command }: Command): About | undefined {
  switch (command) {
    case 'deal':
      return 'deals';
    case 'give-orders':
      return 'orders';
    case 'order-ahead':
      return 'ahead';
    default:
      return undefined;
  }
}

/** The parts, and those that answer what they open. */
async function readAllOn(at: ReadingReply, parts: readonly FoundPart[]): Promise<readonly FoundPart[]> {
  if (!parts.some(({ given }) => given)) return parts;
  const { head, machine } = await readPosition(at.services, at.reader.tableId);
  let walk = { game: head.game, seat: at.reader.seat, base: head.seq, machine };
  const all: FoundPart[] = [];
  for (const part of parts) {
    const read = readOn(walk, part, at);
    all.push(...read.parts);
    walk = read.walk;
  }
  return all;
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

async function outcomeOf(
  at: ReadingReply,
  parts: readonly FoundPart[],
  others: readonly ReplyAct[],
  requests: Requests,
): Promise<ReplyOutcome | undefined> {
  if (parts.some(({ outcome }) => outcome.kind === 'unread')) return { kind: 'unread', parts, requests };
  const several = openQuestions(at.table).length > 1;
  const answers = parts.flatMap(({ given, outcome, brief: question }) => {
    if (!given || outcome.kind !== 'read') return [];
    const { said } = outcome;
    return [{ ...given, said: several && question ? msg('reply.said-of', { question, said }) : said }];
  });
  if (answers.length === 0 && others.length === 0) {
    if (parts.length > 0) return { kind: 'late', parts, requests };
    return requests.length > 0 ? { kind: 'asks', parts, requests } : undefined;
  }

  const position = await readPosition(at.services, at.reader.tableId);
  const arranged = answers.length === 0 ? [] : arrangeActs(position, at.reader.seat, answers);
  if (arranged instanceof Refusal) {
    const problem = msg('mail.reply-not-together', { problem: arranged.reason });
    return { kind: 'unread', parts, requests, problem };
  }
  const acts = [...arranged, ...others];
  const confirm = await confirmLinks(at, acts);
  return { kind: 'read', parts, requests, acts, clear: isClear(at, parts), apart: arranged.length > 1, confirm };
}

/** Whether nothing of it was left out, is over or was guessed. */
function isClear(at: ReadingReply, parts: readonly FoundPart[]): boolean {
  return parts.every(
    ({ outcome, literal }) =>
      outcome.kind === 'read' && literal === true && (!outcome.ignored || isPolite(outcome.ignored, at)),
  );
}
