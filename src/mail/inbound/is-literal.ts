import type { Choice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { markOptions } from '../turn/mark-options.ts';
import { listedWords, wordsOfAll } from './listed-words.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import { calledIn } from './option-names.ts';

/** The beginning of a name, where it is not the whole of it. */
const SHORTEST = 3;

/**
 * Whether all words of an answer are words that the choice or the answer has, so that nothing of it was guessed or
 * passed over: with a slip forgiven, "Syria" may have been read as "Styria", and without its first word, "not Syria" as
 * "Syria".
 * @param said the answer as it was read
 * @param known words that may stand beside it
 */
export function isLiteral(
  choice: Choice,
  text: string,
  said: readonly Message[],
  known: readonly string[],
  t: Translate,
): boolean {
  if (choice.kind === 'text') return true;
  const texts = [...said.map(t), ...known, ...listedWords('reply.words-joining', t), ...namesIn(choice, t)];
  const words = new Set(texts.flatMap((one) => normaliseWords(one).split(/[ -]/u)));
  const marks = new Set(marksIn(choice));
  const all = [...words].sort();
  return normaliseWords(text)
    .split(/[ -]/u)
    .every((word) => /^[+\d]*$/u.test(word) || words.has(word) || marks.has(word) || isBeginning(all, word));
}

/** Whether a word of a sorted list begins so. */
function isBeginning(sorted: readonly string[], beginning: string): boolean {
  // A name may begin so, and a sentence that says no, in whichever language.
  if (beginning.length < SHORTEST || wordsOfAll('reply.words-denying').includes(beginning)) return false;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}

/** The letters that name the places of a spread. */
function marksIn(choice: Choice): readonly string[] {
  if (choice.kind === 'form') return choice.fields.flatMap((field) => marksIn(field.choice));
  return markOptions(choice).map(({ mark }) => mark);
}

function namesIn(choice: Choice, t: Translate): readonly string[] {
  if (choice.kind === 'sheet')
    return [
      ...choice.orders.flatMap((order) => [t(order.label), ...calledIn(order.called, t), ...namesIn(order.choice, t)]),
      ...listedWords('reply.words-rest', t),
      ...listedWords('reply.words-as-before', t),
    ];
  if (choice.kind === 'form')
    return choice.fields.flatMap((field) => [
      t(field.label),
      ...calledIn(field.called, t),
      ...namesIn(field.choice, t),
    ]);
  return markOptions(choice).flatMap(({ label, id, short = [], called }) => [
    ...[t(label), id.replaceAll(':', ' '), ...short],
    ...calledIn(called, t),
  ]);
}
