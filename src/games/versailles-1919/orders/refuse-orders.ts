import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { fieldsOf } from '../answers.ts';
import { controlledBy } from '../cards.ts';
import { isFaction } from '../factions.ts';
import { issueName, regionName } from '../names.ts';
import type { IssueId, Kind } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { allowsNothing, isBidding } from './bid-by-order.ts';
import { LIMITS } from './bid-fields.ts';
import { fieldLabel } from './field-parts.ts';
import { msg } from './msg.ts';
import { OPTION_FIELD } from './order-fields.ts';
import { issuesWithOptions } from './ordered-issues.ts';
import type { BidLimits } from './orders.ts';
import { readOrders } from './read-orders.ts';

/**
 * Why orders cannot be followed: they contradict themselves, or name what there is not. Every sentence names its
 * section.
 */
export function refuseOrders(position: Position, seat: string, answer: Answer): Message | undefined {
  const fields = fieldsOf(answer);
  const others = Object.keys(fields).filter((field) => field !== 'all');
  const [first] = others;
  if (fields.all === 'none' && first !== undefined)
    return msg('versailles-1919-orders.refused.none-and-more', { field: fieldLabel(fieldName(first)) });
  return (
    refuseOptions(position, seat, fields) ?? refuseBids(position, seat, fields) ?? refuseRegions(position, seat, fields)
  );
}

/** 5.3 step 1d: an option that the card has not. */
function refuseOptions(position: Position, seat: string, fields: { readonly [field: string]: Answer }) {
  const issues = issuesWithOptions(position, seat);
  for (const [field, option] of Object.entries(fields)) {
    if (!field.startsWith(OPTION_FIELD)) continue;
    const id = field.slice(OPTION_FIELD.length);
    const issue = issues.find((other) => other.id === id);
    if (!issue) return msg('versailles-1919-orders.refused.no-issue', { issue: issueName(position.pack, id) });
    if (option !== 'ask' && !issue.options.some((other) => other.id === option))
      return msg('versailles-1919-orders.refused.no-option', {
        issue: issue.name,
        option: String(option),
        options: issue.options.map(({ label }) => label),
      });
  }
  return undefined;
}

/** 10.4: limits without bidding, and bidding within limits that allow no bid. */
function refuseBids(position: Position, seat: string, fields: { readonly [field: string]: Answer }) {
  const { bids } = readOrders(position, seat, fields);
  const limit = LIMITS.find((field) => fields[field] !== undefined);
  if (!isBidding(bids))
    return limit && msg('versailles-1919-orders.refused.limits-without-bids', { field: fieldLabel(limit) });
  // Orders that were fine when they were given need no second look.
  if (!limit && fields.bids === undefined) return undefined;
  const { unitPrice } = position.pack.figures;
  if (!allowsNothing(bids, unitPrice)) return undefined;
  const wantsUnits = bids.units > 0 || bids.regionUnit;
  return wantsUnits
    ? msg('versailles-1919-orders.refused.units-cost', { price: unitPrice, most: bids.happiness })
    : msg('versailles-1919-orders.refused.nothing-to-bid');
}

/** 10.4: only one's own issues, and a list that holds others'. */
function refuseRegions(position: Position, seat: string, fields: { readonly [field: string]: Answer }) {
  const { bids } = readOrders(position, seat, fields);
  if (!isBidding(bids) || !bids.own) return undefined;
  if (fields.bidOwn === undefined && fields.bidIssues === undefined && fields.bidKinds === undefined) return undefined;
  const stranger = strangerIn(position, seat, bids);
  if (stranger === undefined) return undefined;
  const name = 'issue' in stranger ? issueName(position.pack, stranger.issue) : regionName(stranger.kind);
  return msg('versailles-1919-orders.refused.own-and-others', { name, kind: 'kind' in stranger ? 'yes' : 'no' });
}

/** The first issue of the list that is not the seat's, or region in which it controls nothing. */
function strangerIn(
  { state, pack }: Position,
  seat: string,
  { issues, kinds }: BidLimits,
): { readonly issue: IssueId } | { readonly kind: Kind } | undefined {
  const settled = isFaction(seat) ? controlledBy(state, seat).map(({ issue }) => issue) : [];
  const own = state.auction?.owner === seat ? [...settled, state.auction.issue] : settled;
  const issue = issues.find((id) => !own.includes(id));
  if (issue !== undefined) return { issue };
  const kind = kinds.find((of) => !own.some((id) => pack.issue[id]?.kind === of));
  return kind && { kind };
}

function fieldName(field: string): string {
  return field.startsWith(OPTION_FIELD) ? 'options' : field;
}
