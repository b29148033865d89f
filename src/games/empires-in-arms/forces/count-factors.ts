import type { FactorsOf } from '../state.ts';

/** All factors together. */
export function countFactors(factors: Readonly<FactorsOf>): number {
  return Object.values(factors).reduce<number>((sum, number) => sum + number, 0);
}

/** Those of a garrison. */
export function countGarrison({ infantry, militia }: { readonly infantry: number; readonly militia: number }): number {
  return infantry + militia;
}
