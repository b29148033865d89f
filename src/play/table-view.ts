import type { DecisionId, Question, SeatId, Viewer } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Message } from '../kernel/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { LobbyView } from '../lobby/lobby-view.ts';
import type { TableStatus } from '../tables/table-row.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { AheadView } from './ahead/ahead-view.ts';
import type { WindowView } from './windows/window-view.ts';

/** An open decision as one viewer may see it. */
export type DecisionView = {
  readonly id: DecisionId;
  readonly name: string;
  /** The log entry that opened it. */
  readonly since: number;
  /** The rulebook's section. */
  readonly section: string;
  readonly sealed: boolean;
  readonly seats: readonly SeatId[];
  /** Of a window: all seats that can still answer, whether they have or not. */
  readonly waiting: readonly SeatId[];
  /** Given at the head of the log where it is answered in secret. */
  readonly window: WindowView | undefined;
  /** The earliest due time of the seats that are waited for; for a seat that is asked itself, its own. */
  readonly dueAt: Date | undefined;
  /**
   * Prompt and choice: only for a seat that is asked and has not answered, and only at the head of the log. In a window
   * also for one that has: it may change its mind.
   */
  readonly mine: Question | undefined;
  /** What everybody may know of what is decided here. */
  readonly waitingText: Message;
};

/** What the viewer may do beside what they are asked; nobody waits for it. */
export type OptionalActionView = {
  readonly id: DecisionId;
  readonly name: string;
  /** The rulebook's section. */
  readonly section: string;
  /** In a few words; undefined: the question says it. */
  readonly label: Message | undefined;
  /** Somebody would like an answer: it is shown beside what must be decided. */
  readonly calls: boolean;
  /** What is answered stays between the seat and the table. */
  readonly sealed: boolean;
  readonly question: Question;
  /** What everybody may know of it: for instance until when it is open. */
  readonly waitingText: Message;
};

export type SeatView = {
  readonly seat: SeatId;
  readonly name: Message;
  readonly playerId: string | undefined;
  readonly playerName: string | undefined;
  /** A computer player has it. */
  readonly isComputer: boolean;
  readonly resigned: boolean;
  /** What its player bid for it, where seats were bid for. */
  readonly bid: number | undefined;
  readonly waiting: boolean;
  readonly dueAt: Date | undefined;
  /** The last entry its player has seen: for themselves and the moderator; 0 to others, whom it does not concern. */
  readonly seenSeq: number;
};

export type TableView = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: Message;
  readonly ruleset: number;
  readonly status: TableStatus;
  /** The log's last entry; 0 while the table is forming. */
  readonly seq: number;
  /** The entry after which this view was taken. */
  readonly asOf: number;
  readonly viewer: Viewer;
  /** The game's view; undefined while there is no game (forming, cancelled). */
  readonly view: object | undefined;
  readonly decisions: readonly DecisionView[];
  /** For the viewer's own seat at the head of the log; nobody learns what is offered to others. */
  readonly optionalActions: readonly OptionalActionView[];
  /** What the viewer may order ahead just now, and has; at the head of the log. Nobody else learns of it. */
  readonly ahead: readonly AheadView[];
  readonly seats: readonly SeatView[];
  /** Given while the table is forming. */
  readonly lobby: LobbyView | undefined;
  readonly hostId: string;
  readonly hostName: string;
  readonly public: boolean;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  readonly options: JsonObject;
  readonly pack: { readonly hash: string; readonly reconstructed: number; readonly builtIn: boolean };
  readonly seedHash: string;
  /** Only when the game is over. */
  readonly seed: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly finishedAt: Date | undefined;
  /** All clocks are stopped, until then at the latest. */
  readonly pausedUntil?: Date | undefined;
};
