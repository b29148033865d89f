import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { serveJobs } from '../platform/threads/serve-jobs.ts';
import type { CutFont } from './cut-fonts.ts';

/** Names of the face within its family (OpenType, `name`): without them a semibold is a family of its own. */
const TYPOGRAPHIC_NAMES = [16, 17];

serveJobs(async ({ whole, letters, file }: CutFont) => {
  // Small capitals and other forms of letters that nobody asks for are two thirds of a file.
  const options = { targetFormat: 'sfnt', preserveNameIds: TYPOGRAPHIC_NAMES, noLayoutClosure: true } as const;
  await writeFile(file, await subsetFont(await readFile(whole), letters, options));
});
