import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { msg } from '../i18n/msg.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Message } from '../kernel/message.ts';
import type { GameModule } from '../kernel/rules.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { TableStatus } from '../tables/table-row.ts';
import { type PressPolicy, pressPolicy } from './press-policy.ts';

/** Somebody to write to: a seat once the game has begun; before that, a player who has joined, or the host. */
export type Correspondent = {
  /** A seat's id, or `player:` and a player's. */
  readonly who: string;
  readonly name: Message;
  /** The player who reads what is written to them now; undefined: nobody does. */
  readonly playerId: string | undefined;
  readonly playerName: string | undefined;
};

/** A table as its letters see it. */
export type PressTable = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: Message;
  readonly status: TableStatus;
  readonly seq: number;
  readonly finishedAt: Date | undefined;
  readonly policy: PressPolicy;
  /** The parts of the game in which letters are written, where its policy names any. */
  readonly parts: readonly (Message | string)[];
  /** In the order of the game. */
  readonly people: readonly Correspondent[];
};

type Row = {
  readonly name: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly finishedAt: Date | null;
  readonly options: JsonObject;
  readonly policy: unknown;
  readonly hostId: string;
  readonly hostName: string;
  readonly seats: readonly {
    readonly seat: string;
    readonly unassigned: boolean;
    readonly playerId: string | null;
    readonly playerName: string | null;
    readonly resigned: boolean;
  }[];
};

/** Reads a table for its letters. Refuses (`not-found`) an unknown one. */
export async function readPressTable(
  { db, games }: Pick<Services, 'db' | 'games'>,
  tableId: string,
): Promise<PressTable> {
  if (!isId(tableId)) throw noSuchTable();
  const [row] = await sendPlanned<Row>(
    db,
    'press-table',
    Prisma.sql`
    SELECT t.name, t.game, t.options, t.status, t.seq, t."finishedAt", t.policy, t."hostId", h.name AS "hostName",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'unassigned', s.unassigned,
          'playerId', s."playerId", 'playerName', p.name, 'resigned', s.resigned) ORDER BY s.seat), '[]'::json)
        FROM "Seat" s LEFT JOIN "Player" p ON p.id = s."playerId" WHERE s."tableId" = t.id) AS seats
    FROM "Table" t JOIN "Player" h ON h.id = t."hostId" WHERE t.id = ${tableId}`,
  );
  const module = row && games.get(row.game);
  if (!row || !module) throw noSuchTable();
  const { name, game, status, seq, finishedAt } = row;
  const people = seq === 0 ? joined(row) : seated(row, module);
  const policy = pressPolicy(row.policy);
  return {
    id: tableId,
    name,
    game,
    gameName: module.rules.name,
    status,
    seq,
    finishedAt: finishedAt ? new Date(finishedAt) : undefined,
    policy,
    parts: policy.pressParts.map((id) => module.rules.parts?.find((part) => part.id === id)?.name ?? id),
    people,
  };
}

/** A player resigned as long as the game goes on: what comes to their seat is for nobody. */
function seated({ seats, status, options }: Row, { rules }: GameModule): readonly Correspondent[] {
  const taken = seats.filter(({ unassigned }) => !unassigned);
  const order = rules.seats(taken.length, rules.parseOptions(options));
  return taken
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
    .map(({ seat, playerId, playerName, resigned }) => {
      const reads = playerId !== null && !(resigned && status === 'playing');
      return {
        who: seat,
        name: rules.seatName(seat),
        playerId: reads ? playerId : undefined,
        playerName: (reads ? playerName : undefined) ?? undefined,
      };
    });
}

function joined({ seats, hostId, hostName }: Row): readonly Correspondent[] {
  const people = new Map([[hostId, hostName]]);
  for (const { playerId, playerName } of seats) if (playerId !== null) people.set(playerId, playerName ?? '');
  return [...people].map(([playerId, playerName]) => ({
    who: `player:${playerId}`,
    name: msg('press.person', { name: playerName }),
    playerId,
    playerName,
  }));
}

/** The letter writer that a player is at a table. Refuses (`forbidden`) everybody else who may read the table. */
export function writerAt({ people }: Pick<PressTable, 'people'>, playerId: string): Correspondent {
  const found = people.find((one) => one.playerId === playerId);
  if (!found) throw refuse('forbidden', 'press.not-here');
  return found;
}
