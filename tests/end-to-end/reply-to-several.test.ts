import { afterAll, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { games } from '../../src/games/registry.ts';
import type { Answer, SheetLine } from '../../src/kernel/choice.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { musters } from '../fixtures/musters/rules.ts';
import type { CaughtEmail } from '../harness/mailbox.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { startedTable } from '../tables/fixtures/table-world.ts';
import { type Browser, newBrowser, wordsOf } from './harness/browser.ts';
import { type House, openHouse } from './harness/house.ts';

/*
 * A player of Musters who only replies: to a sheet, a toll and two tables of dice, which one mail asks. Everything goes
 * over SMTP; the link of the answer is all that is opened.
 */

const DOMAIN = 'in.despatch.test';
let house: House;
let port: number;
beforeAll(async () => {
  port = await freePort();
  house = await openHouse(
    { clock: testClock(), drawing: SMALL, games: new Map([...games, [musters.rules.id, musters]]) },
    { REPLY_SMTP_PORT: String(port), REPLY_DOMAIN: DOMAIN },
  );
});
afterAll(() => house.close());

/** A table with Red, who replies, and Blue. */
async function table() {
  const { services } = house;
  const person = (name: string) =>
    services.db.player.create({
      data: { id: newId(), name, email: `${name}-${newId()}@people.example`.toLowerCase() },
    });
  const { tableId, player } = await startedTable({ services, person }, ['Red', 'Blue'], { game: 'musters' });
  const { email } = await services.db.player.findUniqueOrThrow({ where: { id: player('Red').playerId } });
  const seen = new Set<CaughtEmail>();
  const next = async () => {
    const mail = await house.mailbox.waitForMail((one) => one.recipients.includes(email) && !seen.has(one));
    seen.add(mail);
    return mail;
  };
  return {
    next,
    async reply(to: CaughtEmail, text: string) {
      await post(to.replyTo?.[0]?.address ?? '', text);
      return next();
    },
    async does(seat: string, answers: { readonly [decision: string]: Answer }) {
      for (const [decision, answer] of Object.entries(answers)) {
        const { seq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
        const sent = { tableId, ...player(seat), expectedSeq: seq, key: newId(), how: 'page' } as const;
        await submitAnswers(services, { ...sent, answers: [{ decision, answer }] });
      }
    },
    async entries() {
      const entries = await services.db.entry.findMany({ where: { tableId }, orderBy: { seq: 'asc' } });
      return entries.filter(({ kind }) => kind === 'answered').map(({ data }) => Object(data));
    },
    /** What Red has ordered in secret, which waits beside the log. */
    async ordered() {
      const kept = await services.db.keptAnswer.findMany({ where: { tableId, seat: 'Red' } });
      return kept.map(({ decision }) => decision);
    },
    secrets: [tableId],
  };
}

async function post(to: string, text: string): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await transport.sendMail({ from: 'red@elsewhere.example', to, subject: 'Re: your move', text });
  transport.close();
}

const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');
const linkIn = (mail: CaughtEmail) => /https?:\/\/\S+\/[ar]\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';

/** Opens the link of a mail and presses its button. */
async function confirm(browser: Browser, mail: CaughtEmail) {
  const page = await browser.open(linkIn(mail));
  const fields = page
    .$('form input')
    .toArray()
    .map((input) => [page.$(input).attr('name') ?? '', page.$(input).attr('value') ?? ''] as const);
  return { page, done: await browser.submit({ action: page.url, method: 'post', fields }) };
}

test('one reply to orders, a toll and dice is echoed whole, confirmed once and played', async () => {
  const red = await table();
  const asked = await red.next();
  expect(flat(asked.text)).toContain('Q1. You decide: “What do your corps do?”');
  expect(flat(asked.text)).toContain('- “3 corps without orders” - “0 of 9 men” Write your orders:');
  expect(flat(asked.text)).toContain('Q2. You decide: “Do you pay the toll?”');

  const half = await red.reply(asked, 'Q4: roll\nQ1: I Corps: MTZ > Mainz, forage\nII Corps: Frankfrut\nQ2: pay');
  expect(half.subject).toContain('your reply was not understood');
  expect(flat(half.text)).toContain('1 of your 2 lines is not understood, so none is taken.');
  expect(linkIn(half)).not.toMatch(/\/r\//);
  expect(await red.entries()).toEqual([]);

  const echo = await red.reply(
    half,
    'Hello,\n\nQ4: roll\nQ1:\nI Corps: MTZ > Mainz, forage\n6 infantry to II Corps\nrest stay\n\nQ2: pay\n\nBye, Red',
  );
  expect(echo.subject).toContain('confirm: 3 answers');
  expect(flat(echo.text)).toContain(
    '“What do your corps do?” 4 orders - “I Corps to Metz” - “I Corps to Mainz, foraging” ' +
      '- “6 infantry to II Corps” - “III Corps stays” “6 of 9 men” “Do you pay the toll?” “pay” Not used: “Bye, Red”',
  );
  const { page, done } = await confirm(newBrowser({ keepsCookies: false }), echo);
  expect(wordsOf(page)).toContain('Then chance comes in');
  expect(wordsOf(done)).toContain('What happened');
  expect((await red.entries()).map(({ decision }) => decision)).toEqual(['1.2', '1.4']);
  expect(await red.ordered()).toEqual(['1.1']);
});

test('“as before” and “rest stay” hold inside the piece of their question, a round later', async () => {
  const red = await table();
  await red.next();
  const march = [{ order: 'march', answer: { corps: 'corps:2', to: 'town:metz' } }];
  await red.does('Red', { '1.1': march, '1.2': 'decline', '1.3': 'watch', '1.4': 'watch' });
  await red.does('Blue', { '1.1': march, '1.5': 'decline', '1.6': 'watch', '1.7': 'watch' });
  const asked = await red.next();
  expect(flat(asked.text)).toContain('“as before” gives the orders of last time, as far as they still fit.');
  const echo = await red.reply(asked, 'Q3: watch\nQ1: as before\nrest stay');
  expect(flat(echo.text)).toContain('3 orders - “II Corps to Metz” - “I Corps stays” - “III Corps stays”');
  await confirm(newBrowser({ keepsCookies: false }), echo);
  expect((await red.entries()).at(-1)).toMatchObject({ seat: 'Red', decision: '9.3' });
  expect(await red.ordered()).toEqual(['9.1']);
});

test('answers to one are the same bytes whatever another has ordered in secret', async () => {
  const answersAt = async (order: SheetLine) => {
    const red = await table();
    const asked = await red.next();
    await red.does('Blue', { '1.1': [order] });
    const mails = [
      await red.reply(asked, 'Q1: rest stay\nQ2: pay'),
      await red.reply(asked, 'Q1: I Corps: Weimar\nQ2: pay'),
      await red.reply(asked, 'Q1: rest stay\nQ3: bet\nQ4: bet\nQ2: pay'),
    ];
    return mails.map(({ subject, text, html }) =>
      red.secrets
        .reduce((said, secret) => said.replaceAll(secret, 'TABLE'), `${subject}\n${text}\n${html}`)
        .replace(/\/([acr])\/[\w-]{43}/g, '/$1/TOKEN'),
    );
  };
  const marches = await answersAt({ order: 'march', answer: { corps: 'corps:1', to: 'town:metz' } });
  expect(marches[0]).toContain('confirm: 2 answers');
  expect(marches[2]).toContain('Your answers do not go together. “There is no coin left.”');
  expect(await answersAt({ order: 'raise', answer: { men: 9, kind: 'cavalry', corps: 'corps:3' } })).toEqual(marches);
});
