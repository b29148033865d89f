import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../src/http/app.ts';
import { createHttpContext } from '../../src/http/context.ts';
import type { Message } from '../../src/kernel/message.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import type { Services } from '../../src/platform/services.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { standIn } from '../../src/seats/substitutes/stand-ins.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { sideDeals } from '../fixtures/side-deals/rules.ts';
import { type Person, startServer, type TestServer } from './harness/test-server.ts';

let server: TestServer;
let ann: Person;
let silent: Express;
let naming: Express;
beforeAll(async () => {
  server = await startServer();
  ann = await server.person('Ann');
  silent = appOf(servicesNaming());
  naming = appOf(servicesNaming('side-deals'));
});
afterAll(() => server.close());

const quote = (text: string): Message => ({ key: 'kernel.answer-text', args: { text } });
const NOTICE = 'Half of it is written. Interim rule: the other half is left out.';

/** Side Deals as a game of which half is written, on a server whose settings name these games. */
function servicesNaming(...unfinishedGames: readonly string[]): Services {
  const { services } = server;
  const games = new Map([...services.games, ['side-deals', { ...sideDeals, unfinished: () => quote(NOTICE) }]]);
  return { ...services, games, settings: { ...services.settings, unfinishedGames } };
}

const appOf = (services: Services) => createApp(createHttpContext({ ...server.context, services }));

const newTable = (services: Services, guest?: string) =>
  createTable(services, {
    hostId: ann.player.id,
    game: 'side-deals',
    name: 'Half a game',
    players: 2,
    options: {},
    hostSeat: undefined,
    invitations: guest === undefined ? [] : [{ email: guest }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });

test('what is played of it, and by which interim rule, is told before anybody comes to play it', async () => {
  const services = servicesNaming('side-deals');
  const looks = async (path: string) => (await request(naming).get(path).set('Cookie', ann.cookie).expect(200)).text;
  expect(await looks('/games/side-deals')).toContain(NOTICE);
  expect(await looks('/tables/new?game=side-deals')).toContain(NOTICE);
  expect(await looks('/games/iron-curtain')).not.toContain('Interim rule');
  expect(JSON.parse(await looks('/api/games/side-deals'))).toMatchObject({ unfinished: `“${NOTICE}”` });
  expect(JSON.parse(await looks('/api/games/iron-curtain'))).not.toHaveProperty('unfinished');

  const { tableId } = await newTable(services);
  expect(await looks(`/t/${tableId}`)).toContain(NOTICE);
  const invited = await newTable(services, 'ben@people.example');
  const { id } = await services.db.invitation.findFirstOrThrow({ where: { tableId: invited.tableId } });
  const link = { tableId: invited.tableId, invitationId: id, email: 'ben@people.example' };
  const token = await issueLink(services, { purpose: 'invitation', ...link });
  expect((await request(naming).get(`/i/${token}`).expect(200)).text).toContain(NOTICE);
});

const LISTS = ['/api/games', '/', '/help', '/tables/new', '/seats', '/archive'];

test.each(LISTS)('%s names an unfinished game only where the settings do', async (path) => {
  const listed = (app: Express) => request(app).get(path).set('Cookie', ann.cookie).expect(200);
  expect((await listed(silent)).text).not.toContain('side-deals');
  expect((await listed(naming)).text).toContain('side-deals');
});

test('no table of it is made, nobody waits for a seat in it, and no record of it comes in', async () => {
  const services = servicesNaming();
  const possible = { game: 'side-deals', games: expect.not.arrayContaining(['side-deals']) };
  await expect(newTable(services)).rejects.toMatchObject({ code: 'bad-input', reason: { args: possible } });
  const waiting = standIn(services, { playerId: ann.player.id, game: 'side-deals' });
  await expect(waiting).rejects.toMatchObject({ code: 'bad-input', reason: { args: possible } });
  const record = readRecord({ despatch: 1, game: 'side-deals', entries: [] });
  const coming = importRecord(services, { record, hostId: ann.player.id });
  await expect(coming).rejects.toMatchObject({ code: 'bad-input', reason: { args: possible } });
});

test('a table that was made goes on when the settings do not name its game any more', async () => {
  const { tableId } = await newTable(servicesNaming('side-deals'));
  expect(await viewTable(servicesNaming(), tableId, 'spectator')).toMatchObject({ game: 'side-deals' });
});
