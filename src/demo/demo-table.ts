import type { Rules } from '../kernel/rules.ts';
import { answerInvitation } from '../lobby/answer-invitation.ts';
import { createTable } from '../lobby/create-table.ts';
import type { Services } from '../platform/services.ts';
import { USUAL_TIME_CONTROL } from '../time/time-control.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

export type DemoTable = { readonly id: string; readonly seats: readonly DemoPerson[] };

/** A public table of players who sit down at once; of the server's first game when none is given. */
export async function openDemoTable(
  services: Services,
  name: string,
  rules: Rules | undefined = firstGame(services),
): Promise<DemoTable> {
  const seats = await demoPeople(services, rules, rules.players.max);
  const [host, ...guests] = seats;
  const { tableId } = await createTable(services, {
    hostId: host?.playerId ?? '',
    game: rules.id,
    name,
    players: seats.length,
    options: {},
    hostSeat: host?.seat,
    invitations: guests.map(({ email, seat }) => ({ email, seat })),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'Europe/Madrid',
    public: true,
  });
  for (const { email, playerId } of guests) {
    const invitation = await services.db.invitation.findFirstOrThrow({ where: { tableId, email } });
    await answerInvitation(services, { invitationId: invitation.id, playerId, accept: true });
  }
  return { id: tableId, seats };
}

function firstGame({ games }: Services): Rules {
  const [game] = games.values();
  if (!game) throw new Error('this program has no game');
  return game.rules;
}
