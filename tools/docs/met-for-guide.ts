import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '../../src/kernel/rules.ts';
import { nothingMet } from '../../src/records/guide/meet.ts';
import { meetInRecord } from '../../src/records/guide/meet-in-record.ts';
import { meetQuestions } from '../../src/records/guide/meet-questions.ts';
import type { Met } from '../../src/records/guide/met.ts';
import { readRecord } from '../../src/records/read-record.ts';

const FOLDER = new URL('../../tests/fixtures/guide-games/', import.meta.url);

/**
 * What a game's guide shows: out of the records that are kept for it, where there are some, else out of random games.
 * Throws with its name where a record is not played as it was any more.
 */
export function metForGuide(module: GameModule): Met {
  const folder = new URL(`${module.rules.id}/`, FOLDER);
  if (!existsSync(folder)) return meetQuestions(module);
  const met = nothingMet();
  for (const file of readdirSync(fileURLToPath(folder)).toSorted())
    try {
      meetInRecord(readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))), module, met);
    } catch (cause) {
      throw new Error(`${file} is not played as it was any more: type it in anew (docs/record.md)`, { cause });
    }
  return met;
}
