import type { PowerSetup } from '../force-types.ts';
import type { State } from '../state.ts';

type OnLand = Pick<PowerSetup, 'power' | 'corps' | 'garrisons' | 'depots'>;

/** The corps, garrisons and depots of powers where a set-up has them (2.4). */
export function setOut(powers: readonly OnLand[]): Pick<State, 'corps' | 'garrisons' | 'depots'> {
  return {
    corps: Object.fromEntries(
      powers.flatMap(({ corps }) =>
        corps.map(({ corps: id, area, factors }) => [id, { area, factors: { ...factors } }]),
      ),
    ),
    garrisons: Object.fromEntries(powers.flatMap(garrisonsOf)),
    depots: Object.fromEntries(powers.flatMap(({ power, depots }) => depots.map(({ area }) => [area, { power }]))),
  };
}

function garrisonsOf({ power, garrisons }: OnLand) {
  const areas = [...new Set(garrisons.map(({ area }) => area))];
  return areas.map((area) => {
    const sum = (troops: 'infantry' | 'militia') =>
      garrisons
        .filter((one) => one.area === area && one.troops === troops)
        .reduce((total, { factors }) => total + factors, 0);
    return [area, { nation: power, infantry: sum('infantry'), militia: sum('militia') }] as const;
  });
}

/** Cossacks, freikorps and guerrillas by area. */
export function irregularsOf(powers: readonly PowerSetup[]): State['irregulars'] {
  const placed: State['irregulars'] = {};
  for (const { power, irregulars } of powers)
    for (const { kind, area } of irregulars) {
      const there = placed[area] ?? [];
      placed[area] = there;
      const same = there.find((one) => one.kind === kind && one.power === power);
      if (same) same.number += 1;
      else there.push({ kind, power, number: 1 });
    }
  return placed;
}
