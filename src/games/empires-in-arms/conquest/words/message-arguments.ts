// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-conquest.held': { readonly from?: MessageArg; readonly held: string | number; readonly land: MessageArg; readonly months: number; readonly power: MessageArg };
  readonly 'empires-in-arms-conquest.lost': { readonly land: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-conquest.conquered': { readonly count: number; readonly fallen?: MessageArg; readonly from?: MessageArg; readonly held: string | number; readonly land: MessageArg; readonly power: MessageArg };
};
