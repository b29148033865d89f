import type { Field } from '../../../kernel/choice.ts';
import { REGIONS } from '../cards.ts';
import { regionName } from '../names.ts';
import type { Kind } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { isBidding } from './bid-by-order.ts';
import { fieldLabel, one, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import { issuesForBids } from './ordered-issues.ts';
import type { Orders } from './orders.ts';

/** What can be put up for bid: everything but the end card. */
export const BID_KINDS = [...REGIONS, 'league', 'reparations'] as const satisfies readonly Kind[];

/** The fields of the limits; filled in only together with bidding by order. */
export const LIMITS = [
  'bidUnits',
  'bidRegionUnit',
  'bidInfluence',
  'bidHappiness',
  'bidOwn',
  'bidIssues',
  'bidKinds',
  'bidBeyond',
] as const;

/** 10.4: whether to bid by order, and how far. */
export function bidFields(position: Position, { bids }: Orders): readonly Field[] {
  const { figures } = position.pack;
  const limits = isBidding(bids) ? bids : undefined;
  const picked = (field: string, words: readonly string[], now: string | undefined) =>
    one(
      field,
      words.map((word) =>
        optionNow(word, msg('versailles-1919-orders.bids', { order: `${field}_${word}` }), now === word),
      ),
    );
  return [
    picked('bids', ['ask', 'pass', 'bid'], limits ? 'bid' : String(bids)),
    amount('bidUnits', figures.units, limits?.units),
    picked('bidRegionUnit', ['no', 'yes'], limits && yesNo(limits.regionUnit)),
    amount('bidInfluence', figures.cubes, limits?.influence),
    amount('bidHappiness', figures.unitPrice * figures.units, limits?.happiness),
    picked('bidOwn', ['no', 'yes'], limits && yesNo(limits.own)),
    ...several(
      'bidIssues',
      issuesForBids(position).map(({ id, name }) =>
        optionNow(id, msg('versailles-1919-orders.named', { name }), limits?.issues.includes(id) ?? false),
      ),
    ),
    ...several(
      'bidKinds',
      BID_KINDS.map((kind) => optionNow(kind, regionName(kind), limits?.kinds.includes(kind) ?? false)),
    ),
    picked('bidBeyond', ['pass', 'ask'], limits?.beyond),
  ];
}

function yesNo(yes: boolean): 'yes' | 'no' {
  return yes ? 'yes' : 'no';
}

function amount(id: string, max: number, now: number | undefined): Field {
  const label =
    now === undefined ? fieldLabel(id) : msg('versailles-1919-orders.field-now', { label: fieldLabel(id), now });
  return { id, label, optional: true, choice: { kind: 'number', min: 0, max } };
}

/** No field where there is nothing to pick. */
function several(id: string, options: Extract<Field['choice'], { kind: 'some' }>['options']): readonly Field[] {
  if (options.length === 0) return [];
  return [
    { id, label: fieldLabel(id), optional: true, choice: { kind: 'some', options, min: 0, max: options.length } },
  ];
}
