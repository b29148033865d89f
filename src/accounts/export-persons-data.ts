import { checkAdministrator } from '../administration/actor.ts';
import { writeAct } from '../audit/write-act.ts';
import { writeNotifications } from '../notifications/write-notifications.ts';
import type { Services } from '../platform/services.ts';
import { exportAccount } from './export-account.ts';
import { readPerson } from './read-person.ts';

/**
 * All that is somebody's as one document, for an administrator: noted, and mailed to the person, before anything is
 * given. Refuses others than administrators (`forbidden`), and (`not-found`) a person who has no account.
 */
export async function exportPersonsData(
  services: Services,
  { playerId, by }: { readonly playerId: string; readonly by: string },
): Promise<ReturnType<typeof exportAccount>> {
  await checkAdministrator(services, by);
  const person = await services.db.$transaction(async (tx) => {
    const found = await readPerson(tx, playerId);
    await writeAct(tx, { by, at: services.clock.now(), what: 'export-account', data: { player: playerId } });
    await writeNotifications(tx, services, [{ kind: 'account-copied', email: found.email, data: { playerId } }]);
    return found;
  });
  services.wake();
  return exportAccount(services, person);
}
