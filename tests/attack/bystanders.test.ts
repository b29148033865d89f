import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { nextTurn, startTable } from '../http/harness/a-table.ts';
import { getPage, postForm, textOf } from '../http/harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { API_CASES } from '../http/permissions/api-cases.ts';
import { pagesOf } from '../http/permissions/page-access.ts';
import { tally } from './harness/tally.ts';

/*
 * Whoever said no to a private table, was asked no longer, or gave their seat away, is a stranger there: every answer
 * is the one that somebody gets who never heard of it.
 */

let server: TestServer;
let ada: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  stranger = await server.person('Stranger');
});
afterAll(() => server.close());

const NAME = 'The Cellar Club';

let cellars = 0;
/** A private table that waits for players: Ada hosts; one guest declined, one invitation was withdrawn, one is open. */
async function cellar() {
  cellars += 1;
  const [declined, withdrawn, third] = [
    await server.person(`Declined-${cellars}`),
    await server.person(`Withdrawn-${cellars}`),
    await server.person(`Third-${cellars}`),
  ];
  const made = await as(server, ada, 'post', '/api/tables')
    .send({
      game: 'versailles-1919',
      name: NAME,
      players: 4,
      hostSeat: 'any',
      invitations: [declined, withdrawn, third].map(({ player }) => ({ email: player.email })),
    })
    .expect(201);
  const tableId = String(made.body.tableId);
  const rows = await server.services.db.invitation.findMany({ where: { tableId } });
  const invitationOf = (person: Person) => rows.find(({ email }) => email === person.player.email)?.id ?? '';
  const links = new Map<Person, string>();
  for (const person of [declined, withdrawn]) {
    const { email } = person.player;
    const target = { purpose: 'invitation', invitationId: invitationOf(person), tableId, email } as const;
    links.set(person, `/i/${await issueLink(server.services, target)}`);
  }
  await as(server, declined, 'post', `/api/invitations/${invitationOf(declined)}/decline`).expect(200);
  await as(server, ada, 'delete', `/api/tables/${tableId}/invitations/${invitationOf(withdrawn)}`).expect(204);
  return { tableId, declined, withdrawn, links };
}

const pages = pagesOf('reader-or-sign-in', 'reader', 'people', 'after-end');
const routes = Object.entries(API_CASES).filter(([route]) => route.startsWith('GET /tables/:table'));
const said = z.object({ title: z.string(), detail: z.string(), status: z.number() });

/** What a person is told on every way to read a table, without the number of the request and their own name. */
async function toldTo(person: Person, tableId: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (const route of pages) {
    const path = route.replace('GET ', '').replace(':table', tableId);
    const { status, text } = await getPage(server, path, person);
    told.push(`${path} ${status} ${textOf(text ?? '').replaceAll(person.player.name, 'you')}`);
  }
  for (const [route] of routes) {
    const path = `/api${route.replace('GET ', '').replace(':table', tableId).replaceAll(/:\w+/g, 'x')}`;
    const { status, body } = await as(server, person, 'get', path);
    told.push(`${path} ${status} ${JSON.stringify(said.safeParse(body).data)}`);
  }
  const lists = [await as(server, person, 'get', '/api/tables'), await as(server, person, 'get', '/api/invitations')];
  told.push(
    ...lists.map(({ text }) => text),
    textOf((await getPage(server, '/', person)).text).includes(NAME) ? NAME : '',
  );
  // Numbers of requests differ.
  return told.map((one) => one.replaceAll(/[0-9a-f-]{36}/g, '#'));
}

test('people who declined, or are asked no longer, read what a stranger reads', async () => {
  const { tableId, declined, withdrawn, links } = await cellar();
  const nothing = await toldTo(stranger, tableId);
  let leaked = 0;
  for (const person of [declined, withdrawn]) {
    const told = await toldTo(person, tableId);
    leaked += told.filter((one, i) => one !== nothing[i]).length;
    expect(told).toEqual(nothing);
  }
  // Their links say what became of the invitation, and nothing of the table.
  for (const [person, link] of links) {
    for (const reader of [undefined, person]) {
      const { text } = await getPage(server, link, reader).expect(200);
      for (const secret of [NAME, 'Versailles', 'Ada', `/t/${tableId}`]) {
        if (text.includes(secret)) leaked += 1;
        expect(text).not.toContain(secret);
      }
    }
    await postForm(server, link, { do: 'accept', seat: '', salt: '' }, person).expect(200);
    await as(server, person, 'post', `/api/tables/${tableId}/cancel`).expect(404);
  }
  expect(await server.services.db.seat.count({ where: { tableId, playerId: { not: null } } })).toBe(1);
  tally('bystanders: declined and withdrawn', { requests: 3 * nothing.length + 8, leaked });
});

test('a replaced player is a stranger, and with the host’s leave a spectator like any other', async () => {
  const table = await startTable(server, await server.person('Cora'), await server.person('Ben'));
  const turn = await nextTurn(server, table);
  const old = turn.person;
  const next = await server.person('Next');
  const form = `/t/${table.id}/substitute/${turn.seat}`;
  await postForm(server, form, { email: next.player.email, reason: '' }, old).expect(303);
  const { id } = await server.services.db.substituteRequest.findFirstOrThrow({ where: { tableId: table.id } });
  await as(server, next, 'post', `/api/substitute-requests/${id}/accept`).expect(200);
  await server.services.db.table.update({ where: { id: table.id }, data: { hostId: next.player.id } });

  const nothing = await toldTo(stranger, table.id);
  expect(await toldTo(old, table.id)).toEqual(nothing);

  await as(server, next, 'patch', `/api/tables/${table.id}/substitute-requests/${id}`)
    .send({ watches: true })
    .expect(204);
  const watching = await as(server, old, 'get', `/api/tables/${table.id}`).expect(200);
  expect(watching.body).toMatchObject({ viewer: 'spectator' });
  await server.services.db.table.update({ where: { id: table.id }, data: { public: true } });
  const anybody = await as(server, stranger, 'get', `/api/tables/${table.id}`).expect(200);
  expect({ ...watching.body, public: true }).toEqual(anybody.body);
  tally('bystanders: replaced', { requests: 2 * nothing.length + 2, leaked: 0 });
});
