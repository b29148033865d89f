import { expect } from '@jest/globals';
import { DAY_MS } from '../../../src/platform/durations.ts';
import { formOn, linkOn, wordsOf } from '../harness/browser.ts';
import { ANN, BORIS, DORA, others } from './cast.ts';
import type { Hall } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { passHours, waitForLetter } from './pass-time.ts';
import { behind, logOf, mailTo, whoRead } from './reading.ts';

const DAYS = 10;

export async function borisIsAway(hall: Hall): Promise<void> {
  const { circle, clock, browserOf } = hall;
  await circle.turnOf(DORA);
  const boris = browserOf(BORIS);
  const someMail = circle.letters.findLast(({ to, mail }) => to === BORIS && mail.text?.includes('Mail preferences'));
  if (!someMail) throw new Error('no mail to Boris');
  const preferences = await boris.open(behind(someMail, 'Mail preferences'));
  const absences = await boris.open(linkOn(preferences, 'Absences'));
  const day = (later: number) => new Date(clock.now().getTime() + later * DAY_MS).toISOString().slice(0, 10);
  const back = day(DAYS);
  const set = await boris.submit(formOn(absences, 'form[action="/preferences/absences"]'), [
    ['from', day(0)],
    ['to', day(DAYS - 1)],
  ]);
  expect(wordsOf(set)).toContain(`(${DAYS} days)`);
  const told = await circle.read();
  expect(whoRead(told, /France will be away from .* is stopped meanwhile\./)).toEqual([...others(BORIS)].sort());
  keepLetter(mailTo(told, DORA), 'away');

  // Dora is asked, and her time runs.
  const reminder = await waitForLetter(hall, ({ to }) => to === DORA);
  expect(reminder.headline).toBe('Still your move, Italy');
  keepLetter(reminder, 'reminder');
  await circle.playOn(() => false, { silent: [BORIS] });
  expect([...circle.asked.keys()]).toEqual([BORIS]);
  // Longer than he has for a move, and nobody is told anything.
  expect(await passHours(hall, 60)).toEqual([]);
  expect(wordsOf(await hall.tablePage())).toContain('away until');

  const reminded = await waitForLetter(hall, () => true);
  expect([reminded.to, reminded.headline]).toEqual([BORIS, 'Still your move, France']);
  expect(clock.now().toISOString().slice(0, 10) >= back).toBe(true);
  await circle.answer(BORIS);
  const late = (await logOf(hall, browserOf(ANN))).filter(({ said }) => said.includes('did not answer in time'));
  expect(late).toEqual([]);
}
