import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { flush, ironCurtainTable, type MailWorld, mailWorld } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

test('what waited for somebody who has resigned is not mailed: the seat’s hand is no longer theirs', async () => {
  const { services: s } = world;
  const { tableId, ussr } = await ironCurtainTable(world);
  // As at a table of three, where the others play on.
  await s.db.seat.updateMany({ where: { tableId, seat: 'ussr' }, data: { resigned: true } });
  s.clock.advance(60_000);
  await flush(world);
  const mails = await s.db.mail.findMany({ where: { tableId }, orderBy: { seat: 'asc' } });
  expect(mails.map(({ seat, status, reason }) => [seat, status, reason])).toEqual([
    ['us', 'sent', null],
    ['ussr', 'dropped', 'resigned'],
  ]);
  expect(await s.db.caughtMail.count({ where: { to: ussr.email } })).toBe(0);
});
