import type { Outcome } from '../kernel/outcome.ts';
import { earliest } from '../platform/earliest.ts';
import type { Services } from '../platform/services.ts';
import type { TableStatus } from '../tables/table-row.ts';
import type { TableSummary } from './table-summary.ts';

export type SummaryRow = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly seq: number;
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
  readonly movedAt: Date | null;
  readonly hostName: string;
  readonly invitationId: string | null;
  readonly seats: readonly {
    readonly seat: string;
    readonly unassigned: boolean;
    readonly playerId: string | null;
    readonly playerName: string | null;
  }[];
  readonly waiting: readonly {
    readonly seat: string;
    readonly dueAt: string | null;
    /** It is ready with what it has answered in secret: nobody else's business. */
    readonly ready: boolean;
  }[];
};

/**
 * A table's row as a line in a player's list; whether they are asked beside the game is for `askedTables`. Throws when
 * this server does not have the game any more.
 */
export function summarise(services: Services, row: SummaryRow, playerId: string | undefined): TableSummary {
  const rules = services.games.get(row.game)?.rules;
  if (!rules) throw new Error(`no game ${row.game} on this server`);

  const seats = row.seats.filter(({ unassigned }) => !unassigned);
  const taken = row.seats.filter((one) => one.playerId !== null);
  const own = seats.find((one) => playerId !== undefined && one.playerId === playerId)?.seat;
  const mine = row.waiting.filter(({ seat, ready }) => seat === own && !ready);

  return {
    id: row.id,
    name: row.name,
    game: row.game,
    gameName: rules.name,
    status: row.status,
    public: row.public,
    hostName: row.hostName,
    seq: row.seq,
    seat: own,
    seatName: own === undefined ? undefined : rules.seatName(own),
    myTurn: mine.length > 0,
    asked: false,
    dueAt: earliest(mine.map(({ dueAt }) => dueAt)),
    waiting: [...Map.groupBy(row.waiting, ({ seat }) => seat)].map(([seat, asked]) => ({
      seat,
      name: rules.seatName(seat),
      dueAt: earliest(asked.map(({ dueAt }) => dueAt)),
    })),
    players: taken.map(({ seat, unassigned, playerName }) => ({
      seat: unassigned ? undefined : seat,
      name: unassigned ? undefined : rules.seatName(seat),
      playerName: playerName ?? '',
    })),
    missing: row.status === 'forming' ? seats.length - taken.length : 0,
    outcome: row.outcome ? { winners: row.outcome.winners, summary: row.outcome.summary } : undefined,
    invitationId: row.invitationId ?? undefined,
    movedAt: row.movedAt ?? undefined,
    createdAt: row.createdAt,
  };
}
