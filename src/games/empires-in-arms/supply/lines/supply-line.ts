import type { Answer, Option, Order, PlainChoice } from '../../../../kernel/choice.ts';
import type { Message } from '../../../../kernel/message.ts';
import type { Misfit } from '../../../../kernel/sheet.ts';
import type { Power } from '../../pack-lists.ts';
import type { Pack } from '../../pack-types.ts';
import { one } from '../../piece-options.ts';
import type { Board } from '../../position-types.ts';
import type { Play } from '../../types.ts';
import { msg } from '../msg.ts';

/** What a sheet's plan has for these lines: the state so far, which `carryOut` changes, and whose sheet it is. */
export type SupplyPlan = Board & { readonly power: Power };

/** A kind of line of the land sheet: `lineKind` of the land room takes it as it is. */
export type SupplyLine<Given, No> = {
  readonly id: string;
  readonly orders: (plan: SupplyPlan) => readonly Order[];
  readonly beyond?: (plan: SupplyPlan) => Order;
  readonly read: (answer: Answer) => Given;
  readonly whyNot: (plan: SupplyPlan, given: Given) => No | undefined;
  readonly sayNo: (pack: Pack, no: No) => Misfit;
  /** `play`: it is no trial, and what happens is told. */
  readonly carryOut: (plan: SupplyPlan, given: Given, play?: Pick<Play, 'tell'>) => void;
  readonly say: (pack: Pack, given: Given) => Message;
  readonly forecast?: (plan: SupplyPlan, given: Given) => readonly Message[];
  /** After it depots stand where none did. */
  readonly changesSurroundings?: true;
};

export const orderOf = (id: string, choice: PlainChoice): Order => ({
  id,
  label: msg('empires-in-arms-supply.order', { order: id.replaceAll('-', '_') }),
  called: msg('empires-in-arms-supply.called', { what: id.replaceAll('-', '_') }),
  choice,
});

/** One order with these options; none where there are none. */
export const oneOf = (id: string, options: readonly Option[]): readonly Order[] =>
  options.length === 0 ? [] : [orderOf(id, one(options))];

/** What stands before the colon of an option's id: what kind of thing it names. */
export const kindIn = (given: unknown): string => String(given).slice(0, Math.max(String(given).indexOf(':'), 0));
