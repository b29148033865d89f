import { expect } from '@jest/globals';
import { formOn, linkOn, type Page, wordsOf } from '../harness/browser.ts';
import { ANN, BORIS, CHIARA, DORA, FOUR, others } from './cast.ts';
import type { Hall } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { asksAt, logOf, mailTo, sentence, whoRead } from './reading.ts';

/** Asks to take back what a player sent last, by the link on the page that they ended up on. */
async function takeBack({ browserOf }: Hall, email: string, done: Page, reason: string) {
  const browser = browserOf(email);
  const asks = await browser.open(linkOn(done, 'Take something back'));
  const told = await browser.submit(formOn(asks, 'form[method=post][action$="/takeback"]'), [['reason', reason]]);
  expect(told.status).toBe(200);
  return { asks: wordsOf(asks), told: wordsOf(told) };
}

const OTHERWISE = 'The game has changed';

export async function annMisclicks(hall: Hall): Promise<void> {
  const { circle, browserOf } = hall;
  await circle.turnOf(ANN);
  const done = await circle.answer(ANN);
  const { asks, told } = await takeBack(hall, ANN, done, 'That was the wrong card.');
  expect(asks).toMatch(/The UK placed influence: .*Nobody else has acted since/);
  expect(told).toContain('It was taken back.');

  const come = await circle.read();
  for (const email of others(ANN)) {
    const trace = mailTo(come, email, OTHERWISE);
    expect(trace.subject).toContain('something was taken back');
    expect(sentence(trace)).toMatch(/UK took back what came after entry \d+: That was the wrong card\./);
    expect(sentence(trace)).toMatch(/does not count any more; .* The UK placed influence: /);
  }
  keepLetter(mailTo(come, DORA, OTHERWISE), 'taken-back-at-once');
  // She is asked again, and does it otherwise; what she did first stays to be read.
  await circle.turnOf(ANN);
  await circle.answer(ANN);
  const placed = (await logOf(hall, browserOf(ANN))).filter(({ said }) => said.startsWith('The UK placed influence'));
  expect(placed.map(({ voided }) => voided)).toEqual([false, true]);
}

export async function borisMisclicks(hall: Hall): Promise<void> {
  const { circle, browserOf } = hall;
  await circle.turnOf(BORIS);
  const done = await circle.answer(BORIS);
  await circle.turnOf(CHIARA);
  await circle.answer(CHIARA);
  const asksDora = asksAt(await circle.turnOf(DORA));
  const { asks, told } = await takeBack(hall, BORIS, done, 'I meant the other issue.');
  expect(asks).toContain('US must consent');
  expect(told).toContain('The others are asked by mail.');

  const asking = mailTo(await circle.read(), CHIARA);
  keepLetter(asking, 'consent-asked');
  expect(asking.headline).toMatch(/^France asks to go back to entry \d+$/);
  expect(sentence(asking)).toMatch(
    /France writes: I meant the other issue\. .* This would be taken back: France placed/,
  );
  const phone = browserOf(CHIARA);
  const page = await phone.open(asking.links('k')[0] ?? '');
  expect(wordsOf(page)).toContain('This would not count any more');
  const consented = await phone.submit(formOn(page, 'form:has(button[value=yes])'), [['do', 'yes']]);
  expect(wordsOf(consented)).toContain('It was taken back, with everybody');

  const come = await circle.read();
  expect(whoRead(come, OTHERWISE)).toEqual([...FOUR].sort());
  expect(whoRead(come, 'with the consent of US: I meant the other issue.')).toEqual([...FOUR].sort());
  keepLetter(mailTo(come, DORA), 'taken-back-by-consent');
  expect(mailTo(come, BORIS).subject).toContain('taken back; your move, France');
  // Dora was asked already: the link in her mail says what became of it.
  const over = await browserOf(DORA).open(asksDora);
  expect([over.status, wordsOf(over)]).toEqual([410, expect.stringContaining('This question was taken back')]);
}
