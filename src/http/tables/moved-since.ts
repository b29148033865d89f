import type { Viewer } from '../../kernel/decision.ts';
import type { ToldMoves } from '../../kernel/map-move.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { ToldScene } from '../../kernel/scene.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { readToldLogOf } from '../../log/read-log.ts';
import { toldMoves } from '../../log/told-moves.ts';
import { toldScenes } from '../../log/told-scenes.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import type { TableRow } from '../../tables/table-row.ts';

/** What moved on a map since an entry; undefined: in the lines of the log beside it. */
export type Moved = {
  readonly told: readonly ToldMoves[];
  /** What is drawn of it as pictures of their own. */
  readonly scenes: readonly ToldScene[];
  readonly since: number | undefined;
};

/** Entries at most of which a map shows what moved. */
const LONGEST_ABSENCE = 400;

type Asked = {
  readonly row: TableRow;
  readonly table: TableView;
  readonly game: GameModule;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  /** The lines of the log that the page shows. */
  readonly lines: readonly ToldLine[];
};

/** What moved on a table's map since its reader last looked. Where there is no map nothing is read for it. */
export async function movedSince(services: Services, asked: Asked): Promise<Moved> {
  const { row, table, game, viewer, query, lines } = asked;
  if (!game.board.map) return { told: [], scenes: [], since: undefined };
  const since = sinceOf(table, viewer, query);
  if (since === undefined) return { ...toldIn(lines), since };
  const from = Math.max(since + 1, table.seq - LONGEST_ABSENCE);
  return { ...toldIn(await readToldLogOf(services, row, viewer, { from, to: table.seq })), since };
}

const toldIn = (lines: readonly ToldLine[]) => ({ told: toldMoves(lines), scenes: toldScenes(lines) });

/**
 * The entry after which the map shows what moved: the address's, or the last that the reader has seen; undefined where
 * they have seen all, and at an earlier entry: then it shows what the log beside it tells of.
 */
function sinceOf({ seats, seq, asOf }: TableView, viewer: Viewer, query: URLSearchParams): number | undefined {
  if (asOf !== seq || seq === 0) return undefined;
  const named = Number(query.get('since') ?? Number.NaN);
  const since = Number.isSafeInteger(named) ? named : seats.find(({ seat }) => seat === viewer)?.seenSeq;
  return since !== undefined && since > 0 && since < seq ? since : undefined;
}
