import { msg } from '../i18n/msg.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { questionFor, waitingText } from '../kernel/open-decisions.ts';
import { openOptionalActions } from '../kernel/optional-actions.ts';

import type { OptionalActionView } from './table-view.ts';

/**
 * What a viewer may do beside what they are asked: their own seat's optional actions whole, of others' nothing at all.
 */
export function viewOptionalActions(
  game: Game,
  machine: Machine,
  viewer: Viewer,
  which: 'all' | 'calling' = 'all',
): readonly OptionalActionView[] {
  const optionalActions = openOptionalActions(game, machine).filter(({ calls }) => calls || which === 'all');
  return optionalActions.flatMap(({ id, name, section, label, calls, sealed, seats }) => {
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
        waitingText: waitingText(game, machine, id) ?? msg('tables.an-optional-action'),
      },
    ];
  });
}
