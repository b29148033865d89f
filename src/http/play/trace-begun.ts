import type { Answer, FormAnswer, Order } from '../../kernel/choice.ts';
import { explainRefusal } from '../../kernel/explain-refusal.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { Trace } from '../../kernel/trace.ts';
import { answerOfForm } from '../forms/answer-of-form.ts';
import { isBlank } from '../forms/blank-answer.ts';
import { subPath } from '../forms/field-path.ts';
import { type BegunLine, pathOf } from './find-ways.ts';

/** Where an order leads that is begun in its form and drawn on by places of the board; undefined: it is not drawn. */
export function traceBegun(
  point: SheetPoint,
  order: Order,
  { fields }: BegunLine,
  by: readonly string[],
): Trace | undefined {
  return point.trace({ order: order.id, parts: partsOfForm(order, fields), by });
}

/** The parts of a form that are filled in, and could be answers; the others are left out. */
function partsOfForm({ id, choice }: Order, fields: URLSearchParams): FormAnswer {
  if (choice.kind !== 'form') return {};
  return Object.fromEntries(
    choice.fields.flatMap((field): readonly (readonly [string, Answer])[] => {
      const path = subPath(pathOf(id), field.id);
      if (isBlank(field.choice, fields, path)) return [];
      const reading = answerOfForm(field.choice, fields, path);
      return reading.ok && !explainRefusal(field.choice, reading.answer) ? [[field.id, reading.answer]] : [];
    }),
  );
}
