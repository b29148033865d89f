import { cpus, totalmem } from 'node:os';

/** One figure of the benchmark, with the target it is held against. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast: number } | { readonly below: number };
  /** What it was limited by, where that was measured with it. */
  readonly limit?: string;
};

/** What the figures were measured on. */
export function machineLine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const { version, platform, arch } = process;
  const model = cpu?.model.trim() ?? 'unknown processor';
  return `${model}, ${cpus().length} cores, ${memory} GiB, Node ${version}, ${platform} ${arch}`;
}

/** A figure in a line, and in another what it was limited by. */
export function figureLine({ name, value, unit, target, limit }: Figure): string {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2);
  const met = target ? targetText(target, value, unit) : '';
  const line = `${name.padEnd(58)} ${shown.padStart(12)} ${unit.padEnd(12)} ${met}`.trimEnd();
  return limit === undefined ? line : `${line}\n  ${limit}`;
}

function targetText(target: NonNullable<Figure['target']>, value: number, unit: string): string {
  const verdict = (met: boolean) => (met ? 'met   ' : 'MISSED');
  if ('atLeast' in target)
    return `${verdict(value >= target.atLeast)} (at least ${target.atLeast.toLocaleString('en-GB')} ${unit})`;
  return `${verdict(value < target.below)} (under ${target.below.toLocaleString('en-GB')} ${unit})`;
}

/** The value below which this share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How often something runs in a second: warmed up, then for at least `seconds`. */
export function perSecond(run: () => number, seconds = 2): number {
  run();
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) done += run();
  return (done / (performance.now() - began)) * 1000;
}
