import type { Rules } from '../kernel/rules.ts';
import { playerByEmail } from '../people/player-by-email.ts';
import type { Services } from '../platform/services.ts';

const PEOPLE = [
  { email: 'ann@demo.example', name: 'Ann', timeZone: 'Europe/Madrid' },
  { email: 'boris@demo.example', name: 'Boris', timeZone: 'America/Lima' },
  { email: 'chiara@demo.example', name: 'Chiara', timeZone: 'Asia/Tokyo' },
] as const;

/** Somebody with the seat that is theirs at a demo table. */
export type DemoPerson = { readonly seat: string; readonly playerId: string; readonly email: string };

/** The people of a game's demo table, `most` of them or as many as there are; the first one is Ann. */
export async function demoPeople(services: Services, rules: Rules, most: number): Promise<readonly DemoPerson[]> {
  const players = Math.min(most, PEOPLE.length);
  const seats = rules.seats(players, rules.parseOptions({}));
  const people: DemoPerson[] = [];
  for (const [n, { email, ...person }] of PEOPLE.slice(0, players).entries()) {
    const { player } = await playerByEmail(services, email, person);
    people.push({ seat: seats[n] ?? '', playerId: player.id, email });
  }
  return people;
}
