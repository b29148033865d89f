// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-captives.prompt': undefined;
  readonly 'empires-in-arms-captives.brief': undefined;
  readonly 'empires-in-arms-captives.released': { readonly leaders: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
};
