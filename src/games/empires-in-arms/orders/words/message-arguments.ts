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
  readonly 'empires-in-arms-orders.given': { readonly count: number; readonly lines?: MessageArg; readonly power: MessageArg };
};
