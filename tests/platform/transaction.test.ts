import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { cleanUp } from '../../src/administration/clean-up.ts';
import { tick } from '../../src/clocks/tick.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import { withdrawInvitation } from '../../src/lobby/withdraw-invitation.ts';
import { relayNotifications } from '../../src/mail/outbox/relay-notifications.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { overlappingQueries } from '../harness/overlapping-queries.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

test('a client that is asked two things at once is found', async () => {
  const found = overlappingQueries();
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  await client.query('SELECT 1');
  await Promise.all([client.query('SELECT 2'), client.query('SELECT 3')]);
  await client.query('SELECT 4');
  await client.end();
  expect(found).toEqual(['SELECT 2 | SELECT 3']);
});

test('a transaction asks its connection one thing at a time', async () => {
  const { services } = world;
  const found = overlappingQueries();
  const host = await world.person('Host');
  const guest = await world.person('Guest');
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game: 'relay',
    name: 'Tuesday Club',
    players: 3,
    options: {},
    hostSeat: 'any',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const { invitationId } = await invitePlayer(services, { tableId, playerId: host.id, email: 'x@people.example' });
  await withdrawInvitation(services, { tableId, playerId: host.id, invitationId });
  await joinTable(services, { tableId, playerId: guest.id });
  await viewTable(services, tableId, 'spectator', undefined, host.id);
  await cancelTable(services, { tableId, playerId: host.id });
  const started = await startedTable(world);
  await answerNow(services, started.tableId, started.player('Ann'), 'on');
  await requestSignIn(services, { email: host.email });
  await relayNotifications(services, { add: async () => {} });
  world.clock.advance(40 * 3_600_000);
  await tick(services);
  await cleanUp(services);
  expect(found).toEqual([]);
});
