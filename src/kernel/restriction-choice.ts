import type { Amounts, Answer, Choice, Field, FormAnswer, PlainChoice } from './choice.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { Restriction } from './restriction.ts';

type Label = (what: Message) => Message;

/**
 * A choice of restrictions: what can be promised about the answer to `choice`, as optional fields of a form. The parts
 * of a form are asked for side by side. Rankings, texts and sheets give no fields.
 */
export function restrictionFields(choice: Choice, prefix = '', label: Label = (what) => what): readonly Field[] {
  const field = (id: string, what: Message, of: PlainChoice): Field => ({
    id: prefix + id,
    label: label(what),
    choice: of,
    optional: true,
  });
  const count = 'options' in choice ? choice.options.length : 0;
  switch (choice.kind) {
    case 'one': {
      if (count < 2) return [];
      const some = { kind: 'some' as const, options: choice.options, min: 1, max: count - 1 };
      return [field('only', msg('kernel.restriction.only'), some), field('not', msg('kernel.restriction.not'), some)];
    }
    case 'some': {
      const { options, max } = choice;
      const without = count - choice.min;
      return [
        ...(max > 0 ? [field('with', msg('kernel.restriction.with'), { kind: 'some', options, min: 1, max })] : []),
        ...(without > 0
          ? [field('without', msg('kernel.restriction.not'), { kind: 'some', options, min: 1, max: without })]
          : []),
      ];
    }
    case 'spread': {
      const slots = choice.slots.map(({ prices: _, min: __, needed: ___, ...slot }) => slot);
      const sum = slots.reduce((so, { max }) => so + max, 0);
      if (sum === 0) return [];
      const least = { kind: 'spread' as const, slots, total: { min: 1, max: Math.min(sum, choice.total.max) } };
      const most = { kind: 'spread' as const, slots, total: { min: 1, max: sum } };
      const none = { kind: 'some' as const, options: slots.map(asOption), min: 1, max: slots.length };
      return [
        field('least', msg('kernel.restriction.least'), least),
        field('most', msg('kernel.restriction.most'), most),
        field('none', msg('kernel.restriction.none'), none),
      ];
    }
    case 'number': {
      const { min, max } = choice;
      if (min >= max) return [];
      const number = { kind: 'number' as const, min, max };
      return [field('min', msg('kernel.restriction.min'), number), field('max', msg('kernel.restriction.max'), number)];
    }
    case 'form':
      return choice.fields.flatMap((part) =>
        restrictionFields(part.choice, `${prefix}${part.id}-`, (what) =>
          label(msg('kernel.restriction.of-field', { field: part.label, what })),
        ),
      );
    case 'ranking':
    case 'text':
    case 'sheet':
      return [];
  }
}

/** What was filled in as a restriction; undefined when nothing was. What it does not understand it passes over. */
export function readRestriction(choice: Choice, answer: FormAnswer, prefix = ''): Restriction | undefined {
  const given = (id: string) => (Object.hasOwn(answer, prefix + id) ? answer[prefix + id] : undefined);
  switch (choice.kind) {
    case 'one': {
      const [only, not] = [idsOf(given('only')), idsOf(given('not'))];
      return only || not ? { kind: 'one', ...(only && { only }), ...(not && { not }) } : undefined;
    }
    case 'some': {
      const [needed, without] = [idsOf(given('with')), idsOf(given('without'))];
      return needed || without
        ? { kind: 'some', ...(needed && { with: needed }), ...(without && { without }) }
        : undefined;
    }
    case 'spread': {
      const least = amountsOf(given('least'));
      const none = (idsOf(given('none')) ?? []).map((id) => [id, 0] as const);
      const most = { ...amountsOf(given('most')), ...Object.fromEntries(none) };
      const hasMost = Object.keys(most).length > 0;
      return least || hasMost ? { kind: 'spread', ...(least && { least }), ...(hasMost && { most }) } : undefined;
    }
    case 'number': {
      const [min, max] = [numberOf(given('min')), numberOf(given('max'))];
      if (min === undefined && max === undefined) return undefined;
      return { kind: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    }
    case 'form': {
      const parts = choice.fields.flatMap((part) => {
        const within = readRestriction(part.choice, answer, `${prefix}${part.id}-`);
        return within ? [[part.id, within] as const] : [];
      });
      return parts.length > 0 ? { kind: 'form', fields: Object.fromEntries(parts) } : undefined;
    }
    case 'ranking':
    case 'text':
    case 'sheet':
      return undefined;
  }
}

function asOption({
  id,
  label,
  detail,
  place,
}: {
  readonly id: string;
  readonly label: Message;
  detail?: Message;
  place?: string;
}) {
  return { id, label, ...(detail && { detail }), ...(place !== undefined && { place }) };
}

/** In a fixed order, so that the same restriction is the same data. */
function idsOf(answer: Answer | undefined): readonly string[] | undefined {
  return Array.isArray(answer) && answer.length > 0 ? answer.map(String).sort() : undefined;
}

function amountsOf(answer: Answer | undefined): Amounts | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  const amounts = Object.entries(answer)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return amounts.length > 0 ? Object.fromEntries(amounts) : undefined;
}

function numberOf(answer: Answer | undefined): number | undefined {
  return typeof answer === 'number' ? answer : undefined;
}
