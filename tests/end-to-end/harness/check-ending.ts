import { expect } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { seedHash } from '../../../src/kernel/hmac-chance.ts';
import type { Outcome } from '../../../src/kernel/outcome.ts';
import { outcomeOf } from '../../../src/kernel/outcome-of.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import type { GameRecord } from '../../../src/records/record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import type { Browser } from './browser.ts';
import type { House } from './house.ts';
import { flat, type ReadMail } from './read-mail.ts';

type Ending = { readonly tableId: string; readonly mails: readonly ReadMail[]; readonly reader: Browser };

const english = translator('en', 'UTC');

/**
 * What holds of the mails that end a game: they tell the score sheet and the seed, and their link leads to a record
 * that replays with every hash and proves every roll. The record is opened by somebody whose browser knows them.
 */
export async function checkEnding(
  { database, services: { games } }: House,
  { tableId, mails, reader }: Ending,
): Promise<{ readonly record: GameRecord; readonly outcome: Outcome }> {
  const row = await database.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(row.status).toBe('finished');
  for (const mail of mails) {
    const text = flat(mail.mail.text ?? '');
    for (const words of [row.seed, row.seedHash, 'Final score']) expect(text).toContain(words);
    expect(mail.mail.text).toContain(recordLink(mail));
  }
  const [link = ''] = mails.map(recordLink);
  const page = await reader.open(link);
  expect([page.status, page.url]).toEqual([200, link]);
  const record = readRecord(JSON.parse(page.html));
  expect(record.seed).toBe(row.seed);
  expect(seedHash(record.seed ?? '')).toBe(record.seedHash);
  const builtIn = games.get(row.game)?.rules.builtInPack().hash;
  expect(record.pack?.content === undefined).toBe(record.pack?.hash === builtIn);

  const replayed = replayRecord(record, games);
  expect(replayed.wrongHashes).toEqual([]);
  expect(replayed.hashes).toBe(record.entries.filter(({ hash }) => hash !== undefined).length);
  expect(replayed.hashes).toBeGreaterThan(5);
  expect(replayed.rolls).toMatchObject({ seedFits: true, differing: [], filled: [] });
  expect(replayed.rolls.checked).toBeGreaterThan(0);
  const outcome = outcomeOf(replayed.game, replayed.machine);
  if (!outcome) throw new Error('the replayed game is not over');
  for (const mail of mails) {
    expect(mail.subject).toContain('over: ');
    expect(flat(mail.mail.text ?? '')).toContain(flat(english.t(outcome.summary)));
    for (const line of outcome.sheet) expect(flat(mail.mail.text ?? '')).toContain(flat(english.t(line)));
  }
  return { record, outcome };
}

function recordLink(mail: ReadMail): string {
  return mail.links('t').find((link) => link.includes('/record')) ?? '';
}
