// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'iron-curtain-legend.cube': { readonly side: string | number };
  readonly 'iron-curtain-legend.cube-text': { readonly side: string | number };
  readonly 'iron-curtain-legend.control': undefined;
  readonly 'iron-curtain-legend.control-text': undefined;
  readonly 'iron-curtain-legend.dominance': undefined;
  readonly 'iron-curtain-legend.dominance-text': undefined;
  readonly 'iron-curtain-legend.flag': { readonly side: string | number };
  readonly 'iron-curtain-legend.flag-text': { readonly side: string | number };
  readonly 'iron-curtain-legend.start': undefined;
  readonly 'iron-curtain-legend.start-text': undefined;
  readonly 'iron-curtain-legend.region': undefined;
  readonly 'iron-curtain-legend.region-text': undefined;
  readonly 'iron-curtain-legend.lead': undefined;
  readonly 'iron-curtain-legend.lead-text': undefined;
  readonly 'iron-curtain-legend.scored': undefined;
  readonly 'iron-curtain-legend.scored-text': undefined;
  readonly 'iron-curtain-legend.last': undefined;
  readonly 'iron-curtain-legend.last-text': undefined;
  readonly 'iron-curtain-legend.marker': undefined;
  readonly 'iron-curtain-legend.marker-text': undefined;
  readonly 'iron-curtain-legend.goal': { readonly side: string | number };
  readonly 'iron-curtain-legend.goal-text': { readonly side: string | number };
  readonly 'iron-curtain-legend.card': { readonly cubes: number; readonly region: MessageArg; readonly side: string | number };
  readonly 'iron-curtain-legend.event': { readonly event: MessageArg };
};
