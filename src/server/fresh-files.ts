import { statSync } from 'node:fs';

/**
 * What is read from files, read again when one of them has changed since: a certificate is renewed without a restart.
 * The first reading may throw; of a later one that does `complain` is told once, and what was read before stays.
 */
export function freshFiles<T>(files: readonly string[], read: () => T, complain: (error: unknown) => void): () => T {
  let known = stampOf(files);
  let value = read();
  return () => {
    const stamp = stampOf(files);
    if (stamp === known) return value;
    known = stamp;
    try {
      value = read();
    } catch (error) {
      complain(error);
    }
    return value;
  };
}

/** Changes when one of the files does, or the file that a link leads to. */
function stampOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'none';
    })
    .join(' / ');
}
