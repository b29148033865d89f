import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { agreeToPublish, readPublication, readPublished } from '../../src/press/published-letters.ts';
import { exportRecord, openRecord } from '../../src/records/export-record.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { ruleTable } from '../../src/rulings/rule-table.ts';
import { somebody } from '../disputes/moderated-table.ts';
import { type MailWorld, mailWorld } from '../mail/harness/mail-world.ts';
import { type PressGame, pressGame, write } from '../press/press-world.ts';
import { refused } from '../tables/fixtures/refused.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

const { t } = translator('en', 'UTC');
const LETTERS = ['Shall we?', 'Beware of Italy.', 'To all of you: well met.'] as const;

/** A game that is over, with a signed letter, an unsigned one, one to all, and one of after the end. */
async function overGame(): Promise<PressGame> {
  const { services: s } = world;
  const game = await pressGame(s, { policy: { pressSigned: 'choice' } });
  const { tableId, fr, uk, us, it } = game;
  await write(s, game, fr, ['uk'], LETTERS[0]);
  await write(s, game, uk, ['us'], LETTERS[1], { unsigned: true });
  await write(s, game, it, 'everybody', LETTERS[2]);
  const { id: by } = await somebody(s, 'Olga');
  await s.db.tableModerator.create({ data: { tableId, playerId: by } });
  const { seq } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const ruling = { type: 'end', how: 'draw' } as const;
  await ruleTable(s, { tableId, by, expectedSeq: seq, ruling, reason: 'Agreed.' });
  s.clock.advance(1000);
  await write(s, game, us, 'everybody', 'After the end.');
  return game;
}

async function allAgree({ tableId, fr, uk, us, it }: PressGame): Promise<void> {
  for (const { playerId } of [fr, uk, us, it])
    await agreeToPublish(world.services, { tableId, playerId, agrees: true });
}

/** The record as it is downloaded. */
async function download(tableId: string): Promise<string> {
  let text = '';
  const write = await openRecord(world.services, tableId);
  await write(async (piece) => {
    text += piece;
  });
  return text;
}

test('a record has no letter until all have agreed, and none of theirs who did not sign has a name', async () => {
  const game = await overGame();
  const { tableId, fr, uk, us } = game;
  for (const { playerId } of [fr, uk, us]) {
    await agreeToPublish(world.services, { tableId, playerId, agrees: true });
    const text = await download(tableId);
    expect(JSON.parse(text)).not.toHaveProperty('letters');
    for (const letter of LETTERS) expect(text).not.toContain(letter);
  }
  const without = await download(tableId);
  await allAgree(game);
  const text = await download(tableId);
  const record = readRecord(JSON.parse(text));
  expect(record.letters).toEqual([
    { seq: expect.any(Number), at: expect.any(String), from: 'fr', to: ['uk'], text: LETTERS[0] },
    { seq: expect.any(Number), at: expect.any(String), to: ['us'], text: LETTERS[1] },
    { seq: expect.any(Number), at: expect.any(String), from: 'it', to: [], text: LETTERS[2] },
  ]);
  expect(text).not.toContain('After the end.');
  expect(text).not.toContain('@people.example');
  for (const { playerId } of [fr, uk, us]) expect(text).not.toContain(playerId);
  expect(JSON.parse(JSON.stringify(await exportRecord(world.services, tableId)))).toEqual(JSON.parse(text));

  await agreeToPublish(world.services, { tableId, playerId: uk.playerId, agrees: false });
  expect(await download(tableId)).toBe(without);
});

test('who did not sign cannot be told from a record: two that differ in that alone are the same bytes', async () => {
  const game = await overGame();
  await allAgree(game);
  const { tableId, fr, uk } = game;
  const before = await download(tableId);
  const letters = world.services.db.letter;
  const { count } = await letters.updateMany({
    where: { tableId, unsigned: true },
    data: { writer: fr.seat, playerId: fr.playerId },
  });
  expect(count).toBe(1);
  expect(await download(tableId)).toBe(before);
  await letters.updateMany({ where: { tableId, unsigned: true }, data: { writer: uk.seat, playerId: uk.playerId } });
});

test('what is imported verifies without letters, shows them, and is exported as it was', async () => {
  const { services: s } = world;
  const game = await overGame();
  await allAgree(game);
  const record = readRecord(JSON.parse(await download(game.tableId)));
  const { letters: _, ...bare } = record;
  expect(replayRecord(record, s.games)).toEqual(replayRecord(bare, s.games));

  const { tableId } = await importRecord(s, { record, hostId: game.fr.playerId, players: { fr: game.fr.playerId } });
  expect((await verifyTable(s, tableId)).faults).toEqual([]);
  expect((await readPublication(s, tableId)).state).toBe('published');
  const published = await readPublished(s, { tableId });
  expect(
    published?.letters.map(({ from, to, text }) => [from && t(from.name), to.map(({ name }) => t(name)), text]),
  ).toEqual([
    ['France', ['UK'], LETTERS[0]],
    [undefined, ['US'], LETTERS[1]],
    ['Italy', [], LETTERS[2]],
  ]);
  // Nobody here has them in their letters, and what is written here now is not among them.
  expect(await s.db.letterCopy.count({ where: { tableId } })).toBe(0);
  const again = readRecord(JSON.parse(await download(tableId)));
  expect(again.letters).toEqual(record.letters);
  expect(again.entries).toEqual(record.entries);
  const mine = { tableId, playerId: game.fr.playerId, agrees: true };
  expect((await refused(() => agreeToPublish(s, mine))).code).toBe('bad-input');
});

describe('letters that no record can have are refused with their number', () => {
  let record: ReturnType<typeof readRecord>;
  beforeAll(async () => {
    const game = await overGame();
    await allAgree(game);
    record = readRecord(JSON.parse(await download(game.tableId)));
  });
  const importWith = async (letter: object) => {
    const { id } = await somebody(world.services, 'Hugo');
    const letters = [...(record.letters ?? []), { seq: 1, text: 'Hm.', ...letter }];
    return importRecord(world.services, { record: readRecord({ ...record, letters }), hostId: id });
  };

  test.each([
    [{ from: 'mars' }, 'Letter 4: There is no seat “mars” in this record; its seats are '],
    [{ to: ['uk', 'x'] }, 'Letter 4: There is no seat “x” in this record'],
    [{ seq: 9999 }, 'Letter 4: it was written after an entry that is not there; the last one is '],
    [{ text: ' ' }, 'Letter 4: '],
    [{ text: 'a\u0007b' }, 'Letter 4: '],
  ])('%j', async (letter, says) => {
    expect((await refused(() => importWith(letter))).says).toContain(says);
  });

  test('and so are those of a game that goes on', async () => {
    const entries = record.entries.filter(({ kind }) => kind !== 'ruling');
    const { id } = await somebody(world.services, 'Hugo');
    const going = readRecord({ ...record, seed: undefined, entries: entries.slice(0, 1) });
    expect((await refused(() => importRecord(world.services, { record: going, hostId: id }))).says).toBe(
      'Letters stand in the record of a finished game alone; this one goes on. Leave “letters” out.',
    );
  });

  test('a mail address in one is left out, as of any letter', async () => {
    const { id } = await somebody(world.services, 'Hugo');
    const letters = [{ seq: 1, from: 'fr', text: 'Write to anna@people.example.' }];
    const { tableId } = await importRecord(world.services, { record: readRecord({ ...record, letters }), hostId: id });
    expect((await readPublished(world.services, { tableId }))?.letters.map(({ text }) => text)).toEqual([
      'Write to […@…].',
    ]);
  });
});
