import { expect } from '@jest/globals';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { linkOn, wordsOf } from '../harness/browser.ts';
import { checkEnding } from '../harness/check-ending.ts';
import type { ReadMail } from '../harness/read-mail.ts';
import { ANN, BORIS, CHIARA, EMIL, TABLE } from './cast.ts';
import { type Hall, IN_HASTE } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { logOf, mailTo, toWhom } from './reading.ts';

export async function theyPlayToTheEnd({ house, circle, browserOf, tableUrl }: Hall): Promise<void> {
  const isOver = ({ headline }: ReadMail) => headline === 'The game is over';
  await circle.playOn(() => circle.letters.some(isOver), { taste: IN_HASTE });
  const mails = circle.letters.filter(isOver);
  expect(toWhom(mails)).toEqual([ANN, BORIS, CHIARA, EMIL].sort());
  keepLetter(mailTo(mails, EMIL), 'over');
  const tableId = new URL(tableUrl).pathname.split('/')[2] ?? '';
  await checkEnding(house, { tableId, mails, reader: browserOf(ANN) });
  expect((await verifyTable(house.services, tableId)).faults).toEqual([]);
}

/** What the log still tells at the end. */
const TOLD = [
  /^UK took back what came after entry/,
  /^France took back what came after entry .* with the consent of US/,
  /^Chiara stopped the clocks/,
  /^The moderator, Mina, went back to entry/,
  /^Italy did not answer in time/,
  /^Emil takes over Italy/,
  /settled the end card/,
];

export async function theArchiveTellsAll(hall: Hall): Promise<void> {
  const { house, browserOf } = hall;
  const ann = browserOf(ANN);
  const archive = await ann.open(`${house.url}/archive`);
  const first = await ann.open(linkOn(archive, `Step through it ${TABLE}`));
  expect(wordsOf(first)).toMatch(/The game begins: Ann plays UK, Boris plays France, Chiara plays US and Dora plays/);
  const second = await ann.open(linkOn(first, '›One part on'));
  expect(wordsOf(second)).toMatch(/You are looking at the past: the end of .*, entry \d+ of/);
  const told = (await logOf(hall, ann)).map(({ said }) => said);
  for (const words of TOLD) expect(told).toContainEqual(expect.stringMatching(words));
  // Now everybody reads what the moderator looked at, and why.
  const looks = wordsOf(await ann.open(linkOn(await hall.tablePage(), 'How this table is moderated')));
  expect(looks).toMatch(/An error in the rules · decided/);
  expect(looks).toMatch(/Mina: the full log, entries 1 to \d+ because of a dispute/);
  expect(looks).toMatch(/Mina: the position after entry \d+, with hands and orders because of a dispute/);
}
