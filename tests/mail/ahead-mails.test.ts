import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readLink } from '../../src/mail/links/read-link.ts';
import type { Player } from '../../src/people/player.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import { marchTable } from '../fixtures/marches/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail, tokenIn } from './harness/mail-world.ts';
import { reply as replyTo } from './replies/reply-table.ts';

/* Orders ahead by mail, at a table of Marches in turn: Ada is Ash, Ben is Birch, Cid is Cedar. */

const BEN = 'ben@people.example';
let world: MailWorld;
let people: readonly { readonly player: Player }[];
let table: string;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' });
  people = await Promise.all(
    ['ada@people.example', BEN, 'cid@people.example'].map((email) =>
      playerByEmail(world.services, email, { name: email.split('@')[0] ?? '' }),
    ),
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  table = await marchTable(world.services, people, 'marches-in-turn');
  await post();
});

const flat = (text: string) => text.replace(/\s+/g, ' ');

async function post() {
  world.services.clock.advance(1000);
  await flush(world);
}

async function reply(words: string) {
  return replyTo(world, await newestMail(world, BEN), words, { from: BEN });
}

/** What a seat sends; of what it is asked the answer. */
async function send(seat: string, answer: Parameters<typeof submitAnswers>[1]['answers'][0]['answer'], id?: string) {
  const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: table } });
  const held = await world.services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId: table, seat } } });
  const asked = await world.services.db.pendingAnswer.findFirst({ where: { tableId: table, seat } });
  const answers = [{ decision: id ?? asked?.decision ?? '', answer }];
  const by = {
    tableId: table,
    seat,
    playerId: held.playerId ?? '',
    expectedSeq: seq,
    key: newId(),
    how: 'page',
  } as const;
  await submitAnswers(world.services, { ...by, answers });
}

/** Nobody buys, and Ash moves nothing: Birch’s turn comes. */
async function comes() {
  for (const seat of ['Ash', 'Birch', 'Cedar']) await send(seat, {});
  await send('Ash', []);
  await post();
}

const AHEAD = '~ahead.turn.birch';
const march = { order: 'move', answer: { corps: 'Birch-1', to: 'e6' } };

test('a mail says what can be ordered ahead, and has been, with a link to its sheet', async () => {
  const mail = await newestMail(world, BEN);
  expect(flat(mail.text)).toMatch(/Order ahead: “your turn” https\S+\/c\/[\w-]+\/sheets\/~ahead\.turn\.birch/);
});

test('orders ahead by reply are echoed line by line, and confirmed by one link', async () => {
  const mail = await reply(
    'ahead:\nMove Birch-1 to e6\nStay Birch-2\nask me: when nobody else buys men; when a corps comes near e5 2',
  );
  expect(flat(mail.text)).toContain('- “Birch-1 to e6” - “Birch-2 stays”');
  expect(flat(mail.text)).toContain('“when a corps stands within 2 of e5”');
  const { link } = await readLink(world.services, 'answer', tokenIn(mail, 'a'));
  expect(link).toMatchObject({
    decision: AHEAD,
    answer: {
      lines: [march, { order: 'stay', answer: 'Birch-2' }],
      unless: { when: ['idle'], near: { area: 'e5', within: 2 } },
    },
  });
});

test('a word takes it back, changes only the conditions, or shows what is ordered', async () => {
  await send('Birch', { lines: [march], unless: { when: ['bought'] } }, AHEAD);
  const shown = await reply('ahead');
  expect(flat(shown.text)).toMatch(/1: ““your turn”” — ordered: 1 line|1: “your turn” — ordered: 1 line/);
  expect(flat(shown.text)).toContain('“Birch-1 to e6”');
  expect(flat(shown.text)).toContain('when a line no longer fits');
  const changed = await reply('ahead 1:\nask me: in any case');
  const { link } = await readLink(world.services, 'answer', tokenIn(changed, 'a'));
  expect(link).toMatchObject({ answer: { lines: [march], unless: { when: ['always'] } } });
  const back = await reply('ahead 1 withdraw');
  expect((await readLink(world.services, 'answer', tokenIn(back, 'a'))).link).toMatchObject({ answer: 'withdraw' });
});

test('what is not understood is said, with what is possible; nothing of it is taken', async () => {
  const wrong = await reply('ahead:\nMove Birch-1 to e6\nMove Birch-2 to nowhere');
  expect(wrong.subject).toContain('not understood');
  expect(flat(wrong.text)).toContain('Line 2');
  const condition = await reply('ahead:\nMove Birch-1 to e6\nask me: when it rains');
  expect(flat(condition.text)).toContain('“when it rains” is not one of the conditions');
  const against = await reply('ahead:\nMove Birch-1 to e6\nask me: in any case; when others buy men');
  expect(flat(against.text)).toContain('leaves nothing to the other conditions');
  const none = await reply('ahead 7:\nMove Birch-1 to e6');
  expect(flat(none.text)).toContain('Which of them is to be ordered ahead');
  expect(await world.services.db.entry.count({ where: { tableId: table, secret: { gt: 0 } } })).toBe(0);
});

test('the help names it where something can be ordered ahead', async () => {
  expect(flat((await reply('help')).text)).toContain('“ahead 1:” with your orders below it');
});

test('whoever is asked after all reads why, and what they had ordered', async () => {
  await send('Birch', { lines: [march], unless: { when: ['always'] } }, AHEAD);
  await comes();
  const mail = await newestMail(world, BEN);
  expect(flat(mail.text)).toContain(
    'You had ordered this ahead and are asked after all: in any case. The sheet is filled in with what you ordered:',
  );
  expect(flat(mail.text)).toContain('“Birch-1 to e6”');
  const read = await reply('as ordered ahead');
  expect((await readLink(world.services, 'answer', tokenIn(read, 'a'))).link).toMatchObject({ answer: [march] });
});

test('what was used is told in the next mail, and mails nobody by itself', async () => {
  await send('Birch', { lines: [march], unless: {} }, AHEAD);
  await post();
  const before = await newestMail(world, BEN);
  await comes();
  expect((await newestMail(world, BEN)).id).toBe(before.id);
  await send('Cedar', []);
  await post();
  const mail = await newestMail(world, BEN);
  expect(mail.id).not.toBe(before.id);
  expect(flat(mail.text)).toContain('your orders ahead were used');
});

test('a substitute is told what they inherit, and that it waits for them', async () => {
  await send('Birch', { lines: [march], unless: {} }, AHEAD);
  const { player: dora } = await playerByEmail(world.services, 'dora@people.example', { name: 'dora' });
  const host = people[0]?.player.id ?? '';
  const given = { tableId: table, seat: 'Birch', playerId: dora.id, by: host, reason: '' };
  await replacePlayer(world.services, given);
  await post();
  const mail = await newestMail(world, 'dora@people.example');
  expect(flat(mail.text)).toContain('Inherited, and waiting for you to confirm it: “your turn” (1 line)');
});
