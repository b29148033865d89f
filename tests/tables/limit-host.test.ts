import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvitation } from '../../src/tables/answer-invitation.ts';
import { cancelTable } from '../../src/tables/cancel-table.ts';
import { createTable } from '../../src/tables/create-table.ts';
import { invitePlayer } from '../../src/tables/invite-player.ts';
import { MOST_FORMING, MOST_INVITED, MOST_TO_ADDRESS } from '../../src/tables/limit-host.ts';
import { newId } from '../../src/tables/new-id.ts';
import { USUAL_PACE } from '../../src/tables/pace.ts';
import { withdrawInvitation } from '../../src/tables/withdraw-invitation.ts';
import { refused } from './fixtures/refused.ts';
import { tableWorld, type World } from './fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;
const make = (hostId: string, emails: readonly string[] = []) =>
  createTable(world.services, {
    hostId,
    game: 'relay',
    name: 'Tuesday Club',
    players: 4,
    options: {},
    hostSeat: 'Ann',
    invitations: emails.map((email) => ({ email })),
    pace: USUAL_PACE,
    timeZone: 'UTC',
    public: true,
  });
const addresses = (count: number) => Array.from({ length: count }, () => `${newId()}@people.example`);

test('a host has at most fifty tables that wait for players', async () => {
  const host = await world.person('Host');
  const first = await make(host.id);
  for (let n = 1; n < MOST_FORMING; n += 1) await make(host.id);
  expect(await refused(() => make(host.id))).toEqual({
    code: 'too-many',
    says: 'You have 50 tables that wait for players. Call one off, or wait until one of them begins.',
  });
  await cancelTable(world.services, { tableId: first.tableId, playerId: host.id });
  await make(host.id);
  await make((await world.person('Other')).id);
});

test('a host invites at most a hundred people a day who have not accepted', async () => {
  const host = await world.person('Host');
  for (let n = 0; n < MOST_INVITED - 1; n += 3) await make(host.id, addresses(3));
  const { tableId } = await make(host.id);
  const invite = (email: string) => invitePlayer(world.services, { tableId, playerId: host.id, email });
  expect(await refused(() => make(host.id, addresses(2)))).toMatchObject({ code: 'too-many' });
  const guest = await world.person('Guest');
  const { invitationId } = await invite(guest.email);
  expect((await refused(() => invite('one-more@people.example'))).says).toContain(
    'You have invited 100 people within a day',
  );
  await answerInvitation(world.services, { invitationId, playerId: guest.id, accept: true });
  await invite('one-more@people.example');
  expect(await refused(() => invite('two-more@people.example'))).toMatchObject({ code: 'too-many' });
  world.clock.advance(DAY);
  await invite('two-more@people.example');
});

test('nobody’s mailbox is flooded by inviting and taking back, whoever does it', async () => {
  const host = await world.person('Host');
  const [email = ''] = addresses(1);
  const { tableId } = await make(host.id);
  const invite = () => invitePlayer(world.services, { tableId, playerId: host.id, email });
  for (let n = 0; n < MOST_TO_ADDRESS; n += 1) {
    const { invitationId } = await invite();
    await withdrawInvitation(world.services, { tableId, playerId: host.id, invitationId });
  }
  expect(await refused(invite)).toMatchObject({ code: 'too-many', says: expect.stringContaining(email) });
  const other = await world.person('Other');
  expect(await refused(() => make(other.id, [email]))).toMatchObject({ code: 'too-many' });
  world.clock.advance(DAY);
  await invite();
});
