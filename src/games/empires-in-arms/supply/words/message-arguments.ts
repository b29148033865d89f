// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-supply.chance.forage': undefined;
  readonly 'empires-in-arms-supply.chance.siege': undefined;
  readonly 'empires-in-arms-supply.depot-placed': { readonly area: MessageArg; readonly place: string | number; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.depot-removed': { readonly lost: number; readonly moved: number; readonly name: MessageArg; readonly place: string | number; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.depot-loaded': { readonly fleet: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.port-depot': { readonly area: MessageArg; readonly now: string | number; readonly other?: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.supplied': { readonly lines: MessageArg; readonly money: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.seen': { readonly lines: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.seen-and-paid': { readonly count: number; readonly lines?: MessageArg; readonly money: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-supply.corps-in': { readonly area: MessageArg; readonly corps: MessageArg };
  readonly 'empires-in-arms-supply.garrison-of': { readonly area: MessageArg };
  readonly 'empires-in-arms-supply.paid': { readonly price: MessageArg; readonly way: MessageArg; readonly who: MessageArg };
  readonly 'empires-in-arms-supply.way': { readonly far?: number; readonly from: string | number };
  readonly 'empires-in-arms-supply.price': { readonly money: MessageArg; readonly payer?: MessageArg; readonly whose: string | number };
  readonly 'empires-in-arms-supply.fed': { readonly who: MessageArg };
  readonly 'empires-in-arms-supply.foraged': { readonly loss: MessageArg; readonly throw: MessageArg; readonly who: MessageArg; readonly why: MessageArg };
  readonly 'empires-in-arms-supply.why': { readonly why: string | number };
  readonly 'empires-in-arms-supply.throw': { readonly area: MessageArg; readonly die: MessageArg; readonly forced: string | number; readonly home: string | number; readonly others: string | number; readonly points: string | number; readonly value: MessageArg; readonly winter: string | number };
  readonly 'empires-in-arms-supply.loss': { readonly count: number; readonly factors?: MessageArg; readonly gone?: string | number };
  readonly 'empires-in-arms-supply.loss-behind': { readonly area: MessageArg; readonly factors: MessageArg };
  readonly 'empires-in-arms-supply.leaders-gone': { readonly leaders: MessageArg };
  readonly 'empires-in-arms-supply.irregulars': { readonly kind: string | number; readonly number: number };
  readonly 'empires-in-arms-supply.besieged': { readonly area: MessageArg; readonly die: MessageArg; readonly loss: MessageArg; readonly value: MessageArg };
  readonly 'empires-in-arms-supply.seen-forage': { readonly area: MessageArg; readonly dice: MessageArg; readonly gone: number; readonly lost: number };
  readonly 'empires-in-arms-supply.seen-siege': { readonly area: MessageArg; readonly die: MessageArg; readonly gone: number; readonly lost: number };
  readonly 'empires-in-arms-supply.order': { readonly order: string | number };
  readonly 'empires-in-arms-supply.called': { readonly what: string | number };
  readonly 'empires-in-arms-supply.field': { readonly field: string | number };
  readonly 'empires-in-arms-supply.by': { readonly ally?: MessageArg; readonly by: string | number };
  readonly 'empires-in-arms-supply.depot-inside': undefined;
  readonly 'empires-in-arms-supply.line.place-depot': { readonly area: MessageArg };
  readonly 'empires-in-arms-supply.line.remove-depot': { readonly name: MessageArg; readonly place: string | number };
  readonly 'empires-in-arms-supply.line.load-depot': { readonly fleet: MessageArg };
  readonly 'empires-in-arms-supply.line.supply': { readonly by: MessageArg; readonly corps: MessageArg };
  readonly 'empires-in-arms-supply.line.supply-first': { readonly corps: MessageArg };
  readonly 'empires-in-arms-supply.no': { readonly name?: MessageArg; readonly number?: MessageArg; readonly power?: MessageArg; readonly price?: MessageArg; readonly why: string | number };
  readonly 'empires-in-arms-supply.forecast.forage': { readonly area: MessageArg; readonly chance: number; readonly mean?: MessageArg; readonly most?: MessageArg; readonly value: MessageArg };
  readonly 'empires-in-arms-supply.forecast.paid': { readonly price: MessageArg; readonly way: MessageArg };
  readonly 'empires-in-arms-supply.forecast.no-depot': undefined;
  readonly 'empires-in-arms-supply.forecast.must-forage': undefined;
  readonly 'empires-in-arms-supply.line.convert-depot': { readonly area: MessageArg };
  readonly 'empires-in-arms-supply.depot-converted': { readonly area: MessageArg; readonly other: MessageArg; readonly power: MessageArg };
};
