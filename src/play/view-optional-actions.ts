import { msg } from '../i18n/msg.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { questionFor, waitingText } from '../kernel/open-decisions.ts';
import { openOptionalActions } from '../kernel/optional-actions.ts';
import { withEffects } from '../kernel/tell-effects.ts';

import type { OptionalActionView } from './table-view.ts';

/** Of more optional actions than these none is tried: each may take some tries for each of its answers. */
const MOST_TRIED = 8;

/**
 * What a viewer may do beside what they are asked: their own seat's optional actions whole, of others' nothing at all.
 * With all of them each answer says what it does to the viewer (`withEffects`), but for those that are secret, which
 * change nothing that is seen.
 */
export function viewOptionalActions(
  game: Game,
  machine: Machine,
  viewer: Viewer,
  which: 'all' | 'calling' = 'all',
): readonly OptionalActionView[] {
  const optionalActions = openOptionalActions(game, machine).filter(({ calls }) => calls || which === 'all');
  const own = optionalActions.filter(({ seats }) => seats.includes(viewer));
  const tried = own.filter(({ sealed }) => !sealed && which === 'all').slice(0, MOST_TRIED);
  return own.flatMap((action) => {
    const { id, name, section, label, calls, sealed } = action;
    const plain = questionFor(game, machine, id, viewer);
    if (!plain) return [];
    const question = tried.includes(action) ? withEffects(game, machine, { decision: id, seat: viewer }, plain) : plain;
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
