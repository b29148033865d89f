import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueFirstLink, useFirstLink } from '../../src/administration/first-administrator.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { type TestServices, testServices } from '../harness/services.ts';
import { refusal, somebody } from './world.ts';

let services: TestServices;
let close: () => Promise<void>;
beforeAll(async () => {
  const { db, drop } = await freshDatabase();
  services = testServices(db);
  close = drop;
});
afterAll(() => close());

const tokenOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';

test('the link of the start log lives an hour', async () => {
  const ann = await somebody(services, 'Ann');
  const token = tokenOf(await issueFirstLink(services));
  expect(JSON.stringify(await services.db.linkToken.findMany())).not.toContain(token);
  services.clock.advance(60 * 60_000);
  await expect(useFirstLink(services, token, ann)).rejects.toEqual(refusal('stale', 'administration.first-over'));
  await expect(useFirstLink(services, 'x'.repeat(43), ann)).rejects.toEqual(
    refusal('not-found', 'administration.first-unknown'),
  );
});

test('of two who open links at once one becomes administrator, and then there is no link any more', async () => {
  const [bea, cy] = [await somebody(services, 'Bea'), await somebody(services, 'Cy')];
  const tokens = [tokenOf(await issueFirstLink(services)), tokenOf(await issueFirstLink(services))];
  const used = await Promise.allSettled([
    useFirstLink(services, tokens[0] ?? '', bea),
    useFirstLink(services, tokens[1] ?? '', cy),
  ]);
  expect(used.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await services.db.player.count({ where: { role: 'administrator' } })).toBe(1);
  expect(await issueFirstLink(services)).toBeUndefined();
  await expect(useFirstLink(services, tokens[0] ?? '', bea)).rejects.toEqual(
    refusal('stale', 'administration.first-taken'),
  );
});
