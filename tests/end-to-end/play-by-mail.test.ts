import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rules } from '../../src/games/iron-curtain/rules.ts';
import { games } from '../../src/games/registry.ts';
import { seedHash } from '../../src/kernel/hmac-chance.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { speaker } from '../../src/words/speaker.ts';
import type { CaughtEmail } from '../harness/mailbox.ts';
import { type Browser, formOn, newBrowser, type Page, wordsOf } from './harness/browser.ts';
import { hiddenNames, namesIn } from './harness/hidden-cards.ts';
import { type House, openHouse } from './harness/house.ts';
import { checkTableMail, flat, headerOf, type ReadMail, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';
import { sitDown } from './harness/sit-down.ts';

const english = speaker('en', 'UTC');
const random = seededRandom('two mailboxes');
const ANN = 'ann@players.example';
const BORIS = 'boris@players.example';

let house: House;
const read = new Set<CaughtEmail>();
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

/** The next mail that nobody has read yet. */
async function nextMail(): Promise<ReadMail> {
  const mail = await house.mailbox.waitForMail((one) => !read.has(one));
  read.add(mail);
  return readMail(mail);
}

async function mailTo(address: string): Promise<ReadMail> {
  const mail = await nextMail();
  expect(mail.to).toBe(address);
  return mail;
}

/** The pack of the game with a flag so far away that the game always comes to its final scoring. */
function longGame(): string {
  const content = JSON.parse(JSON.stringify(rules.builtInPack().content));
  content.track.steps_to_flag = { value: 40, source: 'owner', confidence: 1 };
  return JSON.stringify(content);
}

let tableId: string;
const people = new Map<string, { readonly seat: string; readonly playerId: string }>();

test('Ann signs in by a mailed link, sets a table and invites Boris; Boris accepts by the link in his mail', async () => {
  const ann = newBrowser();
  const asked = await ann.open(`${house.url}/sign-in`);
  expect((await ann.submit(formOn(asked, 'form[action="/sign-in"]'), [['email', ANN]])).status).toBe(200);
  const signIn = await mailTo(ANN);
  const [link = ''] = signIn.links('sign-in');
  expect(signIn.mail.text).toContain(link);
  const welcome = await ann.submit(formOn(await ann.open(link), 'main form'));
  const home = await ann.submit(formOn(welcome, 'form[action="/welcome"]'), [
    ['name', 'Ann'],
    ['timeZone', 'Europe/Madrid'],
  ]);
  expect(new URL(home.url).pathname).toBe('/');

  const fresh = await ann.open(`${house.url}/tables/new`);
  const table = await ann.submit(formOn(fresh, 'form[action="/tables/new"]'), [
    ['name', 'Tuesday Club'],
    ['email', BORIS],
    ['email', ''],
    ['pack', longGame()],
  ]);
  expect([table.status, table.url]).toEqual([200, expect.stringMatching(/\/t\/[\w-]+\?said=created$/)]);
  tableId = new URL(table.url).pathname.split('/')[2] ?? '';

  const invitation = await mailTo(BORIS);
  expect(invitation.subject).toBe('Ann invites you to Iron Curtain "Tuesday Club"');
  const boris = newBrowser();
  const [invited = ''] = invitation.links('i');
  expect(invitation.mail.text).toContain(invited);
  expect(headerOf(invitation, 'list-unsubscribe')).toMatch(/^<http:\/\/localhost:\d+\/u\/[\w-]{43}>$/);
  expect(headerOf(invitation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const answer = formOn(await boris.open(invited), 'form:has(button[name=do])');
  const came = await boris.submit(answer, [
    ['do', 'accept'],
    ['salt', 'a grain of salt'],
  ]);
  const there = await boris.submit(formOn(came, 'form[action="/welcome"]'), [['name', 'Boris']]);
  expect(new URL(there.url).pathname).toBe(`/t/${tableId}`);
  expect(wordsOf(there)).toContain('Tuesday Club');
  for (const seat of await house.database.db.seat.findMany({ where: { tableId }, include: { player: true } }))
    people.set(seat.player?.email ?? '', { seat: seat.seat, playerId: seat.playerId ?? '' });
  expect([...people.keys()].sort()).toEqual([ANN, BORIS]);
  theirBrowsers.set(BORIS, boris);
}, 60_000);

/** Boris' browser knows him since he accepted. Ann reads her mail on a telephone that never signed in. */
const theirBrowsers = new Map<string, Browser>();
const browserOf = (address: string) => theirBrowsers.get(address) ?? newBrowser({ keepsCookies: false });

const overMails = new Map<string, ReadMail>();
const leaked: string[] = [];
let followed = 0;

/** Follows one link of a mail and plays on as long as the pages ask and the player likes it. */
async function follow(mail: ReadMail): Promise<void> {
  const browser = browserOf(mail.to);
  const answers = mail.links('a');
  const link = answers.length > 0 && random(4) > 0 ? pickFrom(answers, random) : (mail.links('c')[0] ?? '');
  let { page, sent } = await sitDown(browser, await browser.open(link), random);
  followed += 1;
  if (!sent) expect(wordsOf(page)).toContain(english.text('pages.link.over-title'));
  while (sent && random(2) === 0) {
    expect(page.status).toBe(200);
    const next = await nextQuestion(browser, page);
    if (!next) break;
    ({ page, sent } = await sitDown(browser, next, random));
  }
  if (mail.to === ANN) expect(browser.cookies()).toEqual([]);
}

/** The page that asks the next question of the same sitting, as the page after sending offers it. */
async function nextQuestion(browser: Browser, page: Page): Promise<Page | undefined> {
  const { $ } = page;
  if ($('form[action$="/add"]').length > 0) return page;
  const href = $('section.decision a.button').attr('href');
  return href === undefined ? undefined : browser.open(new URL(href, page.url).href);
}

test('two people play a whole game by following the links of their mails', async () => {
  while (overMails.size < 2) {
    const mail = await nextMail();
    const person = people.get(mail.to);
    if (!person) throw new Error(`a mail to a stranger: ${mail.to}`);
    checkTableMail(mail, { tableId, playerId: person.playerId });
    const hidden = await hiddenNames(house.services, tableId, person.seat);
    leaked.push(...namesIn(`${mail.subject} ${mail.mail.text} ${mail.$.text()}`, hidden));
    if (mail.headline === 'The game is over') overMails.set(mail.to, mail);
    else if (mail.links('c').length > 0) await follow(mail);
  }
  expect(leaked).toEqual([]);
  expect(followed).toBeGreaterThan(20);
}, 120_000);

test('no mail came twice, and each is about something', async () => {
  await settled(house.database.db);
  const ids = house.mailbox.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^<[\w-]+@localhost>$/);
  const waiting = await house.database.db.mail.groupBy({ by: ['status'], _count: true });
  const sent = waiting.find(({ status }) => status === 'sent')?._count;
  expect(sent).toBe(ids.length);
  expect(waiting.filter(({ status }) => status === 'queued' || status === 'failed')).toEqual([]);
});

test('both are mailed the final score and the seed, and the record proves every roll', async () => {
  const row = await house.database.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(row.status).toBe('finished');
  const boris = browserOf(BORIS);
  for (const mail of overMails.values()) {
    const text = flat(mail.mail.text ?? '');
    expect(text).toContain(row.seed);
    expect(text).toContain(row.seedHash);
    expect(text).toContain('Final score');
    const [recordLink] = mail.links('t').filter((link) => link.includes('/record'));
    expect(mail.mail.text).toContain(recordLink);
  }
  const link =
    overMails
      .get(BORIS)
      ?.links('t')
      .find((one) => one.includes('/record')) ?? '';
  const page = await boris.open(link);
  expect([page.status, link]).toEqual([200, link]);
  const record = readRecord(JSON.parse(page.html));
  expect(record.seed).toBe(row.seed);
  expect(seedHash(record.seed ?? '')).toBe(record.seedHash);
  expect(Object.values(record.salts)).toContain('a grain of salt');
  expect(record.pack?.content).toBeDefined();

  const replayed = replayRecord(record, games);
  expect(replayed.wrongHashes).toEqual([]);
  expect(replayed.hashes).toBeGreaterThan(20);
  expect(replayed.rolls).toMatchObject({ seedFits: true, differing: [], filled: [] });
  expect(replayed.rolls.checked).toBeGreaterThan(0);
  const outcome = outcomeOf(replayed.game, replayed.machine);
  if (!outcome) throw new Error('the replayed game is not over');
  expect(['iron-curtain.end.ahead', 'iron-curtain.end.level']).toContain(outcome.summary.key);
  for (const mail of overMails.values()) {
    expect(flat(mail.subject)).toContain(english.say(outcome.summary));
    for (const line of outcome.sheet) expect(flat(mail.mail.text ?? '')).toContain(flat(english.say(line)));
  }
});
