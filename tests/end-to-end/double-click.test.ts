import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { formOn, newBrowser, type Page, wordsOf } from './harness/browser.ts';
import { CONFIRM } from './harness/confirm-form.ts';
import { type House, openHouse } from './harness/house.ts';
import {
  type Asked,
  aPlayer,
  askedOf,
  aTable,
  call,
  type PlayedTable,
  type Player,
  send,
  submissionOf,
} from './harness/players.ts';
import { type ReadMail, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';

const english = translator('en', 'UTC');
const random = seededRandom('double click');

let house: House;
let table: PlayedTable;
let mover: Player;
let question: Asked;
let mail: ReadMail;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A fresh table whose first mover has their mail. */
beforeEach(async () => {
  const { services } = house;
  const players = [await aPlayer(services, 'Ann'), await aPlayer(services, 'Boris')] as const;
  table = await aTable(services, players);
  services.wake();
  await settled(services.db);
  const found = await Promise.all(
    players.map(async (player) => ({ player, asked: await askedOf(house.url, table.id, player) })),
  );
  const first = found.find(({ asked }) => asked);
  if (!first?.asked) throw new Error('nobody is asked');
  mover = first.player;
  question = first.asked;
  const turn = house.mailbox.mails.map(readMail).find(({ to, links }) => to === mover.email && links('c').length > 0);
  if (!turn) throw new Error('no turn mail to the first mover');
  mail = turn;
});

/** How many answers stand in the log. */
const answers = () => house.services.db.entry.count({ where: { tableId: table.id, kind: 'answered' } });

/** Says what happened and shows where things stand: the question of now, or who is waited for. */
function explains(page: Page): void {
  const { $ } = page;
  expect($('h1').text()).toMatch(/\S/);
  expect($('.log-line').length).toBeGreaterThan(0);
  const asks = $('section.decision .decision-prompt').length > 0;
  expect(asks || /waiting|decide|choos|chance|gives|carries|Waiting/.test(wordsOf(page))).toBe(true);
}

describe('the button behind an answer link', () => {
  const confirm = async () => {
    const browser = newBrowser({ keepsCookies: false });
    const page = await browser.open(mail.links('a')[0] ?? '');
    return { browser, form: formOn(page, CONFIRM) };
  };

  test('pressed twice at once: one entry, and both pages say that it is done', async () => {
    const { browser, form } = await confirm();
    const pages = await Promise.all([browser.submit(form), browser.submit(form), browser.submit(form)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const page of pages) explains(page);
    expect(await answers()).toBe(1);
  });

  test('pressed again later: the same page once more, no second entry', async () => {
    const { browser, form } = await confirm();
    const first = await browser.submit(form);
    const again = await browser.submit(form);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(wordsOf(again)).toContain('What happened');
    explains(again);
    expect(await answers()).toBe(1);
  });

  test('two tabs with two different answers, at once: one counts, the other is told what happened', async () => {
    const [one = '', two = ''] = mail.links('a');
    const tabs = await Promise.all(
      [one, two].map(async (link) => {
        const browser = newBrowser({ keepsCookies: false });
        return { browser, form: formOn(await browser.open(link), CONFIRM) };
      }),
    );
    const pages = await Promise.all(tabs.map(({ browser, form }) => browser.submit(form)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = pages.find(({ status }) => status === 409);
    if (!late) throw new Error('nobody was late');
    // The other answer came before this one was looked at, or while it was: either page says why.
    expect(wordsOf(late)).toMatch(/The table moved on before your answer came in\.|That question is no longer open\./);
    explains(late);
    expect(await answers()).toBe(1);
  });

  test('two tabs one after the other: the old page is told, and a GET of its link too', async () => {
    const [one = '', two = ''] = mail.links('a');
    const old = newBrowser({ keepsCookies: false });
    const oldForm = formOn(await old.open(two), CONFIRM);
    const quick = newBrowser({ keepsCookies: false });
    await quick.submit(formOn(await quick.open(one), CONFIRM));
    const late = await old.submit(oldForm);
    expect([late.status, late.$('h1').text()]).toEqual([409, english.text('pages.link.over-title')]);
    explains(late);
    const reopened = await old.open(two);
    expect([reopened.status, reopened.$('h1').text()]).toEqual([410, english.text('pages.link.over-title')]);
    explains(reopened);
    expect(await answers()).toBe(1);
  });
});

describe('the composer', () => {
  /** Two tabs of one composer with the same step in them, ready to be sent. */
  async function twoTabs() {
    const browser = newBrowser({ keepsCookies: false });
    const [link = ''] = mail.links('c');
    const page = await browser.open(link);
    const value = page.$('form[action$="/add"] button[name=a]').attr('value') ?? '';
    await browser.submit(formOn(page, 'form[action$="/add"]'), [['a', value]]);
    const tabs = await Promise.all([browser.open(link), browser.open(link)]);
    const [one, two] = tabs.map((tab) => formOn(tab, 'form[action$="/send"]'));
    if (!one || !two) throw new Error('two tabs have two forms');
    return { browser, forms: [one, two] as const };
  }

  test('Send pressed twice at once: one entry', async () => {
    const {
      browser,
      forms: [form],
    } = await twoTabs();
    const pages = await Promise.all([browser.submit(form), browser.submit(form)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    for (const page of pages) explains(page);
    expect(await answers()).toBe(1);
  });

  test('Send pressed again later: told that it is sent, no second entry', async () => {
    const {
      browser,
      forms: [form],
    } = await twoTabs();
    const first = await browser.submit(form);
    const again = await browser.submit(form);
    expect([first.status, again.status]).toEqual([200, 200]);
    explains(again);
    expect(await answers()).toBe(1);
  });

  test('sent in one tab, the other old tab is told and sees the present question', async () => {
    const {
      browser,
      forms: [one, two],
    } = await twoTabs();
    expect((await browser.submit(one)).status).toBe(200);
    const late = await browser.submit(two);
    expect(late.status).toBe(409);
    explains(late);
    expect(await answers()).toBe(1);
  });

  test('sent in both tabs at once: one entry, the other tab is told', async () => {
    const { browser, forms } = await twoTabs();
    const pages = await Promise.all(forms.map((form) => browser.submit(form)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await answers()).toBe(1);
  });

  test('the same step added twice at once stands once in the draft', async () => {
    const browser = newBrowser({ keepsCookies: false });
    const page = await browser.open(mail.links('c')[0] ?? '');
    const form = formOn(page, 'form[action$="/add"]');
    const value = page.$('form[action$="/add"] button[name=a]').attr('value') ?? '';
    const pages = await Promise.all([browser.submit(form, [['a', value]]), browser.submit(form, [['a', value]])]);
    for (const { status } of pages) expect([200, 409]).toContain(status);
    const draft = await house.services.db.draft.findFirstOrThrow({ where: { tableId: table.id } });
    expect(draft.answers).toHaveLength(1);
    expect(await answers()).toBe(0);
  });
});

describe('the API', () => {
  test('one key sent many times at once writes once and answers the same', async () => {
    const submission = submissionOf(table.id, mover, question, sampleAnswer(question.choice, random));
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(house.url, submission)));
    expect(new Set(sent.map(({ status, seq }) => `${status} ${seq}`)).size).toBe(1);
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await answers()).toBe(1);
    expect(await send(house.url, submission)).toMatchObject({ status: 200, seq: sent[0]?.seq, repeated: true });
  });

  test('two keys at once: one is written, the other gets 409 with the table as it is now', async () => {
    const two = [0, 1].map(() => submissionOf(table.id, mover, question, sampleAnswer(question.choice, random)));
    const replies = await Promise.all(
      two.map(({ body }) => call(house.url, mover, `/tables/${table.id}/submissions`, body)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ detail: expect.stringMatching(/\S/), current: { seq: expect.any(Number) } });
    expect(await answers()).toBe(1);
  });
});
