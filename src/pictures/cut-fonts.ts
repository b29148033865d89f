import { createThreadPool } from '../platform/threads/thread-pool.ts';

/** A TrueType file to write that has only some letters of another one. */
export type CutFont = { readonly whole: string; readonly letters: string; readonly file: string };

/**
 * Write these files. Throws where one cannot be written. It is done on a thread that ends with it: the programs that
 * cut fonts keep some 70 MB for as long as they are loaded.
 */
export async function cutFonts(fonts: readonly CutFont[]): Promise<void> {
  const script = new URL('./cut-font-thread.ts', import.meta.url);
  const pool = createThreadPool<CutFont, void>({ script, threads: 1 });
  try {
    await Promise.all(fonts.map((font) => pool.run(font)));
  } finally {
    await pool.close();
  }
}
