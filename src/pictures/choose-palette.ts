/** An image of at most 256 colours: `palette` as RGB triples, `indices` one byte a pixel. */
export type Indexed = { readonly palette: Uint8Array; readonly indices: Uint8Array };

/** Colours are counted in buckets of 5 bits a channel. */
const BUCKETS = 32 * 32 * 32;
const MOST = 256;

/**
 * Reduce opaque RGBA pixels to their 256 commonest colours, the commonest first; the others take the nearest. Boards
 * are flat areas and the soft edges of letters: the difference cannot be seen, and the file is a third.
 */
export function choosePalette(rgba: Uint8Array): Indexed {
  const { buckets, counts, colours } = countColours(rgba);
  const used: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) if (counts[bucket] !== 0) used.push(bucket);
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const chosen = used.slice(0, MOST).map((bucket) => colours[bucket] ?? 0);
  const indexOf = new Uint8Array(BUCKETS);
  for (const [n, bucket] of used.entries()) indexOf[bucket] = n < MOST ? n : nearest(colours[bucket] ?? 0, chosen);
  const indices = new Uint8Array(buckets.length);
  for (let i = 0; i < indices.length; i++) indices[i] = indexOf[buckets[i] ?? 0] ?? 0;
  return {
    palette: Uint8Array.from(chosen.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    indices,
  };
}

/** An image reduced to its `most` commonest colours. */
export function fewerColours({ palette, indices }: Indexed, most: number): Indexed {
  const colours = Array.from({ length: palette.length / 3 }, (_, n) =>
    palette.subarray(3 * n, 3 * n + 3).reduce((colour, part) => (colour << 8) | part, 0),
  );
  const chosen = colours.slice(0, most);
  const indexOf = colours.map((colour, n) => (n < most ? n : nearest(colour, chosen)));
  return { palette: palette.subarray(0, 3 * chosen.length), indices: indices.map((n) => indexOf[n] ?? 0) };
}

/**
 * Each pixel's bucket, and for each bucket how many pixels it has and its majority colour, so that flat areas keep
 * theirs exactly. The loop runs two million times a board: plain indices, no allocation.
 */
function countColours(rgba: Uint8Array) {
  const buckets = new Uint16Array(rgba.length >> 2);
  const counts = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  const colours = new Uint32Array(BUCKETS);
  for (let i = 0, at = 0; i < buckets.length; i++, at += 4) {
    const r = rgba[at] ?? 0;
    const g = rgba[at + 1] ?? 0;
    const b = rgba[at + 2] ?? 0;
    const bucket = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const colour = (r << 16) | (g << 8) | b;
    const vote = votes[bucket] ?? 0;
    buckets[i] = bucket;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
    // Majority vote: a colour that makes up more than half of its bucket is left over at the end.
    if (vote === 0) {
      colours[bucket] = colour;
      votes[bucket] = 1;
    } else votes[bucket] = vote + (colours[bucket] === colour ? 1 : -1);
  }
  return { buckets, counts, colours };
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < palette.length; n++) {
    const other = palette[n] ?? 0;
    const r = (colour >> 16) - (other >> 16);
    const g = ((colour >> 8) & 255) - ((other >> 8) & 255);
    const b = (colour & 255) - (other & 255);
    const distance = 2 * r * r + 4 * g * g + b * b;
    if (distance < least) {
      best = n;
      least = distance;
    }
  }
  return best;
}
