import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { TimeControl } from '../../time/time-control.ts';
import type { MarkedOption } from './mark-options.ts';
import type { News } from './summarise-news.ts';

/** The table that a mail is about. */
export type MailTable = {
  readonly id: string;
  readonly name: string;
  readonly gameName: Message;
  readonly url: string;
  /** The game's rules, each section under its number. */
  readonly rulesUrl: string;
  /** The page of the game's story in figures, of games that have one. */
  readonly chronicle?: { readonly words: Message; readonly url: string } | undefined;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** All clocks are stopped, until then at the latest. */
  readonly pausedUntil?: Date | undefined;
  /** Values of the data pack that are not the printed ones. */
  readonly reconstructed: number;
  readonly seedHash: string;
};

/** An answer that has a link of its own. */
export type AnswerLink = {
  readonly number: number;
  readonly said: Message;
  readonly detail: Message | undefined;
  readonly effect: Message | undefined;
  readonly url: string;
};

/** How a reply answers a choice too large for links, in words and by marks. */
export type ReplyGuide = {
  readonly how: Message;
  readonly options: readonly MarkedOption[];
  readonly fields: readonly {
    readonly label: Message;
    readonly how: Message;
    readonly options: readonly MarkedOption[];
  }[];
  /** Lines that such a reply could have, and what else it may say. */
  readonly example?: readonly Message[];
  readonly more?: readonly Message[];
};

/** The orders that the reader has written so far. */
export type MailSheet = {
  readonly written: number;
  /** Those of them that do not fit any more. */
  readonly marked: number;
  /** What they take, and what still waits for orders. */
  readonly costs: readonly Message[];
  /** Given where the reader had ordered ahead and is asked after all: what has happened, and what they had ordered. */
  readonly afterAll?: { readonly why: readonly Message[]; readonly lines: readonly Message[] } | undefined;
};

/** What the reader must decide, or what somebody would like them to answer. */
export type MailQuestion = {
  readonly prompt: Message;
  /** The same in a few words, where the game has some. */
  readonly brief?: Message | undefined;
  readonly section: string;
  readonly dueAt: Date | undefined;
  /** Given when there are few answers. */
  readonly answers: readonly AnswerLink[] | undefined;
  readonly guide: ReplyGuide | undefined;
  /** Given where it is answered by orders, which are written on a page of their own. */
  readonly sheet?: MailSheet | undefined;
  readonly composeUrl: string;
  /** The game's own answer if the table's clock takes it, in words; undefined where it is not used. */
  readonly fallback: Message | undefined;
  /**
   * Given for an optional action, which nobody waits for: what the game says of it, for instance until when it is open.
   */
  readonly optionalAction?: { readonly label: Message | undefined; readonly stands: Message };
};

/** Something else that the reader may do, with the link to its form. */
export type MailOptionalAction = { readonly label: Message; readonly url: string };

export type MailBoard = {
  /** The PNG; undefined when it could not be drawn, or the reader wants plain text. */
  readonly png: Buffer | undefined;
  /** Pixels of the picture as shown. */
  readonly width: number;
  /** The board in words, line by line. */
  readonly text: readonly Message[];
  /** Of these lines those that are told only where they have changed, as they are read. */
  readonly rests: readonly string[];
  /** Of these lines, and those of the windows, what has changed since the reader last looked; undefined: not known. */
  readonly changed: readonly string[] | undefined;
  /** Windows on it: further pictures, each with what it shows in words. */
  readonly windows: readonly MailWindow[];
  /** Pictures of what only the reader has. */
  readonly own: readonly MailWindow[];
  /** They would show what the reader saw when they last looked. */
  readonly ownIsSame: boolean;
};

export type MailWindow = {
  readonly name: string;
  readonly title: Message;
  readonly png: Buffer | undefined;
  readonly text: readonly Message[];
};

/** A die as it was rolled; draws are numbered through the whole game. */
export type MailRoll = { readonly number: number; readonly face: number };

export type MailLinks = {
  readonly preferences: string;
  readonly unsubscribe: string;
  /** Steps through what is left out of the news. */
  readonly history: string;
};

/** Everything that a mail about a game says to one seat; the facts, before they are put into words. */
export type TableMail = {
  readonly table: MailTable;
  readonly seat: { readonly id: SeatId; readonly name: Message; readonly place: number };
  readonly readerName: string;
  /** The clock has answered for the reader, and they have not been back: they have short time, or none. */
  readonly silent?: boolean | undefined;
  readonly now: Date;
  /** When the reader was last told what happened; undefined: never. */
  readonly lastSeen: Date | undefined;
  readonly news: News;
  /** Where something moved on the map since then, with the sentences that tell of it. */
  readonly theatres: readonly MailWindow[];
  /** What happened that is told and drawn by itself: battles. */
  readonly scenes: readonly MailWindow[];
  /** What the reader should see to before it is too late. */
  readonly warnings: readonly Message[];
  /** In a digest: what the reader's seat has more or less of since then, as far as the game says so. */
  readonly gains: readonly Message[];
  /** The part of the game that comes next; undefined where it has no chapters. */
  readonly next: Message | undefined;
  readonly questions: readonly MailQuestion[];
  /** What somebody would like an answer to, though nobody waits for it. */
  readonly asked: readonly MailQuestion[];
  readonly mayAlso: readonly MailOptionalAction[];
  /** The seats that the table waits for when it is not the reader, in words. */
  readonly waitingFor: readonly Message[];
  /** What only this seat knows. */
  readonly hand: readonly Message[];
  readonly board: MailBoard | undefined;
  /** The reader wants all that the board says in words, also where its picture says it. */
  readonly boardInWords: boolean;
  /** The dice since the reader last looked. */
  readonly rolls: readonly MailRoll[];
  /** The reply address works: numbers and words can be mailed back. */
  readonly canReply: boolean;
  readonly links: MailLinks;
  /** This server's address. */
  readonly baseUrl: string;
};

/** The end of a game, with what is needed to check it. */
export type GameEnd = {
  readonly outcome: Outcome;
  readonly seed: string;
  readonly seats: readonly { readonly id: SeatId; readonly name: Message }[];
  readonly recordUrl: string;
};
