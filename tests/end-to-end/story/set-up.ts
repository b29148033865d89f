import { expect } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { doAlso } from '../harness/answer-mail.ts';
import { formOn, linkOn } from '../harness/browser.ts';
import { accept, readPlainMails, setTable, signIn } from '../harness/come-in.ts';
import { patientPack } from '../harness/short-conference.ts';
import { ANN, BORIS, DORA, FOUR, MINA, NATIONS, others, SEATS, TABLE } from './cast.ts';
import type { Hall } from './hall.ts';
import { keepLetter } from './keep-letter.ts';
import { mailTo, sentence, whoRead } from './reading.ts';

/**
 * Ann and Boris play from browsers that know them; Chiara and Dora have telephones that never keep a cookie. Three read
 * plain text.
 */
export async function annSetsTheTable(hall: Hall): Promise<void> {
  const { house, post, circle, browserOf } = hall;
  hall.knows(MINA, await signIn(house.url, post, { email: MINA, name: 'Mina', timeZone: 'UTC' }));
  const ann = await signIn(house.url, post, { email: ANN, name: 'Ann', timeZone: 'UTC' });
  hall.knows(ANN, ann);
  await readPlainMails(ann, house.url);
  const invited = others(ANN).flatMap((email) => [['email', email] as const, ['for', SEATS[email]] as const]);
  const fields = [
    ['name', TABLE],
    ['players', '4'],
    ['me', SEATS[ANN]],
    ...invited,
    ['option.turn_order', 'as-listed'],
    ['expiry', 'fallback'],
    ['substitute', 'soon'],
    ['pack', patientPack({ above: 3, cubes: 60 })],
  ] as const;
  hall.sitAt(`${house.url}/t/${await setTable(ann, house.url, rules.id, fields, ['weekend'])}`);

  const people = await ann.open(linkOn(await hall.tablePage(), 'How this table is moderated'));
  await ann.submit(formOn(people, 'form[action$="/moderators"]'), [['email', MINA]]);
  const come = await circle.read();
  const asked = mailTo(come, MINA);
  expect(asked.subject).toBe(`[${TABLE}] Ann asks you to moderate Versailles 1919`);
  keepLetter(asked, 'mina-is-asked');
  const [page = ''] = asked.mail.text?.match(/http:\S+\/moderators\/\w+/) ?? [];
  const mina = browserOf(MINA);
  await mina.submit(formOn(await mina.open(page), 'form:has(button[name=do])'), [['do', 'yes']]);

  for (const email of others(ANN)) {
    const invitation = mailTo(come, email);
    expect(invitation.subject).toBe(`[${TABLE}] Ann invites you to Versailles 1919`);
    expect(sentence(invitation)).toContain(`You would play ${NATIONS[email]}.`);
    const name = email.replace(/@.*/, '').replace(/^./, (letter) => letter.toUpperCase());
    const { browser } = await accept(invitation, { name });
    if (email === BORIS) hall.knows(BORIS, browser);
    if (email !== DORA) await readPlainMails(browser, house.url);
  }
  expect(whoRead(await circle.read(), 'The game begins')).toEqual([...FOUR].sort());
  expect([...circle.asked.keys()]).toEqual([ANN]);
}

/** What all four order. */
export const ORDERS = [
  { question: 'After your political action', pick: 'No military action' },
  { question: 'Rolls for an uprising', pick: 'Announce −1 when it could hit me, else no change' },
] as const;

export async function theyGiveOrders({ circle, browserOf }: Hall): Promise<void> {
  for (const email of FOUR) {
    const mail = circle.letters.findLast(({ to }) => to === email);
    if (!mail) throw new Error(`no mail to ${email}`);
    await doAlso(browserOf(email), mail, 'Give standing orders', () => ORDERS);
  }
  expect(await circle.read()).toEqual([]);
}
