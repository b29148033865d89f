import type { Field, Option, Order, PlainChoice } from '../../../kernel/choice.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { one, ownerId } from '../piece-options.ts';
import type { BudgetLine } from './budget-line.ts';
import { landName } from './budget-names.ts';
import { msg, selector } from './msg.ts';

const labelOf = (order: BudgetLine['order']) => msg('empires-in-arms-economy.order', { order: selector(order) });

/** An order, where there is anything to pick. */
export function orderOf(id: BudgetLine['order'], options: readonly Option[]): readonly Order[] {
  return options.length > 0 ? [{ id, label: labelOf(id), choice: one(options) }] : [];
}

export const formOf = (id: BudgetLine['order'], ...fields: Field[]): readonly Order[] => [
  { id, label: labelOf(id), choice: { kind: 'form', fields } },
];

export const upTo = (max: number): PlainChoice => ({ kind: 'number', min: 1, max });
export const field = (order: BudgetLine['order'], id: string, choice: PlainChoice, optional?: true): Field => ({
  id,
  label: msg('empires-in-arms-economy.field', { field: selector(`${order}-${id}`) }),
  choice,
  ...(optional && { optional }),
});

export const powers = (of: readonly Power[]): readonly Option[] =>
  of.map((power) => ({ id: ownerId(power), label: powerName(power) }));

/** Provinces and minor countries, to be picked at their capitals. */
export const landOptions = (pack: Pack, lands: readonly string[]): readonly Option[] =>
  lands.map((land) => ({
    id: `${pack.province[land] ? 'province' : 'minor'}:${land}`,
    label: landName(pack, land),
    ...placeOf(pack, land),
  }));

/** Where a country is on the board: at its capital. */
export function placeOf(pack: Pick<Pack, 'province' | 'minor'>, land: string): { readonly place?: string } {
  const place = (pack.province[land] ?? pack.minor[land])?.capital;
  return place === undefined ? {} : { place };
}

/** "+2", "−2", "0". */
export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
