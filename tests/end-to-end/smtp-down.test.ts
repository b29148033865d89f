import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { viewTable } from '../../src/play/view-table.ts';
import type { MailboxMood } from '../harness/mailbox.ts';
import { type Acknowledged, checkTable } from './harness/check-table.ts';
import { type House, openHouse } from './harness/house.ts';
import { letTimePass } from './harness/let-time-pass.ts';
import { aPlayer, askedOf, aTable, type PlayedTable, send, submissionOf } from './harness/players.ts';
import { flat } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';

const english = translator('en', 'UTC');
const random = seededRandom('no mail today');

let house: House;
let tables: readonly PlayedTable[];
const moves = new Map<string, Acknowledged[]>();

beforeAll(async () => {
  house = await openHouse();
  const { services } = house;
  await house.mailbox.stop();
  tables = await Promise.all(
    [0, 1, 2].map(async (i) => {
      const plain = i > 0;
      return aTable(services, [await aPlayer(services, 'Ann', { plain }), await aPlayer(services, 'Boris', { plain })]);
    }),
  );
});
afterAll(() => house.close());

/** So many moves at every table, each acknowledged. */
async function moveOn(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    for (const table of tables) {
      const asked = await Promise.all(
        [...table.players.values()].map(async (player) => ({
          player,
          question: await askedOf(house.url, table.id, player),
        })),
      );
      const next = asked.find(({ question }) => question);
      if (!next?.question) throw new Error('nobody is asked');
      const submission = submissionOf(table.id, next.player, next.question, sampleAnswer(next.question.choice, random));
      const sent = await send(house.url, submission);
      expect([sent.status, sent.repeated]).toEqual([200, false]);
      moves.set(table.id, [...(moves.get(table.id) ?? []), { key: submission.body.key, seq: sent.seq ?? 0 }]);
    }
  }
}

const attempts = async () => (await house.services.db.mail.aggregate({ _sum: { attempts: true } }))._sum.attempts ?? 0;
const dropped = async () => house.mailbox.dropped.length;

/** Waits until the outbox has tried once more in vain. */
async function triedInVain(tries: () => Promise<number> = attempts): Promise<void> {
  const before = await tries();
  while ((await tries()) <= before) {
    await letTimePass(house.services.db);
    await sleep(50);
  }
}

test('nobody listens: moves are accepted as ever, and their mails wait', async () => {
  await moveOn(4);
  await triedInVain();
  const mails = await house.services.db.mail.findMany();
  expect(mails.filter(({ status }) => status === 'sent' || status === 'failed')).toEqual([]);
  expect(mails.some(({ error }) => /ECONNREFUSED|connect/i.test(error ?? ''))).toBe(true);
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
});

test.each<MailboxMood>(['refuse', 'drop'])('the mail server answers, and its mood is "%s": the same', async (mood) => {
  house.mailbox.behave(mood);
  await house.mailbox.restart();
  await moveOn(4);
  // A connection of before may fail as well, but drops nothing.
  await triedInVain(mood === 'drop' ? dropped : attempts);
  expect(house.mailbox.mails).toEqual([]);
  await house.mailbox.stop();
});

test('the mail server is there and says nothing: the same, and no move waits for it', async () => {
  house.mailbox.behave('hang');
  await house.mailbox.restart();
  await letTimePass(house.services.db);
  await moveOn(4);
  await house.mailbox.stop();
  await triedInVain();
  expect(house.mailbox.mails).toEqual([]);
});

test('when it comes back every mail arrives once, and nothing was lost', async () => {
  house.mailbox.behave('accept');
  await house.mailbox.restart();
  await settled(house.services.db, 120_000, letTimePass);
  for (const { id } of tables) await checkTable(house.services, id, moves.get(id) ?? []);

  const rows = await house.services.db.mail.findMany();
  const sent = rows.filter(({ status }) => status === 'sent').map(({ id }) => `<${id}@localhost>`);
  const arrived = house.mailbox.mails.map(({ messageId }) => messageId ?? '');
  expect([...arrived].sort()).toEqual(sent.sort());
  // A mail whose connection was cut after its last byte came again under its own name, unless it was no news any more.
  const known = new Set(rows.map(({ id }) => `<${id}@localhost>`));
  expect(house.mailbox.dropped.length).toBeGreaterThan(0);
  for (const { messageId } of house.mailbox.dropped) expect(known).toContain(messageId);
  for (const { status, reason } of rows)
    expect(['sent', 'no-longer-news', 'invitation-over', 'plays-there']).toContain(
      status === 'dropped' ? reason : status,
    );
});

test('every player who is waited for has the present question in their newest mail', async () => {
  for (const { id, players } of tables) {
    for (const [seat, player] of players) {
      const mine = (await viewTable(house.services, id, seat)).decisions.find((decision) => decision.mine)?.mine;
      if (!mine) continue;
      const newest = house.mailbox.mails.filter(({ recipients }) => recipients.includes(player.email)).at(-1);
      expect(flat(newest?.text ?? '')).toContain(flat(english.t(mine.prompt)));
    }
  }
});
