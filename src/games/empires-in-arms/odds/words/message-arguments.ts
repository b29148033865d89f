// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-odds.about': { readonly tries: MessageArg };
  readonly 'empires-in-arms-odds.prompt': { readonly area: MessageArg; readonly ground: string | number };
  readonly 'empires-in-arms-odds.field': { readonly field: string | number };
  readonly 'empires-in-arms-odds.word': { readonly word: string | number };
  readonly 'empires-in-arms-odds.corps': { readonly area: MessageArg; readonly factors: number };
  readonly 'empires-in-arms-odds.losses': { readonly enemy: MessageArg; readonly own: MessageArg };
  readonly 'empires-in-arms-odds.no-corps': undefined;
  readonly 'empires-in-arms-odds.no-flank': { readonly corps: MessageArg };
  readonly 'empires-in-arms-odds.wrong-leader': { readonly leader: MessageArg; readonly nation: MessageArg };
  readonly 'empires-in-arms-odds.too-many-corps': { readonly has: number; readonly nation: MessageArg; readonly number: MessageArg };
  readonly 'empires-in-arms-odds.too-few-factors': { readonly factors: MessageArg; readonly number: number };
  readonly 'empires-in-arms-odds.ends': { readonly broke: MessageArg; readonly brokeOwn: MessageArg; readonly days?: MessageArg; readonly left: MessageArg; readonly leftOwn: MessageArg; readonly several: string | number };
  readonly 'empires-in-arms-odds.no-help': { readonly corps: MessageArg; readonly fights: string | number };
  readonly 'empires-in-arms-odds.no-guard': { readonly has: number };
  readonly 'empires-in-arms-odds.guard-too-early': undefined;
};
