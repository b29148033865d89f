import type { SeatId } from '../kernel/decision.ts';
import type { FactTable } from '../kernel/fact-table.ts';
import type { Channel, Entry } from '../kernel/log.ts';
import type { MapMove } from '../kernel/map-move.ts';
import type { Message } from '../kernel/message.ts';
import type { ScenePiece } from '../kernel/scene.ts';

/** One log entry as a viewer may read it. */
export type LogLine = {
  readonly seq: number;
  /** The first, second, ... secret entry after entry `seq`; only its player and the moderator read it. */
  readonly secret?: number | undefined;
  readonly at: Date;
  readonly kind: Entry['kind'];
  readonly by: SeatId | undefined;
  readonly how: Channel | undefined;
  /** What happened, in order; empty where this viewer learns nothing of it. */
  readonly messages: readonly Message[];
  /** Why a computer player answered this, where this viewer may know it already (`mayReadWhy`). */
  readonly why?: readonly Message[] | undefined;
  /** A rewind took it back; it stays readable. */
  readonly voided: boolean;
};

/** One sentence of a line, and the seat whose doing it tells of; undefined where it was nobody's. */
export type Told = {
  readonly text: Message;
  readonly by: SeatId | undefined;
  /** The seats whom it concerns at once. */
  readonly concerns?: readonly SeatId[];
  /** The same in rows, for where there is room. */
  readonly table?: FactTable;
  /** What went where on the map. */
  readonly moves?: readonly MapMove[];
  /** What it adds to a scene that is drawn. */
  readonly piece?: ScenePiece;
};

/** A log line with whose doing each of its sentences tells of: an entry can set off what others ordered before. */
export type ToldLine = LogLine & { readonly told: readonly Told[] };

/** A line as the API has it: its sentences alone. */
export function logLineOf({ told: _, ...line }: ToldLine): LogLine {
  return line;
}
