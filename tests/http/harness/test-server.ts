import type { Express } from 'express';
import request from 'supertest';
import { games } from '../../../src/games/registry.ts';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext, type HttpContext, type HttpSettings } from '../../../src/http/context.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { createApiKey } from '../../../src/people/api-key.ts';
import type { Player } from '../../../src/people/player.ts';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { openSession } from '../../../src/people/session.ts';
import type { Pictures } from '../../../src/pictures/pictures.ts';
import { newMemory } from '../../../src/platform/memory.ts';
import { newPulse } from '../../../src/platform/pulse.ts';
import type { Services } from '../../../src/platform/services.ts';
import { ALONGSIDE } from '../../../src/server/alongside.ts';
import { createLog } from '../../../src/server/create-log.ts';
import { conclave } from '../../fixtures/conclave/rules.ts';
import { harvest } from '../../fixtures/harvest/rules.ts';
import { marchesInTurn } from '../../fixtures/marches/in-turn.ts';
import { marches } from '../../fixtures/marches/rules.ts';
import { sideDeals } from '../../fixtures/side-deals/rules.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { testPictures } from '../../harness/pictures.ts';
import { type TestClock, testClock } from '../../harness/test-clock.ts';
import { expectDocumented } from './documented.ts';

export type Person = { readonly player: Player; readonly key: string; readonly cookie: string };

export type TestServer = {
  readonly app: Express;
  readonly context: HttpContext;
  readonly services: Services;
  readonly database: FreshDatabase;
  readonly clock: TestClock;
  /** What was logged so far, one JSON text a line. */
  readonly logged: string[];
  /** A player with an API key and a session. */
  person(name: string): Promise<Person>;
  close(): Promise<void>;
};

/** The computer of practice games takes what it comes upon. */
const QUICK = { perHour: 100_000, waiting: 8, budget: { positions: 0, ms: 0 }, most: 100 };

const HIGH = { perMinute: 100_000, writes: 100_000, signIns: 1_000, failures: 1_000 };

export type ServerChange = Partial<HttpSettings> & {
  readonly baseUrl?: string;
  readonly builtInMailbox?: boolean;
  readonly unfinishedLanguages?: readonly string[];
  readonly jobsRun?: () => boolean;
  readonly builtInDatabase?: HttpContext['builtInDatabase'];
  /** Small pictures otherwise. */
  readonly drawnBy?: Pictures;
  /** Beside the house's own, or in place of those with the same id. */
  readonly games?: readonly GameModule[];
};

/** A whole server on a database of its own; nothing of it is replaced. It has games more, of our own. */
export async function startServer(change: ServerChange = {}): Promise<TestServer> {
  const database = await freshDatabase();
  const clock = testClock();
  const logged: string[] = [];
  const {
    baseUrl = 'http://despatch.example',
    builtInMailbox = false,
    jobsRun = () => true,
    builtInDatabase,
    unfinishedLanguages,
    drawnBy = testPictures(),
    games: others = [],
    ...settings
  } = change;
  const services: Services = {
    db: database.db,
    clock,
    games: new Map([
      ...games,
      ...[sideDeals, conclave, harvest, marches, marchesInTurn, ...others].map(
        (game) => [game.rules.id, game] as const,
      ),
    ]),
    settings: {
      baseUrl,
      mailMergeSeconds: 60,
      mailFrom: 'despatch@despatch.example',
      builtInMailbox,
      unfinishedLanguages,
    },
    log: createLog('info', { write: (line: string) => logged.push(line) }),
    memory: newMemory(),
    alongside: ALONGSIDE,
    pulse: newPulse(clock),
    wake: () => undefined,
  };
  const context = createHttpContext({
    services,
    databaseUrl: database.url,
    settings: { trustProxy: false, rateLimits: HIGH, keepHealthMs: 0, practice: QUICK, ...settings },
    pictures: drawnBy,
    transport: mailboxTransport(services),
    jobsRun,
    builtInDatabase,
  });
  return {
    app: createApp(context),
    context,
    services,
    database,
    clock,
    logged,
    async person(name) {
      const { player } = await playerByEmail(services, `${name.toLowerCase()}@players.example`, { name });
      const { key } = await createApiKey(services, { playerId: player.id, name: 'tests' });
      const { sessionToken } = await openSession(services, player.id);
      return { player, key, cookie: `despatch=${sessionToken}` };
    },
    async close() {
      await context.practice.close();
      await database.drop();
    },
  };
}

type Verb = 'get' | 'post' | 'patch' | 'delete' | 'head' | 'put';

/** A request to the API by a person with their key; what comes back must be as the document says. */
export function as(server: TestServer, person: Person, verb: Verb, path: string): request.Test {
  return anybody(server, verb, path).set('Authorization', `Bearer ${person.key}`);
}

/** The same by nobody. */
export function anybody(server: TestServer, verb: Verb, path: string): request.Test {
  return request(server.app)
    [verb](path)
    .expect((response) => expectDocumented(verb, path, response));
}
