// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-sieges.chance.breach': undefined;
  readonly 'empires-in-arms-sieges.chance.besiegers': undefined;
  readonly 'empires-in-arms-sieges.chance.besieged': undefined;
  readonly 'empires-in-arms-sieges.prompt': undefined;
  readonly 'empires-in-arms-sieges.brief': undefined;
  readonly 'empires-in-arms-sieges.waiting': undefined;
  readonly 'empires-in-arms-sieges.field': { readonly about: string | number; readonly area: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-sieges.later-field': { readonly about: string | number; readonly area: MessageArg };
  readonly 'empires-in-arms-sieges.assault-field': { readonly area: MessageArg; readonly chance: MessageArg; readonly count: number; readonly modifiers?: MessageArg; readonly need: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-sieges.do': { readonly id: string | number };
  readonly 'empires-in-arms-sieges.modifier': { readonly by: MessageArg; readonly why: string | number };
  readonly 'empires-in-arms-sieges.round': { readonly besieged: MessageArg; readonly besiegers: MessageArg; readonly number: MessageArg };
  readonly 'empires-in-arms-sieges.strike': { readonly die: MessageArg; readonly factors: number; readonly losses: number; readonly morale: MessageArg; readonly percent: MessageArg; readonly table: MessageArg };
  readonly 'empires-in-arms-sieges.prisoners': { readonly factors: number; readonly nation: MessageArg };
  readonly 'empires-in-arms-sieges.told.breach': { readonly area: MessageArg; readonly besiegers: MessageArg; readonly breached: string | number; readonly count: number; readonly die: MessageArg; readonly lost?: number; readonly modifiers?: MessageArg; readonly more: number; readonly need: MessageArg };
  readonly 'empires-in-arms-sieges.told.fight': { readonly area: MessageArg; readonly besieged: MessageArg; readonly besiegers: MessageArg; readonly ending: string | number; readonly how: string | number; readonly ours: MessageArg; readonly rounds: MessageArg; readonly their: MessageArg };
  readonly 'empires-in-arms-sieges.told.taken': { readonly area: MessageArg; readonly corps?: MessageArg; readonly corpsCount: number; readonly count: number; readonly how: string | number; readonly leaders?: MessageArg; readonly leadersCount: number; readonly of: MessageArg; readonly power: MessageArg; readonly prisoners?: MessageArg };
  readonly 'empires-in-arms-sieges.told.corps-lost': { readonly area: MessageArg; readonly corps: MessageArg; readonly leaders?: MessageArg; readonly leadersCount: number; readonly power: MessageArg };
};
