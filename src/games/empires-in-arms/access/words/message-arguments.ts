// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-access.give': undefined;
  readonly 'empires-in-arms-access.give-brief': undefined;
  readonly 'empires-in-arms-access.take-back': { readonly now: string | number };
  readonly 'empires-in-arms-access.take-back-brief': undefined;
  readonly 'empires-in-arms-access.field': { readonly field: string | number };
  readonly 'empires-in-arms-access.preset': { readonly ally: MessageArg };
  readonly 'empires-in-arms-access.what': { readonly into: string | number };
  readonly 'empires-in-arms-access.into': { readonly into: string | number };
  readonly 'empires-in-arms-access.given': { readonly into: string | number; readonly to: MessageArg };
  readonly 'empires-in-arms-access.condition': { readonly condition: string | number; readonly enemy?: MessageArg };
  readonly 'empires-in-arms-access.not-allied': { readonly to: MessageArg };
  readonly 'empires-in-arms-access.not-at-war': { readonly enemy: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-access.with-itself': { readonly to: MessageArg };
  readonly 'empires-in-arms-access.same': { readonly to: MessageArg };
  readonly 'empires-in-arms-access.lets': { readonly condition: string | number; readonly enemy?: MessageArg; readonly into: MessageArg; readonly limit: string | number; readonly month?: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-access.by-treaty': { readonly into: MessageArg; readonly month: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-access.taken-back': { readonly into: MessageArg; readonly limit: string | number; readonly month?: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-access.lapsed': { readonly into: MessageArg; readonly power: MessageArg; readonly to: MessageArg; readonly why: string | number };
};
