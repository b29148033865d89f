import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTable, tableFor } from '../harness/a-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  carl = await server.person('Carl');
});
afterAll(() => server.close());

const forBen = (change: object = {}) => ({ ...tableFor(ben.player.email), ...change });
const create = (change: object = {}) => as(server, ada, 'post', '/api/tables').send(forBen(change));
const newTable = async (change: object = {}): Promise<string> => (await create(change).expect(201)).body.tableId;

describe('a table', () => {
  test('is made with the usual time control and the host’s own time zone, and says where it is', async () => {
    const made = await create().expect(201);
    expect(made.headers.location).toBe(`/api/tables/${made.body.tableId}`);
    const { body } = await as(server, ada, 'get', made.headers.location ?? '').expect(200);
    expect(body).toMatchObject({
      status: 'forming',
      hostId: ada.player.id,
      timeZone: 'UTC',
      timeControl: { hours: 36 },
    });
    expect(body.lobby.places.map(({ status }: { status: string }) => status).sort()).toEqual(['invited', 'joined']);
  });

  test('of others is not there for whoever has no part in it', async () => {
    const id = await newTable();
    await anybody(server, 'get', `/api/tables/${id}`).expect(404);
    await as(server, carl, 'get', `/api/tables/${id}`).expect(404);
    await as(server, carl, 'get', `/api/tables/${id}/log`).expect(404);
    await as(server, carl, 'get', `/api/tables/${id}/board.svg`).expect(404);
    await as(server, carl, 'post', `/api/tables/${id}/join`).expect(404);
    await as(server, ben, 'get', `/api/tables/${id}`).expect(200);
  });

  test('that is public can be read by anybody, listed, and joined', async () => {
    const id = await newTable({ public: true, invitations: [] });
    await anybody(server, 'get', `/api/tables/${id}`).expect(200);
    const open = await anybody(server, 'get', '/api/tables/public').expect(200);
    expect(open.body.tables.map((table: { id: string }) => table.id)).toContain(id);
    const joined = await as(server, carl, 'post', `/api/tables/${id}/join`).expect(200);
    expect(joined.body).toEqual({ started: true });
    await as(server, ben, 'post', `/api/tables/${id}/join`).expect(409);
    await anybody(server, 'get', `/api/tables/${id}/log`).expect(200);
  });

  test('shows no board before it has started', async () => {
    const id = await newTable();
    const { body } = await as(server, ada, 'get', `/api/tables/${id}/board.svg`).expect(404);
    expect(body.detail).toMatch(/not started/);
    // Seats are drawn at the start: until then there are none.
    await as(server, ada, 'get', `/api/tables/${id}/drafts/1.1`).expect(403);
  });

  test('is in the list of its people', async () => {
    const { id } = await startTable(server, ada, ben);
    for (const person of [ada, ben]) {
      const { body } = await as(server, person, 'get', '/api/tables').expect(200);
      expect(body.tables.map((table: { id: string }) => table.id)).toContain(id);
    }
    const { body } = await as(server, carl, 'get', '/api/tables').expect(200);
    expect(body.tables.map((table: { id: string }) => table.id)).not.toContain(id);
  });
});

describe('what cannot be created leaves nothing behind', () => {
  const refused = async (change: object, at: RegExp, status = 400) => {
    await create({ game: 'chess' });
    const before = await databaseDigest(server.database.url);
    const { body } = await create(change).expect(status);
    expect(await databaseDigest(server.database.url)).toBe(before);
    expect(JSON.stringify(body)).toMatch(at);
    return body;
  };

  test('an unknown game: the sentence lists the games', () => refused({ game: 'chess' }, /chess.*iron-curtain/));
  test('too many players', () => refused({ players: 7 }, /2/));
  test('an impossible option', () => refused({ options: { 'no-such-option': 'x' } }, /no-such-option/));
  test('an option that is no option at all', () => refused({ options: { a: { b: 1 } } }, /body\.options\.a/));
  test('a bad address', () => refused({ invitations: [{ email: 'nobody' }] }, /nobody/));
  test('an address with a second header in it', () =>
    refused({ invitations: [{ email: 'a@b.example\r\nBcc: all@b.example' }] }, /address/));
  test('a name with a second header in it', () => refused({ name: 'Club\r\nBcc: all@b.example' }, /name/i));
  test('no name', () => refused({ name: '  ' }, /name/i));
  test('more invitations than seats', () =>
    refused({ invitations: ['a', 'b', 'c'].map((name) => ({ email: `${name}@b.example` })) }, /3/));
  test('a seat that the game does not have', () => refused({ hostSeat: 'france' }, /france/));
  test('a time control that is none', () =>
    refused({ timeControl: { hours: 0 } }, /body\.timeControl\.hours.*at least 1/));
  test('a time zone that is none', () => refused({ timeZone: 'Mars/Olympus' }, /Mars/));
  test('a pack that is no pack', () => refused({ pack: { cards: 'none' } }, /cards/));

  test('a pack with one wrong value: the answer names the card and the field', async () => {
    const { body: pack } = await anybody(server, 'get', '/api/games/iron-curtain/pack').expect(200);
    const [name] = Object.entries(pack).find(([, value]) => Array.isArray(value)) ?? [''];
    const cards = pack[name].map((card: object, i: number) =>
      i === 3 ? { ...card, influence: 'lots', ops: 'lots' } : card,
    );
    const body = await refused({ pack: { ...pack, [name]: cards } }, /detail/);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(body.errors)).toMatch(new RegExp(name));
  });
});

describe('invitations', () => {
  const invitationOf = async (person: Person, tableId: string): Promise<string> => {
    const { body } = await as(server, person, 'get', '/api/invitations').expect(200);
    return body.invitations.find((one: { table: { id: string } }) => one.table.id === tableId)?.id;
  };

  test('accepted: the table starts when it is full', async () => {
    const id = await newTable();
    const invitation = await invitationOf(ben, id);
    const path = `/api/invitations/${invitation}/accept`;
    const accepted = await as(server, ben, 'post', path).expect(200);
    expect(accepted.body).toEqual({ tableId: id, started: true });
    expect(await invitationOf(ben, id)).toBeUndefined();
  });

  test('declined: the host may invite somebody else', async () => {
    const id = await newTable();
    await as(server, ben, 'post', `/api/invitations/${await invitationOf(ben, id)}/decline`).expect(200);
    const path = `/api/tables/${id}/invitations`;
    await as(server, ben, 'post', path).send({ email: carl.player.email }).expect(404);
    await as(server, ada, 'post', path).send({ email: carl.player.email }).expect(201);
    await as(server, carl, 'post', `/api/invitations/${await invitationOf(carl, id)}/accept`).expect(200);
  });

  test('withdrawn by the host only', async () => {
    const id = await newTable();
    const invitation = await invitationOf(ben, id);
    await as(server, ben, 'delete', `/api/tables/${id}/invitations/${invitation}`).expect(403);
    await as(server, ada, 'delete', `/api/tables/${id}/invitations/${invitation}`).expect(204);
    await as(server, ben, 'post', `/api/invitations/${invitation}/accept`).expect(409);
  });

  test('of somebody else, and unknown ones, are not theirs to answer', async () => {
    const invitation = await invitationOf(ben, await newTable());
    await as(server, carl, 'post', `/api/invitations/${invitation}/accept`).expect(403);
    await as(server, carl, 'post', '/api/invitations/none/accept').expect(404);
    await as(server, ben, 'post', `/api/invitations/${invitation}/accept`).send({ seat: 'france' }).expect(400);
  });
});

test('only the host calls a table off, and only before it has started', async () => {
  const id = await newTable();
  await as(server, ben, 'post', `/api/tables/${id}/cancel`).expect(403);
  await as(server, ada, 'post', `/api/tables/${id}/cancel`).expect(204);
  await as(server, ada, 'post', `/api/tables/${id}/cancel`).expect(409);
  const started = await startTable(server, ada, ben);
  await as(server, ada, 'post', `/api/tables/${started.id}/cancel`).expect(409);
});
