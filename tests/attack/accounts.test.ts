import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { nextTurn, startTable } from '../http/harness/a-table.ts';
import { getPage, postForm } from '../http/harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

/*
 * Whether an address has an account is nobody's business: whatever is done with an address that has one, and with one
 * that has none, the answers are the same to the byte.
 */

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
});
afterAll(() => server.close());

/** Addresses of the same length; the first has an account. */
let count = 0;
async function twins(): Promise<readonly [string, string]> {
  count += 1;
  const known = await server.person(`Known${count}`);
  return [known.player.email, known.player.email.replace('known', 'never')];
}

/** What was answered, without what is new in every answer: ids, times and the address itself. */
function bare(
  { status, text, headers }: Pick<Response, 'status' | 'text' | 'headers'>,
  email: string,
  ids: readonly string[],
) {
  const whole = `${status} ${headers.location ?? ''} ${text}`
    .replaceAll(email, '@')
    .replaceAll(email.replace('@', '%40'), '@');
  return (
    ids
      .reduce((told, id) => told.replaceAll(id, 'ID'), whole)
      // Who plays which seat is drawn by lot.
      .replaceAll(/\b(Ada|Ben)\b/g, 'Player')
      .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'REQUEST')
      .replaceAll(/"(id|nominationId|substituteRequestId|invitationId|tableId)":"[\w-]+"/g, '"$1":"ID"')
      .replaceAll(/(moderators|invitations|substituteRequests|nominations|value="|tables)(\/|=?)[\w-]{20,}/g, '$1$2ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  );
}

type Scene = (email: string) => Promise<{ readonly answers: readonly Response[]; readonly ids: readonly string[] }>;

const scenes: readonly (readonly [string, Scene])[] = [
  [
    'asked to moderate',
    async (email) => {
      const table = await startTable(server, ada, ben);
      const asked = await as(server, ada, 'post', `/api/tables/${table.id}/moderators`).send({ email });
      const again = await as(server, ada, 'post', `/api/tables/${table.id}/moderators`).send({ email });
      const sent = await postForm(server, `/t/${table.id}/moderators`, { email }, ada);
      const seen = [
        await getPage(server, `/t/${table.id}/moderation`, ada),
        await as(server, ada, 'get', `/api/tables/${table.id}/moderators`),
        await as(server, ada, 'get', `/api/nominations/${asked.body.nominationId}`),
      ];
      return { answers: [asked, again, sent, ...seen], ids: [table.id, asked.body.nominationId] };
    },
  ],
  [
    'invited with a new table, and to one that is there',
    async (email) => {
      const body = { game: 'iron-curtain', name: 'T', players: 2, hostSeat: 'us', invitations: [{ email }] };
      const made = await as(server, ada, 'post', '/api/tables').send(body);
      const one = await as(server, ada, 'post', '/api/tables').send({ ...body, public: true, invitations: [] });
      const asked = await as(server, ada, 'post', `/api/tables/${one.body.tableId}/invitations`).send({ email });
      const again = await as(server, ada, 'post', `/api/tables/${one.body.tableId}/invitations`).send({ email });
      const seen: Response[] = [];
      for (const id of [made.body.tableId, one.body.tableId])
        seen.push(await as(server, ada, 'get', `/api/tables/${id}`), await getPage(server, `/t/${id}`, ada));
      // At a public table strangers look on as well.
      seen.push(await as(server, ben, 'get', `/api/tables/${one.body.tableId}`));
      seen.push(await getPage(server, `/t/${one.body.tableId}`, ben));
      return {
        answers: [made, asked, again, ...seen],
        ids: [made.body.tableId, one.body.tableId, asked.body.invitationId],
      };
    },
  ],
  [
    'offered a seat',
    async (email) => {
      const table = await startTable(server, ada, ben);
      const { seat, person } = await nextTurn(server, table);
      const path = `/api/tables/${table.id}/substitute-requests`;
      const offered = await as(server, person, 'post', path).send({ seat, email });
      const again = await as(server, person, 'post', path).send({ seat, email });
      const seen = [
        await as(server, person, 'get', path),
        await getPage(server, `/t/${table.id}/substitute/${seat}`, person),
      ];
      return { answers: [offered, again, ...seen], ids: [table.id, offered.body.substituteRequestId] };
    },
  ],
  [
    'asking to sign in, or for another address',
    async (email) => ({
      answers: [
        await as(server, ada, 'post', '/api/sign-in').send({ email }),
        await postForm(server, '/sign-in', { email }),
        await postForm(server, '/preferences/address', { email }, ada),
      ],
      ids: [],
    }),
  ],
];

test.each(scenes)('%s: an address with an account and one without are answered alike', async (scene, play) => {
  const [known, never] = await twins();
  const [one, two] = [await play(known), await play(never)];
  const told = (email: string, { answers, ids }: Awaited<ReturnType<Scene>>) =>
    answers.map((answer) => bare(answer, email, ids));
  const [first, second] = [told(known, one), told(never, two)];
  const leaked = first.filter((text, i) => text !== second[i]).length;
  tally(`accounts: ${scene}`, { requests: first.length * 2, leaked });
  expect(first).toEqual(second);
});
