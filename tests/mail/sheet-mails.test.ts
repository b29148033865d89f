import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { buyNothing, marchTable } from '../fixtures/marches/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

test('a question with a sheet leads to the page on which orders are written', async () => {
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cid'].map((name) => playerByEmail(world.services, `${name}@people.example`, { name })),
  );
  const tableId = await marchTable(world.services, people);
  await buyNothing(world.services, tableId);
  world.services.clock.advance(3_600_000);
  await flush(world);
  const mail = await newestMail(world, people[0]?.player.email ?? '');
  expect(mail.text).toContain('Write your orders:');
  expect(mail.text).not.toContain('Choose from');
  expect(mail.links[0]).toMatch(/\/c\/[\w-]+\/sheets\/4\.1$/);
});
