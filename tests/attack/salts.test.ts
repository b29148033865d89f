import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGame } from '../../src/kernel/apply-entry.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { SetupEntry } from '../../src/kernel/log.ts';
import { hashSalt } from '../../src/lobby/salts/hash-salt.ts';
import { newSaltEnding } from '../../src/lobby/salts/salt-ending.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { gameOfRecord } from '../../src/records/game-of-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

/*
 * Mallory plays, and reads the whole database, as whoever runs the server can. They know the seed, which was made with
 * the table, and try twenty thousand words of their own for the deal that gives them the cards they would like.
 */

let server: TestServer;
let ann: Person;
let mallory: Person;
beforeAll(async () => {
  server = await startServer();
  [ann, mallory] = [await server.person('Ann'), await server.person('Mallory')];
});
afterAll(() => server.close());

const TRIES = 20_000;
const MALLORYS_SEAT = 'ussr';

async function tableOf(hostSalt: string | undefined): Promise<string> {
  const made = await as(server, ann, 'post', '/api/tables')
    .send({
      ...{ game: 'iron-curtain', name: 'Grind', players: 2, hostSeat: 'us', public: true },
      ...(hostSalt === undefined ? {} : { hostSaltHash: hashSalt(hostSalt) }),
    })
    .expect(201);
  return String(made.body.tableId);
}

/** All that the database knows of a table, as text. */
async function everything(tableId: string): Promise<string> {
  const { db } = server.services;
  const [table, seats, notifications, entries] = [
    await db.table.findUniqueOrThrow({ where: { id: tableId } }),
    await db.seat.findMany({ where: { tableId } }),
    await db.notification.findMany({ where: { tableId } }),
    await db.entry.findMany({ where: { tableId } }),
  ];
  return JSON.stringify([table, seats, notifications, entries]);
}

/** The order of the deck, from the top, for a seed and salts: the first draw of the game as Mallory works it out. */
function firstWords(seed: string, tableId: string, salts: { readonly [seat: string]: string }): string {
  const random = hmacChance(seed, { game: tableId, salts })(1);
  return Array.from({ length: 5 }, () => random(1000)).join(' ');
}

/** What the dealt game's first draw is made from. */
async function dealt(tableId: string): Promise<SetupEntry> {
  const { data } = await server.services.db.entry.findFirstOrThrow({ where: { tableId, seq: 1 } });
  return Object(data);
}

/** Of all that Mallory could work out before promising: how often it was the deal that came. */
async function foreseen(tableId: string, seed: string, known: { readonly [seat: string]: string }, own: string) {
  const setup = await dealt(tableId);
  const came = firstWords(seed, tableId, setup.salts);
  const guesses: readonly { readonly [seat: string]: string }[] = [
    { ...known, [MALLORYS_SEAT]: own },
    { us: '', [MALLORYS_SEAT]: own },
    { us: '', [MALLORYS_SEAT]: '' },
    { [MALLORYS_SEAT]: own },
  ];
  return guesses.filter((salts) => firstWords(seed, tableId, salts) === came).length;
}

/** Mallory's best of many words, judged by the deal that the database, as it is now, would give. */
function grind(seed: string, tableId: string, known: { readonly [seat: string]: string }) {
  let best = { words: '', value: -1 };
  for (let i = 0; i < TRIES; i += 1) {
    const words = `mallory ${String(i).padStart(16, '0')}`;
    const [first = '0'] = firstWords(seed, tableId, { ...known, [MALLORYS_SEAT]: words }).split(' ');
    if (Number(first) > best.value) best = { words, value: Number(first) };
  }
  return best;
}

test.each([
  ['the opponent has promised words too', `rain ${newSaltEnding()}`],
  ['nobody else has promised any', undefined],
])('twenty thousand words tried before one’s own promise win nothing: %s', async (_, annsWords) => {
  const tableId = await tableOf(annsWords);
  const read = await everything(tableId);
  const { seed, serverSalt } = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(read).toContain(seed);
  expect(serverSalt).toBeNull();
  if (annsWords !== undefined) expect(read).not.toContain(annsWords);

  // What the old server would have dealt: the highest of a thousand comes up in nearly every try of this size.
  const best = grind(seed, tableId, { us: '' });
  expect(best.value).toBe(999);
  await as(server, mallory, 'post', `/api/tables/${tableId}/join`)
    .send({ seat: MALLORYS_SEAT, saltHash: hashSalt(best.words) })
    .expect(200);

  // From here Mallory knows the server's part as well, but can open only what was promised.
  const other = grind(seed, tableId, { us: '' }).words.replace('mallory', 'another');
  await as(server, mallory, 'post', `/api/tables/${tableId}/words`).send({ words: other }).expect(400);
  await as(server, mallory, 'post', `/api/tables/${tableId}/words`).send({ words: best.words }).expect(200);
  if (annsWords !== undefined) {
    await as(server, ann, 'post', `/api/tables/${tableId}/words`).send({ words: annsWords }).expect(200);
  }
  const guessed = await foreseen(tableId, seed, { us: '' }, best.words);
  tally(`salts: ${annsWords === undefined ? 'alone' : 'both'}`, { requests: 5, foreseen: guessed });
  expect(guessed).toBe(0);
});

test('until all are open nobody is told what others have opened, whoever asks', async () => {
  const annsWords = `rain ${newSaltEnding()}`;
  const own = `mallory ${newSaltEnding()}`;
  const tableId = await tableOf(annsWords);
  const join = { seat: MALLORYS_SEAT, saltHash: hashSalt(own) };
  await as(server, mallory, 'post', `/api/tables/${tableId}/join`).send(join).expect(200);
  await as(server, ann, 'post', `/api/tables/${tableId}/words`).send({ words: annsWords }).expect(200);
  let leaked = 0;
  for (const path of ['', '/log', '/decisions', '/substitute-requests', '/moderators']) {
    const { text } = await as(server, mallory, 'get', `/api/tables/${tableId}${path}`);
    if (text.includes(annsWords)) leaked += 1;
  }
  // Only the seat itself gives its words up.
  await as(server, ann, 'post', `/api/tables/${tableId}/words`).send({ lost: true }).expect(409);
  tally('salts: opened one by one', { requests: 8, leaked });
  expect(leaked).toBe(0);
});

test('what decided the deal is in the record, and follows from it', async () => {
  const own = `mallory ${newSaltEnding()}`;
  const tableId = await tableOf(undefined);
  const join = { seat: MALLORYS_SEAT, saltHash: hashSalt(own) };
  await as(server, mallory, 'post', `/api/tables/${tableId}/join`).send(join).expect(200);
  await as(server, mallory, 'post', `/api/tables/${tableId}/words`).send({ words: own }).expect(200);
  const record = await exportRecord(server.services, tableId);
  const { seed } = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const { game } = gameOfRecord(readRecord(record), server.services.games);
  const setup = await dealt(tableId);
  const source = hmacChance(seed, { game: tableId, salts: setup.salts });
  const again = startGame(game, setup, { source });
  expect(JSON.parse(JSON.stringify(again.draws))).toEqual(setup.chance);
});
