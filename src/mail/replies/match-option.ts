import type { Message } from '../../kernel/message.ts';
import type { MarkedOption } from '../mark-options.ts';
import { isOneSlipApart, normaliseWords } from './normalise-words.ts';

export type Say = (message: Message) => string;

/** The options that some words may mean; one when they are clear. */
export type Match = { readonly found: readonly MarkedOption[]; readonly exact: boolean };

const YES = ['yes', 'y', 'yeah', 'ok', 'okay', 'accept', 'agree', 'sure'];
const NO = ['no', 'n', 'nope', 'decline', 'refuse', 'reject'];
/** Shorter words are too easily another word. */
const FORGIVING_LENGTH = 5;

/**
 * Find what a person means by some words: an option's mark, its label, its id; then the beginning of a label;
 * then words that all begin words of a label, with one slip of the finger forgiven in longer ones.
 */
export function matchOption(options: readonly MarkedOption[], words: string, say: Say): Match {
  const given = normaliseWords(words);
  if (given === '') return { found: [], exact: false };
  const labelled = options.map((option) => ({
    option,
    label: normaliseWords(say(option.label)),
    id: namesOf(option.id),
  }));
  const tests: readonly ((o: (typeof labelled)[number]) => boolean)[] = [
    (o) => words.trim().replace(/[.)]$/u, '').toLowerCase() === o.option.mark,
    (o) => o.label === given || normaliseWords(o.option.id) === given,
    (o) => o.id === given,
    (o) => o.label.startsWith(`${given} `) || sameAnswer(o, given),
    (o) => o.label.startsWith(given),
    (o) => everyWordFits(given, o.label, (word, part) => part.startsWith(word)),
    (o) => everyWordFits(given, o.label, (word, part) => part.startsWith(word) || slipped(word, part)),
  ];
  for (const [strictness, fits] of tests.entries()) {
    const found = labelled.filter(fits).map((o) => o.option);
    if (found.length > 0) return { found, exact: strictness <= 1 };
  }
  return { found: [], exact: false };
}

/** `issue:rhineland` is also called `rhineland`. */
function namesOf(id: string): string {
  return normaliseWords(id.slice(id.lastIndexOf(':') + 1));
}

function sameAnswer(o: { readonly label: string; readonly id: string }, given: string): boolean {
  const meaning = [YES, NO].find((list) => list.includes(given));
  return meaning?.some((word) => o.label === word || o.label.startsWith(`${word} `) || o.id === word) ?? false;
}

function everyWordFits(given: string, label: string, fits: (word: string, part: string) => boolean): boolean {
  const parts = label.split(' ');
  return given.split(' ').every((word) => parts.some((part) => fits(word, part)));
}

function slipped(word: string, part: string): boolean {
  return word.length >= FORGIVING_LENGTH && part.length >= FORGIVING_LENGTH && isOneSlipApart(word, part);
}
