import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resolveDispute, takeDispute } from '../../src/disputes/act-on-dispute.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { listCaughtMails } from '../../src/mail/mailbox/list-caught-mails.ts';
import { flush, type MailWorld, mailWorld } from '../mail/harness/mail-world.ts';
import { moderatedTable } from './moderated-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

test('a dispute that stops the clocks makes one mail a player at each stage', async () => {
  const { services: s } = world;
  const { tableId, us, ussr, own } = await moderatedTable(world);
  const subjects: string[][] = [];
  const mailed = new Set<string>();
  /** The mails to both players of the stage that has just come, by their subjects. */
  const stage = async () => {
    await flush(world);
    s.clock.advance(120_000);
    await flush(world);
    const mails = (await Promise.all([us, ussr].map(({ email }) => listCaughtMails(s, { to: email })))).flat();
    const fresh = mails.filter(({ id }) => !mailed.has(id));
    for (const { id } of fresh) mailed.add(id);
    subjects.push(fresh.map(({ subject }) => subject.replace(/^\[.*?\] /u, '')));
  };
  await stage();
  const opened = { tableId, playerId: us.playerId, type: 'rules', text: 'That is not the rule.', pause: true } as const;
  const { id: disputeId } = await openDispute(s, opened);
  await stage();
  await takeDispute(s, { tableId, disputeId, playerId: own.id });
  await stage();
  await resolveDispute(s, { tableId, disputeId, playerId: own.id, resolution: 'Play on.' });
  await stage();
  const both = (subject: string) => [subject, subject];
  expect(subjects.slice(1)).toEqual([
    ['Anna calls the moderator'],
    both('Olga looks into the dispute'),
    both('the dispute is decided'),
  ]);
});
