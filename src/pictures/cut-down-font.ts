import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Names of the face within its family (OpenType, `name`): without them a semibold is a family of its own. */
const TYPOGRAPHIC_NAMES = [16, 17];

/** Write a TrueType file that has only some letters of another one. Throws where nothing can be written. */
export async function cutDown(whole: string, letters: string, file: string): Promise<void> {
  // Small capitals and other forms of letters that nobody asks for are two thirds of a file.
  const options = { targetFormat: 'sfnt', preserveNameIds: TYPOGRAPHIC_NAMES, noLayoutClosure: true } as const;
  await writeFile(file, await subsetFont(await readFile(whole), letters, options));
}
