import { expect } from '@jest/globals';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Services } from '../../src/platform/services.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { testServices } from '../harness/services.ts';

/** A server's rooms with an administrator, for a test file. */
export async function administeredWorld() {
  const { db, url, drop } = await freshDatabase();
  const services = testServices(db);
  const ada = await somebody(services, 'Ada', 'administrator');
  return { services, url, ada, close: drop };
}

/** A new person; their address is their name's. */
export function somebody({ db }: Pick<Services, 'db'>, name: string, role: 'player' | 'administrator' = 'player') {
  return db.player.create({ data: { id: newId(), email: `${name.toLowerCase()}@club.example`, name, role } });
}

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A game of Iron Curtain that has begun: the host plays the US. */
export async function aGame(s: Services, host: Somebody, guest: Somebody, name = 'Tuesday Club'): Promise<string> {
  const { tableId } = await createTable(s, {
    hostId: host.id,
    game: 'iron-curtain',
    name,
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: guest.email, seat: 'ussr' }],
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 24 },
    timeZone: 'UTC',
    public: false,
  });
  const { id } = await s.db.invitation.findFirstOrThrow({ where: { tableId } });
  await answerInvitation(s, { invitationId: id, playerId: guest.id, accept: true });
  return tableId;
}

/** What a refusal says, as its code and message key. */
export function refusal(code: string, key: string) {
  return expect.objectContaining({ code, reason: expect.objectContaining({ key }) });
}
