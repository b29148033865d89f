import type { DrawnLine } from './draw-lines.ts';

/** The outline of a face: its lines, numbered from 1 and negative where the face is on their left, ring by ring. */
export function assembleOutline(face: number, lines: readonly DrawnLine[]): number[][] {
  const mine = lines.flatMap(({ left, right }, n) => [
    ...(right === face ? [n + 1] : []),
    ...(left === face ? [-n - 1] : []),
  ]);
  const start = (number: number) => lines[Math.abs(number) - 1]?.points.at(number > 0 ? 0 : -1)?.join();
  const end = (number: number) => lines[Math.abs(number) - 1]?.points.at(number > 0 ? -1 : 0)?.join();
  const from = new Map<string, number[]>();
  for (const number of mine) {
    const key = start(number) ?? '';
    from.set(key, [...(from.get(key) ?? []), number]);
  }
  const rings: number[][] = [];
  const used = new Set<number>();
  for (const first of mine) {
    if (used.has(first)) continue;
    const ring: number[] = [];
    let next: number | undefined = first;
    while (next !== undefined) {
      used.add(next);
      ring.push(next);
      if (end(next) === start(first)) break;
      next = (from.get(end(next) ?? '') ?? []).find((number) => !used.has(number));
    }
    rings.push(ring);
  }
  return rings;
}
