import type { DecisionId, Question, SeatId, Viewer } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { AnsweredBy, Entry } from '../kernel/log.ts';
import type { Message } from '../kernel/message.ts';
import type { Outcome } from '../kernel/rules.ts';
import type { Pace } from './pace.ts';
import type { AwaitedWords } from './salts/read-awaited-words.ts';

export type TableStatus = 'forming' | 'playing' | 'finished' | 'cancelled';

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
  readonly waiting: readonly SeatId[];
  /** The earliest due time of the seats that are waited for; for a seat that is asked itself, its own. */
  readonly dueAt: Date | undefined;
  /** Prompt and choice: only for a seat that is asked and has not answered, and only at the head of the log. */
  readonly mine: Question | undefined;
  /** What everybody may know of what is decided here. */
  readonly waitingText: Message;
};

/** What the viewer may do beside what he is asked; nobody waits for it. */
export type OfferView = {
  readonly id: DecisionId;
  readonly name: string;
  /** The rulebook's section. */
  readonly section: string;
  /** In a few words; undefined: the question says it. */
  readonly label: Message | undefined;
  /** Somebody would like an answer: it stands beside what must be decided. */
  readonly calls: boolean;
  /** What is answered stays between the seat and the table. */
  readonly sealed: boolean;
  readonly question: Question;
  /** What everybody may know of it: for instance until when it stands. */
  readonly waitingText: Message;
};

export type SeatView = {
  readonly seat: SeatId;
  readonly name: Message;
  readonly playerId: string | undefined;
  readonly playerName: string | undefined;
  readonly resigned: boolean;
  readonly waiting: boolean;
  readonly dueAt: Date | undefined;
  /** The last entry its player has seen: for himself and the moderator; 0 to others, whom it does not concern. */
  readonly seenSeq: number;
};

/** Somebody at a table that has not started: he has joined, or is asked to. */
export type PlaceView = {
  /** Undefined: any seat, drawn by lot at the start. */
  readonly seat: SeatId | undefined;
  readonly playerId: string | undefined;
  readonly playerName: string | undefined;
  readonly status: 'joined' | 'invited' | 'declined' | 'withdrawn';
  readonly invitationId: string | undefined;
  /** Only for the host. */
  readonly email: string | undefined;
};

/** A table that waits for its players. */
export type LobbyView = {
  readonly places: readonly PlaceView[];
  /** Seats that nobody holds and that are kept for nobody. */
  readonly free: readonly SeatId[];
  /** How many people may still join without an invitation. */
  readonly open: number;
  /** Everybody is there, and words that seats have promised are waited for. */
  readonly words: AwaitedWords | undefined;
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
  readonly offers: readonly OfferView[];
  readonly seats: readonly SeatView[];
  /** Given while the table is forming. */
  readonly lobby: LobbyView | undefined;
  readonly hostId: string;
  readonly hostName: string;
  readonly public: boolean;
  readonly pace: Pace;
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
  /** All clocks stand still, until then at the latest. */
  readonly pausedUntil?: Date | undefined;
};

/** One log entry as a viewer may read it. */
export type LogLine = {
  readonly seq: number;
  /** The first, second, ... secret entry after entry `seq`; only whose it is, and the moderator, reads it. */
  readonly secret?: number | undefined;
  readonly at: Date;
  readonly kind: Entry['kind'];
  readonly by: SeatId | undefined;
  readonly how: AnsweredBy | undefined;
  /** What happened, in order; empty where this viewer learns nothing of it. */
  readonly messages: readonly Message[];
  /** A rewind took it back; it stays readable. */
  readonly voided: boolean;
};

/** A table in a list. */
export type TableSummary = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: Message;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly hostName: string;
  readonly seq: number;
  /** The reader's own seat. */
  readonly seat: SeatId | undefined;
  readonly seatName: Message | undefined;
  /** The reader is waited for. */
  readonly myTurn: boolean;
  /** Somebody would like the reader's answer, and the game does not wait for it. */
  readonly asked: boolean;
  /** When the reader must have answered; undefined when he is not waited for. */
  readonly dueAt: Date | undefined;
  /** `dueAt`: until when; in the past it is overdue. */
  readonly waiting: readonly { readonly seat: SeatId; readonly name: Message; readonly dueAt: Date | undefined }[];
  readonly players: readonly {
    readonly seat: SeatId | undefined;
    readonly name: Message | undefined;
    readonly playerName: string;
  }[];
  /** Places that nobody has taken yet. */
  readonly missing: number;
  /** How the game ended, once it is over. */
  readonly outcome: Pick<Outcome, 'winners' | 'summary'> | undefined;
  /** The reader's own invitation, while it is open. */
  readonly invitationId: string | undefined;
  readonly movedAt: Date | undefined;
  readonly createdAt: Date;
};
