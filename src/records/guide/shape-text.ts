import type { Translator } from '../../i18n/translator.ts';
import type { Choice, Option, Spread } from '../../kernel/choice.ts';
import { mostOf } from '../../kernel/describe-prices.ts';
import { guideWords } from './say.ts';

/** How many ids of one question are listed; of more than these the first. */
const LISTED = 24;

/** An answer's shape as Markdown lines: what is written down, and the ids that were possible when it was met. */
export function shapeLines(choice: Choice, words: Translator, indent = ''): readonly string[] {
  const say = guideWords(words);
  switch (choice.kind) {
    case 'one':
    case 'some':
    case 'ranking':
      return [shapeWords(choice, words), ...idLines(choice.options, (option) => idText(option, words), words, indent)];
    case 'spread': {
      const slot = (one: (typeof choice.slots)[number]) =>
        say('guide.slot', { id: one.id, label: one.label, max: one.max });
      return [shapeWords(choice, words), ...idLines(choice.slots, slot, words, indent)];
    }
    case 'number':
    case 'text':
      return [shapeWords(choice, words)];
    case 'sheet':
      return [
        shapeWords(choice, words),
        ...choice.orders.flatMap(({ id, label, choice: inner }) => {
          const [shape = '', ...lines] = shapeLines(inner, words, `${indent}  `);
          return [`${indent}- \`${id}\`: ${say('guide.order', { label, shape })}`, ...lines];
        }),
      ];
    case 'form':
      return [
        shapeWords(choice, words),
        ...choice.fields.flatMap(({ id, label, optional = false, choice: inner }) => {
          const [shape = '', ...lines] = shapeLines(inner, words, `${indent}  `);
          const field = say('guide.field', { label, optional: String(optional), shape });
          return [`${indent}- \`${id}\`: ${field}`, ...lines];
        }),
      ];
  }
}

function shapeWords(choice: Choice, words: Translator): string {
  const say = guideWords(words);
  switch (choice.kind) {
    case 'one':
      return say('guide.shape-one');
    case 'some':
      return say('guide.shape-some', { min: choice.min, max: choice.max });
    case 'ranking':
      return say('guide.shape-ranking', { min: choice.min, max: choice.max });
    case 'number':
      return say('guide.shape-number', { min: choice.min, max: choice.max });
    case 'spread':
      return spreadWords(choice, words);
    case 'text':
      return say('guide.shape-text', { min: choice.min, max: choice.max });
    case 'form':
      return say('guide.shape-form');
    case 'sheet':
      return say('guide.shape-sheet', { max: choice.max });
  }
}

function spreadWords({ total, budgets }: Spread, words: Translator): string {
  const say = guideWords(words);
  const shape = say('guide.shape-spread', total);
  return budgets ? say('guide.shape-paid', { shape, budgets: mostOf(budgets) }) : shape;
}

function idText({ id, label }: Option, words: Translator): string {
  return guideWords(words)('guide.id', { id, label });
}

function idLines<One>(
  all: readonly One[],
  text: (one: One) => string,
  words: Translator,
  indent: string,
): readonly string[] {
  if (all.length === 0) return [];
  const ids = all.slice(0, LISTED).map(text).join(', ');
  const more = all.length - LISTED;
  const say = guideWords(words);
  return [`${indent}  ${more > 0 ? say('guide.ids-more', { more, ids }) : say('guide.ids', { ids })}`];
}
