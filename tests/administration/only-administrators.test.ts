import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deletePersonsAccount } from '../../src/accounts/delete-persons-account.ts';
import { exportPersonsData } from '../../src/accounts/export-persons-data.ts';
import { backUpTable, mayBackUpAll } from '../../src/administration/back-up.ts';
import { banAddress, liftBan } from '../../src/administration/ban-address.ts';
import { giveRole } from '../../src/administration/give-role.ts';
import { resendMail } from '../../src/administration/resend-mail.ts';
import { restoreTable } from '../../src/administration/restore-table.ts';
import { liftSuppression, suppressAddress } from '../../src/administration/suppress-address.ts';
import { newVerifyRun } from '../../src/administration/verify-run.ts';
import { mailboxTransport } from '../../src/mail/transports/mailbox-transport.ts';
import type { Services } from '../../src/platform/services.ts';
import { administeredWorld, refusal, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
/** A player, a moderator of the site, an administrator who was banned, and somebody who is not there. */
let others: readonly string[];
beforeAll(async () => {
  world = await administeredWorld();
  const { services } = world;
  const player = await somebody(services, 'Pat');
  const moderator = await somebody(services, 'Mo');
  const banned = await somebody(services, 'Bea', 'administrator');
  await services.db.player.update({ where: { id: moderator.id }, data: { role: 'moderator' } });
  await services.db.player.update({ where: { id: banned.id }, data: { bannedAt: services.clock.now() } });
  others = [player.id, moderator.id, banned.id, 'nobody'];
});
afterAll(() => world.close());

const address = 'dan@club.example';
const reason = 'Why not';

/** Everything that an administrator does, by somebody. */
const ACTS: { readonly [act: string]: (s: Services, by: string) => Promise<unknown> } = {
  'gives a role': (s, by) => giveRole(s, { by, email: 'ada@club.example', role: 'player' }),
  'bans an address': (s, by) => banAddress(s, { by, address, reason }),
  'lifts a ban': (s, by) => liftBan(s, { by, address }),
  'stops mail to an address': (s, by) => suppressAddress(s, { by, address, reason }),
  'lets mail go out again': (s, by) => liftSuppression(s, { by, address }),
  'sends a mail again': (s, by) => resendMail(s, { by, mailId: 'mail' }),
  'verifies all logs': (s, by) => newVerifyRun(s).start(by),
  'takes a backup of everything': (s, by) => mayBackUpAll(s, by),
  'takes a backup of a table': (s, by) => backUpTable(s, { by, tableId: 'table' }),
  'takes a copy of somebody’s data': (s, by) => exportPersonsData(s, { playerId: by, by }),
  'deletes an account': (s, by) =>
    deletePersonsAccount(s, mailboxTransport(s), { playerId: by, by, confirm: address, reason }),
  'restores a table': (s, by) => restoreTable(s, { by, text: '{}', host: address, seats: '', name: '' }),
};

test.each(Object.keys(ACTS))('nobody but an administrator %s', async (act) => {
  const { services } = world;
  for (const id of others)
    await expect(ACTS[act]?.(services, id)).rejects.toEqual(refusal('forbidden', 'administration.only-administrators'));
  expect(await services.db.audit.count()).toBe(0);
});
