import { createHmac, timingSafeEqual } from 'node:crypto';
import { stateHash } from '../kernel/hash-state.ts';
import type { Message } from '../kernel/message.ts';
import { limitComputers, limitTables } from '../lobby/limit-host.ts';
import { readTableName } from '../lobby/new-table.ts';
import { writeLog } from '../log/write-log.ts';
import { readyComputer } from '../people/computer-player.ts';
import type { Player } from '../people/player.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { USUAL_TIME_CONTROL } from '../time/time-control.ts';
import { type OpenPractice, openPractice } from './open-practice.ts';
import { noSuchPractice, type PracticeRow, practiceRow } from './practice-row.ts';

/**
 * The code by which a stranger's game is kept, for a link that may be opened in another browser than the one that it
 * was played in. Of a player's own game there is none.
 */
export function keepCode({ id, visitor }: Pick<PracticeRow, 'id' | 'visitor'>): string | undefined {
  return visitor === null ? undefined : createHmac('sha256', visitor).update(`keep ${id}`).digest('base64url');
}

/** The first game that a code is for. Refuses (`not-found`) one that is not there any more, and a wrong code. */
export async function findByCode({ db }: Pick<Services, 'db'>, id: string, code: string): Promise<PracticeRow> {
  const row = isId(id) ? await db.practice.findUnique({ where: { id } }) : null;
  const right = row ? keepCode(row) : undefined;
  if (!row || right === undefined || !isSame(right, code)) throw noSuchPractice();
  return practiceRow(row);
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A first game becomes a private table of a player, who goes on at their seat against the computer players: with its
 * whole log, seed and dice. The practice game is gone then, in the same transaction. Gives the table's id. Refuses
 * (`bad-input`) a sandbox, (`too-many`) what a host may not have more of, and (`not-found`) one that was kept already.
 */
export async function keepPractice(
  services: Services,
  row: PracticeRow,
  player: Pick<Player, 'id' | 'timeZone'>,
  say: (message: Message) => string,
): Promise<string> {
  const open = await openPractice(services, row);
  const { seat, id } = row;
  if (seat === null) throw refuse('bad-input', 'practice.sandbox-stays');

  await services.db.$transaction((tx) => readyComputer(tx, services.clock.now()));
  const { tableId } = await writeLog(services, {
    ...givenOf(open),
    hostId: player.id,
    name: readTableName(say(open.game.rules.name)),
    public: false,
    timeControl: USUAL_TIME_CONTROL,
    timeZone: player.timeZone,
    players: Object.fromEntries(row.seats.map((one) => [one, one === seat ? player.id : COMPUTER])),
    also: async (tx, tableId) => {
      await limitTables(tx, services, player.id);
      if (!row.over) await limitComputers(tx, { id: tableId, hostId: player.id });
      const { count } = await tx.practice.deleteMany({ where: { id, version: row.version } });
      if (count === 0) throw noSuchPractice();
    },
  });
  return tableId;
}

/** The log as tables have it: the last entry with the hash of the state after it. */
function givenOf({ row, pack, machine, log }: OpenPractice) {
  const entries = log.map(({ entry, facts }, i) => ({
    entry: i === log.length - 1 ? { ...entry, hash: stateHash(machine) } : entry,
    facts,
  }));
  return { pack, builtIn: true, seed: row.seed, entries, machine };
}
