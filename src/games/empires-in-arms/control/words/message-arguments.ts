// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-control.prompt': { readonly count: number; readonly month: string | number; readonly yours?: MessageArg };
  readonly 'empires-in-arms-control.brief': undefined;
  readonly 'empires-in-arms-control.example': { readonly power: MessageArg };
  readonly 'empires-in-arms-control.waiting': undefined;
  readonly 'empires-in-arms-control.modifier': { readonly modifier?: MessageArg; readonly power: MessageArg; readonly sign: string | number; readonly war: string | number };
  readonly 'empires-in-arms-control.for': { readonly power: MessageArg; readonly prompt: MessageArg };
  readonly 'empires-in-arms-control.for-brief': { readonly brief: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-control.chance': undefined;
  readonly 'empires-in-arms-control.thrown': { readonly dice: MessageArg; readonly of: MessageArg };
  readonly 'empires-in-arms-control.thrown-again': { readonly dice: MessageArg; readonly of: MessageArg };
  readonly 'empires-in-arms-control.die': { readonly die: MessageArg; readonly who: MessageArg };
  readonly 'empires-in-arms-control.sum': { readonly bid: MessageArg; readonly die: MessageArg; readonly modifier?: MessageArg; readonly sign: string | number; readonly sum: MessageArg; readonly who: MessageArg };
  readonly 'empires-in-arms-control.controlled': { readonly bid: number; readonly of: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-control.neutral': { readonly of: MessageArg };
};
