import { playerByEmail } from '../people/player-by-email.ts';
import { answerInvitation } from '../tables/answer-invitation.ts';
import { createTable } from '../tables/create-table.ts';
import { USUAL_PACE } from '../tables/pace.ts';
import type { Services } from '../tables/services.ts';

export type DemoTable = {
  readonly id: string;
  readonly seats: readonly { readonly seat: string; readonly playerId: string }[];
};

/** A public table of two players who sit down at once. */
export async function openDemoTable(services: Services, name: string): Promise<DemoTable> {
  const ann = (await playerByEmail(services, 'ann@demo.example', { name: 'Ann', timeZone: 'Europe/Madrid' })).player;
  const boris = (await playerByEmail(services, 'boris@demo.example', { name: 'Boris', timeZone: 'America/Lima' }))
    .player;
  const { tableId } = await createTable(services, {
    hostId: ann.id,
    game: 'iron-curtain',
    name,
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: boris.email, seat: 'ussr' }],
    pace: USUAL_PACE,
    timeZone: 'Europe/Madrid',
    public: true,
  });
  const invitation = await services.db.invitation.findFirstOrThrow({ where: { tableId } });
  await answerInvitation(services, { invitationId: invitation.id, playerId: boris.id, accept: true });
  return {
    id: tableId,
    seats: [
      { seat: 'us', playerId: ann.id },
      { seat: 'ussr', playerId: boris.id },
    ],
  };
}
