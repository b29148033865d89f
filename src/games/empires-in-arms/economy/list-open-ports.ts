import { holderOfLand } from '../combinations/member-of.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areEnemiesIn } from './enemy-in-city.ts';
import { paymaster } from './ledger.ts';

/** A port that can trade: the power that holds it, and the purse that its trade goes to. */
export type OpenPort = { readonly area: AreaId; readonly holder: Power; readonly purse: Owner };

/**
 * 8.2.1.2: the ports that are open: their city is not in enemy hands, and no enemy fleet lies in the blockade box. None
 * is where nobody holds it, or a power that is gone (ruling).
 */
export function listOpenPorts(board: Board, enemyHeld: ReadonlySet<AreaId>): readonly OpenPort[] {
  const { state, pack } = board;
  const blockaders = fleetsInBoxes(board);
  return pack.areas.flatMap(({ id: area, province, port }) => {
    if (!port) return [];
    const holder = holderOfLand(board, province);
    if (holder === undefined || state.powers[holder].played === 'gone' || enemyHeld.has(area)) return [];
    const isBlockaded = blockaders.get(area)?.some((power) => areEnemiesIn(board, area, holder, power)) ?? false;
    return isBlockaded ? [] : [{ area, holder, purse: paymaster(board, province) ?? holder }];
  });
}

function fleetsInBoxes({ state, pack }: Board): ReadonlyMap<AreaId, readonly Power[]> {
  const boxes = new Map<AreaId, Power[]>();
  for (const [id, { at }] of Object.entries(state.fleets)) {
    const power = at.in === 'box' ? fleetCommander(state, pack, id) : undefined;
    if (at.in !== 'box' || power === undefined) continue;
    boxes.set(at.area, [...(boxes.get(at.area) ?? []), power]);
  }
  return boxes;
}
