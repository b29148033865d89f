import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../src/http/app.ts';
import { createHttpContext } from '../../src/http/context.ts';
import type { Message } from '../../src/kernel/message.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import type { Services } from '../../src/platform/services.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { sideDeals } from '../fixtures/side-deals/rules.ts';
import { type Person, startServer, type TestServer } from './harness/test-server.ts';

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startServer();
  ann = await server.person('Ann');
});
afterAll(() => server.close());

const NOTICE = 'This table began earlier. Interim rule: the other half is left out.';
const EARLIER = 7;

/** Side Deals with an earlier ruleset, whose tables go on without half of it. */
function withEarlierTables(): Services {
  const { services } = server;
  const notice: Message = { key: 'kernel.answer-text', args: { text: NOTICE } };
  const goesWithout = (ruleset: number) => (ruleset === EARLIER ? notice : undefined);
  return { ...services, games: new Map([...services.games, ['side-deals', { ...sideDeals, goesWithout }]]) };
}

test('the page and the invitation of a table say what it goes on without, which a new one does not', async () => {
  const services = withEarlierTables();
  const app = createApp(createHttpContext({ ...server.context, services }));
  const looks = async (path: string) => (await request(app).get(path).set('Cookie', ann.cookie).expect(200)).text;
  const { tableId } = await createTable(services, {
    hostId: ann.player.id,
    game: 'side-deals',
    name: 'Half a game',
    players: 2,
    options: {},
    hostSeat: undefined,
    invitations: [{ email: 'ben@people.example' }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const { id } = await services.db.invitation.findFirstOrThrow({ where: { tableId } });
  const token = await issueLink(services, {
    ...{ purpose: 'invitation', tableId, invitationId: id, email: 'ben@people.example' },
  });
  for (const path of [`/t/${tableId}`, `/i/${token}`]) expect(await looks(path)).not.toContain(NOTICE);

  await services.db.table.update({ where: { id: tableId }, data: { ruleset: EARLIER } });
  for (const path of [`/t/${tableId}`, `/i/${token}`]) expect(await looks(path)).toContain(NOTICE);
});

test.each(['/api/games', '/', '/help', '/tables/new', '/seats', '/archive'])('%s names every game', async (path) => {
  const listed = (await request(server.app).get(path).set('Cookie', ann.cookie).expect(200)).text;
  for (const game of server.services.games.keys()) expect(listed).toContain(game);
});
