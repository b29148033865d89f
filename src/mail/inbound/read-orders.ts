import { msg } from '../../i18n/msg.ts';
import type { SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { OpenSheet } from '../../kernel/open-decisions.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import { isPoint, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import { listedWords, type WordList } from './listed-words.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import { nameOptions, type OptionNames } from './option-names.ts';
import { firstParagraph } from './own-words.ts';
import { beginsLikeOrder, readOrder } from './read-order.ts';
import { meansNothing, type ReplyReading, shorten } from './reply-reading.ts';

/** After so many lines that mean nothing no more are read. */
const MOST_UNREAD = 12;

/**
 * Reads a reply as orders, one on each line: "Ash-1: b1 > c1" or "Move Ash-1 to b1"; "as before" is the last sheet as
 * far as it fits, "as ordered ahead" what the seat had ordered before it was asked, "rest stay" orders everything else
 * to stay, and "nothing" alone is an empty sheet, where one may be sent. All of it must be understood, or else its
 * first paragraph, where what comes below does not look like orders; that is given as `ignored`.
 */
export function readOrders(sheet: OpenSheet, text: string, t: Translate): ReplyReading {
  const names = nameOptions(t);
  const whole = readLines(sheet, text, names);
  if ('answer' in whole) return whole;
  const { first, rest } = firstParagraph(text);
  if (rest === '') return whole;
  const paragraph = readLines(sheet, first, names);
  if (!('answer' in paragraph) || linesOf(rest).some((line) => looksLikeOrder(sheet, line, names))) return whole;
  return { ...paragraph, ignored: rest };
}

/** The same of a text that is nothing but orders: none of it may be left out. */
export function readAllOrders(sheet: OpenSheet, text: string, t: Translate): ReplyReading {
  return readLines(sheet, text, nameOptions(t));
}

/** Half of somebody's orders must not be taken for all of them. */
function looksLikeOrder({ begin }: OpenSheet, line: string, names: OptionNames): boolean {
  return allAtOnce(begin, line, { last: [], ahead: [] }, names.t) !== undefined || beginsLikeOrder(begin, line, names);
}

/** The lines that say something, without the marks of a list. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)/u, '').trim())
    .filter((line) => line !== '');
}

function readLines(
  { begin, max, last, section, given: ahead = [] }: OpenSheet,
  text: string,
  names: OptionNames,
): ReplyReading {
  const given = linesOf(text);
  if (given.length === 0) return { problem: msg('mail.reply-empty'), understood: [] };
  if (given.length > max) return { problem: msg('mail.orders-too-many', { count: given.length, max }), understood: [] };

  const [only = ''] = given;
  if (given.length === 1 && !begin.unfinished() && meansNothing(only, '', names.t)) return { answer: [] };

  const lines: SheetLine[] = [];
  const understood: Message[] = [];
  const called: Message[] = [];
  const unread: Message[] = [];
  let point = begin;
  const add = (line: SheetLine, next: SheetPoint) => {
    understood.push(point.say(line));
    const order = point.order(line.order);
    if (order) called.push(order.label, ...(order.called ? [order.called] : []));
    lines.push(line);
    point = next;
  };

  let at = 0;
  for (const [n, words] of given.entries()) {
    if (unread.length >= MOST_UNREAD) break;
    // One line of a text can stand for many of a sheet.
    if (lines.length > max) break;
    at = n + 1;
    const all = allAtOnce(point, words, { last, ahead }, names.t);
    const read = all ?? readOrder(point, words, names);
    if ('problem' in read) unread.push(msg('mail.order-line', { line: n + 1, problem: byRule(read, section) }));
    else
      for (const line of read) {
        const next = fitLine(point, line);
        if (isPoint(next)) add(line, next);
        else if (!all) unread.push(msg('mail.order-line', { line: n + 1, problem: byRule(next, section) }));
      }
  }
  if (lines.length > max) return { problem: msg('mail.orders-too-many', { count: lines.length, max }), understood: [] };
  if (unread.length > 0) {
    const problem = msg('mail.orders-wrong', { count: unread.length, of: given.length, more: given.length - at });
    return { problem, lines: unread, understood };
  }
  const unfinished = point.unfinished();
  if (unfinished) return { problem: byRule(unfinished, section), understood };
  return { answer: lines, called };
}

/** The lines of a line that stands for many; those of them that do not fit are left out. */
function allAtOnce(
  point: SheetPoint,
  words: string,
  { last, ahead }: { readonly last: readonly SheetLine[]; readonly ahead: readonly SheetLine[] },
  t: Translate,
): readonly SheetLine[] | undefined {
  const given = normaliseWords(shorten(words));
  const means = (list: WordList, ours: Message) => [...listedWords(list, t), normaliseWords(t(ours))].includes(given);
  if (means('reply.words-as-before', msg('mail.orders-as-before'))) return last;
  if (means('reply.words-as-ahead', msg('mail.orders-as-ahead'))) return ahead;
  if (means('reply.words-rest', msg('mail.orders-rest'))) return point.rest();
  return undefined;
}
