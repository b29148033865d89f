import { msg } from '../../i18n/msg.ts';
import { writeAhead } from '../../kernel/ahead-act.ts';
import { explainConditions, seenBy } from '../../kernel/ahead-form.ts';
import type { Answer, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { aheadSheet } from '../../kernel/open-ahead.ts';
import type { OpenSheet } from '../../kernel/open-decisions.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import { sayAhead } from '../../kernel/say-ahead.ts';
import { sheetLines } from '../../kernel/sheet-lines.ts';
import { readPosition } from '../../log/read-position.ts';
import type { AheadView } from '../../play/ahead/ahead-view.ts';
import { listedWords } from '../inbound/listed-words.ts';
import type { Translate } from '../inbound/match-option.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { readOrders } from '../inbound/read-orders.ts';
import type { FoundPart, ReadingReply } from '../inbound/read-part.ts';
import { shorten, type UnreadReply } from '../inbound/reply-reading.ts';
import { wordFor } from './command-words.ts';
import { readConditions } from './read-conditions.ts';

type Problem = { readonly problem: Message };
type Lines = { readonly lines: readonly SheetLine[]; readonly ignored: string | undefined };

/** `1: …`, `1 withdraw`, `withdraw`, or a colon alone. */
const NUMBERED = /^#?(\d{1,3})?\s*[:：.)]?\s*(.*)$/su;

/**
 * What a block of a reply orders ahead: its orders, one on each line, and lines that begin with "ask me"; or one word
 * that takes back or confirms. Nothing of it is guessed.
 */
export async function readAhead(at: ReadingReply, text: string): Promise<FoundPart | Problem> {
  const { table, t, locale } = at;
  const [, number, rest = ''] = NUMBERED.exec(text.trim()) ?? [];
  const { ahead } = table;
  const only = number === undefined && ahead.length === 1;
  const open = only ? ahead[0] : ahead[Number(number ?? 0) - 1];
  if (!open) {
    const names = ahead.map(({ label }, i) =>
      msg('reply.ahead-line', { number: i + 1, label, ordered: 'no', count: 0 }),
    );
    return {
      problem: msg('reply.ahead-unknown', { count: names.length, open: names, word: wordFor('ahead', locale) }),
    };
  }
  const words = normaliseWords(shorten(rest));
  if (listedWords('reply.words-withdraw', t).includes(words)) return part(at, open, 'withdraw');
  if (listedWords('reply.words-confirm', t).includes(words)) return part(at, open, 'confirm');
  return readGiven(at, open, rest);
}

async function readGiven(at: ReadingReply, open: AheadView, text: string): Promise<FoundPart | Problem> {
  const { services, reader, t } = at;
  const { head, machine } = await readPosition(services, reader.tableId);
  const { game } = head;
  const lines = text.split('\n').map((line) => ({ line, asks: askedIn(line, t) }));
  const orders = lines.flatMap(({ line, asks }) => (asks === undefined ? [line] : []));
  const sheet = aheadSheet(game, machine, reader.seat, open.id);

  const given = readLines(sheet, orders.join('\n').trim(), open, t);
  if ('problem' in given) return unread(open, given);
  const asked = lines.flatMap(({ asks }) => asks ?? []);
  const conditions = readConditions(open.conditions, asked, t);
  if ('problem' in conditions) return unread(open, { ...conditions, understood: [] });
  const { unless } = conditions;
  const refused = explainConditions(game, open.name, seenBy(game, machine, reader.seat), unless);
  if (refused) return unread(open, { problem: byRule({ problem: refused }, sheet.section), understood: [] });

  return part(at, open, writeAhead({ does: 'give', lines: given.lines, unless }), given.ignored);
}

/** The orders; where none are written, those that are given already: only the conditions change. */
function readLines(sheet: OpenSheet, words: string, { ordered }: AheadView, t: Translate): Lines | UnreadReply {
  if (words === '' && !ordered) return { problem: msg('reply.ahead-no-lines'), understood: [] };
  if (words === '') return { lines: ordered?.lines.map(({ line }) => line) ?? [], ignored: undefined };
  const isNothing = listedWords('reply.words-nothing', t).includes(normaliseWords(shorten(words)));
  if (isNothing) return { lines: [], ignored: undefined };
  const reading = readOrders(sheet, words, t);
  return 'answer' in reading ? { lines: sheetLines(reading.answer), ignored: reading.ignored } : reading;
}

/** What stands after "ask me" on a line that begins with it, with semicolons between; undefined: it does not. */
function askedIn(line: string, t: Translate): readonly string[] | undefined {
  const [first = '', ...more] = line.split(';').map(normaliseWords);
  const begins = listedWords('reply.words-ask-me', t).find((ask) => first === ask || first.startsWith(`${ask} `));
  return begins === undefined ? undefined : [first.slice(begins.length).trim(), ...more];
}

function unread(open: AheadView, why: UnreadReply): FoundPart {
  return { ...prompted(open), literal: false, outcome: { kind: 'unread', ...why } };
}

const prompted = ({ id, label }: AheadView) => ({ decision: id, number: 0, prompt: label });

async function part(at: ReadingReply, open: AheadView, answer: Answer, ignored?: string): Promise<FoundPart | Problem> {
  const { head, machine } = await readPosition(at.services, at.reader.tableId);
  const given = { decision: open.id, answer, seq: head.seq };
  const words = sayAhead(head.game, machine, { ...given, seat: at.reader.seat });
  if (!words) return { problem: msg('reply.ahead-none') };
  const outcome = { kind: 'read', said: words.said, sheet: words.sheet, ignored } as const;
  return { ...prompted(open), literal: true, outcome, given };
}
