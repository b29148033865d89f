import { answerInvitation } from '../lobby/answer-invitation.ts';
import { createTable } from '../lobby/create-table.ts';
import { playerByEmail } from '../people/player-by-email.ts';
import type { Services } from '../platform/services.ts';
import { USUAL_TIME_CONTROL } from '../time/time-control.ts';

export type DemoTable = {
  readonly id: string;
  readonly seats: readonly { readonly seat: string; readonly playerId: string }[];
};

/** The game of a demo table, and its seats: the first one is Ann's. */
export type DemoGame = { readonly game: string; readonly seats: readonly string[] };

export const IRON_CURTAIN: DemoGame = { game: 'iron-curtain', seats: ['us', 'ussr'] };
export const VERSAILLES: DemoGame = { game: 'versailles-1919', seats: ['uk', 'fr', 'us'] };

const PEOPLE = [
  { email: 'ann@demo.example', name: 'Ann', timeZone: 'Europe/Madrid' },
  { email: 'boris@demo.example', name: 'Boris', timeZone: 'America/Lima' },
  { email: 'chiara@demo.example', name: 'Chiara', timeZone: 'Asia/Tokyo' },
] as const;

/** A public table of players who sit down at once. */
export async function openDemoTable(
  services: Services,
  name: string,
  { game, seats }: DemoGame = IRON_CURTAIN,
): Promise<DemoTable> {
  const people = await Promise.all(
    PEOPLE.slice(0, seats.length).map(({ email, ...person }) => playerByEmail(services, email, person)),
  );
  const taken = people.map(({ player }, n) => ({ seat: seats[n] ?? '', playerId: player.id, email: player.email }));
  const [host, ...guests] = taken;
  const { tableId } = await createTable(services, {
    hostId: host?.playerId ?? '',
    game,
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
  return { id: tableId, seats: taken.map(({ seat, playerId }) => ({ seat, playerId })) };
}
