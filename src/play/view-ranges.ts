import type { MapRange } from '../kernel/board-map.ts';
import type { Viewer } from '../kernel/decision.ts';
import { positionOf } from '../kernel/machine.ts';
import { readPosition } from '../log/read-position.ts';
import type { Services } from '../platform/services.ts';

/**
 * What a viewer's pieces in a place of the board could do from there, as far as the viewer may know: for planning.
 * Nothing where the game does not say it. Refuses (`not-found`) a table that is unknown or has not started.
 */
export async function viewRanges(
  services: Services,
  tableId: string,
  viewer: Viewer,
  place: string,
): Promise<readonly MapRange[]> {
  if (place === '') return [];
  const { head, machine } = await readPosition(services, tableId);
  return head.game.rules.ranges?.(positionOf(head.game, machine), viewer, place) ?? [];
}
