// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-chronicle.title': undefined;
  readonly 'empires-in-arms-chronicle.points': undefined;
  readonly 'empires-in-arms-chronicle.status': undefined;
  readonly 'empires-in-arms-chronicle.figure': { readonly figure: MessageArg };
  readonly 'empires-in-arms-chronicle.box': { readonly box: MessageArg; readonly zone: MessageArg };
  readonly 'empires-in-arms-chronicle.kind': { readonly kind: string | number };
  readonly 'empires-in-arms-chronicle.between': { readonly one: MessageArg; readonly other: MessageArg };
  readonly 'empires-in-arms-chronicle.truce': { readonly one: MessageArg; readonly other: MessageArg; readonly until: MessageArg };
};
