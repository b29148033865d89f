import type { Slot } from '../../../kernel/choice.ts';
import { theAmounts } from '../answers.ts';
import { seatOf } from '../factions.ts';
import { placeOption } from '../military/place-words.ts';
import { deployedIn, takeUnit } from '../military/units.ts';
import { msg } from '../msg.ts';
import { nationArgs } from '../names.ts';
import type { FactionId, RegionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Decide, Play, Position } from '../types.ts';
import { supplyOf } from './supply.ts';

const CUBES = 'cubes';

/** 4.2: cubes come back, all Exhausted units too, and deployed units if one likes; at least one of them all. */
export const reclaim: Decide<'reclaim'> = {
  section: '4.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => {
    const { exhausted, units } = supplyOf(position.state, faction);
    const slots = reclaimSlots(position, faction);
    return {
      prompt: msg('versailles-1919.ask.reclaim', {
        exhausted,
        most: position.pack.figures.reclaim,
        units: units.exhausted,
      }),
      brief: msg('versailles-1919.brief.reclaim'),
      choice: {
        kind: 'spread',
        slots,
        total: { min: units.exhausted > 0 ? 0 : 1, max: slots.reduce((sum, { max }) => sum + max, 0) },
      },
    };
  },
  waiting: (_, { faction }) => msg('versailles-1919.waiting.reclaim', nationArgs(faction)),
  apply(play, answers, { faction }) {
    const amounts = theAmounts(answers);
    const recalled = deployedIn(play.state, faction).filter((region) => amounts[region] === 1);
    takeBack(play, faction, amounts[CUBES] ?? 0, recalled);
  },
  /** All cubes that may come; deployed units stay, unless there is nothing else. */
  fallback: (position, _, { faction }) => {
    const [first] = reclaimSlots(position, faction);
    if (!first) return {};
    if (first.id !== CUBES && supplyOf(position.state, faction).units.exhausted > 0) return {};
    return { [first.id]: first.max };
  },
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 4.2: this many cubes, all Exhausted units, and the units of these regions. */
export function takeBack(
  { state, tell }: Play,
  faction: FactionId,
  cubes: number,
  recalled: readonly RegionId[],
): void {
  const supply = supplyOf(state, faction);
  const units = supply.units.exhausted;
  supply.exhausted -= cubes;
  supply.available += cubes;
  for (const region of recalled) takeUnit(state, faction, region);
  supply.units.available += units + recalled.length;
  supply.units.exhausted = 0;
  tell({ type: 'reclaimed', faction, cubes, units, recalled, available: supply.available });
}

export function canReclaim(state: State, faction: FactionId): boolean {
  const { exhausted, units } = supplyOf(state, faction);
  return exhausted > 0 || units.exhausted > 0 || deployedIn(state, faction).length > 0;
}

function reclaimSlots({ state, pack }: Position, faction: FactionId): readonly Slot[] {
  const { exhausted } = supplyOf(state, faction);
  const most = Math.min(pack.figures.reclaim, exhausted);
  const cubes: Slot = { id: CUBES, label: msg('versailles-1919.option.cubes'), max: most };
  const units = deployedIn(state, faction).map((region) => ({ ...placeOption(state, faction, region), max: 1 }));
  return most > 0 ? [cubes, ...units] : units;
}
