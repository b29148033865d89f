import type { Field } from '../../kernel/choice.ts';
import type { Say } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';

/** What is said about each field, by the field's id; `stray` is what belongs to none. */
export type FieldTexts = { readonly texts: ReadonlyMap<string, string>; readonly stray: string | undefined };

/**
 * Take a reply to a form apart: `card: vietnam; order: 2 on poland`, each field by its label or id, in any order,
 * on lines of their own or not. Without any label the pieces between semicolons or lines are taken in order.
 */
export function splitFields(fields: readonly Field[], text: string, say: Say): FieldTexts {
  const starts = fieldStarts(fields, text, say);
  if (starts.length === 0) return inOrder(fields, text);
  const texts = new Map<string, string>();
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]?.at ?? text.length;
    texts.set(start.field, trimSeparators(text.slice(start.from, end)));
  }
  const before = trimSeparators(text.slice(0, starts[0]?.at ?? 0));
  return { texts, stray: before === '' ? undefined : before };
}

type Start = { readonly field: string; readonly at: number; readonly from: number };

function fieldStarts(fields: readonly Field[], text: string, say: Say): readonly Start[] {
  const found: Start[] = [];
  for (const match of text.matchAll(/[:=]/gu)) {
    const before = text.slice(0, match.index);
    const field = fields
      .flatMap((f) => [say(f.label), f.id].map((name) => ({ field: f.id, name, at: endsWithName(before, name) })))
      .filter((candidate) => candidate.at !== undefined)
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (field?.at !== undefined && !found.some((start) => start.field === field.field))
      found.push({ field: field.field, at: field.at, from: match.index + 1 });
  }
  return found;
}

/** Where `name` begins when the text ends with it, as whole words; undefined when it does not. */
function endsWithName(text: string, name: string): number | undefined {
  const wanted = normaliseWords(name);
  const trimmed = text.trimEnd();
  for (const at of [trimmed.length - name.length, trimmed.length - wanted.length]) {
    if (at < 0 || wanted === '' || normaliseWords(trimmed.slice(at)) !== wanted) continue;
    if (at === 0 || !/[\p{L}\p{N}]/u.test(trimmed[at - 1] ?? '')) return at;
  }
  return undefined;
}

function inOrder(fields: readonly Field[], text: string): FieldTexts {
  const pieces = text.split(/[;\n]/u).map(trimSeparators).filter(Boolean);
  const wanted = fields.filter((field) => !field.optional);
  const order = pieces.length <= wanted.length ? wanted : fields;
  const texts = new Map<string, string>();
  for (const [index, field] of order.entries()) {
    const piece = pieces[index];
    if (piece !== undefined) texts.set(field.id, piece);
  }
  const stray = pieces.slice(order.length).join('; ');
  return { texts, stray: stray === '' ? undefined : stray };
}

function trimSeparators(text: string): string {
  return text
    .replace(/^[\s,;]+/u, '')
    .replace(/(?:[\s,;]+(?:and\b)?)+$/iu, '')
    .trim();
}
