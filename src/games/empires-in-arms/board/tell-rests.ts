import type { Message } from '../../../kernel/message.ts';
import type { View } from '../view-types.ts';
import { placeOf } from './place-of.ts';
import { tellAccounts } from './tell-accounts.ts';
import { tellAreas } from './tell-areas.ts';
import { tellHoldings } from './tell-campaign.ts';
import { tellPacts, tellPeaces } from './tell-relations.ts';

/**
 * What mails tell only when it has changed: accounts, what binds powers beside wars and alliances, who holds what, and
 * areas in which no corps or fleet of others stands; the viewer's own are in the order of battle.
 */
export function tellRests(view: View): readonly Message[] {
  const { viewer, backs, backsAboard, fleets } = view;
  const met = new Set([
    ...backs.map(({ area }) => area),
    ...backsAboard.map(placeOf),
    ...fleets.filter(({ commander }) => commander !== viewer).map(placeOf),
  ]);
  return [
    ...tellAccounts(view),
    ...tellPeaces(view),
    ...tellPacts(view),
    ...tellHoldings(view),
    ...tellAreas(view, (id) => !met.has(id)),
  ];
}
