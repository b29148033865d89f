/** Losses in whole numbers, in proportion to what each has; what is left over goes to the greatest remainders. */
export function inProportion(has: { readonly [id: string]: number }, lost: number): { [id: string]: number } {
  const all = Object.values(has).reduce((sum, one) => sum + one, 0);
  if (all === 0) return {};
  const exact = Object.entries(has).map(([id, number]) => ({ id, share: (number * lost) / all }));
  const whole = new Map(exact.map(({ id, share }) => [id, Math.floor(share)]));
  let left = lost - [...whole.values()].reduce((sum, one) => sum + one, 0);
  for (const { id } of exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))) {
    if (left === 0) break;
    whole.set(id, (whole.get(id) ?? 0) + 1);
    left -= 1;
  }
  return Object.fromEntries([...whole].filter(([, number]) => number > 0));
}
