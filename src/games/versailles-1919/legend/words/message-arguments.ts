// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'versailles-1919-legend.nation-text': { readonly code: MessageArg };
  readonly 'versailles-1919-legend.influence': undefined;
  readonly 'versailles-1919-legend.influence-text': undefined;
  readonly 'versailles-1919-legend.influence-leads': undefined;
  readonly 'versailles-1919-legend.influence-leads-text': undefined;
  readonly 'versailles-1919-legend.kind': { readonly kind: string | number; readonly name?: MessageArg };
  readonly 'versailles-1919-legend.kind-text': { readonly code?: MessageArg; readonly kind: string | number };
  readonly 'versailles-1919-legend.no-military-text': undefined;
  readonly 'versailles-1919-legend.takes-cube': undefined;
  readonly 'versailles-1919-legend.takes-cube-text': undefined;
  readonly 'versailles-1919-legend.optional': undefined;
  readonly 'versailles-1919-legend.optional-text': undefined;
  readonly 'versailles-1919-legend.happier': undefined;
  readonly 'versailles-1919-legend.happier-text': undefined;
  readonly 'versailles-1919-legend.unhappier': undefined;
  readonly 'versailles-1919-legend.unhappier-text': undefined;
  readonly 'versailles-1919-legend.unrest': undefined;
  readonly 'versailles-1919-legend.unrest-text': undefined;
  readonly 'versailles-1919-legend.keg': undefined;
  readonly 'versailles-1919-legend.keg-text': undefined;
  readonly 'versailles-1919-legend.unit': undefined;
  readonly 'versailles-1919-legend.unit-text': undefined;
  readonly 'versailles-1919-legend.check-text': undefined;
  readonly 'versailles-1919-legend.token-text': undefined;
  readonly 'versailles-1919-legend.flag-text': undefined;
  readonly 'versailles-1919-legend.any-flag-text': undefined;
  readonly 'versailles-1919-legend.choice-text': undefined;
  readonly 'versailles-1919-legend.happiness': undefined;
  readonly 'versailles-1919-legend.happiness-text': undefined;
  readonly 'versailles-1919-legend.happiness-unplayed': undefined;
  readonly 'versailles-1919-legend.happiness-unplayed-text': undefined;
  readonly 'versailles-1919-legend.signing': undefined;
  readonly 'versailles-1919-legend.signing-text': undefined;
  readonly 'versailles-1919-legend.zone': undefined;
  readonly 'versailles-1919-legend.zone-text': undefined;
  readonly 'versailles-1919-legend.demobilized': undefined;
  readonly 'versailles-1919-legend.demobilized-text': undefined;
  readonly 'versailles-1919-legend.row': { readonly row: string | number };
  readonly 'versailles-1919-legend.row-text': { readonly row: string | number };
  readonly 'versailles-1919-legend.issue': { readonly kind: MessageArg; readonly military: string | number; readonly vp: MessageArg };
  readonly 'versailles-1919-legend.option': { readonly effects: MessageArg; readonly label: MessageArg };
  readonly 'versailles-1919-legend.event': { readonly icon: string | number; readonly optional: string | number };
};
