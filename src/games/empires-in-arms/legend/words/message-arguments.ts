// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-legend.power-text': undefined;
  readonly 'empires-in-arms-legend.army': undefined;
  readonly 'empires-in-arms-legend.army-text': undefined;
  readonly 'empires-in-arms-legend.hidden': undefined;
  readonly 'empires-in-arms-legend.hidden-text': undefined;
  readonly 'empires-in-arms-legend.stack': undefined;
  readonly 'empires-in-arms-legend.stack-text': undefined;
  readonly 'empires-in-arms-legend.fleet': undefined;
  readonly 'empires-in-arms-legend.fleet-text': undefined;
  readonly 'empires-in-arms-legend.flag': undefined;
  readonly 'empires-in-arms-legend.flag-text': undefined;
  readonly 'empires-in-arms-legend.move': undefined;
  readonly 'empires-in-arms-legend.move-text': undefined;
  readonly 'empires-in-arms-legend.sail': undefined;
  readonly 'empires-in-arms-legend.sail-text': undefined;
  readonly 'empires-in-arms-legend.city': { readonly city: string | number };
  readonly 'empires-in-arms-legend.city-text': { readonly city: string | number };
  readonly 'empires-in-arms-legend.port': undefined;
  readonly 'empires-in-arms-legend.port-text': undefined;
  readonly 'empires-in-arms-legend.terrain': { readonly terrain: string | number };
  readonly 'empires-in-arms-legend.terrain-text': { readonly terrain: string | number };
  readonly 'empires-in-arms-legend.river': undefined;
  readonly 'empires-in-arms-legend.river-text': undefined;
  readonly 'empires-in-arms-legend.closed': undefined;
  readonly 'empires-in-arms-legend.closed-text': undefined;
  readonly 'empires-in-arms-legend.crossing': undefined;
  readonly 'empires-in-arms-legend.crossing-text': undefined;
  readonly 'empires-in-arms-legend.connection': undefined;
  readonly 'empires-in-arms-legend.connection-text': undefined;
  readonly 'empires-in-arms-legend.zone': { readonly zone: MessageArg };
  readonly 'empires-in-arms-legend.zone-text': { readonly zone: string | number };
  readonly 'empires-in-arms-legend.war-text': undefined;
  readonly 'empires-in-arms-legend.ally-text': undefined;
  readonly 'empires-in-arms-legend.peace': undefined;
  readonly 'empires-in-arms-legend.peace-text': undefined;
  readonly 'empires-in-arms-legend.victory': undefined;
  readonly 'empires-in-arms-legend.victory-text': undefined;
  readonly 'empires-in-arms-legend.line': undefined;
  readonly 'empires-in-arms-legend.line-text': undefined;
  readonly 'empires-in-arms-legend.morale': undefined;
  readonly 'empires-in-arms-legend.morale-text': undefined;
  readonly 'empires-in-arms-legend.controlled': { readonly power: MessageArg };
};
