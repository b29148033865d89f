import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

/** Each table has people of its own, and their mails are of it alone. */
let tables = 0;

async function table() {
  tables += 1;
  const people = await Promise.all(
    ['red', 'blue', 'green'].map((name) => playerByEmail(world.services, emailOf(name), { name })),
  );
  const [red, blue, green] = people;
  if (!red || !blue || !green) throw new Error('three play');
  const tableId = await dealTable(world.services, [red, blue, green]);
  for (const { player } of people) await letAct(world, player.id);
  await does(world.services, tableId, 'Red', '1.1', 'sow');
  await flush(world);
  return tableId;
}

const emailOf = (name: string) => `${name}-${tables}@people.example`;
const from = (name: string) => ({ from: emailOf(name), proof: PROVEN });
const mailOf = (name: string) => newestMail(world, emailOf(name));
const dealsOf = async (tableId: string) => {
  const { view } = await viewTable(world.services, tableId, 'Red');
  return Object.entries(view ?? {}).find(([key]) => key === 'deals')?.[1];
};

describe('a deal by reply', () => {
  test.each([
    'deal Green: coins: 2',
    'Deal GREEN: Coins 2',
    'deal green:\ncoins: 2',
    'deal to: Green; coins: 2',
    'deal Green: to: green; coins 2.',
  ])('“%s” proposes it at once, where that is wanted', async (text) => {
    const tableId = await table();
    const done = await reply(world, await mailOf('blue'), text, from('blue'));
    expect(done.subject).toContain('done:');
    expect(await dealsOf(tableId)).toEqual([{ id: 1, from: 'Blue', to: 'Green', coins: 2 }]);
  });

  test('waits for a link or “yes” without proof, and is proposed once', async () => {
    const tableId = await table();
    const before = await seqOf(world, tableId);
    const echo = await reply(world, await mailOf('blue'), 'deal Green: coins: 2', { from: emailOf('blue') });
    expect(echo.subject).toContain('confirm: ');
    expect(await seqOf(world, tableId)).toBe(before);
    const done = await reply(world, echo, 'yes', from('blue'));
    expect(done.subject).toContain('done:');
    expect(await seqOf(world, tableId)).toBe(before + 1);
  });

  test.each([
    ['deal to: Atlantis; coins: 2', '“Atlantis” is not one of the answers'],
    ['deal Gren: coins: 2', 'Nobody to deal with is called “Gren”. Begin with those to whom you propose it: “Green”.'],
    ['deal Blue: coins: 2', 'Nobody to deal with is called “Blue”'],
    ['deal Red, Green: coins: 2', 'takes one name'],
    ['deal Green: two coins', '“two coins” is not understood.'],
    ['deal Green: coins: 9', 'You have only 3 to give.'],
    ['deal Green: coins: 1; coins: 2', 'is answered twice'],
    ['deal Green:', 'is missing'],
    ['deal to: 2; coins: 2', 'is not one of the answers'],
    ['deal Green: not coins 2', 'is not understood.'],
  ])('“%s” is not understood, comes back with what is legal, and does nothing', async (text, why) => {
    const tableId = await table();
    const before = await seqOf(world, tableId);
    const wrong = await reply(world, await mailOf('blue'), text, from('blue'));
    expect(wrong.subject).toContain('your reply was not understood');
    expect(flat(wrong.text)).toContain(why);
    expect(flat(wrong.text)).toContain('A number from 1 to 9.');
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('is accepted, declined or taken back by its number', async () => {
    const tableId = await table();
    for (const [number, words, who] of [
      [1, 'accept', 'green'],
      [2, 'DECLINE.', 'green'],
      [3, 'take it back', 'blue'],
    ] as const) {
      await does(world.services, tableId, 'Blue', '~propose', { to: 'Green', coins: 1 });
      await flush(world);
      const mail = await mailOf('green');
      const listed = await reply(world, mail, 'deals', from('green'));
      expect(flat(listed.text)).toContain(`“deal ${number} “accept””`);
      const about = who === 'green' ? listed : await mailOf('blue');
      const done = await reply(world, about, `deal ${number} ${words}`, from(who));
      expect(done.subject).toContain('done:');
      expect(await dealsOf(tableId)).toEqual([]);
    }
  });

  test.each([
    ['deal 7 accept', 'No deal 7 is open to you. Open: 1.'],
    ['deal 1', '“” is no answer to deal 1'],
    ['deal 1 accpet', '“accpet” is no answer to deal 1'],
    ['deal 1 2', '“2” is no answer to deal 1'],
    ['deal 1 accept but not now', 'is no answer to deal 1'],
    ['deal 1 take it back', 'is no answer to deal 1'],
  ])('“%s” does nothing', async (text, why) => {
    const tableId = await table();
    await does(world.services, tableId, 'Blue', '~propose', { to: 'Green', coins: 1 });
    await flush(world);
    const before = await seqOf(world, tableId);
    const wrong = await reply(world, await mailOf('green'), text, from('green'));
    expect(wrong.subject).toContain('your reply was not understood');
    expect(flat(wrong.text)).toContain(why);
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('that is forged does nothing, and one that arrives twice is done once', async () => {
    const tableId = await table();
    await does(world.services, tableId, 'Blue', '~propose', { to: 'Green', coins: 1 });
    await flush(world);
    const before = await seqOf(world, tableId);
    const mail = await mailOf('green');
    for (const given of [
      { from: emailOf('green'), proof: { state: 'failed', by: undefined } },
      { from: emailOf('blue'), proof: PROVEN },
    ] as const) {
      const echo = await reply(world, mail, 'deal 1 accept', given, emailOf('green'));
      expect(echo.subject).toContain('confirm: ');
    }
    expect(await seqOf(world, tableId)).toBe(before);
    const subjects = [];
    for (const _ of [1, 2]) subjects.push((await reply(world, mail, 'deal 1 accept', from('green'))).subject);
    expect(subjects).toEqual([expect.stringContaining('done:'), expect.not.stringContaining('done:')]);
    expect(await seqOf(world, tableId)).toBe(before + 1);
  });
});
