import { disc } from './grid.ts';
import type { Faces, Traced } from './trace-lines.ts';

/** The longest border that is pinched, and how wide a wedge begins, in squares. */
const LONGEST = 60;
const WIDEST = 9;

/**
 * Where two areas touch that have no link, the faces at the ends of their border reach between them until they touch
 * in the middle: what is left is so short that it becomes a point. Changes the squares.
 */
export function pinchBorders(
  faces: Faces,
  lines: readonly Traced[],
  mayTouch: (a: number, b: number) => boolean,
  mayReach: (face: number) => boolean,
  /** Whether a face may have a square. */
  may: (face: number, at: number) => boolean,
): void {
  const ends = new Map<number, Set<number>>();
  for (const { corners, left, right } of lines)
    for (const end of [corners[0] ?? 0, corners.at(-1) ?? 0])
      ends.set(end, (ends.get(end) ?? new Set<number>()).add(left).add(right));
  for (const { corners, left, right } of lines) {
    if (mayTouch(left, right) || corners.length - 1 > LONGEST || corners[0] === corners.at(-1)) continue;
    const third = (end: number | undefined) =>
      [...(ends.get(end ?? 0) ?? [])].find((face) => face !== left && face !== right);
    const [first, last] = [third(corners[0]), third(corners.at(-1))];
    const reaching = [first, last].map((face) => face !== undefined && mayReach(face));
    const length = corners.length - 1;
    // A face that cannot reach leaves the whole way to the other.
    const middle = reaching[0] && reaching[1] ? length / 2 : reaching[0] ? length - 1 : 1;
    corners.forEach((corner, n) => {
      const near = n < middle;
      const heir = near ? first : last;
      if (heir === undefined || !reaching[near ? 0 : 1]) return;
      const part = near ? 1 - n / middle : (n - middle) / (length - middle);
      const radius = part * Math.min(WIDEST, length / 3);
      if (radius < 0.4) return;
      const [x, y] = [corner % (faces.width + 1), Math.floor(corner / (faces.width + 1))];
      if (x >= faces.width || y >= faces.height) return;
      for (const at of disc(faces, y * faces.width + x, radius))
        if ((faces.at[at] === left || faces.at[at] === right) && may(heir, at)) faces.at[at] = heir;
    });
  }
}
