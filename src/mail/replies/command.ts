import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { COMMANDS, type CommandName, wordsFor } from './command-words.ts';
import { namesDay } from './read-absence.ts';
import { readAheadBlock } from './read-ahead-block.ts';
import { readBlock, readLetterBlock } from './read-block.ts';

/** Commands that change nothing: something is shown in the answer. */
const REQUESTS = ['show', 'log', 'orders', 'draft', 'deals', 'ahead', 'help'] as const;
export type Request = (typeof REQUESTS)[number];

export function isRequest(command: string): command is Request {
  return REQUESTS.some((one) => one === command);
}

export type Command =
  | { readonly command: Request }
  | { readonly command: 'undo' }
  /** The days as they were written. */
  | { readonly command: 'absent'; readonly days: string }
  /** The terms that are proposed, or the number of a deal and what is answered to it, as they were written. */
  | { readonly command: 'deal'; readonly terms: string }
  /** Standing orders: what they are about, if that is said, and the terms, as they were written. */
  | { readonly command: 'give-orders'; readonly terms: string }
  /** What is ordered ahead, as it was written: its number, and the lines below it. */
  | { readonly command: 'order-ahead'; readonly text: string }
  /** A letter, and to whom, as they were written. */
  | { readonly command: 'to'; readonly names: string; readonly text: string; readonly unsigned: boolean };

/** A reply without its lines of commands. */
export type SplitCommands =
  | { readonly commands: readonly Command[]; readonly text: string }
  | { readonly problem: Message };

/** A command has a line of its own; nobody needs more of them in one mail. */
const MOST_COMMANDS = 20;
const LONGEST_LINE = 200;
/** Lines of a letter below its first: each is looked at as an answer, too. */
const MOST_LINES = 100;

/** What the lines of a reply may be besides commands. */
export type Lines = {
  /** A line that stays with the question of the mail: it has an option of that name. */
  readonly isAnswer: (line: string) => boolean;
  /** A line that would be an answer if it stood by itself. */
  readonly couldAnswer: (line: string) => boolean;
  /** `begins` with the number of a question, `Q2: …`, or has one `within`. */
  readonly numbers: (line: string) => 'begins' | 'within' | undefined;
};

type Read = (rest: string, asWritten: string, locale: string) => Command | undefined;

const alone =
  (command: Command): Read =>
  (rest) =>
    rest === '' ? command : undefined;

/** Commands that begin with their word. */
type LineCommand = Exclude<Command['command'], 'to' | 'give-orders' | 'order-ahead'>;

/** How the line of each command is read: what comes after its word. Where it gives nothing, the line is no command. */
const READERS: { readonly [name in LineCommand]: Read } = {
  show: alone({ command: 'show' }),
  log: alone({ command: 'log' }),
  orders: (rest, terms) => {
    if (rest === '') return { command: 'orders' };
    return /[:：]/u.test(terms) ? { command: 'give-orders', terms } : undefined;
  },
  draft: alone({ command: 'draft' }),
  deals: alone({ command: 'deals' }),
  help: alone({ command: 'help' }),
  undo: alone({ command: 'undo' }),
  deal: (_, terms) => {
    if (terms === '') return { command: 'deals' };
    return /^\d|[:：]/u.test(terms) ? { command: 'deal', terms } : undefined;
  },
  // What is ordered ahead has lines below it, or one word: see `readAheadBlock`.
  ahead: alone({ command: 'ahead' }),
  // As written: "dall'1", "1–8 Dec".
  absent: (_, days, locale) => (days === '' || namesDay(days, locale) ? { command: 'absent', days } : undefined),
};

/**
 * Takes the commands out of a reply, in the words of the reader's language or of English. A command has a line of its
 * own; a letter (`to FRANCE: …`), the terms of a deal (`deal ITALY: …`), standing orders (`orders at sea: …`) and what
 * is ordered ahead (`ahead 1:`) go on to the next empty line, the next of their kind, or a numbered answer. A letter
 * with a line that could be an answer or another command is the problem: what is meant for the table must not go to
 * another player, nor be left out of a letter.
 */
export function splitCommands(text: string, locale: string, about: Lines): SplitCommands {
  const commands: Command[] = [];
  const rest: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const read = about.isAnswer(lines[at] ?? '') ? undefined : readAt(lines, at, locale, about);
    if (read && 'problem' in read) return read;
    if (read) commands.push(read.command);
    else rest.push(lines[at] ?? '');
    at += read?.count ?? 1;
    if (commands.length > MOST_COMMANDS) return { problem: msg('reply.too-many-commands', { most: MOST_COMMANDS }) };
  }
  const undo = commands.find(({ command }) => command === 'undo');
  const others = commands.filter(({ command }) => !isRequest(command));
  const left = rest.join('\n').trim();
  if (undo && (others.length > 1 || left !== '')) return { problem: msg('reply.undo-alone') };
  return { commands, text: left };
}

type ReadAt = { readonly command: Command; readonly count: number } | { readonly problem: Message };

/** The command that begins with a line, and how many lines it has. */
function readAt(lines: readonly string[], at: number, locale: string, about: Lines): ReadAt | undefined {
  const isNumbered = (line: string) => about.numbers(line) === 'begins';
  const letter = readLetterBlock(lines, at, locale, isNumbered);
  if (letter) return readLetter(letter, lines[at] ?? '', locale, about);

  const line = lines[at] ?? '';
  const ahead = readAheadBlock(lines, at, locale, (next) => isNumbered(next) || isCommand(next, locale));
  if (ahead) return { command: { command: 'order-ahead', text: ahead.text }, count: ahead.count };
  // What is answered to a deal by its number is said on its line.
  const command = line.length > LONGEST_LINE ? undefined : readCommand(line, locale);
  const begun = command ?? readCommand(line.slice(0, LONGEST_LINE), locale);
  if (!begun || !hasTerms(begun)) return command && { command, count: 1 };
  const block = readBlock(lines, at, (next) => isNumbered(next) || isCommand(next, locale));
  const terms = block.lines
    .join('\n')
    .trim()
    .replace(/^\S+\s*/u, '');
  return { command: { command: begun.command, terms }, count: block.count };
}

type WithTerms = Extract<Command, { readonly terms: string }>;

const hasTerms = (command: Command): command is WithTerms =>
  command.command === 'give-orders' || (command.command === 'deal' && !/^\d/u.test(command.terms));

function readLetter(
  { names, text, unsigned, more, count }: NonNullable<ReturnType<typeof readLetterBlock>>,
  first: string,
  locale: string,
  { couldAnswer, numbers }: Lines,
): ReadAt {
  if (more.length > MOST_LINES) return { problem: msg('reply.letter-too-many-lines', { most: MOST_LINES }) };
  const doubtful =
    numbers(first) !== undefined
      ? first
      : more.find((line) => numbers(line) !== undefined || isCommand(line, locale) || couldAnswer(line));
  if (doubtful !== undefined) return { problem: msg('reply.letter-doubtful', { given: shorten(doubtful) }) };
  return { command: { command: 'to', names, text, unsigned }, count };
}

function isCommand(line: string, locale: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  return readCommand(line, locale) !== undefined || COMMANDS.some((name) => isCommandWord(name, line, locale));
}

/** Whether these words are all that a command has, in either language. */
export function isCommandWord(command: CommandName, words: string, locale: string): boolean {
  return wordsFor(command, locale).includes(normaliseWords(words));
}

function readCommand(line: string, locale: string): Command | undefined {
  const words = normaliseWords(line);
  if (words === '') return undefined;
  const asWritten = line.trim().replace(/^[^\s:：]+[\s:：]*/u, '');
  for (const [name, read] of Object.entries(READERS)) {
    for (const word of wordsFor(nameOf(name), locale)) {
      if (words !== word && !words.startsWith(`${word} `)) continue;
      const found = read(words === word ? '' : words.slice(word.length + 1), asWritten, locale);
      if (found) return found;
    }
  }
  return undefined;
}

function nameOf(name: string): LineCommand {
  if (isName(name)) return name;
  throw new Error(`${name} is no command`);
}

function isName(name: string): name is LineCommand {
  return name in READERS;
}
