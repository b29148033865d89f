import type { Answer, Choice, Field, Option } from './choice.ts';
import { searchSpread } from './spread-search.ts';

/**
 * All legal answers one by one, in a fixed order; lazily, so that the first few of millions cost little. Texts have
 * none, of sheets only the empty one, and a spread's end where the next one is too hard to find (`searchSpread`).
 */
export function* enumerateAnswers(choice: Choice): Generator<Answer> {
  switch (choice.kind) {
    case 'one':
      for (const option of choice.options) yield option.id;
      return;
    case 'some':
      yield* picks(choice);
      return;
    case 'ranking':
      for (let k = choice.min; k <= choice.max; k += 1) yield* orders(choice.options, k);
      return;
    case 'number':
      for (let n = choice.min; n <= choice.max; n += 1) yield n;
      return;
    case 'spread':
      yield* searchSpread(choice).answers();
      return;
    case 'form':
      yield* forms(choice.fields, 0);
      return;
    case 'text':
      return;
    case 'sheet':
      if (choice.mayBeEmpty) yield [];
      return;
  }
}

/** What must be picked, with whatever else may be. */
function* picks({ options, min, max, must = [] }: Extract<Choice, { kind: 'some' }>): Generator<string[]> {
  const free = options.filter(({ id }) => !must.includes(id));
  for (let k = Math.max(min, must.length); k <= max; k += 1)
    for (const rest of subsets(free, k - must.length, 0)) yield [...must, ...rest];
}

function* subsets(options: readonly Option[], size: number, from: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= options.length - size; i += 1) {
    const first = options[i];
    if (first) for (const rest of subsets(options, size - 1, i + 1)) yield [first.id, ...rest];
  }
}

function* orders(options: readonly Option[], size: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const first of options) {
    const others = options.filter((option) => option !== first);
    for (const rest of orders(others, size - 1)) yield [first.id, ...rest];
  }
}

function* forms(fields: readonly Field[], at: number): Generator<{ [field: string]: Answer }> {
  const field = fields[at];
  if (!field) {
    yield {};
    return;
  }
  for (const rest of forms(fields, at + 1)) {
    if (field.optional) yield rest;
    for (const answer of enumerateAnswers(field.choice)) yield { [field.id]: answer, ...rest };
  }
}
