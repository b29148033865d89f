import { randomBytes } from 'node:crypto';
import { msg } from '../i18n/msg.ts';
import type { SeatId } from '../kernel/decision.ts';
import { readTableName } from '../lobby/new-table.ts';
import { writeLog } from '../log/write-log.ts';
import type { Services } from '../platform/services.ts';
import { keepImported } from '../press/imported-letters.ts';
import { USUAL_TIME_CONTROL } from '../time/time-control.ts';
import { gameOfRecord, isBuiltIn } from './game-of-record.ts';
import type { GameRecord } from './record.ts';
import { lettersOf } from './record-letters.ts';
import { type ReplayedRecord, replayRecord } from './replay-record.ts';
import { refuseRecord } from './say.ts';

export type Import = {
  readonly record: GameRecord;
  readonly hostId: string;
  /** The administrator who imports it, or `command-line`: their act is noted with it. */
  readonly by?: string | undefined;
  /** The players who hold seats here; the others stay empty. */
  readonly players?: { readonly [seat: SeatId]: string };
  readonly name?: string;
  /** Whether everybody may look at it; not when not given. */
  readonly public?: boolean;
};

/**
 * A record as a new table of this server: to look at when its game is over, else to be played on. A hand-written one is
 * completed first. Its letters stand beside the game, as they were published. Refuses what `replayRecord` and
 * `lettersOf` refuse, a record whose hashes do not fit its entries, a seat that it does not have, a player of two
 * seats, and a name that no table can have.
 */
export async function importRecord(
  services: Services,
  { record, hostId, by, players = {}, name, public: isPublic = false }: Import,
): Promise<{ readonly tableId: string; readonly replayed: ReplayedRecord }> {
  // Results that a hand-written record leaves out come from the seed that the table goes on with.
  const seed = record.seed ?? (record.seedHash === undefined ? randomBytes(32).toString('hex') : undefined);
  const { games } = services;
  const replayed = replayRecord(seed === undefined ? record : { ...record, seed }, games);
  if (replayed.wrongHashes.length > 0)
    throw refuseRecord(
      msg('records.wrong-hashes', { entries: replayed.wrongHashes, count: replayed.wrongHashes.length }),
    );
  const letters = lettersOf(record, replayed, services.settings.baseUrl);
  const { module, game, pack } = gameOfRecord(record, games);
  const { tableId } = await writeLog(services, {
    hostId,
    importedBy: by,
    name: readTableName(name ?? (record.table.name || record.game)),
    public: isPublic,
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    players: readHolders(players, game.setting.seats),
    pack,
    builtIn: isBuiltIn(module.rules, pack.hash),
    seed,
    entries: replayed.entries,
    machine: replayed.machine,
    also: (tx, tableId) => keepImported(tx, tableId, letters),
  });
  return { tableId, replayed };
}

/** The holders of the seats, by the seats' own names: `US` is `us`. */
function readHolders(players: { readonly [seat: string]: string }, seats: readonly SeatId[]) {
  const holders = Object.entries(players).map(([given, playerId]) => {
    const seat = seats.find((one) => one.toLowerCase() === given.toLowerCase());
    if (seat === undefined) throw refuseRecord(msg('records.no-such-seat', { given, seats: [...seats] }));
    return [seat, playerId] as const;
  });
  const different = (n: 0 | 1) => new Set(holders.map((holder) => holder[n])).size === holders.length;
  if (!different(0) || !different(1)) throw refuseRecord(msg('records.two-seats'));
  return Object.fromEntries(holders);
}
