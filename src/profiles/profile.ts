import type { TableSummary } from '../play/table-summary.ts';
import type { GameRecordLine } from '../standings/read-record.ts';

/** A player as another one may see them. */
export type Profile = {
  readonly id: string;
  readonly name: string;
  /** It is the reader's own. */
  readonly own: boolean;
  /** In how many games the two have sat together. */
  readonly together: number;
  /** How their games ended; undefined where the reader may not see it. */
  readonly record: readonly GameRecordLine[] | undefined;
  /** All games that the reader may know of are among `games`, not only those together. */
  readonly allGames: boolean;
  /** The newest that the reader may read, running ones too. */
  readonly games: readonly TableSummary[];
};
