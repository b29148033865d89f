import type { Choice, Field, Option, Order, PlainChoice } from '../../../kernel/choice.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { bareId } from '../read-form.ts';

/** What can be picked in a choice of options; nothing in others. */
export function optionsOf(choice: Choice | undefined): readonly Option[] {
  return choice && 'options' in choice ? choice.options : [];
}

/** The fields of a form; none of others. */
export function fieldsIn(choice: Choice | undefined): readonly Field[] {
  return choice?.kind === 'form' ? choice.fields : [];
}

/** What one field of a form may be; undefined where there is no such field. */
export function fieldChoice(choice: Choice | undefined, id: string): PlainChoice | undefined {
  return fieldsIn(choice).find((field) => field.id === id)?.choice;
}

/** The options of one order of a sheet as it stands, or of one field of its form. */
export function offered(point: SheetPoint, order: string, field?: string): readonly Option[] {
  const found: Order | undefined = point.order(order);
  return optionsOf(field === undefined ? found?.choice : fieldChoice(found?.choice, field));
}

/** The bare ids of options: `vienna` of `area:vienna`. */
export const bare = ({ id }: Pick<Option, 'id'>): string => bareId(id);
