// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-reinforcement.counted': { readonly number: number; readonly what: string | number };
  readonly 'empires-in-arms-reinforcement.kind': { readonly what: string | number };
  readonly 'empires-in-arms-reinforcement.of': { readonly counted: MessageArg; readonly nation: MessageArg };
  readonly 'empires-in-arms-reinforcement.prompt': { readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.brief': undefined;
  readonly 'empires-in-arms-reinforcement.waiting': undefined;
  readonly 'empires-in-arms-reinforcement.orders-prompt': undefined;
  readonly 'empires-in-arms-reinforcement.orders-brief': undefined;
  readonly 'empires-in-arms-reinforcement.order': { readonly order: string | number };
  readonly 'empires-in-arms-reinforcement.field': { readonly field: string | number };
  readonly 'empires-in-arms-reinforcement.from-garrison': undefined;
  readonly 'empires-in-arms-reinforcement.as-garrison': undefined;
  readonly 'empires-in-arms-reinforcement.garrison-place': { readonly place: string | number };
  readonly 'empires-in-arms-reinforcement.depot-in': { readonly area: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.place-corps': { readonly area: MessageArg; readonly corps: MessageArg; readonly factors: MessageArg; readonly giving?: MessageArg; readonly of: string | number };
  readonly 'empires-in-arms-reinforcement.line.corps-seen': { readonly area: MessageArg; readonly corps: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.place-fleet': { readonly at: string | number; readonly fleet: MessageArg; readonly giving?: MessageArg; readonly of: string | number; readonly place: MessageArg; readonly ships: number };
  readonly 'empires-in-arms-reinforcement.line.add-factors': { readonly corps: MessageArg; readonly factors: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.add-ships': { readonly fleet: MessageArg; readonly ships: number };
  readonly 'empires-in-arms-reinforcement.line.transfer': { readonly from: MessageArg; readonly to: MessageArg; readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.detach': { readonly corps: MessageArg; readonly factors: MessageArg; readonly place: string | number };
  readonly 'empires-in-arms-reinforcement.line.absorb': { readonly corps: MessageArg; readonly factors: MessageArg; readonly place: string | number };
  readonly 'empires-in-arms-reinforcement.line.garrison': { readonly area: MessageArg; readonly factors: MessageArg; readonly how: string | number; readonly place: string | number };
  readonly 'empires-in-arms-reinforcement.line.demobilise': { readonly corps: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.scuttle': { readonly fleet: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.remove-leader': { readonly leader: MessageArg };
  readonly 'empires-in-arms-reinforcement.line.gone': { readonly name: MessageArg };
  readonly 'empires-in-arms-reinforcement.not-placed': { readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.waits': { readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.costs-points': { readonly points: number };
  readonly 'empires-in-arms-reinforcement.loses': { readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.mixed-up': undefined;
  readonly 'empires-in-arms-reinforcement.no': { readonly name?: MessageArg; readonly number?: number; readonly why: string | number };
  readonly 'empires-in-arms-reinforcement.reinforced': { readonly lines: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-reinforcement.lapsed': { readonly line: MessageArg; readonly power: MessageArg; readonly problem: MessageArg };
  readonly 'empires-in-arms-reinforcement.lost': { readonly power: MessageArg; readonly what: MessageArg };
  readonly 'empires-in-arms-reinforcement.ordered': { readonly count: number; readonly lines?: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-reinforcement.place-rest': undefined;
};
