import { randomBytes } from 'node:crypto';
import { seedHash } from '../kernel/hmac-chance.ts';
import { type Head, headsOf } from '../log/heads.ts';
import { checkKey } from '../platform/check-key.ts';
import { isId } from '../platform/is-id.ts';
import { isTaken } from '../platform/is-taken.ts';
import { idOf, newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT, type Tx } from '../platform/transaction.ts';
import { storePack } from '../tables/store-pack.ts';
import { insertTable } from '../tables/write-table.ts';
import { announce, inviteTo } from './invite-to.ts';
import { limitPacks, limitTables } from './limit-host.ts';
import { type NewTable, type NewTableInput, readNewTable } from './new-table.ts';
import { placeComputer } from './seat-computer.ts';
import { startWhenFull } from './start-table.ts';
import { takePlace } from './take-place.ts';

/**
 * Makes a table and invites people to it. The seed of its chance is made now and its hash is public from now on. A
 * table that needs nobody else starts at once (`started`). Refuses (`bad-input`) an unknown game, impossible options, a
 * faulty pack, a bad name, address, time control or time zone, seats that do not exist or are given twice, and more or
 * (at a private table) fewer invitations than places; and (`too-many`) a host who floods this server with tables or
 * people with invitations. `also` writes what belongs to the table in other rooms, in the transaction that makes it.
 */
export async function createTable(
  services: Services,
  input: NewTableInput,
  also?: Also,
): Promise<{ readonly tableId: string; readonly started: boolean }> {
  const { hostId, key } = input;
  if (key !== undefined) checkKey(key);
  const host = isId(hostId) ? await services.db.player.findUnique({ where: { id: hostId } }) : undefined;
  if (!host) throw refuse('sign-in-needed', 'tables.no-host');

  const wanted = readNewTable(services, input, host.email);
  // Named by its hash, so it may be at hand before it is stored: a table for one starts in this transaction.
  headsOf(services).putPack(wanted.module.rules.id, wanted.pack.hash, wanted.pack);

  const { rematch } = input;
  const tableId = rematch?.id ?? (key === undefined ? newId() : idOf(`${hostId} ${key}`));
  const made = await services.db.table.count({ where: { id: tableId } });
  if (made > 0) return { tableId, started: false };

  const head = await makeTable(services, { tableId, hostId, isPublic: input.public, wanted, rematch, also }).catch(
    (error: unknown) => {
      // The same key at the same time, or another player who wants the rematch: that one made it.
      if ((key === undefined && rematch === undefined) || !isTaken(error)) throw error;
      return undefined;
    },
  );

  announce(services, tableId, head);
  return { tableId, started: head !== undefined };
}

type Also = (tx: Tx, tableId: string) => Promise<void>;

type Making = {
  readonly tableId: string;
  readonly hostId: string;
  readonly isPublic: boolean;
  readonly wanted: NewTable;
  readonly rematch: NewTableInput['rematch'];
  readonly also: Also | undefined;
};

function makeTable(services: Services, making: Making): Promise<Head | undefined> {
  const { tableId, hostId, wanted } = making;
  return services.db.$transaction(async (tx) => {
    await limitTables(tx, services, hostId);
    await limitPacks(tx, hostId, wanted);
    await storePack(tx, { game: wanted.module.rules.id, pack: wanted.pack, builtIn: wanted.builtIn });
    await storeTable(tx, services, making);
    await making.also?.(tx, tableId);
    const { hostSeat, hostSaltHash: saltHash } = wanted;
    if (hostSeat !== undefined) {
      const seat = hostSeat === 'any' ? undefined : hostSeat;
      await takePlace(tx, services, await lockTable(tx, tableId), { playerId: hostId, seat, saltHash });
    }
    for (const { seat } of wanted.computers) await placeComputer(tx, services, await lockTable(tx, tableId), seat);
    for (const invitation of wanted.invitations) await inviteTo(tx, services, { tableId, by: hostId, ...invitation });
    return startWhenFull(tx, services, tableId);
  }, PATIENT);
}

async function storeTable(tx: Tx, { clock }: Services, making: Making): Promise<void> {
  const { tableId, hostId, isPublic, wanted, rematch } = making;
  const { rules } = wanted.module;
  const seed = randomBytes(32).toString('hex');
  await insertTable(tx, {
    id: tableId,
    name: wanted.name,
    word: wanted.word,
    game: rules.id,
    ruleset: rules.ruleset.current,
    options: JSON.parse(JSON.stringify(wanted.options)),
    packHash: wanted.pack.hash,
    public: isPublic,
    hostId,
    timeControl: wanted.timeControl,
    policy: wanted.policy,
    timeZone: wanted.timeZone,
    seed,
    seedHash: seedHash(seed),
    rematchOf: rematch?.of ?? null,
    createdAt: clock.now(),
    seats: { create: wanted.seats.map((seat) => ({ seat })) },
  });
}
