import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readMail } from '../../src/mail/inbound/read-mail.ts';
import { receiveReply } from '../../src/mail/inbound/receive-reply.ts';
import { findLink, readLink } from '../../src/mail/links/read-link.ts';
import type { CaughtMailView } from '../../src/mail/mailbox/read-caught-mail.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { flush, type MailWorld, mailWorld, newestMail, tokenIn } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' });
});
afterAll(() => world.close());

const SEATS = ['Red', 'Blue', 'Green'];
let tables = 0;
let table: string;
beforeEach(async () => {
  tables += 1;
  const [red, ...others] = await Promise.all(
    SEATS.map((seat) => playerByEmail(world.services, addressOf(seat), { name: seat })),
  );
  if (!red) throw new Error('three play');
  table = await dealTable(world.services, [red, ...others]);
});

const addressOf = (seat: string) => `${seat.toLowerCase()}-${tables}@people.example`;
const propose = (to: string, coins = 2) => does(world.services, table, 'Red', '~propose', { to, coins });
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** What comes out of the outbox: the outcomes, and the newest mail of a seat. */
async function post(from = world): Promise<readonly string[]> {
  world.services.clock.advance(1000);
  const ids = await flush(from);
  const mails = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { seat: 'asc' } });
  return mails.map(({ seat, status, reason }) => [seat, status, ...(reason === null ? [] : [reason])].join(' '));
}
const mailOf = (seat: string) => newestMail(world, addressOf(seat));

describe('a seat that is asked though nobody waits for it', () => {
  test('gets a mail with the proposal, its answers and until when it stands; not that it is its move', async () => {
    await propose('Blue');
    expect(await post()).toEqual(['Blue sent']);
    const mail = await mailOf('Blue');
    expect(mail.subject).toBe('[Side Deals] “Blue”: “Red offers”');
    const text = flat(mail.text);
    expect(text).toContain('You are asked: “Do you take 2 of Red to Blue?” (rules 6.1)');
    expect(text).toContain('The game does not wait for your answer. “It stands until it is answered.”');
    expect(mail.html).toMatch(/\/games\/side-deals\/rules#6\.1"[^>]*>rules 6\.1<\/a>/);
    expect(text).toMatch(
      /1\. “accept” https:\S+\/a\/\S+ 2\. “decline” https:\S+\/a\/\S+ Or answer on the page: https:\S+\/o\//,
    );
    expect(text).not.toContain('If you do not answer');
    expect(text).not.toContain('Waiting for');
    const { link } = await readLink(world.services, 'answer', tokenIn(mail, 'a'));
    expect(link).toMatchObject({ seat: 'Blue', decision: '~answer-deal.1', answer: 'accept' });
  });

  test('finds what else it may do below, each with its form', async () => {
    await propose('Blue');
    await post();
    const { text } = await mailOf('Blue');
    expect(flat(text)).toMatch(
      /You may also “Give standing orders” https:\S+\/o\/\S+ “To whom do you offer coins\?” https:\S+\/o\/\S+/,
    );
  });

  test('gets one mail for both when it is also waited for: its move first, then the proposal', async () => {
    await propose('Blue');
    await does(world.services, table, 'Red', '1.1', 'sow');
    expect(await post()).toEqual(['Blue sent']);
    const mail = await mailOf('Blue');
    expect(mail.subject).toMatch(/^\[Side Deals\] “Blue”: /);
    expect(flat(mail.text)).toMatch(/Q1\. You decide: “Do you sow or reap\?”.* Q2\. You are asked: “Do you take/);
    expect(mail.text).toContain('Begin each answer with the number of its question');
  });

  test('is not mailed what is over by then, and nothing at all when that was the only reason', async () => {
    await propose('Blue');
    await does(world.services, table, 'Red', '~withdraw.1', 'take it back');
    expect(await post()).toEqual(['Blue dropped no-longer-news']);
    await propose('Blue');
    await does(world.services, table, 'Blue', '~answer-deal.2', 'decline');
    expect(await post()).toEqual(['Blue dropped no-longer-news']);
  });

  test('is left alone while it looks at the table and has seen the proposal, not when it has seen less', async () => {
    const { settings } = world.services;
    const services = { ...world.services, settings: { ...settings, mailMergeSeconds: 60 } };
    await propose('Blue');
    await markSeen(services, { tableId: table, seat: 'Blue', seq: 2 });
    expect(await post({ ...world, services })).toEqual(['Blue dropped reader-at-table']);
    await propose('Blue', 1);
    expect(await post({ ...world, services })).toEqual(['Blue sent']);
  });
});

describe('a proposal that a ruling makes open again', () => {
  test('is mailed again with links that work, in the mail that tells of the ruling', async () => {
    await propose('Green');
    await post();
    const old = tokenIn(await mailOf('Green'), 'a');
    await does(world.services, table, 'Red', '1.1', 'sow');
    await rewind(world.services, table, 2);
    expect(await post()).toEqual(['Blue sent', 'Green sent', 'Red sent']);
    const mail = await mailOf('Green');
    expect(mail.subject).toBe('[Side Deals] a ruling; you are asked, “Green”');
    expect(mail.text).toContain('Do you take 2 of Red to Green?');
    expect(tokenIn(mail, 'a')).not.toBe(old);
    expect((await readLink(world.services, 'answer', tokenIn(mail, 'a'))).state).toBe('live');
  });
});

test('nobody is mailed about orders that others give, nor reads of them later', async () => {
  await does(world.services, table, 'Blue', '~give-orders', 'reap');
  await does(world.services, table, 'Green', '~give-orders', 'sow');
  expect(await post()).toEqual([]);
  await does(world.services, table, 'Red', '1.1', 'sow');
  expect(await post()).toEqual(['Red sent']);
  const { text } = await mailOf('Red');
  expect(text).toContain('“Blue: reap” (by standing order)');
  expect(text).not.toContain('Order:');
  expect(text).not.toContain('has answered');
});

describe('a reply', () => {
  const replyTo = async (seat: string, words: string, mail?: CaughtMailView) => {
    const to = (mail ?? (await mailOf(seat))).headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
    const token = /([0-9a-f]{48})@/.exec(to)?.[1] ?? '';
    const raw = Buffer.from(`From: <${addressOf(seat)}>\r\nSubject: Re\r\n\r\n${words.replaceAll('\n', '\r\n')}\r\n`);
    const read = await readMail({ returnPath: addressOf(seat), raw, whole: true });
    const link = (await findLink(world.services, 'reply', token))?.link;
    if (!link) throw new Error(`no reply address in a mail to ${seat}`);
    expect(await receiveReply(world.services, link, read)).toBe('taken');
    await post();
    return mailOf(seat);
  };
  const both = async () => {
    await propose('Blue');
    await does(world.services, table, 'Red', '1.1', 'sow');
    await post();
  };

  test('answers the proposal when that is all that is asked', async () => {
    await propose('Blue');
    await post();
    const mail = await replyTo('Blue', 'accept');
    expect(mail.subject).toContain('confirm: “accept”');
    const { link } = await readLink(world.services, 'answer', tokenIn(mail, 'a'));
    expect(link).toMatchObject({ decision: '~answer-deal.1', answer: 'accept', replied: true });
  });

  test('that the rules do not allow is answered in the words of the game, with the section', async () => {
    await propose('Blue', 3);
    await propose('Green', 3);
    await does(world.services, table, 'Green', '~answer-deal.2', 'accept');
    await post();
    const mail = await replyTo('Blue', 'accept');
    expect(mail.subject).toContain('your reply was not understood');
    expect(flat(mail.text)).toContain('“Red has only 0 to give.” (Rule 6.1)');
    expect(mail.html).toMatch(/<a href="[^"]*\/games\/side-deals\/rules#6.1"[^>]*>Rules 6.1<\/a>/);
  });

  test('names the questions that it answers by their numbers, in any order; one mail, one link for all', async () => {
    await both();
    const count = () => world.services.db.caughtMail.count({ where: { to: addressOf('Blue') } });
    const before = await count();
    const mail = await replyTo('Blue', 'Good morning,\nQ2: decline\nQ1: 2');
    expect(await count()).toBe(before + 1);
    expect(mail.subject).toContain('confirm: 2 answers');
    const text = flat(mail.text);
    expect(text).toMatch(/“Do you take 2 of Red to Blue\?” “decline” “Do you sow or reap\?” “reap” Look and confirm:/);
    const { link } = await readLink(world.services, 'answers', tokenIn(mail, 'r'));
    expect(link.answers).toEqual([
      { decision: '~answer-deal.1', answer: 'decline', seq: 3 },
      { decision: '3.1', answer: 'reap', seq: 3 },
    ]);
  });

  test('of which one part is not understood takes nothing, and is told which', async () => {
    await both();
    const mail = await replyTo('Blue', 'Q1: 2\nQ2: perhaps');
    expect(mail.subject).toContain('your reply was not understood');
    const text = flat(mail.text);
    expect(text).toContain('Nothing is taken before all of it is understood: please write all of it again.');
    expect(text).toContain(
      '“Do you sow or reap?” Understood: “reap” “Do you take 2 of Red to Blue?” “perhaps” is not one of',
    );
    expect(text).toContain('Q2. You are asked: “Do you take 2 of Red to Blue?”');
    expect(text).not.toContain('Look and confirm');
    for (const [words, problem] of [
      ['Q1: 2\nQ1: 1', 'Q1 is answered twice.'],
      ['Q1: 2\nQ3: yes', 'There is no Q3: the mail asked 2 questions, Q1 to Q2.'],
    ] as const)
      expect(flat((await replyTo('Blue', words)).text)).toContain(problem);
  });

  test('of which one question is over by then still gives the others, and says so', async () => {
    await both();
    const mail = await mailOf('Blue');
    await does(world.services, table, 'Red', '~withdraw.1', 'take it back');
    await post();
    const answer = await replyTo('Blue', 'Q1: 2\nQ2: accept', mail);
    expect(answer.subject).toContain('confirm: “reap”');
    expect(flat(answer.text)).toContain('“Do you sow or reap?” “reap” Q2 This is no longer');
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).link).toMatchObject({ answer: 'reap' });
  });

  test('without a number is taken for the first question, or for the one other that its words fit', async () => {
    await both();
    const other = await replyTo('Blue', 'accept');
    expect(other.text).toContain('Do you take 2 of Red to Blue?');
    const { link } = await readLink(world.services, 'answer', tokenIn(other, 'a'));
    expect(link.decision).toBe('~answer-deal.1');
    // The number alone means the first question; under an answer about the proposal it means the proposal.
    expect((await replyTo('Blue', '2')).text).toContain('Do you take 2 of Red to Blue?');
    expect((await replyTo('Blue', 'Q1: 2')).text).toContain('Do you sow or reap?');
    await does(world.services, table, 'Blue', '~answer-deal.1', 'decline');
    expect((await replyTo('Blue', 'Q2: perhaps')).subject).toContain('your reply');
  });

  test('to a proposal that is over, or that a rewind has made another, comes too late', async () => {
    await propose('Blue');
    await post();
    const mail = await mailOf('Blue');
    await rewind(world.services, table, 1);
    await propose('Blue', 3);
    await post();
    expect((await replyTo('Blue', 'accept', mail)).text).toContain('This question was taken back');
  });
});

test('the link to a form dies when somebody else takes over the seat, with all that the form would show', async () => {
  await propose('Blue');
  await post();
  const mail = await mailOf('Blue');
  const links = [
    ['answer', tokenIn(mail, 'a')],
    ['action', tokenIn(mail, 'o')],
  ] as const;
  const states = () =>
    Promise.all(links.map(async ([purpose, token]) => (await readLink(world.services, purpose, token)).state));
  expect(await states()).toEqual(['live', 'live']);
  const eve = await playerByEmail(world.services, `eve-${tables}@people.example`, { name: 'Eve' });
  const change = { tableId: table, seat: 'Blue', playerId: eve.player.id, by: 'moderator', reason: '' };
  await replacePlayer(world.services, change);
  expect(await states()).toEqual(['stale', 'stale']);
});

describe('orders that would have spared the mail', () => {
  /** Two rounds in which Red does this, and the others sow; then Red is asked once more. */
  async function twoRounds(red: string, redAgain = red): Promise<void> {
    let seq = 1;
    for (const what of [red, redAgain])
      for (const seat of SEATS)
        seq = await does(world.services, table, seat, `${seq}.1`, seat === 'Red' ? what : 'sow');
    await post();
  }

  test('are offered where the game sees a habit, with a link to the form in which they are picked', async () => {
    await twoRounds('reap');
    const mail = await mailOf('Red');
    expect(flat(mail.text)).toMatch(/“You reaped 2 times: always reap\?” https:\S+\/o\/[\w-]+\?a=reap/);
    expect(mail.html).toMatch(/<a [^>]*href="https:[^"]*\/o\/[\w-]+\?a(?:=|&#x3D;)reap"[^>]*>“You reaped 2 times/);
    const [, token = ''] = /\/o\/([\w-]+)\?a=reap/.exec(mail.text) ?? [];
    const { state, link } = await readLink(world.services, 'action', token);
    expect([state, link]).toMatchObject(['live', { seat: 'Red', decision: '~give-orders' }]);
  });

  test('are not offered to whoever has no such habit', async () => {
    await twoRounds('sow');
    expect((await mailOf('Red')).text).not.toContain('always reap');
  });

  test('may be a preset of a form, too', async () => {
    await twoRounds('reap', 'sow');
    expect(flat((await mailOf('Red')).text)).toMatch(/“Offer one coin\?” https:\S+\/o\/[\w-]+\?a%21=one_coin/);
  });
});
