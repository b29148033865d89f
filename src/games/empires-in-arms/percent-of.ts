import type { Pack } from './pack-types.ts';

/** What a percentage is of a number, by the chart: numbers above 20 are split into twenties and a rest (6.3.3.4). */
export function percentOf({ percentages }: Pick<Pack, 'percentages'>, percent: number, number: number): number {
  const row = percent === 0 ? [] : percentages[String(percent)];
  if (!row) throw new Error(`the percentages chart has no row of ${percent}`);
  const most = Math.max(row.length, 1);
  const whole = Math.floor(number / most) * (row[most - 1] ?? 0);
  return whole + (row[(number % most) - 1] ?? 0);
}
