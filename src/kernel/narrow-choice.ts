import type { Choice, Field, PlainChoice, Slot } from './choice.ts';
import { countAnswers } from './count-answers.ts';
import { allowsId, type Restriction } from './restriction.ts';

type RestrictionOf<Kind extends Restriction['kind']> = Extract<Restriction, { kind: Kind }>;
type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

/**
 * A choice as a restriction leaves it: exactly those of its answers that keep to the restriction (`keepsTo`). Undefined
 * where none does, or where the restriction is about a choice of another kind.
 */
export function narrowChoice(choice: Choice, restriction: Restriction): PlainChoice | undefined {
  const narrowed = narrow(choice, restriction);
  return narrowed && countAnswers(narrowed, 1) > 0 ? narrowed : undefined;
}

function narrow(choice: Choice, restriction: Restriction): PlainChoice | undefined {
  switch (restriction.kind) {
    case 'one':
      return choice.kind === 'one'
        ? { ...choice, options: choice.options.filter(({ id }) => allowsId(restriction, id)) }
        : undefined;
    case 'some':
      return choice.kind === 'some' ? narrowSome(choice, restriction) : undefined;
    case 'spread':
      return choice.kind === 'spread' ? narrowSpread(choice, restriction) : undefined;
    case 'number': {
      if (choice.kind !== 'number') return undefined;
      const { min = choice.min, max = choice.max } = restriction;
      return { ...choice, min: Math.max(choice.min, min), max: Math.min(choice.max, max) };
    }
    case 'form':
      return choice.kind === 'form' ? narrowForm(choice, restriction) : undefined;
  }
}

function narrowSome(choice: ChoiceOf<'some'>, restriction: RestrictionOf<'some'>): PlainChoice | undefined {
  const { with: needed = [], without = [] } = restriction;
  const options = choice.options.filter(({ id }) => !without.includes(id));
  const must = [...new Set([...(choice.must ?? []), ...needed])];
  if (!must.every((id) => options.some((option) => option.id === id))) return undefined;
  return { ...choice, options, ...(must.length > 0 && { must }) };
}

function narrowSpread(choice: ChoiceOf<'spread'>, { least = {}, most = {} }: RestrictionOf<'spread'>) {
  const slots: Slot[] = [];
  for (const slot of choice.slots) {
    const atLeast = least[slot.id] ?? 0;
    const needed = slot.needed || atLeast > 0;
    const min = Math.max(slot.min ?? 1, atLeast);
    const max = Math.min(slot.max, most[slot.id] ?? slot.max);
    if (min <= max) slots.push(needed ? { ...slot, min, max, needed } : { ...slot, max });
    else if (needed) return undefined;
  }
  const isThere = (id: string) => slots.some((slot) => slot.id === id);
  if (Object.entries(least).some(([id, n]) => n > 0 && !isThere(id))) return undefined;
  return { ...choice, slots };
}

/** A field that is restricted has to be filled in. */
function narrowForm(choice: ChoiceOf<'form'>, restriction: RestrictionOf<'form'>): PlainChoice | undefined {
  const missing = Object.keys(restriction.fields).some((id) => !choice.fields.some((field) => field.id === id));
  if (missing) return undefined;
  const fields: Field[] = [];
  for (const field of choice.fields) {
    const within = restriction.fields[field.id];
    const narrowed = within ? narrowChoice(field.choice, within) : field.choice;
    if (!narrowed) return undefined;
    fields.push(within ? { id: field.id, label: field.label, choice: narrowed } : field);
  }
  return { ...choice, fields };
}
