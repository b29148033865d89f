import { optionalActionKey } from '../../kernel/decision-id.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';

/** What games call the optional actions by which deals are proposed, answered and taken back. */
const PROPOSALS: readonly string[] = ['propose-deal', 'propose'];
const ABOUT_DEALS: readonly string[] = ['answer-deal', 'withdraw-deal', 'withdraw'];

/** Something that a seat can do with a deal that is open: answer it, or take its own back. */
export type OpenDeal = { readonly number: number; readonly action: OptionalActionView };

/** The deals that a seat can do something with just now, by their numbers, which are never used again. */
export function openDeals({ optionalActions }: Pick<TableView, 'optionalActions'>): readonly OpenDeal[] {
  return optionalActions
    .filter(({ name }) => ABOUT_DEALS.includes(name))
    .map((action) => ({ number: Number(optionalActionKey(action.id)), action }))
    .toSorted((a, b) => a.number - b.number);
}

/** How a seat proposes a deal; undefined where it cannot. */
export function proposalOf({ optionalActions }: Pick<TableView, 'optionalActions'>): OptionalActionView | undefined {
  return optionalActions.find(({ name }) => PROPOSALS.includes(name));
}
