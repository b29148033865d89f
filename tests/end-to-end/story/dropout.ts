import { expect } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { openAlso } from '../harness/answer-mail.ts';
import { formOn, newBrowser, wordsOf } from '../harness/browser.ts';
import { setTable, signIn, signInAgain } from '../harness/come-in.ts';
import { flat, type ReadMail } from '../harness/read-mail.ts';
import { ANN, BORIS, CHIARA, DORA, EMIL, others } from './cast.ts';
import type { Hall } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { passHours, waitForLetter } from './pass-time.ts';
import { mailTo, sentence, toWhom, whoRead } from './reading.ts';
import { ORDERS } from './set-up.ts';

export async function emilWaitsForASeat({ house, post, circle, knows }: Hall): Promise<void> {
  await circle.read(); // the next mail is his
  const emil = await signIn(house.url, post, { email: EMIL, name: 'Emil', timeZone: 'UTC' });
  knows(EMIL, emil);
  const seats = await emil.open(`${house.url}/seats`);
  const listed = await emil.submit(formOn(seats, `form:has(input[value="${rules.id}"])`), [['do', 'join']]);
  expect(wordsOf(listed)).toContain('You are on the list.');
}

/** What the clock writes to somebody who does not answer. */
const LADDER = ['Still your move, Italy', 'Still your move, Italy', 'Your time is up, Italy', 'Your time is up, Italy'];

/** Gives the mail in which Emil is offered the seat. */
export async function doraVanishes(hall: Hall): Promise<ReadMail> {
  const { circle } = hall;
  await circle.turnOf(DORA);
  const before = circle.letters.length;
  const theOthersPlay = () => circle.playOn(() => false, { silent: [DORA] });
  const offer = await waitForLetter(hall, ({ to }) => to === EMIL, theOthersPlay);
  const come = circle.letters.slice(before);
  const hers = come.filter(({ to, headline }) => to === DORA && LADDER.includes(headline));
  // In the next turn of the game her time is short, without reminders and grace.
  expect(hers.map(({ headline }) => headline)).toEqual([...LADDER, 'Your time is up, Italy']);
  const [, , grace, answered] = hers.map(sentence);
  expect(grace).toMatch(/You can still answer until .*; then the table's clock answers for you\./);
  expect(answered).toContain("so the table's clock answered for you with the game's own answer");
  expect(whoRead(come, 'a substitute is sought for your seat')).toEqual([DORA]);
  expect(whoRead(come, 'Italy has not answered for a long time')).toEqual([ANN]);
  for (const [i, mail] of hers.entries()) keepLetter(mail, `dora-is-late-${i + 1}`);
  expect(sentence(offer)).toContain('A seat is free in a game of Versailles 1919 that is being played: Italy');
  keepLetter(offer, 'offer');
  return offer;
}

/** Gives the last mail that asked Dora something. */
export async function emilTakesOver(hall: Hall, offer: ReadMail): Promise<ReadMail> {
  const { circle } = hall;
  // Meanwhile the others play on, until Dora is asked again and some of her time is gone.
  const last = await circle.turnOf(DORA);
  await passHours(hall, 9);
  const browser = hall.browserOf(EMIL);
  const page = await browser.open(offer.links('s')[0] ?? '');
  expect(wordsOf(page)).toContain('You would take over Italy as the game stands');
  const there = await browser.submit(formOn(page, 'form:has(button[value=accept])'), [['do', 'accept']]);
  expect([there.status, there.url]).toEqual([200, `${hall.tableUrl}?said=took-over`]);

  const come = await circle.read();
  expect(toWhom(come)).toEqual([ANN, BORIS, CHIARA, DORA, EMIL].sort());
  for (const email of others()) expect(mailTo(come, email).headline).toBe('Emil plays Italy now');
  expect(sentence(mailTo(come, DORA))).toContain('links in earlier mails do nothing');
  keepLetter(mailTo(come, ANN), 'replaced');
  keepLetter(mailTo(come, DORA), 'seat-left');

  const letter = mailTo(come, EMIL);
  keepLetter(letter, 'took-over');
  expect(letter.headline).toBe('You play Italy now');
  expect(sentence(letter)).toMatch(/Answer by .*, 36 hours from now\..* So far /); // all of the time, and the news
  expect(sentence(letter)).toMatch(/Only you see this .*After the political action: No military action\./);
  expect(sentence(letter)).toMatch(/The board .*On the Table: /);
  expect(letter.answers).not.toEqual([]);
  // The standing orders are there to be looked through, as Dora left them.
  const { $ } = await openAlso(newBrowser({ keepsCookies: false }), letter, 'Give standing orders');
  const inForce = $('label.option:contains("as it is now")').toArray();
  const ordered = inForce.map((one) => flat($(one).find('.option-label').text()));
  expect(ordered).toEqual(expect.arrayContaining(ORDERS.map(({ pick }) => pick)));
  return last;
}

export async function nothingIsDoras(hall: Hall, last: ReadMail): Promise<void> {
  const { house, post, circle, browserOf } = hall;
  const links = [...last.links('a'), ...last.links('c'), ...last.links('o')];
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const dead = await browserOf(DORA).open(link);
    const words = wordsOf(dead);
    expect([dead.status, words]).toEqual([410, expect.stringContaining('somebody who no longer plays that seat')]);
    for (const hidden of ['Standing order', 'On the Table', 'Which action']) expect(words).not.toContain(hidden);
  }
  const { browser: dora, there } = await signInAgain(post, DORA, `${house.url}/preferences/absences`);
  expect(wordsOf(there)).toContain('left 1 game');
  expect((await dora.open(hall.tableUrl)).status).toBe(404);

  // Ann forms another table, and sees Dora's record there.
  const ann = browserOf(ANN);
  const fields = [['name', 'Trianon'] as const, ['players', '3'] as const, ['who', 'public'] as const];
  const forming = await setTable(ann, house.url, rules.id, [...fields, ['email', DORA]]);
  const invitation = mailTo(await circle.read(), DORA);
  const page = await dora.open(invitation.links('i')[0] ?? '');
  await dora.submit(formOn(page, 'form:has(button[name=do])'), [['do', 'accept']]);
  const record = /Dora: \d+ % of \d+ answers in time, .*left 1 game/;
  expect(wordsOf(await ann.open(`${house.url}/t/${forming}`))).toMatch(record);
}
