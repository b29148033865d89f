// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-corrections.over': undefined;
  readonly 'empires-in-arms-corrections.nothing': undefined;
  readonly 'empires-in-arms-corrections.under-way': undefined;
  readonly 'empires-in-arms-corrections.two-powers': undefined;
  readonly 'empires-in-arms-corrections.no-corps': undefined;
  readonly 'empires-in-arms-corrections.in-combination': undefined;
  readonly 'empires-in-arms-corrections.label': { readonly what: string | number };
  readonly 'empires-in-arms-corrections.ask': { readonly what: string | number };
  readonly 'empires-in-arms-corrections.field': { readonly field: string | number };
  readonly 'empires-in-arms-corrections.tie': { readonly tie: string | number };
  readonly 'empires-in-arms-corrections.neutral': undefined;
  readonly 'empires-in-arms-corrections.minor-of': { readonly power: MessageArg; readonly status: string | number };
  readonly 'empires-in-arms-corrections.square': { readonly box: MessageArg; readonly zone: string | number };
  readonly 'empires-in-arms-corrections.a-corps': { readonly nation: MessageArg };
  readonly 'empires-in-arms-corrections.told.status': { readonly from: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-corrections.told.points': { readonly from: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-corrections.told.treasury': { readonly known: string | number; readonly manpower?: MessageArg; readonly money?: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-corrections.told.tie': { readonly a: MessageArg; readonly b: MessageArg; readonly tie: string | number };
  readonly 'empires-in-arms-corrections.told.minor': { readonly minor: MessageArg; readonly power?: MessageArg; readonly status: string | number };
  readonly 'empires-in-arms-corrections.told.province': { readonly power: MessageArg; readonly province: MessageArg };
  readonly 'empires-in-arms-corrections.told.corps': { readonly corps: MessageArg; readonly from: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-corrections.into': { readonly into: string | number };
  readonly 'empires-in-arms-corrections.access-at-war': undefined;
  readonly 'empires-in-arms-corrections.told.access': { readonly count: number; readonly into?: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-corrections.since': { readonly id: string | number; readonly what?: string | number };
  readonly 'empires-in-arms-corrections.told.siege': { readonly area: MessageArg; readonly power: MessageArg; readonly since: string | number };
  readonly 'empires-in-arms-corrections.told.capital': { readonly land: MessageArg; readonly power: MessageArg; readonly since: string | number };
};
