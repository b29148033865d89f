import { expect } from '@jest/globals';
import { seededRandom } from '../../../src/kernel/random.ts';
import { type Browser, formOn, linkOn, newBrowser, type Page, wordsOf } from '../harness/browser.ts';
import { signInAgain } from '../harness/come-in.ts';
import type { ReadMail } from '../harness/read-mail.ts';
import { sitDown } from '../harness/sit-down.ts';
import { ANN, BORIS, CHIARA, DORA, FOUR, MINA, others, TABLE } from './cast.ts';
import { type Hall, SLOWLY } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { passHours } from './pass-time.ts';
import { asksAt, behind, logOf, mailTo, sentence, toWhom, whoRead } from './reading.ts';

/** What was asked before the dispute, which entry it is about, and the mails with which the moderator was called. */
export type Dispute = {
  readonly asksBoris: string;
  readonly asksChiara: string;
  readonly seq: number;
  readonly called: readonly ReadMail[];
};

export async function chiaraCallsTheModerator(hall: Hall): Promise<Dispute> {
  const { circle, post } = hall;
  await circle.turnOf(BORIS);
  await circle.answer(BORIS); // and so they play a round
  const asksBoris = asksAt(await circle.turnOf(BORIS));
  await circle.answer(BORIS);
  const mail = await circle.turnOf(CHIARA);

  // Her telephone does not know her: the link in her mail has her sign in by another mail first.
  const { browser, there: table } = await signInAgain(post, CHIARA, behind(mail, 'The table'));
  const there = await browser.open(linkOn(table, 'Call the moderator'));
  expect(wordsOf(there)).toContain('Moderators do not play here.');
  const wrong = (await logOf(hall, browser)).find(
    ({ by, byItself, voided }) => by === 'France' && !byItself && !voided,
  );
  const seq = wrong?.seq ?? 0;
  const opened = await browser.submit(formOn(there, 'form[action$="/dispute"]'), [
    ['seq', String(seq)],
    ['type', 'rules'],
    ['text', 'France may not do that: the card was not on the table.'],
    ['pause', 'yes'],
  ]);
  expect(wordsOf(opened)).toContain('No moderator has taken it yet.');

  const come = await circle.read();
  const called = come.filter(({ headline }) => headline === 'Chiara calls the moderator');
  expect(toWhom(called)).toEqual([...others(CHIARA), MINA].sort());
  for (const one of called) {
    expect(sentence(one)).toContain(`France may not do that`);
    expect(sentence(one)).toContain(`An error in the rules, entry ${seq} of the log, opened by Chiara`);
    expect(sentence(one)).toContain(
      'The clocks of the table are stopped for it until Thu 26 Nov, 12:00 at the latest.',
    );
  }
  keepLetter(mailTo(called, MINA), 'moderator-called');
  keepLetter(mailTo(called, DORA), 'dispute-opened');
  // That mail has told of the clocks.
  expect(whoRead(come, 'Chiara stopped the clocks until Thu 26 Nov, 12:00')).toEqual([]);
  // Longer than she has for her move: nobody is reminded of anything.
  expect(await passHours(hall, 42)).toEqual([]);
  return { asksBoris, asksChiara: asksAt(mail), seq, called };
}

/** Somebody writes about the dispute, by the link in their mail. */
async function write(browser: Browser, mail: ReadMail, text: string): Promise<Page> {
  const page = await browser.open(behind(mail, 'Read and answer'));
  return browser.submit(formOn(page, 'form[action$="/talk"]'), [['text', text]]);
}

/** What is written sooner after another message comes with the next mail. */
const A_WHILE = 15 * 60_000;

/** Gives the page of the dispute as Mina sees it. */
export async function theyTalk({ circle, browserOf, clock }: Hall, { called }: Dispute): Promise<Page> {
  const phone = newBrowser({ keepsCookies: false });
  await write(phone, mailTo(called, BORIS), 'I thought that it was.');
  expect(whoRead(await circle.read(), 'I thought that it was.')).toEqual([...others(BORIS), MINA].sort());

  const mina = browserOf(MINA);
  const page = await mina.open(behind(mailTo(called, MINA), 'Read and answer'));
  expect(wordsOf(page)).toContain('I thought that it was.');
  const taken = await mina.submit(formOn(page, 'form[action$="/take"]'));
  expect(wordsOf(taken)).toContain('Mina looks into it.');
  expect(whoRead(await circle.read(), 'Mina looks into the dispute')).toEqual([...FOUR].sort());

  clock.advance(A_WHILE);
  await mina.submit(formOn(taken, 'form[action$="/talk"]'), [['text', 'Chiara, which card do you mean?']]);
  const asked = mailTo(await circle.read(), CHIARA);
  expect(asked.subject).toBe(`[${TABLE}] Mina wrote about the dispute`);
  keepLetter(asked, 'mina-wrote');
  clock.advance(A_WHILE);
  await write(phone, asked, 'The one that he put most cubes on.');
  expect(sentence(mailTo(await circle.read(), MINA))).toContain('The one that he put most cubes on.');
  return mina.open(page.url);
}

const REASON = 'The card was not on the table. Boris moves again.';
const DECISION = 'I went back to before the move of France.';

export async function minaRules({ circle, browserOf }: Hall, dispute: Page): Promise<void> {
  const mina = browserOf(MINA);
  const desk = await mina.open(linkOn(dispute, "To the table's desk"));
  const { $ } = desk;
  const [turn] = $('li.log-line:not(.voided):contains(": France.")').toArray(); // the newest turn of France
  const there = await mina.open(new URL($(turn).find('a.log-seq').attr('href') ?? '', desk.url).href);
  const rule = await mina.open(linkOn(there, 'Go back to here'));
  const fields = [['reason', REASON] as const];
  const trial = await mina.submit(formOn(rule, 'form:has(button[value=try])'), [...fields, ['do', 'try']]);
  expect(wordsOf(trial)).toContain('France chooses an action Waits for France');
  expect(await circle.read()).toEqual([]); // so far it was a copy
  const ruled = await mina.submit(formOn(trial, 'form.decision'), [...fields, ['do', 'rule']]);
  expect(wordsOf(ruled)).toContain('The ruling is in the log, and everybody at the table is told by mail.');

  const come = await circle.read();
  expect(toWhom(come)).toEqual([...FOUR].sort());
  for (const mail of come) {
    expect(sentence(mail)).toMatch(
      /The moderator, Mina, went back to entry \d+: The card was not on the table\. Boris/,
    );
    expect(sentence(mail)).toMatch(/This does not count any more; it stays readable in the log: .*Turn \d+: the US\./);
  }
  expect(mailTo(come, BORIS).subject).toContain('a ruling; your move, France');
  keepLetter(mailTo(come, DORA), 'ruling');

  const page = await mina.open(dispute.url);
  await mina.submit(formOn(page, 'form[action$="/resolve"]'), [['resolution', DECISION]]);
  const after = await circle.read();
  expect(whoRead(after, DECISION)).toEqual([...FOUR].sort());
  keepLetter(mailTo(after, DORA, DECISION), 'dispute-decided');
  // One mail tells of both: the decision, and that the clocks run again.
  expect(after.filter(({ to }) => to === DORA)).toHaveLength(1);
}

export async function theGameGoesOn(hall: Hall, { asksBoris, asksChiara, seq }: Dispute): Promise<void> {
  const { circle, browserOf } = hall;
  const phone = newBrowser({ keepsCookies: false });
  const over = await phone.open(asksChiara);
  expect([over.status, wordsOf(over)]).toEqual([410, expect.stringContaining('This question was taken back')]);
  expect(wordsOf(over)).not.toContain('Only you');
  const asked = await phone.open(asksBoris);
  const { sent } = await sitDown(phone, asked, seededRandom('once more'), SLOWLY, { straight: true, sparing: true });
  expect(sent).toBe(true);

  const voided = (await logOf(hall, browserOf(ANN))).filter((line) => line.voided && line.by === 'France');
  expect(voided.map((line) => line.seq)).toContain(seq);
  for (const { said } of voided) expect(said).not.toBe('');
  await circle.turnOf(CHIARA);
}
