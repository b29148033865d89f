import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/** A JSON file; `-` is the standard input. */
export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'));
}
