// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-guerrillas.chance.rise': undefined;
  readonly 'empires-in-arms-guerrillas.chance.hunt': undefined;
  readonly 'empires-in-arms-guerrillas.prompt': { readonly number: number };
  readonly 'empires-in-arms-guerrillas.brief': undefined;
  readonly 'empires-in-arms-guerrillas.waiting': undefined;
  readonly 'empires-in-arms-guerrillas.field': { readonly number: MessageArg; readonly province: MessageArg };
  readonly 'empires-in-arms-guerrillas.thrown': { readonly dice: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-guerrillas.rising': { readonly die: MessageArg; readonly number: number; readonly province: MessageArg; readonly value: MessageArg };
  readonly 'empires-in-arms-guerrillas.rose': { readonly places: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-guerrillas.place': { readonly area: MessageArg; readonly number: MessageArg };
  readonly 'empires-in-arms-guerrillas.hunted': { readonly hunts: MessageArg; readonly of: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-guerrillas.hunt': { readonly die: MessageArg; readonly killed: number; readonly more: string | number; readonly province: MessageArg; readonly value: MessageArg };
};
