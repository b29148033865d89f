// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-orders.prompt': undefined;
  readonly 'empires-in-arms-orders.brief': undefined;
  readonly 'empires-in-arms-orders.politics': undefined;
  readonly 'empires-in-arms-orders.minors': undefined;
  readonly 'empires-in-arms-orders.which-minors': undefined;
  readonly 'empires-in-arms-orders.answers': undefined;
  readonly 'empires-in-arms-orders.purchases': undefined;
  readonly 'empires-in-arms-orders.need': undefined;
  readonly 'empires-in-arms-orders.choice': { readonly id: string | number };
  readonly 'empires-in-arms-orders.is-quiet': undefined;
  readonly 'empires-in-arms-orders.wants-all': undefined;
  readonly 'empires-in-arms-orders.wants': { readonly count: number; readonly minors?: MessageArg };
  readonly 'empires-in-arms-orders.answers-calls': { readonly allies: MessageArg };
  readonly 'empires-in-arms-orders.buys-as-before': undefined;
  readonly 'empires-in-arms-orders.fills': { readonly corps: MessageArg };
  readonly 'empires-in-arms-orders.given': { readonly count: number; readonly lines?: MessageArg; readonly power: MessageArg; readonly topic: string | number };
  readonly 'empires-in-arms-orders.topic': { readonly topic: string | number };
  readonly 'empires-in-arms-orders.topic-prompt': { readonly topic: string | number };
  readonly 'empires-in-arms-orders.held': { readonly lines: MessageArg };
  readonly 'empires-in-arms-orders.form-topic': { readonly topic: string | number };
  readonly 'empires-in-arms-orders.preset': { readonly preset: string | number; readonly ships?: MessageArg };
  readonly 'empires-in-arms-orders.offer': { readonly count: number; readonly preset: string | number };
  readonly 'empires-in-arms-orders.now': undefined;
  readonly 'empires-in-arms-orders.field': { readonly field: string | number };
  readonly 'empires-in-arms-orders.word': { readonly word: string | number };
  readonly 'empires-in-arms-orders.place': { readonly place?: MessageArg; readonly which: string | number };
  readonly 'empires-in-arms-orders.troop': { readonly troop: string | number };
  readonly 'empires-in-arms-orders.in-sea': { readonly how: MessageArg; readonly sea: MessageArg };
  readonly 'empires-in-arms-orders.below': { readonly ships: MessageArg };
  readonly 'empires-in-arms-orders.at-odds': { readonly odds: MessageArg };
  readonly 'empires-in-arms-orders.fight-from': { readonly count: number };
  readonly 'empires-in-arms-orders.line': { readonly field: MessageArg; readonly text: MessageArg };
  readonly 'empires-in-arms-orders.none-and-more': { readonly field: MessageArg };
  readonly 'empires-in-arms-orders.no-odds': undefined;
  readonly 'empires-in-arms-orders.odds-and': { readonly word: MessageArg };
  readonly 'empires-in-arms-orders.odds-alone': undefined;
  readonly 'empires-in-arms-orders.needs': { readonly field: MessageArg; readonly other: MessageArg };
  readonly 'empires-in-arms-orders.list-and': { readonly field: MessageArg; readonly word: MessageArg };
  readonly 'empires-in-arms-orders.whom-and-never': { readonly powers: MessageArg };
  readonly 'empires-in-arms-orders.not-your-port': { readonly port: MessageArg };
  readonly 'empires-in-arms-orders.joins-enemy': { readonly power: MessageArg };
  readonly 'empires-in-arms-orders.chit': { readonly word: string | number };
};
