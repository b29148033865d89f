import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLink } from '../../src/mail/links/read-link.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { buyNothing, marchTable } from '../fixtures/marches/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail, tokenIn } from './harness/mail-world.ts';
import { reply as replyTo } from './replies/reply-table.ts';

const ADA = 'ada@people.example';
let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' });
  const people = await Promise.all(
    [ADA, 'ben@people.example', 'cid@people.example'].map((email) =>
      playerByEmail(world.services, email, { name: email.split('@')[0] ?? '' }),
    ),
  );
  await buyNothing(world.services, await marchTable(world.services, people));
  await post();
});
afterAll(() => world.close());

const flat = (text: string) => text.replace(/\s+/g, ' ');

async function post() {
  world.services.clock.advance(1000);
  await flush(world);
}

/** Ada replies to the newest mail that asks her something; gives the answer's mail. */
async function reply(words: string) {
  return replyTo(world, await newestMail(world, ADA), words, { from: ADA });
}

test('a question with a sheet leads to the page on which orders are written, and says how to reply', async () => {
  const mail = await newestMail(world, ADA);
  expect(mail.text).toContain('Write your orders:');
  expect(flat(mail.text)).toContain(
    'Reply with one order on each line, like these: “Move” “Ash-1” “a2” “Leave behind” “Ash-1” 1 ' +
      '“nothing” gives no orders. “rest stay” has everything stay that has no order yet.',
  );
  expect(flat(mail.text)).toMatch(/- “3 corps without orders” Write your orders: https/);
  expect(mail.text).not.toContain('Choose from');
  const form = mail.links.find((link) => link.includes('/c/'));
  expect(form).toMatch(/\/c\/[\w-]+\/sheets\/4\.1$/);
});

test('orders by reply are echoed line by line, with one link that takes them all', async () => {
  const wrong = await reply('Move Ash-1 to b1\nMove Ash-2 to nowhere');
  expect(wrong.subject).toContain('your reply was not understood');
  expect(flat(wrong.text)).toContain(
    '1 of your 2 lines is not understood, so none is taken. - Line 2: “nowhere” is not possible for “to”. ' +
      'Possible: “a1”, “b2”',
  );
  expect(flat(wrong.text)).toContain('Understood so far - “Ash-1 to b1”');
  expect(await world.services.db.entry.count({ where: { kind: 'answered' } })).toBe(3);

  const right = await reply('Ash-1: b1 > c1\nrest stay');
  expect(right.subject).toContain('confirm: 4 orders');
  expect(flat(right.text)).toContain(
    '- “Ash-1 to b1” - “Ash-1 to c1” - “Ash-2 stays” - “Ash-3 stays” Look and confirm:',
  );
  const { link } = await readLink(world.services, 'answer', tokenIn(right, 'a'));
  expect(link).toMatchObject({
    replied: true,
    answer: [
      { order: 'move', answer: { corps: 'Ash-1', to: 'b1' } },
      { order: 'move', answer: { corps: 'Ash-1', to: 'c1' } },
      { order: 'stay', answer: 'Ash-2' },
      { order: 'stay', answer: 'Ash-3' },
    ],
  });
});
