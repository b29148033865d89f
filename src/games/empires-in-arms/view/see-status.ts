import { madeOnce } from '../../../kernel/fixed-data.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { victoryPointsAt, zoneAt } from '../status/square.ts';
import type { DisplayView, PowerView } from '../view-types.ts';

/** The political status display (2.4.3). */
export const displaySeen = madeOnce(
  ({ zones }: Pack): DisplayView => zones.map(({ id, victoryPoints }) => ({ zone: id, gives: [...victoryPoints] })),
);

/** A power's marker, its victory points, and the account of its political points. */
export function powerSeen({ state, pack }: Board, power: Power): PowerView {
  const { played, controller, square, victoryPoints, goal, account } = state.powers[power];
  const { zone, number } = zoneAt(pack, square);
  const gives = victoryPointsAt(pack, square);
  return { id: power, played, controller, square, zone: zone.id, box: number, gives, victoryPoints, goal, account };
}
