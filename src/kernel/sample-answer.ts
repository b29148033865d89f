import type { RandomSource } from './chance.ts';
import type { Answer, Choice, Field, Option } from './choice.ts';
import { countAnswers } from './count-answers.ts';
import { sampleSpread } from './sample-spread.ts';

/**
 * A legal answer at random, for fuzzing, benchmarks and demo bots; every answer can come up. Throws when there is none.
 */
export function sampleAnswer(choice: Choice, random: RandomSource): Answer {
  if (choice.kind !== 'text' && countAnswers(choice, 1) === 0)
    throw new Error(`no legal answer to ${JSON.stringify(choice)}`);
  switch (choice.kind) {
    case 'one':
      return item(choice.options, random).id;
    case 'some': {
      const { options, must = [] } = choice;
      const free = options.filter(({ id }) => !must.includes(id));
      const [min, max] = [choice.min, Math.min(choice.max, options.length)].map((n) => n - must.length);
      return [...must, ...some(free, Math.max(0, min ?? 0), max ?? 0, false, random)];
    }
    case 'ranking':
      return some(choice.options, choice.min, Math.min(choice.max, choice.options.length), true, random);
    case 'number':
      return choice.min + random(choice.max - choice.min + 1);
    case 'spread':
      return sampleSpread(choice, random);
    case 'form':
      return form(choice.fields, random);
    case 'sheet':
      throw new Error('lines follow from lines: see sample-sheet.ts');
    case 'text':
      return 'x'.repeat(choice.min + random(Math.min(choice.max - choice.min, 20) + 1));
  }
}

function item<T>(items: readonly T[], random: RandomSource): T {
  const found = items[random(items.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

function some(options: readonly Option[], min: number, max: number, ordered: boolean, random: RandomSource): string[] {
  const left = [...options];
  const picked: Option[] = [];
  for (let k = min + random(max - min + 1); k > 0; k -= 1) {
    const next = item(left, random);
    left.splice(left.indexOf(next), 1);
    picked.push(next);
  }
  return (ordered ? picked : options.filter((option) => picked.includes(option))).map((option) => option.id);
}

function form(fields: readonly Field[], random: RandomSource): { [field: string]: Answer } {
  const answer: { [field: string]: Answer } = {};
  for (const field of fields) {
    if (field.optional && (random(2) === 0 || countAnswers(field.choice, 1) === 0)) continue;
    answer[field.id] = sampleAnswer(field.choice, random);
  }
  return answer;
}
