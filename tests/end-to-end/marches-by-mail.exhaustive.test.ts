import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { games } from '../../src/games/registry.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { testClock } from '../harness/test-clock.ts';
import { doAlso } from './harness/answer-mail.ts';
import { type Browser, newBrowser } from './harness/browser.ts';
import { checkEnding } from './harness/check-ending.ts';
import { checkPost } from './harness/check-post.ts';
import { accept, setTable, signIn } from './harness/come-in.ts';
import { type House, openHouse } from './harness/house.ts';
import { lateMarches } from './harness/late-marches.ts';
import { followMail } from './harness/march-by-mail.ts';
import { confirmReply, openWriter, replyTo, type Writer } from './harness/march-by-reply.ts';
import { checkTableMail, type ReadMail } from './harness/read-mail.ts';
import { readPost } from './harness/read-post.ts';

/*
 * A game of Marches over SMTP, by five people who know nothing but their mails: its last seasons, or with `WHOLE=1` all
 * of it.
 */
const GAME = process.env.WHOLE ? marches : lateMarches(3);
const MINUTE = 60_000;

const random = seededRandom('five mailboxes');
const clock = testClock();
const at = (name: string) => `${name}@players.example`;
const HOST = at('ann');
const GUESTS = ['boris', 'chiara', 'dora', 'emil'].map(at);
/** They never open a page but the one that takes what they wrote. */
const WRITERS = ['dora', 'emil'].map(at);
/** She is not asked about battles. */
const ORDERLY = at('chiara');

let house: House;
let writer: Writer;
const post = readPost(() => house.mailbox);
beforeAll(async () => {
  const port = await freePort();
  house = await openHouse(
    { clock, games: new Map([...games, [GAME.rules.id, GAME]]) },
    { REPLY_SMTP_PORT: String(port), REPLY_DOMAIN: 'in.despatch.test' },
  );
  writer = openWriter(port);
});
afterAll(async () => {
  writer.close();
  await house.close();
});

let tableId: string;
const players = new Map<string, string>();
/** Ann's browser knows her; the others read their mail where they never signed in. */
const browsers = new Map<string, Browser>();
const browserOf = (address: string) => browsers.get(address) ?? newBrowser({ keepsCookies: false });

test('Ann sets a table for five; the others accept by the links in their mails', async () => {
  const ann = await signIn(house.url, post, { email: HOST, name: 'Ann', timeZone: 'Europe/Madrid' });
  browsers.set(HOST, ann);
  tableId = await setTable(ann, house.url, 'marches', [
    ['name', 'Six Rivers'],
    ['players', '5'],
    ...GUESTS.map((email) => ['email', email] as const),
  ]);
  for (const _ of GUESTS) {
    const invitation = await post.next();
    await accept(invitation, { name: invitation.to.split('@')[0] ?? '' });
  }
  const seats = await house.database.db.seat.findMany({ where: { tableId }, include: { player: true } });
  for (const { player, playerId } of seats) players.set(player?.email ?? '', playerId ?? '');
  expect([...players.keys()].sort()).toEqual([HOST, ...GUESTS]);
});

const started = new Set<string>();
const overMails = new Map<string, ReadMail>();
/**
 * Mails whose links were followed; those whose question was answered in an earlier sitting; mails that were replied to,
 * and of those the ones that asked several things.
 */
const counts = { followed: 0, over: 0, replied: 0, several: 0 };

async function readOne(mail: ReadMail): Promise<void> {
  clock.advance(10 * MINUTE);
  const writes = WRITERS.includes(mail.to);
  if (writes && mail.subject.includes('confirm: ')) {
    await confirmReply(browserOf(mail.to), mail);
    return;
  }
  checkTableMail(mail, { tableId, playerId: players.get(mail.to) ?? '' });
  if (mail.headline === 'The game is over') {
    overMails.set(mail.to, mail);
    return;
  }
  if (!started.has(mail.to)) {
    expect(mail.headline).toMatch(/^The game begins/);
    started.add(mail.to);
    if (mail.to === ORDERLY)
      await doAlso(browserOf(mail.to), mail, '“Standing orders”', () => [
        { question: '“In an ambush”', pick: 'ask me' },
        { question: '“In a battle”', pick: 'attack' },
      ]);
  }
  if (mail.links('c').length === 0) return;
  if (!writes) {
    const followed = await followMail(browserOf(mail.to), mail, random);
    counts[followed ? 'followed' : 'over'] += 1;
    return;
  }
  const words = replyTo(mail, random);
  if (words === undefined) throw new Error(`nothing to reply to: ${mail.mail.text}`);
  await writer.write(mail, words);
  counts.replied += 1;
  if (words.startsWith('Q1:')) counts.several += 1;
}

test('five people play a whole game with nothing but their mails, two of them by reply', async () => {
  while (overMails.size < players.size) await readOne(await post.next());
  expect(started).toEqual(new Set(players.keys()));
}, 1_200_000);

test('no mail came twice, and each is about something', () => checkPost(house));

test('the record that the last mails name holds, with every roll', async () => {
  const { record } = await checkEnding(house, { tableId, mails: [...overMails.values()], reader: browserOf(HOST) });
  console.info(`${house.mailbox.mails.length} mails, ${record.entries.length} entries`, counts);
});
