import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../src/administration/actor.ts';
import { giveRole } from '../../src/administration/give-role.ts';
import { listRoles } from '../../src/administration/list-roles.ts';
import { readActs } from '../../src/administration/read-acts.ts';
import { administeredWorld, refusal, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
beforeAll(async () => {
  world = await administeredWorld();
});
afterAll(() => world.close());

test('the command line gives any address any role, and makes its player', async () => {
  const { services } = world;
  const given = await giveRole(services, { by: COMMAND_LINE, email: ' Mo@Club.example', role: 'moderator' });
  expect(given).toMatchObject({ email: 'mo@club.example', role: 'moderator' });
  expect(await listRoles(services)).toMatchObject([{ name: 'Ada' }, { email: 'mo@club.example' }]);
  const [act] = await readActs(services);
  expect(act).toMatchObject({ by: { key: 'administration.by-command-line' }, what: { args: { role: 'moderator' } } });
});

test('the last administrator cannot be taken away, not even by two at once', async () => {
  const { services, ada } = world;
  const take = (email: string) => giveRole(services, { by: COMMAND_LINE, email, role: 'player' });
  await expect(take(ada.email)).rejects.toEqual(refusal('bad-input', 'administration.last-administrator'));
  await somebody(services, 'Eve', 'administrator');
  const both = await Promise.allSettled([take(ada.email), take('eve@club.example')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await services.db.player.count({ where: { role: 'administrator' } })).toBe(1);
  await services.db.player.update({ where: { id: ada.id }, data: { role: 'administrator' } });
});

test('only administrators give roles, and nonsense is refused', async () => {
  const { services, ada } = world;
  const bob = await somebody(services, 'Bob');
  const give = (by: string, email: string, role: string) => giveRole(services, { by, email, role });
  await expect(give(bob.id, bob.email, 'administrator')).rejects.toEqual(
    refusal('forbidden', 'administration.only-administrators'),
  );
  await expect(give(ada.id, bob.email, 'king')).rejects.toEqual(refusal('bad-input', 'administration.no-such-role'));
  await expect(give(ada.id, 'nobody@club.example', 'moderator')).rejects.toEqual(
    refusal('bad-input', 'administration.no-such-player'),
  );
  await services.db.player.update({ where: { id: bob.id }, data: { bannedAt: services.clock.now() } });
  await expect(give(ada.id, bob.email, 'moderator')).rejects.toEqual(
    refusal('bad-input', 'administration.banned-no-role'),
  );
});
