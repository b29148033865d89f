import { createServer } from 'node:http';
import { games } from '../../src/games/registry.ts';
import { createApp } from '../../src/http/app.ts';
import { createHttpContext } from '../../src/http/context.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { mailboxTransport } from '../../src/mail/transports/mailbox-transport.ts';
import type { Player } from '../../src/people/player.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { openSession } from '../../src/people/session.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import type { Services } from '../../src/platform/services.ts';
import { conclave } from '../fixtures/conclave/rules.ts';
import { harvest } from '../fixtures/harvest/rules.ts';
import { marchesInTurn } from '../fixtures/marches/in-turn.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { sideDeals } from '../fixtures/side-deals/rules.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { type TestServices, testServices } from '../harness/services.ts';
import { everyKind } from './every-kind.ts';
import { openSlowLine } from './slow-line.ts';

export type Served = {
  readonly url: string;
  readonly services: TestServices;
  person(name: string): Promise<{ readonly player: Player; readonly cookie: string }>;
  /** The link of the invitation to a table, as its mail has it. */
  invitationLink(tableId: string): Promise<string>;
  close(): Promise<void>;
};

/** Milliseconds for which each answer stops halfway, to find tests that hold only on a quick machine. */
const SLOW = Number(process.env.SLOW_LINE ?? 0);

const HIGH = { perMinute: 100_000, writes: 100_000, signIns: 1000, failures: 1000 };

/**
 * A whole server for browsers, with one more game that asks a question of every kind, one with optional actions, one
 * with sheets, one with branches, and one with windows; `more` are besides, or in place of those with the same id.
 */
export async function serve(more: readonly GameModule[] = []): Promise<Served> {
  const database = await freshDatabase();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const slow = SLOW > 0 ? await openSlowLine(port, SLOW) : undefined;
  const url = `http://localhost:${slow?.port ?? port}`;
  // The services tell open pages, which need the services.
  let moved: NonNullable<Services['moved']> = () => {};
  const services = testServices(database.db, {
    moved: (tableId) => moved(tableId),
    games: new Map([
      ...games,
      [everyKind.rules.id, everyKind],
      [sideDeals.rules.id, sideDeals],
      [marches.rules.id, marches],
      [marchesInTurn.rules.id, marchesInTurn],
      [harvest.rules.id, harvest],
      [conclave.rules.id, conclave],
      ...more.map((game) => [game.rules.id, game] as const),
    ]),
    settings: { baseUrl: url, builtInMailbox: true },
  });
  const pictures = createPictures();
  const settings = { trustProxy: false, rateLimits: HIGH };
  const context = createHttpContext({
    services,
    settings,
    databaseUrl: database.url,
    pictures,
    transport: mailboxTransport(services),
    jobsRun: () => true,
    builtInDatabase: undefined,
  });
  moved = (tableId) => context.news.hear({ tableId });
  server.on('request', createApp(context));
  return {
    url,
    services,
    async person(name) {
      const { player } = await playerByEmail(services, `${name.toLowerCase()}@players.example`, { name });
      const { sessionToken } = await openSession(services, player.id);
      return { player, cookie: `despatch=${sessionToken}` };
    },
    async invitationLink(tableId) {
      const { id, email } = await services.db.invitation.findFirstOrThrow({ where: { tableId } });
      return `${url}/i/${await issueLink(services, { purpose: 'invitation', invitationId: id, tableId, email })}`;
    },
    async close() {
      slow?.line.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await pictures.close();
      await database.drop();
    },
  };
}
