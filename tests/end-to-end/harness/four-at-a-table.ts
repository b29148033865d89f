import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import type { Services } from '../../../src/platform/services.ts';
import type { Replier } from './play-by-reply.ts';
import type { Player } from './players.ts';

/** Two want it done when it is clear, two confirm; two write numbers where a mail has some, two words. */
const MANNERS: readonly Pick<Replier, 'by' | 'confirms'>[] = [
  { by: 'number' },
  { by: 'words' },
  { by: 'number', confirms: 'yes' },
  { by: 'words', confirms: 'Yes, please.' },
];

const manner = (i: number) => MANNERS[i] ?? { by: 'words' as const };

/** A table of Versailles between four that has begun; they play by replies alone, and their mails are plain. */
export async function fourAtATable(
  s: Services,
  players: readonly Player[],
  packText: string,
): Promise<{ readonly tableId: string; readonly people: readonly Replier[] }> {
  const [host, ...guests] = players;
  if (!host) throw new Error('nobody plays');
  const people = players.map(({ id, email }, i) => ({ playerId: id, email, ...manner(i) }));
  for (const { playerId, confirms } of people) {
    const mail = { off: [], format: 'plain', ...(confirms === undefined ? { replies: 'act' } : {}) };
    await s.db.player.update({ where: { id: playerId }, data: { mail } });
  }
  const { tableId } = await createTable(s, {
    hostId: host.id,
    game: rules.id,
    name: 'Quai d’Orsay',
    players: 4,
    options: {},
    hostSeat: 'any',
    invitations: guests.map(({ email }) => ({ email })),
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 0 },
    timeZone: 'UTC',
    public: false,
    packText,
  });
  for (const { id, email } of await s.db.invitation.findMany({ where: { tableId } })) {
    const playerId = guests.find((one) => one.email === email)?.id ?? '';
    await answerInvitation(s, { invitationId: id, playerId, accept: true });
  }
  const seats = await s.db.seat.findMany({ where: { tableId } });
  const seatOf = (playerId: string) => seats.find((one) => one.playerId === playerId)?.seat ?? '';
  return { tableId, people: people.map((one) => ({ ...one, seat: seatOf(one.playerId), locale: 'en' })) };
}
