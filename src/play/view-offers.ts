import { msg } from '../i18n/msg.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { openOffers } from '../kernel/offers.ts';
import { questionFor, waitingText } from '../kernel/open-decisions.ts';

import type { OfferView } from './table-view.ts';

/** What a viewer may do beside what they are asked: their own seat's offers whole, of others' nothing at all. */
export function viewOffers(
  game: Game,
  machine: Machine,
  viewer: Viewer,
  which: 'all' | 'calling' = 'all',
): readonly OfferView[] {
  const offers = openOffers(game, machine).filter(({ calls }) => calls || which === 'all');
  return offers.flatMap(({ id, name, section, label, calls, sealed, seats }) => {
    const question = seats.includes(viewer) ? questionFor(game, machine, id, viewer) : undefined;
    if (!question) return [];
    return [
      {
        id,
        name,
        section,
        label,
        calls,
        sealed,
        question,
        waitingText: waitingText(game, machine, id) ?? msg('tables.an-offer'),
      },
    ];
  });
}
