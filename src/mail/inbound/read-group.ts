import type { Field, FormAnswer } from '../../kernel/choice.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import { nameOptions } from './option-names.ts';
import { partsOf, readParts } from './read-order-parts.ts';
import type { FieldTexts } from './split-fields.ts';

/** A field with those after it of its group of which nothing is said by name. */
export function openGroup(fields: readonly Field[], first: Field, texts: FieldTexts['texts']): readonly Field[] {
  if (!first.group) return [first];
  const group = JSON.stringify(first.group);
  const after = fields.slice(fields.indexOf(first) + 1);
  return [first, ...after.filter((one) => JSON.stringify(one.group) === group && !texts.has(one.id))];
}

/**
 * What stands behind the name of a field, where it is about more of its group: "guard: one column, round 2, if their
 * morale is below 3". Undefined: it is about that field alone, or some of the words mean nothing.
 */
export function readGroup(fields: readonly Field[], text: string, t: Translate): FormAnswer | undefined {
  const [first, ...others] = fields;
  if (!first || others.length === 0) return undefined;
  const words = normaliseWords(text);
  // Of what must be there a part of its name is enough ("II Corps"); the field that is named may be the one thing that
  // is not said: "guard: round 2".
  const ways = [[needed(first), ...others], [needed(first), ...others.map(needed)], others];
  for (const way of ways) {
    const read = readAs(way, words, t);
    if (read) return read;
  }
  return undefined;
}

const needed = ({ optional: _, ...field }: Field): Field => field;

function readAs(fields: readonly Field[], words: string, t: Translate): FormAnswer | undefined {
  const [first] = fields;
  const parts = first && partsOf({ id: '', label: first.label, choice: { kind: 'form', fields } });
  const read = parts && readParts(parts, words, nameOptions(t));
  if (!read || !('parts' in read) || read.left !== '' || Object.keys(read.parts).length === 0) return undefined;
  return read.parts;
}
