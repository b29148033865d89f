import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { board } from '../../src/games/empires-in-arms/board.ts';
import { timeAt } from '../../src/games/empires-in-arms/calendar/month-number.ts';
import { rules } from '../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../src/games/empires-in-arms/rulesets.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { anyModule } from '../../src/kernel/any-game.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import type { Channel } from '../../src/kernel/log.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { rewindsOf, voidedBy } from '../../src/kernel/voided-entries.ts';
import { readEntries } from '../../src/log/read-entries.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { computerPower } from '../../src/simulation/pace/empires-in-arms/computer-power.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { type Browser, formOn, linkOn, newBrowser, wordsOf } from './harness/browser.ts';
import { checkPost } from './harness/check-post.ts';
import { accept, setTable, signIn } from './harness/come-in.ts';
import { type Campaign, followCampaign } from './harness/follow-campaign.ts';
import { giveAnswer } from './harness/give-answer.ts';
import type { House } from './harness/house.ts';
import { flat, headerOf, type ReadMail } from './harness/read-mail.ts';
import { readPost } from './harness/read-post.ts';
import { openReplyingHouse, type ReplyingHouse } from './harness/replying-house.ts';
import { settled } from './harness/settled.ts';
import { inWords } from './harness/write-in-words.ts';

/*
 * Seven computer powers through months of 1805, who know of them by nothing but their mails: four follow links, three
 * reply. In May one gives up their seat, and in July the moderator goes back by an answer. It is a campaign of before
 * the march, which must go on: politics and money, and nothing that moves. The long form is `MAIL_MONTHS=12`.
 */
const RULESET = MARCH - 1;
const MONTHS = Number(process.env.MAIL_MONTHS ?? 7);
const HANDS_OVER = 4;
const RULED = 6;
/** What every month may ask of a power, each with a mail of its own: political orders, reinforcements, a budget. */
const ROUTINE = /: (?:Political|Reinforcements|Budget)/;
const MOST_ROUTINE = 3;
/** What others do may ask it more: calls of allies, a peace, minor countries. */
const MOST_BESIDE = 2;

const english = translator('en', 'UTC');
const clock = testClock();
const at = (name: string) => `${name}@players.example`;
/** Who plays what; the first is the host. */
const CAST = new Map([
  ['france', at('ann')],
  ['austria', at('boris')],
  ['great_britain', at('chiara')],
  ['prussia', at('dora')],
  ['russia', at('emil')],
  ['spain', at('fay')],
  ['turkey', at('gil')],
]);
const HOST = at('ann');
const MINA = at('mina');
const LEAVER = 'prussia';
const NEWCOMER = at('hal');
/** They never open a page; one of them is asked whether they are understood, and says so by reply, too. */
const WRITERS = new Map([
  [at('emil'), 'act'],
  [at('fay'), 'act'],
  [at('gil'), 'confirm'],
]);

let house: House;
let replying: ReplyingHouse;
const post = readPost(() => house.mailbox);
beforeAll(async () => {
  const module = anyModule({ rules: { ...rules, ruleset: { ...rules.ruleset, current: RULESET } }, board });
  replying = await openReplyingHouse({ clock, drawing: SMALL, games: new Map([...games, [rules.id, module]]) });
  ({ house } = replying);
});
afterAll(() => replying.close());

let tableId: string;
let follow: () => Promise<Campaign>;
const browsers = new Map<string, Browser>();
/** Whoever has no browser that knows them has a telephone that keeps no cookie. */
const browserOf = (email: string) => browsers.get(email) ?? newBrowser({ keepsCookies: false });
const knownBrowser = (email: string) => {
  const browser = browsers.get(email);
  if (!browser) throw new Error(`nobody knows ${email}`);
  return browser;
};

test('Ann sets a table for seven with a moderator; six accept by the links in their mails', async () => {
  browsers.set(MINA, await signIn(house.url, post, { email: MINA, name: 'Mina', timeZone: 'UTC' }));
  const ann = await signIn(house.url, post, { email: HOST, name: 'Ann', timeZone: 'UTC' });
  browsers.set(HOST, ann);
  const guests = [...CAST].filter(([, email]) => email !== HOST);
  tableId = await setTable(ann, house.url, rules.id, [
    ['name', 'Eagles'],
    ['players', String(CAST.size)],
    ['me', 'france'],
    ['option.campaign', 'short'],
    ...guests.flatMap(([seat, email]) => [['email', email] as const, ['for', seat] as const]),
  ]);
  const table = await ann.open(`${house.url}/t/${tableId}`);
  const people = await ann.open(linkOn(table, 'How this table is moderated'));
  await ann.submit(formOn(people, 'form[action$="/moderators"]'), [['email', MINA]]);
  await settled(house.database.db, 120_000, undefined, clock.now());
  const mails = post.rest();
  const nomination = mails.find(({ to }) => to === MINA);
  const [named = ''] = nomination?.mail.text?.match(/http:\S+\/moderators\/\w+/) ?? [];
  const mina = knownBrowser(MINA);
  await mina.submit(formOn(await mina.open(named), 'form:has(button[name=do])'), [['do', 'yes']]);
  for (const mail of mails.filter((one) => one !== nomination)) {
    const { browser } = await accept(mail, { name: mail.to.split('@')[0] ?? '' });
    browsers.set(mail.to, browser);
  }
  for (const [email, replies] of WRITERS)
    await house.database.db.player.update({ where: { email }, data: { mail: { off: [], format: 'plain', replies } } });
  follow = followCampaign(house.services, tableId, RULESET);
  const { game, machine } = await follow();
  expect(openDecisions(game, machine)[0]?.waiting).toHaveLength(CAST.size);
});

/** Mails that came to a power in a month: those that call it to the table, by what for, and all others. */
type Come = { readonly routine: number; readonly beside: number; readonly others: number };
const NONE: Come = { routine: 0, beside: 0, others: 0 };
const come = new Map<string, Come>();
const counts = { replies: 0, confirmed: 0, links: 0, answers: 0 };
const said: string[] = [];
const powers = new Map([...CAST.keys()].map((seat) => [seat, computerPower(`by mail/${seat}`)]));
const newest = new Map<string, ReadMail>();
const subjects: string[] = [];

const seatOf = (email: string) => [...CAST].find(([, one]) => one === email)?.[0];

/** All mail is where it belongs, and has been looked at. */
async function settle(month: number): Promise<readonly ReadMail[]> {
  await settled(house.database.db, 120_000, undefined, clock.now());
  const mails = post.rest();
  for (const mail of mails) sort(mail, month);
  return mails;
}

/** Mails in answer to a reply, or that tell of people and rulings, may ask what was asked before. */
const TELLS = /confirm: |done: |a ruling|plays? .* now/;

function sort(mail: ReadMail, month: number): void {
  const seat = seatOf(mail.to);
  subjects.push(`${month} ${seat ?? mail.to}: ${mail.subject}`);
  if (seat === undefined) return;
  const asks = mail.links('c').length > 0;
  if (asks) newest.set(seat, mail);
  const sortOfMail = !asks || TELLS.test(mail.subject) ? 'others' : ROUTINE.test(mail.subject) ? 'routine' : 'beside';
  const here = cameTo(seat, month);
  come.set(`${seat}/${month}`, { ...here, [sortOfMail]: here[sortOfMail] + 1 });
}

const cameTo = (seat: string, month: number) => come.get(`${seat}/${month}`) ?? NONE;

/** Whoever has been asked longest and is not ready with what they answered in secret. */
async function asked() {
  const { db } = house.database;
  const open = await db.pendingAnswer.findMany({ where: { tableId }, orderBy: [{ since: 'asc' }, { seat: 'asc' }] });
  const ready = await db.keptAnswer.findMany({ where: { tableId, ready: true } });
  return open.find(({ seat, decision }) => !ready.some((one) => one.seat === seat && one.decision === decision));
}

async function reply(mail: ReadMail, text: string): Promise<void> {
  const to = headerOf(mail, 'reply-to') ?? '';
  await replying.writer.sendMail({ from: mail.to, to, subject: `Re: ${mail.subject}`, text });
  counts.replies += 1;
}

/** What they wrote counts; where the server would rather know whether it understood them, they say yes. */
async function untilTaken(email: string, month: number, isTaken: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isTaken())) {
    for (const back of post.rest()) {
      sort(back, month);
      if (back.to !== email) continue;
      if (!back.headline.startsWith('Understood')) throw new Error(`not taken: ${back.mail.text}`);
      await reply(back, 'yes');
      counts.confirmed += 1;
    }
    if (performance.now() > end) throw new Error(`no answer to ${email}`);
    await sleep(20);
  }
}

type Given = { readonly decision: string; readonly seat: string; readonly answer: Answer; readonly how: Channel };
/** What they answered last to each question. */
const given = new Map<string, Given>();

/** Somebody who is asked answers, by what they have before them. */
async function answerOne({ game, machine }: Campaign): Promise<void> {
  const open = await asked();
  const { seat, decision: id } = open ?? { seat: '', decision: '' };
  const email = CAST.get(seat) ?? '';
  const mail = newest.get(seat);
  const decision = openDecisions(game, machine).find((one) => one.id === id);
  if (!decision || !mail) throw new Error(`no mail asks ${seat} for ${decision?.name}`);
  const answer = powers.get(seat)?.answer(game, machine, decision, seat);
  if (answer === undefined) throw new Error(`nobody plays ${seat}`);
  const wanted = { decision, seat, answer };
  const writes = WRITERS.has(email);
  if (writes) {
    const inFull = inWords(game, machine, wanted, english);
    const place = mail.answers.findIndex((one) => one.said === flat(inFull));
    const words = place === -1 ? inFull : String(place + 1);
    said.push(`${decision.name} (${words.length > 3 ? 'words' : 'number'}): ${inFull}`);
    await reply(mail, words);
    await untilTaken(email, machine.state.month, async () => !isDeepStrictEqual(await asked(), open));
  } else {
    await giveAnswer(browserOf(email), mail, { game, machine }, wanted, english);
    counts.links += 1;
  }
  given.set(`${id}/${seat}`, { decision: id, seat, answer, how: writes ? 'reply' : 'link' });
}

async function playUntil(month: number): Promise<void> {
  let campaign = await follow();
  while (campaign.machine.state.month < month) {
    clock.advance(HOUR_MS);
    await settle(campaign.machine.state.month);
    await answerOne(campaign);
    campaign = await follow();
  }
  await settle(month);
}

test(
  'spring: seven play with nothing but their mails, three of them by reply alone',
  () => playUntil(HANDS_OVER),
  600_000,
);

test('Dora gives up Prussia to Hal, who takes over by his mail', async () => {
  const dora = knownBrowser(CAST.get(LEAVER) ?? '');
  const form = await dora.open(`${house.url}/t/${tableId}/substitute/${LEAVER}`);
  const fields = [['email', NEWCOMER] as const, ['reason', 'moving house'] as const];
  await dora.submit(formOn(form, 'main form.decision'), fields);
  const mails = await settle(HANDS_OVER);
  const offer = mails.find(({ to }) => to === NEWCOMER);
  if (!offer) throw new Error('nobody asked Hal');
  const hal = newBrowser();
  const [link = ''] = offer.links('s');
  const took = await hal.submit(formOn(await hal.open(link), 'form:has(button[name=do])'), [['do', 'accept']]);
  await hal.submit(formOn(took, 'form[action="/welcome"]'), [['name', 'Hal']]);
  CAST.set(LEAVER, NEWCOMER);
  const after = await settle(HANDS_OVER);
  expect(after.find(({ to }) => to === NEWCOMER)?.headline).toBe('You play Prussia now');
  expect(newest.get(LEAVER)?.to).toBe(NEWCOMER);
});

test('they play on, and Hal with them', () => playUntil(RULED), 600_000);

test('Mina goes back to before what was answered last, and it is asked once more', async () => {
  const before = await follow();
  const { seq } = before.machine;
  const [last] = await readEntries(house.services, tableId, { after: seq - 1, upTo: seq });
  if (last?.kind !== 'answered') throw new Error('nobody answered last');
  const mina = knownBrowser(MINA);
  const desk = await mina.open(`${house.url}/desk/t/${tableId}?at=${seq - 1}`);
  const rule = await mina.open(linkOn(desk, 'Go back to here'));
  const fields = [['reason', 'the wrong envelope'] as const];
  const trial = await mina.submit(formOn(rule, 'form:has(button[value=try])'), [...fields, ['do', 'try']]);
  const ruled = await mina.submit(formOn(trial, 'form.decision'), [...fields, ['do', 'rule']]);
  expect(wordsOf(ruled)).toContain('The ruling is in the log');
  const mails = (await settle(RULED)).filter(({ subject }) => subject.includes('ruling'));
  expect(mails.map(({ to }) => to).sort()).toEqual([...CAST.values()].sort());
  for (const { mail } of mails) expect(flat(mail.text ?? '')).toContain('the wrong envelope');
  expect(await asked()).toMatchObject({ decision: last.decision, seat: last.seat });
});

test('and on, to the last month', async () => {
  await playUntil(MONTHS);
  const { machine } = await follow();
  expect(machine.state.month).toBe(MONTHS);
  const page = await knownBrowser(HOST).open(`${house.url}/t/${tableId}`);
  const time = timeAt(rules.builtInPack().pack.calendar, 'short', MONTHS);
  expect(wordsOf(page).toLowerCase()).toContain(`${time.month} ${time.year} begins.`);
}, 600_000);

test('no mail came twice, and each is about something', () => checkPost(house));

test('the log holds, with every hash', async () => {
  const verdict = await verifyTable(house.services, tableId);
  expect(verdict).toMatchObject({ tableId, faults: [] });
  const { seq } = await house.database.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const log = await readEntries(house.services, tableId, { after: 0, upTo: seq });
  const voided = voidedBy(rewindsOf(log));
  const answered = log.flatMap((entry) => (entry.kind === 'answered' && !voided(entry.seq) ? [entry] : []));
  // A window is written at once.
  expect(verdict.hashes).toBeGreaterThan(answered.length / CAST.size);
  for (const entry of answered) {
    const { decision, seat } = entry;
    expect(entry).toMatchObject({ ...given.get(`${decision}/${seat}`) });
    given.delete(`${decision}/${seat}`);
  }
  expect([...given.values()]).toEqual([]);
  counts.answers = answered.length;
});

test('in a month nobody is called to the table more than three times, and twice more by what others do', () => {
  const months = Array.from({ length: MONTHS }, (_, month) => month);
  const lines = [...CAST.keys()].map((seat) => {
    const all = months.map((month) => cameTo(seat, month));
    const each = all.map(({ routine, beside, others }) => `${routine}+${beside} (${others})`);
    const mean = all.reduce((sum, { routine, beside }) => sum + routine + beside, 0) / MONTHS;
    expect(mean).toBeLessThanOrEqual(MOST_ROUTINE);
    return `${seat}: ${each.join(', ')}; called ${mean.toFixed(1)} times a month`;
  });
  const about = 'calls + those by what others did (other mails), month by month';
  console.info(`${house.mailbox.mails.length} mails; ${about}:\n${lines.join('\n')}`, counts);
  if (process.env.MAILS) console.info([...subjects, ...said].join('\n'));
  for (const { routine, beside } of come.values()) {
    expect(routine).toBeLessThanOrEqual(MOST_ROUTINE);
    expect(beside).toBeLessThanOrEqual(MOST_BESIDE);
  }
});
