// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'iron-curtain-corrections.label.cubes': undefined;
  readonly 'iron-curtain-corrections.label.marker': undefined;
  readonly 'iron-curtain-corrections.label.hidden-cards': undefined;
  readonly 'iron-curtain-corrections.label.card-in-play': undefined;
  readonly 'iron-curtain-corrections.label.space': undefined;
  readonly 'iron-curtain-corrections.ask.cubes': undefined;
  readonly 'iron-curtain-corrections.ask.marker': { readonly marker: MessageArg };
  readonly 'iron-curtain-corrections.ask.hidden-cards': undefined;
  readonly 'iron-curtain-corrections.ask.card-in-play': { readonly busy: string | number };
  readonly 'iron-curtain-corrections.ask.space': undefined;
  readonly 'iron-curtain-corrections.field.side': undefined;
  readonly 'iron-curtain-corrections.field.amount': undefined;
  readonly 'iron-curtain-corrections.field.from': undefined;
  readonly 'iron-curtain-corrections.field.to': undefined;
  readonly 'iron-curtain-corrections.field.card': undefined;
  readonly 'iron-curtain-corrections.field.with': undefined;
  readonly 'iron-curtain-corrections.field.space': undefined;
  readonly 'iron-curtain-corrections.side': { readonly side: string | number };
  readonly 'iron-curtain-corrections.place': { readonly place: string | number; readonly side?: string | number };
  readonly 'iron-curtain-corrections.direction': { readonly card: MessageArg; readonly direction: string | number };
  readonly 'iron-curtain-corrections.option.card': { readonly card: MessageArg };
  readonly 'iron-curtain-corrections.option.cubes': { readonly us: MessageArg; readonly ussr: MessageArg };
  readonly 'iron-curtain-corrections.option.hidden': { readonly at: number; readonly place: MessageArg; readonly region: MessageArg };
  readonly 'iron-curtain-corrections.option.pair': { readonly in: MessageArg; readonly out: MessageArg };
  readonly 'iron-curtain-corrections.option.space': { readonly beside: MessageArg };
  readonly 'iron-curtain-corrections.refused.over': undefined;
  readonly 'iron-curtain-corrections.refused.nothing': undefined;
  readonly 'iron-curtain-corrections.refused.cubes': { readonly place: MessageArg; readonly side: string | number; readonly there: number };
  readonly 'iron-curtain-corrections.refused.card-in-use': undefined;
  readonly 'iron-curtain-corrections.told.cubes': { readonly amount: number; readonly from: MessageArg; readonly side: string | number; readonly to: MessageArg };
  readonly 'iron-curtain-corrections.told.marker': { readonly from: MessageArg; readonly to: MessageArg };
  readonly 'iron-curtain-corrections.told.hidden-cards': { readonly from: MessageArg; readonly to: MessageArg };
  readonly 'iron-curtain-corrections.told.hidden-cards-named': { readonly card: MessageArg; readonly from: MessageArg; readonly to: MessageArg; readonly with: MessageArg };
  readonly 'iron-curtain-corrections.told.card-in-play': { readonly in: MessageArg; readonly out: MessageArg; readonly place: MessageArg };
  readonly 'iron-curtain-corrections.told.space': { readonly beside: MessageArg; readonly card: MessageArg };
  readonly 'iron-curtain-corrections.sheet': { readonly marker: MessageArg; readonly net: MessageArg };
};
