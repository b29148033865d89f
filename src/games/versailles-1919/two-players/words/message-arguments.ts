// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'versailles-1919-two-players.ask.for-neutral': { readonly prompt: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.ask.action': { readonly available: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.ask.place': { readonly available: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.ask.reclaim': { readonly cubes: number; readonly Who: MessageArg };
  readonly 'versailles-1919-two-players.ask.option': { readonly issue: MessageArg };
  readonly 'versailles-1919-two-players.ask.hit-issue': { readonly region: MessageArg };
  readonly 'versailles-1919-two-players.brief.action': { readonly who: MessageArg };
  readonly 'versailles-1919-two-players.brief.reclaim': undefined;
  readonly 'versailles-1919-two-players.waiting.for-neutral': { readonly by: MessageArg; readonly waiting: MessageArg };
  readonly 'versailles-1919-two-players.waiting.action': { readonly By: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.waiting.place': { readonly By: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.waiting.reclaim': { readonly By: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.option.place-detail': { readonly least: MessageArg };
  readonly 'versailles-1919-two-players.option.reclaim-detail': { readonly cubes: number; readonly own: number; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.option.event-with-cube': { readonly event: MessageArg; readonly who: MessageArg };
  readonly 'versailles-1919-two-players.option.no-effect': { readonly who: MessageArg };
  readonly 'versailles-1919-two-players.told.seated': { readonly cubes: MessageArg; readonly Who: MessageArg };
  readonly 'versailles-1919-two-players.told.must-reclaim': { readonly Who: MessageArg };
  readonly 'versailles-1919-two-players.told.reclaimed-too': { readonly available: MessageArg; readonly cubes: number; readonly Who: MessageArg };
  readonly 'versailles-1919-two-players.told.option': { readonly by?: MessageArg; readonly effects: MessageArg; readonly how: string | number; readonly issue: MessageArg; readonly option: MessageArg; readonly who?: MessageArg; readonly Who?: MessageArg };
  readonly 'versailles-1919-two-players.told.happiness-ignored': { readonly n: MessageArg; readonly sign: string | number; readonly Who: MessageArg };
};
