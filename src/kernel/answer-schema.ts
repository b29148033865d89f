import type { Choice, Order } from './choice.ts';
import { describeBudgets } from './describe-prices.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';

/**
 * JSON Schema of the legal answers, for programs that answer through the API. Sums and prices of a
 * spread are beyond JSON Schema: `say` puts its budgets into words for the description. So is what a line of a sheet
 * may be (see `lineSchema`); `explainRefusal` has the last word.
 */
export function answerSchema(choice: Choice, say: (what: Message) => string): JsonObject {
  switch (choice.kind) {
    case 'one':
      return { type: 'string', enum: choice.options.map((option) => option.id) };
    case 'some':
      return {
        ...listSchema(choice),
        ...(choice.must && { allOf: choice.must.map((id) => ({ contains: { const: id } })) }),
      };
    case 'ranking':
      return listSchema(choice);
    case 'number':
      return { type: 'integer', minimum: choice.min, maximum: choice.max };
    case 'spread':
      return {
        type: 'object',
        ...(choice.budgets && { description: say(describeBudgets(choice.budgets)) }),
        properties: Object.fromEntries(
          choice.slots.map(({ id, min = 1, max, needed }) => [
            id,
            { type: 'integer', minimum: needed ? min : 0, maximum: max },
          ]),
        ),
        ...(choice.slots.some(({ needed }) => needed) && {
          required: choice.slots.filter(({ needed }) => needed).map(({ id }) => id),
        }),
        additionalProperties: false,
      };
    case 'form':
      return {
        type: 'object',
        properties: Object.fromEntries(choice.fields.map((field) => [field.id, answerSchema(field.choice, say)])),
        required: choice.fields.filter((field) => !field.optional).map((field) => field.id),
        additionalProperties: false,
      };
    case 'sheet':
      return {
        type: 'array',
        maxItems: choice.max,
        items: {
          type: 'object',
          properties: { order: { type: 'string' }, answer: {} },
          required: ['order', 'answer'],
          additionalProperties: false,
        },
      };
    case 'text':
      return { type: 'string', minLength: choice.min, maxLength: choice.max };
  }
}

function listSchema({ options, min, max }: Extract<Choice, { kind: 'some' | 'ranking' }>): JsonObject {
  return {
    type: 'array',
    items: { type: 'string', enum: options.map((option) => option.id) },
    minItems: min,
    maxItems: max,
    uniqueItems: true,
  };
}

/** JSON Schema of a line that may come next in a sheet: one of these orders. */
export function lineSchema(orders: readonly Order[], say: (what: Message) => string): JsonObject {
  return {
    anyOf: orders.map(({ id, choice }) => ({
      type: 'object',
      properties: { order: { const: id }, answer: answerSchema(choice, say) },
      required: ['order', 'answer'],
      additionalProperties: false,
    })),
  };
}
