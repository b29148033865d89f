import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readJsonText } from '../kernel/unfit-data.ts';

/** A JSON file; `-` is the standard input. Refused as `readJsonText` says. */
export async function readJson(file: string): Promise<unknown> {
  return readJsonText(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'), 'file');
}
