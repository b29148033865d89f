import { POWERS, type Power } from '../pack-lists.ts';

type By<T> = { readonly [P in Power]?: readonly T[] };

/** Of what each power ordered what is still possible; the rest is reported with the reason. */
export function keepPossible<T, No>(
  ordered: By<T>,
  whyNot: (power: Power, one: T) => No | undefined,
  lapsed: (power: Power, one: T, no: No) => void,
): By<T> {
  const kept: { [P in Power]?: readonly T[] } = {};
  for (const power of POWERS) {
    const all = ordered[power];
    if (!all) continue;
    kept[power] = all.filter((one) => {
      const no = whyNot(power, one);
      if (no) lapsed(power, one, no);
      return !no;
    });
  }
  return kept;
}
