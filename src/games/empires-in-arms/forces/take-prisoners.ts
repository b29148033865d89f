import { TROOPS } from '../pack-lists.ts';
import type { Prisoners, State } from '../state.ts';

/** Factors of a nation become prisoners of a power, with those that it has already (4.4.6.1). */
export function takePrisoners(state: State, { of, by, factors }: Prisoners): void {
  const taken = TROOPS.filter((troop) => (factors[troop] ?? 0) > 0);
  if (taken.length === 0) return;
  const before = state.prisoners.find((one) => one.of === of && one.by === by);
  const sum = { ...before?.factors };
  for (const troop of taken) sum[troop] = (sum[troop] ?? 0) + (factors[troop] ?? 0);
  state.prisoners = [...state.prisoners.filter((one) => one !== before), { of, by, factors: sum }];
}
