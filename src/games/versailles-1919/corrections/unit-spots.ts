import type { Message } from '../../../kernel/message.ts';
import { isRegion, REGIONS } from '../cards.ts';
import { unitsIn } from '../icons/tracks.ts';
import { supplyOf } from '../influence/supply.ts';
import { takeUnit } from '../military/units.ts';
import { regionName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';
import type { UnitSpot } from './correction-fact.ts';
import { msg } from './msg.ts';

const BOX = 'box-';

/** `available`, `eu:4`, `box-3`: a spot in answers. */
export function spotId(spot: UnitSpot): string {
  if (typeof spot === 'string') return spot;
  return 'box' in spot ? `${BOX}${spot.box}` : `${spot.region}:${spot.column}`;
}

export function spotText(spot: UnitSpot): Message {
  if (typeof spot === 'string') return msg('versailles-1919-corrections.pool', { pool: spot });
  if ('box' in spot) return msg('versailles-1919-corrections.spot.box', { box: spot.box });
  return msg('versailles-1919-corrections.spot.space', { region: regionName(spot.region), column: spot.column });
}

/** Where a faction has units. */
export function spotsWithUnits(state: State, faction: FactionId): readonly UnitSpot[] {
  const { units } = supplyOf(state, faction);
  const boxes = state.demobilized.flatMap((unit) => (unit.faction === faction ? [unit.box] : []));
  return [
    ...(['available', 'exhausted'] as const).filter((pool) => units[pool] > 0),
    ...REGIONS.flatMap((region) => {
      const column = state.tracks[region].units[faction];
      return column === undefined ? [] : [{ region, column }];
    }),
    ...[...new Set(boxes)].map((box) => ({ box })),
  ];
}

/**
 * Where a unit could be: the pools, empty spaces in columns for units, and the boxes; how full these are is an
 * invariant.
 */
export function spotsForUnits({ state, pack }: At): readonly UnitSpot[] {
  const { twoOrThree, four, last } = pack.figures.demobilize;
  const boxes = new Set([...(state.order.length > 3 ? four : twoOrThree), last]);
  return [
    'available',
    'exhausted',
    ...REGIONS.flatMap((region) =>
      pack.columns.flatMap(({ deploy }, i) =>
        deploy && !unitsIn(state, region).some(({ column }) => column === i + 1) ? [{ region, column: i + 1 }] : [],
      ),
    ),
    ...[...boxes].map((box) => ({ box })),
  ];
}

/** Take a unit from a spot. */
export function takeFrom(state: State, faction: FactionId, spot: UnitSpot): void {
  if (typeof spot === 'string') takeUnit(state, faction, spot);
  else if ('box' in spot) {
    const at = state.demobilized.findIndex((unit) => unit.faction === faction && unit.box === spot.box);
    if (at >= 0) state.demobilized.splice(at, 1);
  } else takeUnit(state, faction, spot.region);
}

/** Put a unit on a spot. */
export function putOn(state: State, faction: FactionId, spot: UnitSpot): void {
  if (typeof spot === 'string') supplyOf(state, faction).units[spot] += 1;
  else if ('box' in spot) state.demobilized.push({ faction, box: spot.box });
  else if (isRegion(spot.region)) state.tracks[spot.region].units[faction] = spot.column;
}
