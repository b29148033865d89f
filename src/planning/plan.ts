import { msg } from '../i18n/msg.ts';
import type { BoardMap, MapMark } from '../kernel/board-map.ts';
import type { SeatId } from '../kernel/decision.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isTaken } from '../platform/is-taken.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readTableRow } from '../tables/table-row.ts';
import { checkMark, MOST_MARKS, readMarks } from './marks.ts';

type AtSeat = { readonly tableId: string; readonly seat: SeatId };

/** What a seat has drawn on the map for itself. `version` counts its changes; 0: it has drawn nothing yet. */
export type Plan = { readonly marks: readonly MapMark[]; readonly version: number; readonly shared: boolean };

/** A change: one mark more, one taken away by its place from 0, or all of them anew. */
export type PlanEdit =
  | { readonly do: 'add'; readonly mark: unknown }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'replace'; readonly marks: readonly unknown[] };

/** A seat's planning board, empty where it has drawn nothing. Nobody else sees it but by its link. */
export async function readPlan({ db }: Pick<Services, 'db'>, { tableId, seat }: AtSeat): Promise<Plan> {
  const row = await db.planningBoard.findUnique({ where: { tableId_seat: { tableId, seat } } });
  return row
    ? { marks: readMarks(row.marks), version: row.version, shared: row.shareHash !== null }
    : { marks: [], version: 0, shared: false };
}

/**
 * Changes a seat's planning board. It binds nobody and is no part of the game: no entry, no notification. Refuses marks
 * that are none (`bad-input`), more than 100 of them (`too-many`), and a change to an older version than the newest
 * (`stale`); a game without a map has no planning board (`bad-input`).
 */
export async function changePlan(
  services: Services,
  { tableId, seat, version, edit }: AtSeat & { readonly version: number; readonly edit: PlanEdit },
): Promise<Plan> {
  const map = await mapOf(services, tableId);
  const now = await readPlan(services, { tableId, seat });
  if (now.version !== version) throw changedMeanwhile();
  const marks = edited(map, now.marks, edit);
  if (marks.length > MOST_MARKS) throw refuse('too-many', 'planning.too-many', { most: MOST_MARKS });
  const data = { marks: marks.map((mark) => ({ ...mark })), version: version + 1, updatedAt: services.clock.now() };
  await write(services, { tableId, seat, version, data });
  return { ...now, marks, version: data.version };
}

/** The map of a table's game. Refuses (`bad-input`) a game that is not played on one. */
export async function mapOf(services: Services, tableId: string): Promise<BoardMap<object>> {
  const { game } = await readTableRow(services, tableId);
  const map = services.games.get(game)?.board.map;
  if (!map) throw refuse('bad-input', 'planning.no-map');
  return map;
}

function edited(map: BoardMap<object>, marks: readonly MapMark[], edit: PlanEdit): readonly MapMark[] {
  switch (edit.do) {
    case 'add':
      return [...marks, checkMark(map, edit.mark)];
    case 'remove':
      if (marks[edit.at] === undefined) throw new Refusal('bad-input', msg('planning.no-such-mark'));
      return marks.toSpliced(edit.at, 1);
    case 'replace':
      return edit.marks.slice(0, MOST_MARKS + 1).map((mark) => checkMark(map, mark));
  }
}

type Written = AtSeat & {
  readonly version: number;
  readonly data: {
    readonly marks: { [key: string]: string | undefined }[];
    readonly version: number;
    readonly updatedAt: Date;
  };
};

/** One change at a time: of two to the same version the second is refused. */
async function write({ db }: Services, { tableId, seat, version, data }: Written): Promise<void> {
  if (version === 0) {
    try {
      await db.planningBoard.create({ data: { tableId, seat, ...data } });
    } catch (error) {
      throw isTaken(error) ? changedMeanwhile() : error;
    }
    return;
  }
  const { count } = await db.planningBoard.updateMany({ where: { tableId, seat, version }, data });
  if (count === 0) throw changedMeanwhile();
}

function changedMeanwhile(): Refusal {
  return refuse('stale', 'planning.changed');
}
