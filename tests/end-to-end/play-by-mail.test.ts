import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rules } from '../../src/games/iron-curtain/rules.ts';
import { translator } from '../../src/i18n/translator.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import { SMALL } from '../harness/pictures.ts';
import { type Browser, newBrowser, wordsOf } from './harness/browser.ts';
import { checkEnding } from './harness/check-ending.ts';
import { checkPost } from './harness/check-post.ts';
import { accept, setTable, signIn } from './harness/come-in.ts';
import { hiddenNames, namesIn } from './harness/hidden-cards.ts';
import { type House, openHouse } from './harness/house.ts';
import { checkTableMail, headerOf, type ReadMail } from './harness/read-mail.ts';
import { readPost } from './harness/read-post.ts';
import { goOn, sitDown } from './harness/sit-down.ts';

const english = translator('en', 'UTC');
const random = seededRandom('two mailboxes');
const ANN = 'ann@players.example';
const BORIS = 'boris@players.example';

let house: House;
const post = readPost(() => house.mailbox);
beforeAll(async () => {
  house = await openHouse({ drawing: SMALL });
});
afterAll(() => house.close());

/** The pack of the game with a flag so far away that the game always comes to its final scoring. */
function longGame(): string {
  const content = JSON.parse(JSON.stringify(rules.builtInPack().content));
  content.track.steps_to_flag = { value: 40, source: 'owner', confidence: 1 };
  return JSON.stringify(content);
}

let tableId: string;
const people = new Map<string, { readonly seat: string; readonly playerId: string }>();

test('Ann signs in by a mailed link and invites Boris to a table; he accepts by the link in his mail', async () => {
  const ann = await signIn(house.url, post, { email: ANN, name: 'Ann', timeZone: 'Europe/Madrid' });
  tableId = await setTable(ann, house.url, rules.id, [
    ['name', 'Tuesday Club'],
    ['email', BORIS],
    ['email', ''],
    ['pack', longGame()],
  ]);

  const invitation = await post.nextTo(BORIS);
  expect(invitation.subject).toBe('[Tuesday Club] Ann invites you to Iron Curtain');
  expect(headerOf(invitation, 'list-unsubscribe')).toMatch(/^<http:\/\/localhost:\d+\/u\/[\w-]{43}>$/);
  expect(headerOf(invitation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { browser: boris, there } = await accept(invitation, { name: 'Boris' });
  expect(new URL(there.url).pathname).toBe(`/t/${tableId}`);
  expect(wordsOf(there)).toContain('Tuesday Club');
  for (const seat of await house.database.db.seat.findMany({ where: { tableId }, include: { player: true } }))
    people.set(seat.player?.email ?? '', { seat: seat.seat, playerId: seat.playerId ?? '' });
  expect([...people.keys()].sort()).toEqual([ANN, BORIS]);
  theirBrowsers.set(BORIS, boris);
});

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
    const next = await goOn(browser, page);
    if (!next) break;
    ({ page, sent } = await sitDown(browser, next, random));
  }
  if (mail.to === ANN) expect(browser.cookies()).toEqual([]);
}

test('two people play a whole game by following the links of their mails', async () => {
  while (overMails.size < 2) {
    const mail = await post.next();
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
});

test('no mail came twice, and each is about something', () => checkPost(house));

test('both are mailed the final score and the seed, and the record proves every roll', async () => {
  const reader = browserOf(BORIS);
  const { outcome } = await checkEnding(house, { tableId, mails: [...overMails.values()], reader });
  expect(['iron-curtain.end.ahead', 'iron-curtain.end.level']).toContain(outcome.summary.key);
});
