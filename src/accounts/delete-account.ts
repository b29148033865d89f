import { forgetPerson as forgetAbsences } from '../absences/forget-person.ts';
import type { Actor } from '../administration/actor.ts';
import { checkForgettable, forgetPerson as forgetSuppression } from '../administration/forget-person.ts';
import { forgetPerson as forgetInAudit } from '../audit/forget-person.ts';
import { writeAct } from '../audit/write-act.ts';
import { forgetPerson as forgetClubs } from '../clubs/leave-club.ts';
import { forgetPerson as forgetContests } from '../contests/next-round.ts';
import { forgetPerson as forgetInDisputes } from '../disputes/forget-person.ts';
import { forgetPerson as forgetInLogs } from '../log/forget-person.ts';
import { forgetPerson as forgetMails } from '../mail/forget-person.ts';
import { forgetPerson as forgetNotifications } from '../notifications/forget-person.ts';
import { forgetPerson as forgetOutlets } from '../outlets/forget-person.ts';
import { forgetPerson as forgetPacks } from '../packs/forget-person.ts';
import { forgetPerson as forgetAccount } from '../people/forget-person.ts';
import { forgetPerson as forgetPlans } from '../planning/forget-person.ts';
import type { Forgotten } from '../platform/no-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { forgetPerson as forgetDrafts } from '../play/drafts/forget-person.ts';
import { forgetPerson as forgetPractices } from '../practice/forget-person.ts';
import { forgetPerson as forgetLetters } from '../press/forget-person.ts';
import { forgetPerson as forgetTakebacks } from '../rulings/forget-person.ts';
import { forgetPerson as forgetOffers } from '../seats/forget-person.ts';
import { forgetPerson as forgetPlaces } from '../tables/forget-person.ts';
import { leaveGames } from './leave-games.ts';
import { readPerson } from './read-person.ts';

export type Deletion = {
  readonly playerId: string;
  /** The player themselves, or the administrator who does it; callers check that they may. */
  readonly by: Actor;
};

/**
 * Deletes an account: its player leaves all tables that have not begun and resigns where a game is being played; then,
 * in one transaction, the name and the address go out of every table of the database. The games stay, with a player
 * who has no name. It cannot be undone; whoever signs in with that address again is somebody new. Refuses
 * (`not-found`) a player who does not exist, or not any more, and (`bad-input`) one who administers the server, or
 * whose address is banned.
 */
export async function deleteAccount(services: Services, { playerId, by }: Deletion): Promise<void> {
  const person = await readPerson(services.db, playerId);
  await checkForgettable(services.db, person);
  await leaveGames(services, playerId);
  await services.db.$transaction((tx) => forgetEverywhere(tx, services, person, by), { ...PATIENT, timeout: 60_000 });
  services.wake();
}

async function forgetEverywhere(tx: Tx, { clock }: Services, { id }: Forgotten, by: Actor): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Player" WHERE id = ${id} FOR UPDATE`;
  // It may have changed since, or be gone.
  const person = await readPerson(tx, id);
  const playing = { playerId: id, resigned: false, table: { status: 'playing' } } as const;
  if ((await tx.seat.count({ where: playing })) > 0) throw refuse('stale', 'accounts.game-began');

  await checkForgettable(tx, person);
  const now = clock.now();
  await forgetSuppression(tx, person);
  await forgetInLogs(tx, person);
  await forgetOutlets(tx, person);
  await forgetPlaces(tx, person, now);
  await forgetPacks(tx, person);
  await forgetNotifications(tx, person);
  await forgetMails(tx, person);
  await forgetInDisputes(tx, person, now);
  await forgetOffers(tx, person, now);
  await forgetTakebacks(tx, person);
  await forgetPlans(tx, person);
  await forgetDrafts(tx, person);
  await forgetLetters(tx, person);
  await forgetAbsences(tx, person);
  await forgetPractices(tx, person);
  await forgetClubs(tx, person);
  await forgetContests(tx, person, now);
  await forgetInAudit(tx, person);
  await forgetAccount(tx, person, now);
  await writeAct(tx, { by, at: now, what: 'delete-account', data: { player: id } });
}
