// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'versailles-1919-orders.ask.orders': { readonly any: string | number };
  readonly 'versailles-1919-orders.ask.pass': undefined;
  readonly 'versailles-1919-orders.label.orders': undefined;
  readonly 'versailles-1919-orders.label.pass': undefined;
  readonly 'versailles-1919-orders.waiting.orders': undefined;
  readonly 'versailles-1919-orders.waiting.pass': undefined;
  readonly 'versailles-1919-orders.pass.on': undefined;
  readonly 'versailles-1919-orders.pass.off': undefined;
  readonly 'versailles-1919-orders.now': undefined;
  readonly 'versailles-1919-orders.place-now': { readonly place: MessageArg };
  readonly 'versailles-1919-orders.all.change': undefined;
  readonly 'versailles-1919-orders.all.none': undefined;
  readonly 'versailles-1919-orders.named': { readonly name: MessageArg };
  readonly 'versailles-1919-orders.field': { readonly field: string | number };
  readonly 'versailles-1919-orders.field-now': { readonly label: MessageArg; readonly now: MessageArg };
  readonly 'versailles-1919-orders.field-option': { readonly issue: MessageArg };
  readonly 'versailles-1919-orders.plain': { readonly order: string | number };
  readonly 'versailles-1919-orders.bids': { readonly order: string | number };
  readonly 'versailles-1919-orders.line.plain': { readonly order: string | number; readonly text: MessageArg };
  readonly 'versailles-1919-orders.line.option': { readonly issue: MessageArg; readonly option: MessageArg };
  readonly 'versailles-1919-orders.line.ranking': { readonly names: MessageArg; readonly order: string | number };
  readonly 'versailles-1919-orders.line.pass': undefined;
  readonly 'versailles-1919-orders.line.bid': { readonly beyond: string | number; readonly count: number; readonly happiness: MessageArg; readonly influence: MessageArg; readonly only?: MessageArg; readonly own: string | number; readonly regionUnit: string | number; readonly units: number };
  readonly 'versailles-1919-orders.tell.own': { readonly order: MessageArg };
  readonly 'versailles-1919-orders.tell.of': { readonly order: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-orders.tell.passing': undefined;
  readonly 'versailles-1919-orders.told.orders': { readonly count: number; readonly lines?: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-orders.told.passing': { readonly on: string | number; readonly Who: MessageArg };
  readonly 'versailles-1919-orders.refused.none-and-more': { readonly field: MessageArg };
  readonly 'versailles-1919-orders.refused.no-issue': { readonly issue: MessageArg };
  readonly 'versailles-1919-orders.refused.no-option': { readonly issue: MessageArg; readonly option: MessageArg; readonly options: MessageArg };
  readonly 'versailles-1919-orders.refused.limits-without-bids': { readonly field: MessageArg };
  readonly 'versailles-1919-orders.refused.nothing-to-bid': undefined;
  readonly 'versailles-1919-orders.refused.units-cost': { readonly most: MessageArg; readonly price: MessageArg };
  readonly 'versailles-1919-orders.refused.own-and-others': { readonly kind: string | number; readonly name: MessageArg };
  readonly 'versailles-1919-orders.topic': { readonly topic: string | number };
  readonly 'versailles-1919-orders.preset': { readonly preset: string | number; readonly units?: MessageArg };
};
