import request from 'supertest';
import { DAY_MS } from '../../../src/platform/durations.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';
import { aClub, aTable, cookieOf } from './a-club.ts';
import { copiesOf } from './copy-table.ts';
import { API_BODIES, PAGE_FIELDS } from './requests.ts';
import { type Answer, classOf, ROLES, type Role } from './roles.ts';

export type Ask = (route: string, role: Role) => Promise<Answer>;

/** A server with somebody in every role, and a table at which they all are tried. */
export type Matrix = {
  readonly server: TestServer;
  readonly askPage: Ask;
  readonly askApi: Ask;
  /** What everybody is told; after a change to the table, the next is tried at a new one. */
  tryAll(route: string, ask: Ask): Promise<{ readonly [role: string]: Answer }>;
  /** The game at the table of now ends, and anybody may read it. */
  endInPublic(): Promise<void>;
};

/** Of a game whose rules stand in the house; the table's has none. */
const RULES = '/games/empires-in-arms/rules';

export async function openMatrix(): Promise<Matrix> {
  const server = await startServer({ builtInMailbox: true });
  const people = await aClub(server);
  let table = await aTable(server, people);
  const nextCopy = await copiesOf(server.services.db, table);

  /** The address of a route at the table; a part that the table has nothing for names nothing. */
  const addressOf = (path: string) =>
    path.replace('/games/:game/rules', RULES).replace(/:(\w+)/g, (_, part: string) => table[part] ?? 'nothing');

  const askPage: Ask = async (route, role) => {
    const [verb = '', path = ''] = route.split(' ');
    const asked = ask(server, verb, addressOf(path)).set('Accept', 'text/html');
    if (role !== 'anonymous') asked.set('Cookie', await cookieOf(server, people[role]));
    const fields = Object.entries(PAGE_FIELDS[route] ?? {}).map(([name, value]) => [name, addressOf(value)]);
    const { status, headers } = await (verb === 'GET' ? asked : asked.type('form').send(Object.fromEntries(fields)));
    return classOf(status, headers.location);
  };

  const askApi: Ask = async (route, role) => {
    const [verb = '', path = ''] = route.split(' ');
    const asked = ask(server, verb, `/api${addressOf(path)}`);
    if (role !== 'anonymous') asked.set('Authorization', `Bearer ${people[role].key}`);
    const body = API_BODIES[route];
    const sent = body && JSON.stringify(body).replace('{role}', role.toLowerCase());
    const { status, headers } = await (sent ? asked.type('json').send(sent) : asked);
    return classOf(status, headers.location);
  };

  return {
    server,
    askPage,
    askApi,
    async tryAll(route, one) {
      const told: { [role: string]: Answer } = {};
      for (const role of ROLES) {
        told[role] = await one(route, role);
        if (route.startsWith('GET') || told[role] !== 'in' || !route.includes(':')) continue;
        server.clock.advance(DAY_MS); // nobody does so much in a day
        table = await nextCopy();
      }
      return told;
    },
    async endInPublic() {
      const where = { id: table.table ?? '' };
      await resignSeat(server.services, { tableId: where.id, seat: 'us', playerId: people.player.id });
      await server.services.db.table.update({ where, data: { public: true } });
    },
  };
}

function ask(server: TestServer, verb: string, address: string): request.Test {
  const agent = request(server.app);
  switch (verb) {
    case 'GET':
      return agent.get(address);
    case 'POST':
      return agent.post(address);
    case 'PATCH':
      return agent.patch(address);
    case 'DELETE':
      return agent.delete(address);
    default:
      throw new Error(`the matrix does not know ${verb}`);
  }
}
