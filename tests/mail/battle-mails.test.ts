import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { State } from '../../src/games/empires-in-arms/state.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { battles } from '../fixtures/campaign/battle-table.ts';
import { fightBattles } from '../fixtures/campaign/fight-battles.ts';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail } from './harness/mail-world.ts';
import { letAct, PROVEN, reply as replyTo } from './replies/reply-table.ts';

const ADA = 'ada@people.example';
/** France has a depot that no chain reaches. */
const cutOff = (state: State): void => {
  state.depots.lisbon = { power: 'france', placed: -1 };
};
let world: MailWorld;
let table: string;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' }, [battles({ change: cutOff })]);
  const people = await Promise.all(
    [ADA, 'ben@people.example', 'cid@people.example'].map((email) =>
      playerByEmail(world.services, email, { name: email.split('@')[0] ?? '' }),
    ),
  );
  table = await marchTable(world.services, people, { guard_commitment: 'on' });
  await post();
});
afterAll(() => world.close());

const flat = (text: string) => text.replace(/\s+/g, ' ');

async function post() {
  world.services.clock.advance(1000);
  await flush(world);
}

async function reply(words: string) {
  return replyTo(world, await newestMail(world, ADA), words, { from: ADA });
}

test('one mail asks of all battles of a turn, with forces, commanders, ground, and lines to reply with', async () => {
  const { text } = await newestMail(world, ADA);
  expect(flat(text)).toContain(
    'You attack Austria in Linz: 2 corps of theirs under Mack. You have 3 corps there, 36 factors; your side’s ' +
      'morale is 4.2, and Napoleon commands it. Open country.',
  );
  expect(flat(text)).toContain('You attack Austria in Venice: 1 corps of theirs. You have 1 corps there, 9 factors');
  expect(flat(text)).toContain('Guard: one column, in round 2, if their morale is below 3');
  // How many factors they have is a secret (2.4.2).
  expect(text).not.toMatch(/corps of theirs[^.]*factors/);
  expect(flat(text)).toContain('Reply in words, such as “in any case”, “our morale is below 3”');
});

test('what its reader should see to in time stands in their mail alone', async () => {
  const warning = 'See to this in time - Cut off: the depots in Lisbon are in no valid chain and supply nobody';
  const { text, html } = await newestMail(world, ADA);
  expect(flat(text)).toContain(warning);
  expect(html).toContain('Cut off: the depots in Lisbon');
  expect((await newestMail(world, 'cid@people.example')).text).not.toContain('the depots in Lisbon');
});

test('a plan by reply is echoed; what does not fit is refused with its rule beside what was understood', async () => {
  const wrong = await reply('Q1: chit: outflank\nQ2: chit: probe; leave: if our morale is below 1');
  expect(wrong.subject).toContain('not understood');
  expect(flat(wrong.text)).toContain('Name the corps that go around the flank');
  expect(flat(wrong.text)).toContain('Understood: Chit: Probe and Leave after a day: our morale is below 1');
  const right = await reply('Q1: chit: outflank, II Corps\nguard: round 3\nQ2: chit: probe');
  expect(flat(right.text)).toContain('Around the flank: French II Corps');
  expect(flat(right.text)).toContain('Guard in round: the third round');
});

test('of two battles, what a reply does is said with its battle: in the echo, and when it is done', async () => {
  const echo = await reply('Q2: chit: probe');
  expect(echo.subject).toContain('confirm: Battle in Venice: Chit: Probe');
  const { id } = await world.services.db.player.findUniqueOrThrow({ where: { email: ADA } });
  await letAct(world, id);
  const done = await replyTo(world, echo, 'Q1: chit: probe', { from: ADA, proof: PROVEN });
  expect(done.subject).toContain('done: Battle in Linz: Chit: Probe');
  expect(flat(done.text)).toContain('You attack Austria in Venice');
});

test('the mail of a battle reads like a report, in its order, with a picture of the two lines', async () => {
  await fightBattles(world.services, table);
  await post();
  const { text, html } = await newestMail(world, ADA);
  const report = flat(text);
  const order = [
    'Battle in Linz - Battle in Linz. Attackers: France under Napoleon',
    '- Linz, round 1: France on table',
    'Ney (France) from Innsbruck throws',
    'the force of France around the flank throws',
    '- Linz, round 2: France on table',
    'Battle in Venice - Battle in Venice. Attackers: France',
  ].map((part) => report.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(report.match(/Linz, round 1:/g)).toHaveLength(1);
  const alt = 'alt="Battle in Linz, as a picture; it is told in words below."';
  expect(html?.split(alt)).toHaveLength(2);
});
