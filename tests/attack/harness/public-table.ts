import { openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { USUAL_TIME_CONTROL } from '../../../src/time/time-control.ts';
import type { Person, TestServer } from '../../http/harness/test-server.ts';
import type { Asked } from './probe.ts';

/** A public table that has started: who holds which seat. */
export type PublicTable = { readonly id: string; readonly people: { readonly [seat: string]: Person } };

/** The people take the game's seats in order. */
export async function publicTable(
  { services }: TestServer,
  game: string,
  people: readonly Person[],
  options: object = {},
): Promise<PublicTable> {
  const rules = services.games.get(game)?.rules;
  const [host, ...guests] = people;
  if (!rules || !host) throw new Error(`no table of ${game}`);
  const seats = rules.seats(people.length, rules.parseOptions(options));
  const { tableId: id } = await createTable(services, {
    hostId: host.player.id,
    game,
    name: 'Glass House',
    players: people.length,
    options: { ...options },
    hostSeat: seats[0],
    invitations: guests.map(({ player }, i) => ({ email: player.email, seat: seats[i + 1] })),
    timeControl: { ...USUAL_TIME_CONTROL, atExpiry: 'fallback' },
    timeZone: 'UTC',
    public: true,
  });
  for (const invitation of await services.db.invitation.findMany({ where: { tableId: id } })) {
    const playerId = guests.find(({ player }) => player.email === invitation.email)?.player.id ?? '';
    await answerInvitation(services, { invitationId: invitation.id, playerId, accept: true });
  }
  return { id, people: Object.fromEntries(people.map((person, i) => [seats[i] ?? '', person])) };
}

/** Who is asked first just now, and what; undefined when the game is over. */
export async function whoIsAsked(
  { services }: TestServer,
  { id, people }: PublicTable,
): Promise<(Asked & { readonly seat: string; readonly person: Person }) | undefined> {
  const { game, machine, seq } = await loadHead(services, id);
  for (const decision of openDecisions(game, machine)) {
    const [seat = ''] = decision.waiting;
    const choice = questionFor(game, machine, decision.id, seat)?.choice;
    const person = people[seat];
    if (choice && person) return { decision: decision.id, choice, seq, seat, person };
  }
  return undefined;
}
