// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-ranges.march': { readonly corps: MessageArg };
  readonly 'empires-in-arms-ranges.sail': { readonly fleet: MessageArg };
  readonly 'empires-in-arms-ranges.supply': { readonly chain: string | number; readonly power: MessageArg };
};
