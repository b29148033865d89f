import { statfs } from 'node:fs/promises';

export type Disk = {
  /** A write failed because there was no room. */
  sawFull(): void;
  hasRoom(): Promise<boolean>;
};

/** Four segments of PostgreSQL's write-ahead log: below that a busy minute can fill the disk. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** How long after a write that failed for want of room the disk counts as full. */
const FULL_FOR_MS = 60_000;

/**
 * Whether there is room for what people send: on the disk of the built-in database (`folder`), and, for any other
 * database, by whether a write has just failed for want of room.
 */
export function watchDisk(folder: string | undefined): Disk {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    sawFull() {
      fullAt = performance.now();
    },
    async hasRoom() {
      if (performance.now() - fullAt < FULL_FOR_MS) return false;
      return folder === undefined || (await freeBytes(folder)) >= LEAST_FREE_BYTES;
    },
  };
}

/** What programs that are not root may still write. A folder that cannot be asked says nothing about its disk. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
