import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rules } from '../../src/games/versailles-1919/rules.ts';
import { translator } from '../../src/i18n/translator.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import { readLog } from '../../src/log/read-log.ts';
import { doAlso as alsoDo, answerMail, openAlso } from './harness/answer-mail.ts';
import { type Browser, newBrowser, type Page, wordsOf } from './harness/browser.ts';
import { checkEnding } from './harness/check-ending.ts';
import { checkPost } from './harness/check-post.ts';
import { accept, readPlainMails, setTable, signIn } from './harness/come-in.ts';
import { asks, type Wanted } from './harness/fill-by-words.ts';
import { type House, openHouse } from './harness/house.ts';
import { checkTableMail, flat, type ReadMail, type SaidLink } from './harness/read-mail.ts';
import { readPost } from './harness/read-post.ts';
import { shortConference } from './harness/short-conference.ts';
import { sitDown } from './harness/sit-down.ts';

const english = translator('en', 'UTC');
const random = seededRandom('four mailboxes');
const HOST = 'ann@players.example';
const GUESTS = ['boris', 'chiara', 'dora'].map((name) => `${name}@players.example`);

let house: House;
const post = readPost(() => house.mailbox);
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Person = { readonly seat: string; readonly playerId: string; readonly nation: string };

let tableId: string;
const people = new Map<string, Person>();
/**
 * Two have a browser that knows them and read plain text; the others read their mail on a telephone that never signed
 * in.
 */
const theirBrowsers = new Map<string, Browser>();
const browserOf = (address: string) => theirBrowsers.get(address) ?? newBrowser({ keepsCookies: false });

function personOf({ to }: ReadMail): Person {
  const person = people.get(to);
  if (!person) throw new Error(`a mail to a stranger: ${to}`);
  return person;
}

test('Ann sets a table for four with a pack of her own; the others accept by the links in their mails', async () => {
  const ann = await signIn(house.url, post, { email: HOST, name: 'Ann', timeZone: 'Europe/Madrid' });
  theirBrowsers.set(HOST, ann);
  tableId = await setTable(ann, house.url, rules.id, [
    ['name', 'Quai d’Orsay'],
    ['players', '4'],
    ...GUESTS.map((email) => ['email', email] as const),
    ['pack', shortConference()],
  ]);
  const invitations = [await post.next(), await post.next(), await post.next()];
  for (const invitation of invitations) {
    expect(invitation.subject).toBe('[Quai d’Orsay] Ann invites you to Versailles 1919');
    const name = invitation.to.split('@')[0] ?? '';
    const { browser, there } = await accept(invitation, { name });
    expect(wordsOf(there)).toContain('Quai d’Orsay');
    if (invitation.to === GUESTS[0]) theirBrowsers.set(invitation.to, browser);
  }
  const seats = await house.database.db.seat.findMany({ where: { tableId }, include: { player: true } });
  for (const { seat, player, playerId } of seats)
    people.set(player?.email ?? '', { seat, playerId: playerId ?? '', nation: english.t(rules.seatName(seat)) });
  expect([...people.keys()].sort()).toEqual([HOST, ...GUESTS]);
  for (const browser of theirBrowsers.values()) await readPlainMails(browser, house.url);
});

/** What all four order: no military actions, and the usual before a roll. Two also have their bids made for them. */
const ORDERS: readonly Wanted[] = [
  { question: 'After your political action', pick: 'No military action' },
  { question: 'Rolls for an uprising', pick: 'Announce −1 when it could hit me, else no change' },
];
const BIDS: readonly Wanted[] = [
  { question: 'Bids (10.4)', pick: 'Bid for me, as little as it takes' },
  { question: 'Bid at most this many Available units', amount: 1 },
  { question: 'Bid at most this much influence', amount: 1 },
  { question: 'Lose at most this much happiness by it', amount: 1 },
];
const BIDDERS = ['uk', 'it'];

const overMails = new Map<string, ReadMail>();
const ordered = new Set<string>();
const PROPOSE = 'Propose a deal';
const MOST_DEALS = 3;
let deals = 0;
/** A player who has proposed a deal waits for the answer before keeping the promise. */
let waiting: { readonly mail: ReadMail; readonly promised: SaidLink } | undefined;

const doAlso = (mail: ReadMail, what: string, fill: (page: Page) => readonly Wanted[]) =>
  alsoDo(browserOf(mail.to), mail, what, fill);

const promiseTo = (settle: string): Wanted => ({
  question: 'You promise for this turn',
  pick: `settles ${settle.slice('Settle '.length)} with its political action`,
});

/** Whether it can still be promised: news of a deal bring the question along, and it may be answered by now. */
const canPromise = async (mail: ReadMail, settle: string) =>
  asks(await openAlso(browserOf(mail.to), mail, PROPOSE), promiseTo(settle));

/** A player who can settle an issue promises it to somebody, and a cube with it where they can take one back. */
async function propose(mail: ReadMail, settle: string): Promise<void> {
  const { nation } = personOf(mail);
  const others = [...people.values()].map((person) => person.nation).filter((other) => other !== nation);
  const other = pickFrom(others, random);
  const cube: Wanted = { question: 'You exhaust Available influence', amount: 1, of: other };
  await doAlso(mail, PROPOSE, (page) => [
    promiseTo(settle),
    { question: 'Who else must agree', pick: other },
    ...(asks(page, cube) ? [cube] : []),
  ]);
}

const SETTLE = /^Settle /;
const END_CARD = /^Rush to the Finish/;
/** They make haste; who bids by hand does it now and then, with influence only. */
const taste = () => [
  SETTLE,
  /^Place influence/,
  END_CARD,
  /^Draw from/,
  random(3) > 0 ? /^Pass/ : /^Influence only/,
  /^Pass/,
];

const follow = (mail: ReadMail, wanted?: SaidLink) =>
  answerMail(browserOf(mail.to), mail, { random, taste, wanted, stays: () => random(4) > 0 });

async function readOne(mail: ReadMail): Promise<void> {
  const person = personOf(mail);
  checkTableMail(mail, { tableId, playerId: person.playerId });
  if (mail.headline === 'The game is over') {
    overMails.set(mail.to, mail);
    return;
  }
  const acceptance = mail.answers.find(({ said }) => said === 'Accept');
  if (acceptance) {
    const browser = browserOf(mail.to);
    const { sent } = await sitDown(browser, await browser.open(acceptance.href), random);
    expect(sent).toBe(true);
    if (waiting) await follow(waiting.mail, waiting.promised);
    waiting = undefined;
    return;
  }
  if (mail.links('c').length === 0) return;
  if (!ordered.has(mail.to)) {
    ordered.add(mail.to);
    await doAlso(mail, 'Give standing orders', () => (BIDDERS.includes(person.seat) ? [...ORDERS, ...BIDS] : ORDERS));
  }
  const settle = mail.answers.find(({ said }) => SETTLE.test(said));
  if (settle && deals < MOST_DEALS && (await canPromise(mail, settle.said))) {
    deals += 1;
    waiting = { mail, promised: settle };
    await propose(mail, settle.said);
  } else await follow(mail);
}

test('four people play a whole game by following the links of their mails', async () => {
  while (overMails.size < people.size) await readOne(await post.next());
}, 240_000);

test('no mail came twice, and each is about something', () => checkPost(house));

type Line = { readonly by: string | undefined; readonly how: string | undefined; readonly said: readonly string[] };

/** The log as anybody reads it. */
async function story(): Promise<readonly Line[]> {
  const lines = await readLog(house.services, tableId, 'spectator');
  return lines.map(({ by, how, messages }) => ({ by, how, said: messages.map((each) => flat(english.t(each))) }));
}

test('a deal was proposed from one mail and accepted from another, and its promise was kept', async () => {
  const lines = await story();
  const at = (fits: RegExp, from = 0) =>
    lines.findIndex(({ said }, i) => i >= from && said.some((one) => fits.test(one)));
  const proposed = at(/proposes deal 1 to /);
  const made = at(/^Deal 1 between .* holds for this turn: /);
  const kept = at(/^As promised in a deal: .* settles .* with its political action\.$/, made);
  expect(lines[proposed]).toMatchObject({ how: 'link' });
  expect(lines[made]).toMatchObject({ how: 'link' });
  expect(made).toBeGreaterThan(proposed);
  expect(lines[made]?.by).not.toBe(lines[proposed]?.by);
  expect(lines[kept]).toMatchObject({ by: lines[proposed]?.by, how: 'link' });
  expect(lines[kept]?.said.join(' ')).toMatch(/settled .* Cubes: /);
});

test('uprisings put issues up for bid, and more than one seat bid for the same', async () => {
  const bidders: Set<string>[] = [];
  for (const { by, said } of await story())
    for (const one of said) {
      if (/ becomes unsettled and is up for bid/.test(one)) bidders.push(new Set());
      if (/ bids .* for /.test(one)) bidders.at(-1)?.add(by ?? '');
    }
  expect(Math.max(...bidders.map(({ size }) => size))).toBeGreaterThanOrEqual(2);
});

test('standing orders answered for every seat: military actions for all, bids for those who left bids', async () => {
  const byOrder = (await story()).filter(({ how }) => how === 'standing-order');
  const seats = new Set(byOrder.map(({ by }) => by));
  expect(seats).toEqual(new Set([...people.values()].map(({ seat }) => seat)));
  expect(
    byOrder.filter(({ by, said }) => BIDDERS.includes(by ?? '') && said.some((one) => / bids /.test(one))),
  ).not.toEqual([]);
});

test('all four are mailed the final score and the seed, and the record proves every roll', async () => {
  const mails = [...overMails.values()];
  const { outcome } = await checkEnding(house, { tableId, mails, reader: browserOf(HOST) });
  expect(outcome.summary.key).toBe('versailles-1919.end');
});
