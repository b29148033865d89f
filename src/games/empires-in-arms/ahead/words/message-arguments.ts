// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-ahead.label': { readonly phase: string | number };
  readonly 'empires-in-arms-ahead.war': undefined;
  readonly 'empires-in-arms-ahead.near': undefined;
  readonly 'empires-in-arms-ahead.near-field': { readonly field: string | number };
  readonly 'empires-in-arms-ahead.near-said': { readonly area: MessageArg; readonly within: number };
  readonly 'empires-in-arms-ahead.fleet': undefined;
  readonly 'empires-in-arms-ahead.fleet-said': { readonly sea: MessageArg };
};
