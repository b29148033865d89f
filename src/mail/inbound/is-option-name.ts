import type { Choice } from '../../kernel/choice.ts';
import { markOptions } from '../turn/mark-options.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';

/** Whether a line is, word for word, the name of something that a choice offers, or may be part of a free text. */
export function isOptionName(choice: Choice, line: string, t: Translate): boolean {
  if (choice.kind === 'text') return true;
  const words = normaliseWords(line);
  const has = (one: Choice) => markOptions(one).some(({ label }) => normaliseWords(t(label)) === words);
  if (choice.kind !== 'form') return has(choice);
  return choice.fields.some(
    (field) => normaliseWords(t(field.label)) === words || field.choice.kind === 'text' || has(field.choice),
  );
}
