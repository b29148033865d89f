import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';

/** The places from which the power that chooses one in a phase may choose: 1 is before all others (6.1, 7.1). */
export function placesToChoose({ sequence }: Pick<Pack, 'sequence'>, phase: 'naval' | 'land'): readonly number[] {
  return [...sequence[phase], 'last'].map((_, others) => others + 1);
}

/**
 * Who moves when in a naval or land phase (6.1, 7.1): the powers that are left in the game in their order, with the
 * choosing one at its place. Powers that move together stand together, where the last of them would be alone, and among
 * themselves in that order (6.1.2, 7.1.2).
 */
export function turnOrder({ state, pack }: Board, phase: 'naval' | 'land', place: number): readonly Power[][] {
  const scenario = scenarioOf({ state, pack });
  // 3.4: in scenarios France moves first.
  if (scenario) return scenario.sides.map(({ power }) => [power]);
  const { sequence } = pack;
  const chooser = phase === 'naval' ? sequence.navalChooser : sequence.landChooser;
  const order = sequence[phase].toSpliced(place - 1, 0, chooser).filter((one) => state.powers[one].played !== 'gone');
  const together = state.combinedMovements.filter((one) => one.phase === phase && one.month === state.month);
  return order.flatMap((power) => {
    const partners = together.find(({ powers }) => powers.includes(power))?.powers ?? [power];
    const group = order.filter((one) => partners.includes(one));
    return group.at(-1) === power ? [group] : [];
  });
}
