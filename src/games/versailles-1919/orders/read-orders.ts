import type { Answer } from '../../../kernel/choice.ts';
import { fieldsOf, theIds } from '../answers.ts';
import { isFaction } from '../factions.ts';
import type { Position } from '../types.ts';
import { isBidding } from './bid-by-order.ts';
import { BID_KINDS } from './bid-fields.ts';
import { OPTION_FIELD } from './order-fields.ts';
import { type BidLimits, NO_ORDERS, type Orders, ordersOf } from './orders.ts';
import { PLAIN } from './plain-orders.ts';

type Fields = { readonly [field: string]: Answer };

/** The orders after an answer: what it leaves out stays as it was. */
export function readOrders(position: Position, seat: string, answer: Answer): Orders {
  const fields = fieldsOf(answer);
  if (fields.all === 'none') return NO_ORDERS;
  const now = ordersOf(position.state, seat);
  const given = (field: string, before: readonly string[]) =>
    fields[field] === undefined ? before : theIds(fields[field]);
  return {
    announce: word(fields.announce, PLAIN.announce, now.announce),
    bids: bidsFrom(position, fields, now),
    events: word(fields.events, PLAIN.events, now.events),
    options: optionsFrom(fields, now),
    otherOptions: word(fields.otherOptions, PLAIN.otherOptions, now.otherOptions),
    flags: word(fields.flags, PLAIN.flags, now.flags),
    eitherOr: word(fields.eitherOr, PLAIN.eitherOr, now.eitherOr),
    ready: word(fields.ready, PLAIN.ready, now.ready),
    strategies: given('strategies', now.strategies),
    deals: word(fields.deals, PLAIN.deals, now.deals),
    hit: given('hit', now.hit).filter(isFaction),
    giveUp: given('giveUp', now.giveUp),
    mutiny: word(fields.mutiny, PLAIN.mutiny, now.mutiny),
    military: word(fields.military, PLAIN.military, now.military),
  };
}

/** The word that is given if it is one of these or `ask`; else it stays as it was. */
function word<Word extends string>(given: Answer | undefined, words: readonly Word[], now: Word | 'ask'): Word | 'ask' {
  if (given === 'ask') return given;
  return words.find((known) => known === given) ?? now;
}

/** 10.4: limits that are left out stay, and for new ones none means nothing of the kind. */
function bidsFrom({ pack }: Position, fields: Fields, now: Orders): Orders['bids'] {
  if (fields.bids === 'ask' || fields.bids === 'pass') return fields.bids;
  if (fields.bids !== 'bid' && !isBidding(now.bids)) return now.bids;
  const { units, unitPrice } = pack.figures;
  const fresh: BidLimits = {
    units: 0,
    regionUnit: false,
    influence: 0,
    happiness: unitPrice * units,
    own: false,
    issues: [],
    kinds: [],
    beyond: 'pass',
  };
  const old = isBidding(now.bids) ? now.bids : fresh;
  const kinds = theIds(fields.bidKinds);
  return {
    units: typeof fields.bidUnits === 'number' ? fields.bidUnits : old.units,
    regionUnit: fields.bidRegionUnit === undefined ? old.regionUnit : fields.bidRegionUnit === 'yes',
    influence: typeof fields.bidInfluence === 'number' ? fields.bidInfluence : old.influence,
    happiness: typeof fields.bidHappiness === 'number' ? fields.bidHappiness : old.happiness,
    own: fields.bidOwn === undefined ? old.own : fields.bidOwn === 'yes',
    issues: fields.bidIssues === undefined ? old.issues : theIds(fields.bidIssues),
    kinds: fields.bidKinds === undefined ? old.kinds : BID_KINDS.filter((kind) => kinds.includes(kind)),
    beyond: fields.bidBeyond === undefined ? old.beyond : fields.bidBeyond === 'ask' ? 'ask' : 'pass',
  };
}

/** 5.3 step 1d: by issue; `ask` takes an order back. */
function optionsFrom(fields: Fields, now: Orders): Orders['options'] {
  const given = Object.entries(fields).flatMap(([field, option]) =>
    field.startsWith(OPTION_FIELD) ? [[field.slice(OPTION_FIELD.length), String(option)] as const] : [],
  );
  const all = Object.entries({ ...now.options, ...Object.fromEntries(given) });
  return Object.fromEntries(all.filter(([, option]) => option !== 'ask'));
}
