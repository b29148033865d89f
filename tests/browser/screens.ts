import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Where the screens lie that somebody has looked at, and where new ones are put for that. */
const KEPT = new URL('screens/', import.meta.url);
const NEW = new URL('../../.screens/', import.meta.url);
/** How far a pixel's colour may be off, of 1, before it counts: soft edges are drawn a little differently elsewhere. */
const THRESHOLD = 0.2;
/** How much of a screen may differ all the same. */
const TOLERATED = 0.002;

/**
 * Compares a screen with the kept one. Gives what is wrong in one line, or undefined; then the new screen, the kept one
 * and where they differ lie in `.screens/`, for somebody to look at. With `accept` the new one is kept.
 */
export function compareScreen(name: string, taken: Buffer, accept: boolean): string | undefined {
  const kept = new URL(`${name}.png`, KEPT);
  if (accept) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(kept, taken);
    return undefined;
  }
  const fault = faultOf(name, taken, kept);
  if (fault === undefined) rmSync(new URL(`${name}.new.png`, NEW), { force: true });
  else {
    mkdirSync(NEW, { recursive: true });
    writeFileSync(new URL(`${name}.new.png`, NEW), taken);
  }
  return fault;
}

function faultOf(name: string, taken: Buffer, kept: URL): string | undefined {
  if (!existsSync(kept)) return `${name}: nobody has looked at it yet`;
  const [before, after] = [PNG.sync.read(readFileSync(kept)), PNG.sync.read(taken)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height)
    return `${name}: ${after.width} by ${after.height} pixels, and was ${width} by ${height}`;
  const difference = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: THRESHOLD });
  if (count <= TOLERATED * width * height) return undefined;
  mkdirSync(NEW, { recursive: true });
  writeFileSync(new URL(`${name}.difference.png`, NEW), PNG.sync.write(difference));
  return `${name}: ${((100 * count) / (width * height)).toFixed(1)} % of it is otherwise`;
}
