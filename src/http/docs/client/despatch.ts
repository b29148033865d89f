// Made from the OpenAPI document 409c5bc0598a21b4
/* eslint-disable */
/* tslint:disable */
// @ts-nocheck
/*
 * ---------------------------------------------------------------
 * ## THIS FILE WAS GENERATED VIA SWAGGER-TYPESCRIPT-API        ##
 * ##                                                           ##
 * ## AUTHOR: acacode                                           ##
 * ## SOURCE: https://github.com/acacode/swagger-typescript-api ##
 * ---------------------------------------------------------------
 */

export interface Problem {
  /** @example "urn:despatch:problem:stale" */
  type: string;
  title: string;
  status: number;
  /** One sentence: what is wrong, and what would be right */
  detail: string;
  /** The request's id */
  instance: string;
  /** The rule of the game by which it is refused, and where it can be read */
  rule?: {
    section: string;
    /** @format uri */
    url: string;
  };
  errors?: {
    at: string;
    detail: string;
  }[];
  /** With 409 from a table: its state now, and what is asked there */
  current?: {
    seq: number;
    decisions: Decision[];
    optionalActions: OptionalAction[];
  };
}

export interface Decision {
  id: string;
  name: string;
  /** The log entry that opened it */
  since: number;
  /** The rulebook's section */
  section: string;
  /** A window: answers stay secret, and can be changed, until all are ready */
  sealed: boolean;
  seats: string[];
  /** Of a window all that can answer, whether they have or not */
  waiting: string[];
  /** Given where it is sealed */
  window?: Window;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  dueAt?: string;
  waitingText: string;
  /** Only for a seat that is asked and has not answered */
  mine?: {
    prompt: string;
    /** The same in a few words: what the subject of a mail says */
    brief?: string;
    choice: Choice;
  };
}

/** Given where it is sealed */
export interface Window {
  /** How many seats have said that they are ready */
  ready: number;
  of: number;
  /** Which, where the table names them */
  names?: string[];
  /** Your own; to a moderator, those of all */
  answers: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    /** Left out where the game will answer */
    answer?: Answer;
    said?: string;
    /** Why it does not fit any more */
    unfit?: string;
    ready: boolean;
    by: "given" | "ahead" | "standing-order" | "fallback";
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    at?: string;
  }[];
}

/** Left out where the game will answer */
export type Answer =
  | string
  | number
  | string[]
  | Record<string, Answer>
  | {
      order: string;
      /** Left out where the game will answer */
      answer: Answer;
    }[];

export type Choice =
  | {
      kind: "one";
      options: Option[];
      /** What the rules would allow and a deal forbids, and which: no answers */
      barred?: {
        id: string;
        label: string;
        why: string;
      }[];
    }
  | {
      kind: "some";
      options: Option[];
      min: number;
      max: number;
    }
  | {
      kind: "ranking";
      options: Option[];
      min: number;
      max: number;
    }
  | {
      kind: "spread";
      slots: Slot[];
      total: Range;
      used?: Range;
      /** What the prices of the slots are paid from */
      budgets?: Budget[];
    }
  | {
      kind: "number";
      min: number;
      max: number;
    }
  | {
      kind: "text";
      min: number;
      max: number;
    }
  | {
      kind: "sheet";
      orders: Order[];
      max: number;
      mayBeEmpty: boolean;
    }
  | {
      kind: "form";
      /** Lines that a reply by mail could have */
      example?: string[];
      /** The answer that changes nothing: to be sent with what is to change */
      holds?: Record<string, Answer>;
      /** What many want to say: answers to some of the fields, to be sent alone or together */
      presets?: {
        id: string;
        label: string;
        answer: Record<string, Answer>;
      }[];
      fields: {
        id: string;
        label: string;
        choice: Choice;
        optional?: boolean;
        called?: string;
        /** What it is about, together with those beside it */
        group?: string;
        /** The words of its group say what it asks, too */
        namesGroup?: boolean;
        /** An answer of nothing says the same as leaving it out */
        emptyIsLeftOut?: boolean;
        /** Under which heading a long form has it */
        topic?: string;
        /** What holds already, and is kept where it is left out */
        now?: string;
      }[];
    };

export interface Option {
  id: string;
  label: string;
  detail?: string;
  /** What it does to you, as far as that is certain; given where a table or a draft is read */
  effect?: string;
  /** Abbreviations that a reply by mail may use for it */
  short?: string[];
  /** What else a reply may call it, with | between the names */
  called?: string;
  place?: string;
}

export interface Slot {
  id: string;
  label: string;
  detail?: string;
  /** What it does to you, as far as that is certain; given where a table or a draft is read */
  effect?: string;
  /** Abbreviations that a reply by mail may use for it */
  short?: string[];
  /** What else a reply may call it, with | between the names */
  called?: string;
  place?: string;
  /** The least amount if the slot is used at all; 1 when not given */
  min?: number;
  max: number;
  /** What the 1st, 2nd, ... unit costs, by budget; the last price holds for all further units; a budget that is not named is not spent */
  prices?: Record<string, number[]>;
}

export interface Range {
  min: number;
  max: number;
}

export interface Budget {
  id: string;
  /** As it stands after a number: money */
  label: string;
  /** The most that all amounts together may cost of it */
  most: number;
}

export interface Order {
  id: string;
  label: string;
  called?: string;
  choice: Choice;
}

/** What you may do though nobody waits for it; it has no deadline and no draft */
export interface OptionalAction {
  /** To be named as `decision` in a submission, e.g. `~give-orders` */
  id: string;
  name: string;
  /** The rulebook's section */
  section: string;
  /** In a few words; where it is missing the question says it */
  label?: string;
  /** Somebody would like an answer; you have had a mail about it */
  calls: boolean;
  /** Nobody else learns what you answer, or that you did */
  sealed: boolean;
  /** What everybody may know of it, for instance until when it is open */
  waitingText: string;
  question: {
    prompt: string;
    /** The same in a few words: what the subject of a mail says */
    brief?: string;
    choice: Choice;
  };
}

export interface Player {
  id: string;
  email: string;
  name: string;
  /** IANA name */
  timeZone: string;
  locale: string;
  mail: MailPreferences;
  /** `nobody`, `fellows` (those you have played with) or `players` (everybody who is signed in) */
  shows: Audiences;
  role: "player" | "moderator" | "administrator";
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
}

export interface MailPreferences {
  /** The mails that are not wanted */
  off: (
    | "invitation"
    | "start"
    | "turn"
    | "concern"
    | "reminder"
    | "expiry"
    | "resigned"
    | "over"
    | "overdue"
    | "moderator-called"
    | "letter"
  )[];
  /** `html-words`: with all that a board says in words, also where its picture says it */
  format: "html" | "html-words" | "plain";
  /** How long news is gathered into one mail */
  mergeSeconds?: number;
  /** All mails about a table have the same subject */
  oneSubject?: boolean;
  rhythm?: MailRhythm;
  /** The hour of the daily digest, on your clock */
  digestHour?: number;
  /** Hours on your clock in which nothing is mailed that can wait */
  quiet?: {
    from: number;
    to: number;
  };
  /** No mail about a table whose page you have open */
  notOnPage?: boolean;
  /** What a reply by mail does: it is echoed and confirmed first (`confirm`, the usual), or acts when it is clear */
  replies?: "confirm" | "act";
}

export interface MailRhythm {
  /** At every turn; at most every so many hours; once a day; or only when all wait for you */
  kind: "every-turn" | "hours" | "digest" | "alone";
  /** Of the kind `hours`: the hours between two mails */
  hours?: number;
}

/** `nobody`, `fellows` (those you have played with) or `players` (everybody who is signed in) */
export interface Audiences {
  /** Your name and page, and whether you stand in address books */
  name: "nobody" | "fellows" | "players";
  /** How your games ended, and your ratings */
  record: "nobody" | "fellows" | "players";
  /** Games besides those that you played together */
  games: "nobody" | "fellows" | "players";
}

export interface Fellow {
  id: string;
  name: string;
  /** What forms take instead of an address: of two alike, `Ada (2)` */
  called: string;
  /** In how many games you have sat together */
  together: number;
  lastTable?: {
    id: string;
    name: string;
  };
}

export interface Profile {
  id: string;
  name: string;
  /** It is you */
  own: boolean;
  /** In how many games you have sat together */
  together: number;
  /** How their finished games ended, by game; left out where you may not see it */
  record?: {
    game: string;
    played: number;
    won: number;
    rating?: Rating;
  }[];
  /** They let you see all their games that you may read */
  allGames: boolean;
  /** The newest: those together, or all that you may read */
  games: TableSummary[];
}

export interface Rating {
  rating: number;
  /** With 95 % the truth is so far from it at most */
  within: number;
  /** It rests on few games still */
  provisional: boolean;
}

export interface TableSummary {
  id: string;
  name: string;
  game: string;
  gameName: string;
  status: "forming" | "playing" | "finished" | "cancelled";
  public: boolean;
  hostName: string;
  seq: number;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  seat?: string;
  seatName?: string;
  myTurn: boolean;
  /** In your own list: somebody would like your answer, though the game does not wait for it */
  asked: boolean;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  dueAt?: string;
  waiting: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    name: string;
    /**
     * In the past: the answer is overdue
     * @format date-time
     */
    dueAt?: string;
  }[];
  players: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat?: string;
    name?: string;
    playerName: string;
  }[];
  /** Places that nobody has taken yet */
  missing: number;
  /** How the game ended, once it is over */
  outcome?: {
    winners: string[];
    summary: string;
  };
  /** Your own invitation, while it is open */
  invitationId?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  movedAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
}

export interface RatingLine {
  playerId: string;
  name: string;
  rating: number;
  /** With 95 % the truth is so far from it at most */
  within: number;
  /** It rests on few games still */
  provisional: boolean;
  /** How many games it is made of */
  tables: number;
  own: boolean;
}

export interface ClubLine {
  id: string;
  name: string;
  hostName: string;
  members: number;
  /** You are asked to become a member; else you are one */
  invited: boolean;
  /** What the host says to those who are invited */
  word: string;
  /**
   * Until when an invitation can be answered
   * @format date-time
   */
  until?: string;
}

export interface Club {
  id: string;
  name: string;
  about: string;
  hostId: string;
  hostName: string;
  /** You are its host */
  hosting: boolean;
  /** There is a link by which people join */
  hasLink: boolean;
  members: {
    playerId: string;
    name: string;
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    joinedAt: string;
  }[];
  /** Only for the host */
  invited: {
    invitationId: string;
    /** As the host invited them: by name, or the address */
    name: string;
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    until: string;
    state: "open" | "declined" | "ended";
  }[];
  /** Those that you may read, the newest first */
  tables: TableSummary[];
  /** Tables that you host and that are not the club's yet */
  addable: {
    id: string;
    name: string;
  }[];
  /** How members' games at the club's tables ended; who won most comes first */
  results: {
    playerId: string;
    name: string;
    played: number;
    won: number;
  }[];
}

export interface ContestLine {
  id: string;
  name: string;
  kind: "series" | "roundRobin" | "knockOut";
  gameName: string;
  hostName: string;
  status: "playing" | "finished" | "cancelled";
  players: number;
}

export interface NewContest {
  /** @maxLength 200 */
  name: string;
  kind: "series" | "roundRobin" | "knockOut";
  /** @maxLength 64 */
  game: string;
  /**
   * Ids of your fellows, see `/fellows`
   * @maxItems 50
   */
  players: string[];
  /** @default true */
  hostPlays?: boolean;
  /**
   * Players at a table; at a series all play
   * @default 2
   */
  size?: number;
  /**
   * Games of a series
   * @default 2
   */
  games?: number;
  /** @default {} */
  options?: Record<string, string | boolean | number>;
  /** @default {"hours":36,"skipWeekend":true,"atExpiry":"wait","graceHours":24} */
  timeControl?: {
    /**
     * @min 1
     * @max 8784
     */
    hours: number;
    skipWeekend: boolean;
    atExpiry: "wait" | "fallback" | "moderator";
    /**
     * @min 0
     * @max 8784
     */
    graceHours: number;
    night?: {
      /**
       * @min 0
       * @max 23
       */
      from: number;
      /**
       * @min 0
       * @max 23
       */
      to: number;
    };
    bank?: {
      /**
       * @min 0
       * @max 8784
       */
      start: number;
      /**
       * @min 1
       * @max 8784
       */
      cap: number;
    };
    /**
     * @maxItems 14
     * @minItems 1
     */
    deadlines?: {
      /**
       * @min 1
       * @max 7
       */
      weekday: number;
      /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
      time: string;
    }[];
    /**
     * @min 1
     * @max 8784
     */
    silentHours?: number;
    /** @maxItems 2 */
    reminders?: number[];
    /**
     * @min 1
     * @max 20
     */
    alarm?: number;
    substitute?: {
      /**
       * @min 0
       * @max 8784
       */
      hours: number;
      /**
       * @min 1
       * @max 20
       */
      missed: number;
    };
  };
  /** @default {} */
  policy?: {
    seating?: "chosen" | "bids";
    rated?: boolean;
    /**
     * @min 0
     * @max 10
     */
    emergencyPauses?: number;
    /**
     * @min 1
     * @max 336
     */
    emergencyPauseHours?: number;
    computerPace?: "at-once" | "human";
    takebacks?: "consent" | "never";
    /**
     * @min 1
     * @max 720
     */
    takebackHours?: number;
    hostModerates?: boolean;
    /**
     * @min 0
     * @max 336
     */
    disputePauseHours?: number;
    /**
     * @min 1
     * @max 720
     */
    disputeEscalationHours?: number;
    namesReady?: boolean;
    pressTo?: "anybody" | "everybody";
    pressWhen?: "always" | "parts" | "around" | "never";
    /** @maxItems 20 */
    pressParts?: string[];
    pressSigned?: "always" | "choice" | "never";
    pressPublished?: "agreed" | "always" | "never";
  };
  /**
   * A club of yours, whose members play
   * @pattern ^[\w.:-]{1,64}$
   */
  clubId?: string;
}

export interface Contest {
  id: string;
  name: string;
  kind: "series" | "roundRobin" | "knockOut";
  gameName: string;
  hostName: string;
  status: "playing" | "finished" | "cancelled";
  players: number;
  hosting: boolean;
  rounds: number;
  /** The club that plays it, where you are a member */
  club?: {
    id: string;
    name: string;
  };
  begun: {
    round: number;
    games: {
      tableId: string;
      name: string;
      status: "forming" | "playing" | "finished" | "cancelled";
      /** You may read the table */
      readable: boolean;
      players: {
        playerId: string;
        /** Left out where you may not know it yet */
        name?: string;
        place?: number;
      }[];
    }[];
    /** Who has a bye of a knock-out, or does not play in this round of a round robin */
    resting: {
      playerId: string;
      /** Left out where you may not know it yet */
      name?: string;
    }[];
  }[];
  scores: {
    playerId: string;
    /** Left out where you may not know it yet */
    name?: string;
    rank: number;
    played: number;
    won: number;
    points: number;
  }[];
  /** The host may begin the next round, or end the contest */
  roundOver: boolean;
  /** Games of a knock-out from which the host says who goes on */
  undecided: {
    tableId: string;
    name: string;
    status: "forming" | "playing" | "finished" | "cancelled";
    /** You may read the table */
    readable: boolean;
    players: {
      playerId: string;
      /** Left out where you may not know it yet */
      name?: string;
      place?: number;
    }[];
  }[];
}

export interface ApiKey {
  id: string;
  name: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  lastUsedAt?: string;
}

export interface Absence {
  id: string;
  /**
   * A day of your own calendar
   * @maxLength 40
   * @example "2027-02-28"
   */
  from: string;
  /**
   * A day of your own calendar
   * @maxLength 40
   * @example "2027-02-28"
   */
  to: string;
  days: number;
  running: boolean;
}

export interface Reliability {
  playerId: string;
  answers: number;
  inTime: number;
  medianHours?: number;
  /** Games that you left */
  dropouts: number;
  /** Seats that you offered yourself to whoever plays them now */
  handedOver: number;
}

export interface Game {
  id: string;
  name: string;
  blurb: string;
  players: {
    min: number;
    max: number;
  };
  /** What new tables start with */
  ruleset: number;
  options: {
    id: string;
    label: string;
    help?: string;
    values: {
      id: string;
      label: string;
    }[];
    initial: string;
  }[];
  pack: {
    hash: string;
    /** Values of the built-in data pack that are not the printed ones */
    reconstructed: {
      at: string;
      value: string;
      source: string;
    }[];
  };
}

export interface KeptPack {
  id: string;
  game: string;
  name: string;
  ownerId: string;
  /** The newest first */
  versions: {
    /** @min 1 */
    number: number;
    hash: string;
    note: string;
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    at: string;
  }[];
}

export type OwnKeptPack = KeptPack & {
  /**
   * The newest that you have seen; counts the changes
   * @min 0
   */
  revision: number;
  linked: boolean;
  readers: {
    playerId: string;
    name: string;
  }[];
  /** As `/api/games/{game}/pack` has it */
  pack: Record<string, any>;
};

export interface NewTable {
  /** @maxLength 64 */
  game: string;
  /** @maxLength 200 */
  name: string;
  /**
   * What the host says to those who are invited: up to 500 characters in 12 lines
   * @maxLength 2000
   */
  word?: string;
  /**
   * @min 1
   * @max 100
   */
  players: number;
  /**
   * The game's options; those left out have their usual value
   * @default {}
   */
  options?: Record<string, string | boolean | number>;
  /** Instead of `pack`: a version of a kept pack that you may use */
  keptPack?: {
    /** @pattern ^[\w.:-]{1,64}$ */
    keptPackId: string;
    /**
     * @min 1
     * @max 100000
     */
    version: number;
  };
  /** A corrected data pack, see `/games/{game}/pack` */
  pack?: any;
  /** Your own seat, or `any`; left out, you do not play */
  hostSeat?: string | "any";
  /**
   * Your own addition to what chance is made from: words of 16 characters or more that nobody can guess. Only their hash is kept; keep them, you are asked for them when the table is full
   * @maxLength 200
   */
  hostSalt?: string;
  /**
   * Instead of `salt`: SHA-256 (hexadecimal) over `despatch-salt:` and your words in UTF-8
   * @maxLength 64
   */
  hostSaltHash?: string;
  /**
   * @maxItems 50
   * @default []
   */
  invitations?: NewInvitation[];
  /**
   * Computer players, each in a seat or in any by lot; their pace is part of the policy
   * @maxItems 50
   * @default []
   */
  computers?: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat?: string;
  }[];
  /** @default {"hours":36,"skipWeekend":true,"atExpiry":"wait","graceHours":24} */
  timeControl?: {
    /**
     * @min 1
     * @max 8784
     */
    hours: number;
    skipWeekend: boolean;
    atExpiry: "wait" | "fallback" | "moderator";
    /**
     * @min 0
     * @max 8784
     */
    graceHours: number;
    night?: {
      /**
       * @min 0
       * @max 23
       */
      from: number;
      /**
       * @min 0
       * @max 23
       */
      to: number;
    };
    bank?: {
      /**
       * @min 0
       * @max 8784
       */
      start: number;
      /**
       * @min 1
       * @max 8784
       */
      cap: number;
    };
    /**
     * @maxItems 14
     * @minItems 1
     */
    deadlines?: {
      /**
       * @min 1
       * @max 7
       */
      weekday: number;
      /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
      time: string;
    }[];
    /**
     * @min 1
     * @max 8784
     */
    silentHours?: number;
    /** @maxItems 2 */
    reminders?: number[];
    /**
     * @min 1
     * @max 20
     */
    alarm?: number;
    substitute?: {
      /**
       * @min 0
       * @max 8784
       */
      hours: number;
      /**
       * @min 1
       * @max 20
       */
      missed: number;
    };
  };
  /** Emergency pauses, takebacks, disputes; as usual when left out */
  policy?: {
    seating?: "chosen" | "bids";
    rated?: boolean;
    /**
     * @min 0
     * @max 10
     */
    emergencyPauses?: number;
    /**
     * @min 1
     * @max 336
     */
    emergencyPauseHours?: number;
    computerPace?: "at-once" | "human";
    takebacks?: "consent" | "never";
    /**
     * @min 1
     * @max 720
     */
    takebackHours?: number;
    hostModerates?: boolean;
    /**
     * @min 0
     * @max 336
     */
    disputePauseHours?: number;
    /**
     * @min 1
     * @max 720
     */
    disputeEscalationHours?: number;
    namesReady?: boolean;
    pressTo?: "anybody" | "everybody";
    pressWhen?: "always" | "parts" | "around" | "never";
    /** @maxItems 20 */
    pressParts?: string[];
    pressSigned?: "always" | "choice" | "never";
    pressPublished?: "agreed" | "always" | "never";
  };
  /**
   * For the weekend; yours when left out
   * @maxLength 64
   */
  timeZone?: string;
  /**
   * Anyone may watch, and join while there is room
   * @default false
   */
  public?: boolean;
}

export interface NewInvitation {
  /**
   * An address, or a name of your address book
   * @maxLength 320
   */
  email?: string;
  /**
   * Instead: somebody you have played with, see `/fellows`
   * @pattern ^[\w.:-]{1,64}$
   */
  player?: string;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  seat?: string;
}

export interface Table {
  id: string;
  name: string;
  game: string;
  gameName: string;
  ruleset: number;
  status: "forming" | "playing" | "finished" | "cancelled";
  /** The log's last entry; 0 while the table is forming */
  seq: number;
  /** The entry after which this view was taken */
  asOf: number;
  /** As whom this was read: a seat, `spectator` or `moderator` */
  viewer: string;
  /** The game's own view, with its words rendered */
  view?: Record<string, any>;
  decisions: Decision[];
  /** What you may do beside that; empty for spectators and in the past */
  optionalActions: OptionalAction[];
  /** What you may order ahead just now, and have; nobody else learns of it. Empty in the past */
  ahead: Ahead[];
  seats: Seat[];
  lobby?: Lobby;
  hostId: string;
  hostName: string;
  public: boolean;
  timeControl: {
    /**
     * @min 1
     * @max 8784
     */
    hours: number;
    skipWeekend: boolean;
    atExpiry: "wait" | "fallback" | "moderator";
    /**
     * @min 0
     * @max 8784
     */
    graceHours: number;
    night?: {
      /**
       * @min 0
       * @max 23
       */
      from: number;
      /**
       * @min 0
       * @max 23
       */
      to: number;
    };
    bank?: {
      /**
       * @min 0
       * @max 8784
       */
      start: number;
      /**
       * @min 1
       * @max 8784
       */
      cap: number;
    };
    /**
     * @maxItems 14
     * @minItems 1
     */
    deadlines?: {
      /**
       * @min 1
       * @max 7
       */
      weekday: number;
      /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
      time: string;
    }[];
    /**
     * @min 1
     * @max 8784
     */
    silentHours?: number;
    /** @maxItems 2 */
    reminders?: number[];
    /**
     * @min 1
     * @max 20
     */
    alarm?: number;
    substitute?: {
      /**
       * @min 0
       * @max 8784
       */
      hours: number;
      /**
       * @min 1
       * @max 20
       */
      missed: number;
    };
  };
  timeZone: string;
  options: Record<string, any>;
  pack: {
    hash: string;
    /** How many values are not the printed ones */
    reconstructed: number;
    builtIn: boolean;
    /** Where the pack is; what is there never changes */
    url: string;
  };
  seedHash: string;
  /** Only when the game is over */
  seed?: string;
  outcome?: Outcome;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  startedAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  finishedAt?: string;
  /**
   * All clocks are stopped, until then at the latest
   * @format date-time
   */
  pausedUntil?: string;
}

export interface Ahead {
  id: string;
  name: string;
  section: string;
  label: string;
  /** When you can want to be asked after all: a form, for `unless` */
  conditions: Choice;
  ordered?: {
    lines: {
      line: SheetLine;
      /** The line in words, where it fits */
      said?: string;
      /** Why it does not fit; it stays, and nothing can be sent */
      misfit?: string;
    }[];
    unless: Record<string, Answer>;
    /** When you want to be asked after all, in words */
    said: string[];
    /** You have taken over the seat: it does not count before you confirm it, or order otherwise */
    review: boolean;
  };
}

export interface SheetLine {
  /** @maxLength 64 */
  order: string;
  /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
  answer: Answer;
}

export interface Seat {
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  seat: string;
  name: string;
  playerId?: string;
  playerName?: string;
  /** A computer player has it */
  isComputer: boolean;
  resigned: boolean;
  /** What its player bid for it, where seats were bid for */
  bid?: number;
  waiting: boolean;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  dueAt?: string;
  seenSeq: number;
}

export interface Lobby {
  /** What the host says to those who come; empty: nothing */
  word: string;
  /** Another number once pace, options or the number of players are changed */
  terms: number;
  places: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat?: string;
    playerId?: string;
    playerName?: string;
    /** A computer player has joined */
    isComputer: boolean;
    status: "joined" | "invited" | "declined" | "withdrawn";
    invitationId?: string;
    /** Only for the host */
    email?: string;
    /** Only for the host: the mail came back */
    failed: boolean;
    /** Only for the host: the last mail is older than a day */
    mayRemind: boolean;
  }[];
  /** Seats that nobody holds and that are kept for nobody */
  free: string[];
  /** How many people may still join without an invitation */
  open: number;
  /** Seats are bid for in secret; the game begins when everybody has joined and bid */
  bids?: {
    about: string;
    /** The seats that can be bid for, and the most that can be bid for each */
    seats: {
      /**
       * A seat's id, e.g. `us`
       * @pattern ^[\w.:-]{1,64}$
       */
      seat: string;
      name: string;
      most: number;
    }[];
    /** Players who have joined and not bid yet */
    owing: string[];
    /** Your own bids, which nobody else sees */
    mine?: Record<string, number>;
    /** You have joined, so you may bid */
    mayBid: boolean;
  };
  /** Everybody is there, and the game begins when these words are open */
  words?: {
    /** What the server adds to chance, drawn when the last had joined */
    serverSalt: string;
    /** Players whose words are not open yet */
    owing: string[];
    /** The hash of your own, when they are waited for */
    mine?: string;
  };
}

export interface Outcome {
  winners: string[];
  summary: string;
  standings: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    place: number;
    score?: number;
  }[];
  sheet: string[];
  /** The score sheet in rows; games that ended long ago have none */
  scores?: {
    text: string;
    columns: string[];
    rows: {
      cells: string[];
      said: string;
    }[];
  };
}

export interface LogLine {
  seq: number;
  /** The first, second, ... thing that you did in secret after entry `seq`: it has no number of its own, so nobody can count it */
  secret?: number;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  at: string;
  kind: "setup" | "answered" | "ruling" | "seat" | "clock";
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  by?: string;
  how?:
    | "link"
    | "page"
    | "reply"
    | "api"
    | "bot"
    | "computer"
    | "standing-order"
    | "ahead"
    | "fallback"
    | "moderator"
    | "import";
  messages: string[];
  /** Why a computer player did this, as far as you may know it */
  why?: string[];
  /** A rewind took it back */
  voided: boolean;
}

export interface Chapter {
  id: string;
  name: string;
  /** What `asOf` and `chapter` take: `round-1`, `round-1/turn-3` */
  address: string;
  first: number;
  /** The entry that ended it, or the newest; one before `first` while nothing has happened in it */
  last: number;
  /** Empty where the chapter has none */
  parts: {
    id: string;
    name: string;
    /** What `asOf` and `chapter` take: `round-1`, `round-1/turn-3` */
    address: string;
    first: number;
    /** The entry that ended it, or the newest; one before `first` while nothing has happened in it */
    last: number;
  }[];
}

export interface Campaign {
  title: string;
  /** Whose figures these are */
  lines: {
    id: string;
    name: string;
  }[];
  charts: {
    id: string;
    title: string;
    /** Named parts of the scale, each from this figure on */
    bands: {
      name: string;
      from: number;
    }[];
  }[];
  moments: {
    seq: number;
    /** The chapter that began then; without one: now */
    chapter?: string;
    name?: string;
    /** By chart and line */
    figures: Record<string, Record<string, number>>;
  }[];
  lasting: {
    kind: string;
    said: string;
    /** Left out: it was there when these moments began */
    from?: {
      id: string;
      name: string;
    };
    /** Left out: it lasts */
    to?: {
      id: string;
      name: string;
    };
  }[];
  /** Given where there is more before this: the next `before` */
  older?: number;
}

export interface TableChange {
  /** @maxLength 200 */
  name?: string;
  /**
   * What the host says to those who are invited: up to 500 characters in 12 lines
   * @maxLength 2000
   */
  word?: string;
  /**
   * @min 1
   * @max 100
   */
  players?: number;
  /** All of them: those left out have their usual value */
  options?: Record<string, string | boolean | number>;
  timeControl?: {
    /**
     * @min 1
     * @max 8784
     */
    hours: number;
    skipWeekend: boolean;
    atExpiry: "wait" | "fallback" | "moderator";
    /**
     * @min 0
     * @max 8784
     */
    graceHours: number;
    night?: {
      /**
       * @min 0
       * @max 23
       */
      from: number;
      /**
       * @min 0
       * @max 23
       */
      to: number;
    };
    bank?: {
      /**
       * @min 0
       * @max 8784
       */
      start: number;
      /**
       * @min 1
       * @max 8784
       */
      cap: number;
    };
    /**
     * @maxItems 14
     * @minItems 1
     */
    deadlines?: {
      /**
       * @min 1
       * @max 7
       */
      weekday: number;
      /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
      time: string;
    }[];
    /**
     * @min 1
     * @max 8784
     */
    silentHours?: number;
    /** @maxItems 2 */
    reminders?: number[];
    /**
     * @min 1
     * @max 20
     */
    alarm?: number;
    substitute?: {
      /**
       * @min 0
       * @max 8784
       */
      hours: number;
      /**
       * @min 1
       * @max 20
       */
      missed: number;
    };
  };
  /** @maxLength 64 */
  timeZone?: string;
  /** As a whole; how seats are given out and how the table is moderated stay as they are */
  policy?: {
    seating?: "chosen" | "bids";
    rated?: boolean;
    /**
     * @min 0
     * @max 10
     */
    emergencyPauses?: number;
    /**
     * @min 1
     * @max 336
     */
    emergencyPauseHours?: number;
    computerPace?: "at-once" | "human";
    takebacks?: "consent" | "never";
    /**
     * @min 1
     * @max 720
     */
    takebackHours?: number;
    hostModerates?: boolean;
    /**
     * @min 0
     * @max 336
     */
    disputePauseHours?: number;
    /**
     * @min 1
     * @max 720
     */
    disputeEscalationHours?: number;
    namesReady?: boolean;
    pressTo?: "anybody" | "everybody";
    pressWhen?: "always" | "parts" | "around" | "never";
    /** @maxItems 20 */
    pressParts?: string[];
    pressSigned?: "always" | "choice" | "never";
    pressPublished?: "agreed" | "always" | "never";
  };
}

export interface SeatOffer {
  id: string;
  tableId: string;
  tableName: string;
  game: string;
  gameName: string;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  seat: string;
  seatName: string;
  state: "open" | "taken" | "declined" | "withdrawn";
  /** Offered to everybody on the waiting list of the game */
  listed: boolean;
  /** Only for the player who offered it */
  email?: string;
  reason: string;
  /** The former player of the seat may watch the private table */
  watches: boolean;
  takenBy?: string;
  former?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
}

export interface Webhook {
  id: string;
  /** The form in which it takes news */
  shape: "json" | "discord" | "slack" | "matrix";
  /** Of its address; the rest is not shown */
  host: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /** Why the last delivery failed, e.g. `status-404` */
  trouble?: string;
  /**
   * Given up since then, because too much had failed
   * @format date-time
   */
  stoppedAt?: string;
}

export interface OpenDecision {
  id: string;
  name: string;
  /** The log entry that opened it */
  since: number;
  /** The rulebook's section */
  section: string;
  /** A window: answers stay secret, and can be changed, until all are ready */
  sealed: boolean;
  seats: string[];
  /** Of a window all that can answer, whether they have or not */
  waiting: string[];
  /** Given where it is sealed */
  window?: Window;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  dueAt?: string;
  waitingText: string;
  mine?: {
    prompt: string;
    /** The same in a few words: what the subject of a mail says */
    brief?: string;
    choice: Choice;
    /** JSON Schema of the legal answers; sums and prices of a spread are beyond it */
    answerSchema: Record<string, any>;
  };
}

export interface OpenOptionalAction {
  /** To be named as `decision` in a submission, e.g. `~give-orders` */
  id: string;
  name: string;
  /** The rulebook's section */
  section: string;
  /** In a few words; where it is missing the question says it */
  label?: string;
  /** Somebody would like an answer; you have had a mail about it */
  calls: boolean;
  /** Nobody else learns what you answer, or that you did */
  sealed: boolean;
  /** What everybody may know of it, for instance until when it is open */
  waitingText: string;
  question: {
    prompt: string;
    /** The same in a few words: what the subject of a mail says */
    brief?: string;
    choice: Choice;
    /** JSON Schema of the legal answers; sums and prices of a spread are beyond it */
    answerSchema: Record<string, any>;
  };
}

export interface Submitted {
  /** The submission's last log entry */
  seq: number;
  /** The key had been used before; nothing was written now */
  repeated: boolean;
  /** Of its optional actions those that call for an answer; no `effect`. Left out with `Prefer: return=minimal` */
  table?: Table;
}

export interface TriedOrder {
  /** The entry with the answer */
  seq: number;
  prompt: string;
  /** What was answered then */
  answered: string;
  /** How that came in: `page`, `reply`, `standing-order`, ... */
  how: string;
  /** What the orders would have answered; left out: asked you */
  would?: string;
  same: boolean;
}

export interface PlanningBoard {
  /** Each is `{kind: "arrow", from, to, text}`, `{kind: "note", at, text}` or `{kind: "piece", at, whose, text}`, with ids of areas and texts of at most 200 characters; at most 100 of them */
  marks: Record<string, any>[];
  /**
   * Counts the changes; 0: nothing is drawn yet
   * @min 0
   */
  version: number;
  shared: boolean;
}

export interface OddsRow {
  /** What you would do */
  label: string;
  /** In hundredths of all tries; what is left was neither */
  chances: Chances;
  says: string[];
  /** The same by what the other side does */
  against: {
    label: string;
    /** In hundredths of all tries; what is left was neither */
    chances: Chances;
  }[];
}

/** In hundredths of all tries; what is left was neither */
export interface Chances {
  /**
   * @min 0
   * @max 100
   */
  won: number;
  /**
   * @min 0
   * @max 100
   */
  lost: number;
}

export interface Draft {
  /** The question that it begins with */
  decision: string;
  baseSeq: number;
  steps: {
    decision: string;
    /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
    answer: Answer;
    prompt: string;
    said: string;
  }[];
  /** The game's view after these steps */
  view: Record<string, any>;
  /** The question, or what you are asked next after these steps */
  next: Decision[];
  /** Why the draft goes no further */
  stopped?: "chance" | "hidden" | "others" | "over";
  /** A question of these steps is put otherwise than when the draft was last changed */
  stale: boolean;
  /** The first answer that no longer fits; it and what followed are left out */
  misfit?: {
    /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
    answer: Answer;
    why: string;
  };
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  updatedAt?: string;
}

export interface Sheet {
  decision: string;
  prompt: string;
  baseSeq: number;
  /** Counts the changes; an edit names the one that it is made of */
  version: number;
  lines: {
    line: SheetLine;
    /** The line in words, where it fits */
    said?: string;
    /** Why it does not fit; it stays, and nothing can be sent */
    misfit?: string;
  }[];
  /** The most lines */
  max: number;
  /** The place that `orders` is about */
  at: number;
  /** What a line may be there */
  orders: Order[];
  /** JSON Schema of a line there */
  lineSchema: Record<string, any>;
  costs: string[];
  /** The game's view after the lines that fit */
  view: Record<string, any>;
  /** Why it cannot be sent as it is */
  unfinished?: string;
  /** How many lines your last sheet had */
  asLastTime: number;
  /** How many lines would order everything else to stay */
  rest: number;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  updatedAt?: string;
  /** Given where the question is yet to come: POST /tables/{table}/ahead/{decision} orders it */
  ahead?: Ahead;
  /** Given where you had ordered ahead and are asked after all: what has happened. The lines are those */
  afterAll?: string[];
}

/** Lines are counted from 0. `add` without `at` adds at the end, and so does `add-lines`, which takes several; `last` adds the lines of your last sheet that still fit, `rest` those that order everything else to stay */
export type SheetEdit =
  | {
      do: "add";
      line: SheetLine;
      /** @min 0 */
      at?: number;
    }
  | {
      do: "add-lines";
      /** @minItems 1 */
      lines: SheetLine[];
      /** @min 0 */
      at?: number;
    }
  | {
      do: "change";
      /** @min 0 */
      at: number;
      line: SheetLine;
    }
  | {
      do: "move";
      /** @min 0 */
      from: number;
      /** @min 0 */
      to: number;
    }
  | {
      do: "remove";
      /** @min 0 */
      at: number;
    }
  | {
      do: "last";
    }
  | {
      do: "rest";
    }
  | {
      do: "clear";
    };

export interface Clocks {
  paused?: {
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    since: string;
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    until?: string;
  };
  seats: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    /** Counted hours to answer, while it is waited for */
    hoursLeft?: number;
    /** On the seat's own clock, at tables that have one */
    bankHours?: number;
    away?: {
      /**
       * ISO 8601, UTC
       * @format date-time
       */
      from: string;
      /**
       * ISO 8601, UTC
       * @format date-time
       */
      to: string;
    };
    /**
     * Since when its answer is overdue
     * @format date-time
     */
    overdueSince?: string;
    /** What the clock does next about an overdue seat: the game answers for it, the host or a moderator is called, a substitute is sought; `nothing`: the table waits */
    follows?: {
      what: "answer" | "call" | "seek" | "nothing";
      /**
       * ISO 8601, UTC
       * @format date-time
       */
      at?: string;
    };
    /** The clock answers for this seat until its player is back */
    silent: boolean;
    /** The clock seeks a substitute for this seat */
    sought: boolean;
  }[];
  mine?: {
    /** How often you may still stop the clocks */
    left: number;
    /** For how long at most */
    hours: number;
    mayResume: boolean;
    /** Others miss you: say that you are back */
    mayComeBack: boolean;
  };
}

export interface Takeback {
  id: string;
  tableId: string;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  seat: string;
  seatName: string;
  /** The entry to which the game would go back */
  toSeq: number;
  /** The last log entry when it was asked for */
  atSeq: number;
  reason: string;
  state: "open" | "granted" | "refused" | "expired" | "withdrawn";
  /** Whose consent is needed; nobody’s where it was granted at once */
  asked: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    name: string;
    said?: "yes" | "no";
  }[];
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  expiresAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  closedAt?: string;
}

export interface NewTakeback {
  /**
   * @min 1
   * @max 2147483647
   */
  toSeq: number;
  /**
   * What the others read; one line
   * @maxLength 1000
   * @default ""
   */
  reason?: string;
  /**
   * The last log entry that you have seen
   * @min 0
   * @max 2147483647
   */
  expectedSeq: number;
}

export interface Dispute {
  id: string;
  tableId: string;
  /** The log entry that it is about */
  seq?: number;
  type: "rules" | "misclick" | "timing" | "conduct" | "other";
  state: "open" | "taken" | "resolved" | "withdrawn";
  text: string;
  openedById: string;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  openedSeat?: string;
  takenById?: string;
  /**
   * When the site's moderators are called
   * @format date-time
   */
  escalateAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  escalatedAt?: string;
  /**
   * The clocks are stopped for it until then at the latest
   * @format date-time
   */
  pausesTo?: string;
  resolution?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  takenAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  closedAt?: string;
}

export interface NewDispute {
  type: "rules" | "misclick" | "timing" | "conduct" | "other";
  /** @maxLength 10000 */
  text: string;
  /**
   * The log entry that it is about
   * @min 0
   * @max 2147483647
   */
  seq?: number;
  /**
   * Stop all clocks while it is looked at
   * @default false
   */
  pause?: boolean;
}

export interface DisputeWithMessages {
  id: string;
  tableId: string;
  /** The log entry that it is about */
  seq?: number;
  type: "rules" | "misclick" | "timing" | "conduct" | "other";
  state: "open" | "taken" | "resolved" | "withdrawn";
  text: string;
  openedById: string;
  /**
   * A seat's id, e.g. `us`
   * @pattern ^[\w.:-]{1,64}$
   */
  openedSeat?: string;
  takenById?: string;
  /**
   * When the site's moderators are called
   * @format date-time
   */
  escalateAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  escalatedAt?: string;
  /**
   * The clocks are stopped for it until then at the latest
   * @format date-time
   */
  pausesTo?: string;
  resolution?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  createdAt: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  takenAt?: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  closedAt?: string;
  tableName: string;
  game: string;
  openerName: string;
  takenByName?: string;
  /** Only its player and the moderators read it */
  private: boolean;
  messages: {
    id: string;
    playerId: string;
    name: string;
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat?: string;
    text: string;
    /**
     * ISO 8601, UTC
     * @format date-time
     */
    at: string;
  }[];
  can: {
    take: boolean;
    talk: boolean;
    resolve: boolean;
    withdraw: boolean;
  };
  /** You read it as a moderator of the table */
  moderates: boolean;
}

export interface Press {
  me: {
    who: string;
    name: string;
  };
  /** What the table allows */
  policy: {
    pressTo: "anybody" | "everybody";
    pressWhen: "always" | "parts" | "around" | "never";
    pressParts: string[];
    pressSigned: "always" | "choice" | "never";
    pressPublished: "agreed" | "always" | "never";
  };
  /** Why no letters are written now */
  closed?: string;
  /** Whose letters are not mailed to you; `unsigned` among them */
  muted: string[];
  people: {
    who: string;
    name: string;
    playerName?: string;
    reads: boolean;
  }[];
  /** Your own address to write letters of this table to, by mail */
  address?: string;
  unread: number;
  threads: {
    /** The others in it; empty: everybody */
    with: {
      who: string;
      name: string;
    }[];
    unsigned: boolean;
    /** The `to` of an answer; left out: it cannot be answered */
    answerTo?: string[] | "everybody";
    thread: string;
    count: number;
    unread: number;
    last: Letter;
  }[];
  /** With `search`: the letters that have these words */
  found?: Letter[];
  publication: {
    state: "published" | "asked" | "open" | "never";
    agreed: number;
    players: number;
    /** You have agreed */
    mine: boolean;
  };
}

export interface Letter {
  id: string;
  thread: string;
  /** Left out: it is not signed */
  from?: {
    who: string;
    name: string;
  };
  /** Empty: to everybody */
  to: {
    who: string;
    name: string;
  }[];
  own: boolean;
  unsigned: boolean;
  text: string;
  /**
   * ISO 8601, UTC
   * @format date-time
   */
  at: string;
  unread: boolean;
  /**
   * A moderator read it, because somebody reported it
   * @format date-time
   */
  moderatorReadAt?: string;
}

export interface NewLetter {
  to: string[] | "everybody";
  /** @maxLength 20000 */
  text: string;
  unsigned?: boolean;
}

export interface Thread {
  me: {
    who: string;
    name: string;
  };
  /** What the table allows */
  policy: {
    pressTo: "anybody" | "everybody";
    pressWhen: "always" | "parts" | "around" | "never";
    pressParts: string[];
    pressSigned: "always" | "choice" | "never";
    pressPublished: "agreed" | "always" | "never";
  };
  /** Why no letters are written now */
  closed?: string;
  /** Whose letters are not mailed to you; `unsigned` among them */
  muted: string[];
  /** The others in it; empty: everybody */
  with: {
    who: string;
    name: string;
  }[];
  unsigned: boolean;
  /** The `to` of an answer; left out: it cannot be answered */
  answerTo?: string[] | "everybody";
  thread: string;
  /** In the order in which they were written */
  letters: Letter[];
  /** For `before`: there are older ones */
  older?: string;
}

export interface Nomination {
  id: string;
  tableId: string;
  tableName: string;
  game: string;
  state:
    | "asked"
    | "proposed"
    | "appointed"
    | "declined"
    | "refused"
    | "withdrawn";
  /** By name, once they have accepted */
  nominee?: string;
  byName: string;
  /** Players who agreed */
  agreed: string[];
  /** Players who have not answered yet */
  missing: string[];
  can: {
    accept: boolean;
    consent: boolean;
    withdraw: boolean;
  };
}

export interface Comparison {
  board: {
    gone: string[];
    come: string[];
  };
  hands: {
    /**
     * A seat's id, e.g. `us`
     * @pattern ^[\w.:-]{1,64}$
     */
    seat: string;
    name: string;
    gone: string[];
    come: string[];
  }[];
  asked: {
    before: {
      id: string;
      waitingText: string;
      waiting: string[];
    }[];
    after: {
      id: string;
      waitingText: string;
      waiting: string[];
    }[];
  };
  /** What differs in the state itself, both as JSON text; at most 300 parts */
  state: {
    path: string;
    before: string;
    after: string;
  }[];
}

export interface RulingTrial {
  seq: number;
  written: {
    seq: number;
    messages: string[];
  }[];
  /** Of a long way back the newest hundred */
  voided: LogLine[];
  /** Answers on branches that it does not touch: written again */
  kept: LogLine[];
  restored: LogLine[];
  /** How many there are */
  counts: {
    voided: number;
    kept: number;
    restored: number;
  };
  warnings: string[];
  asked: {
    id: string;
    waitingText: string;
    waiting: string[];
  }[];
  /** How the game would have ended */
  outcome?: string;
  comparison: Comparison;
}

export interface NewRuling {
  ruling: WantedRuling;
  /**
   * One line; everybody at the table reads it
   * @maxLength 10000
   */
  reason: string;
  /**
   * The last log entry that you have seen
   * @min 0
   * @max 2147483647
   */
  expectedSeq: number;
  /** @pattern ^[\w.:-]{1,64}$ */
  disputeId?: string;
  /**
   * Results for a replaced roll or a forced answer; what is not given is drawn
   * @maxItems 1000
   */
  chance?: {
    /** @maxLength 200 */
    purpose: string;
    result: number | string | string[];
  }[];
}

export type WantedRuling =
  | {
      type: "rewind";
      /**
       * @min 0
       * @max 2147483647
       */
      to: number;
      /** Answers on branches on which nothing is taken back: kept (when not given), or void, too */
      others?: "keep" | "void";
    }
  | {
      type: "undo";
      /**
       * @min 0
       * @max 2147483647
       */
      seq: number;
    }
  | {
      type: "replace-roll";
      /**
       * @min 0
       * @max 2147483647
       */
      seq: number;
    }
  | {
      type: "correct";
      /** @maxLength 100 */
      correction: string;
      /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
      answer: Answer;
    }
  | {
      type: "force";
      /** @maxLength 200 */
      decision: string;
      /**
       * A seat's id, e.g. `us`
       * @pattern ^[\w.:-]{1,64}$
       */
      seat: string;
      /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
      answer: Answer;
    }
  | {
      type: "skip";
      /** @maxLength 200 */
      decision: string;
      /**
       * A seat's id, e.g. `us`
       * @pattern ^[\w.:-]{1,64}$
       */
      seat: string;
    }
  | {
      type: "withdraw";
      /** @maxLength 200 */
      decision: string;
      /**
       * A seat's id, e.g. `us`
       * @pattern ^[\w.:-]{1,64}$
       */
      seat: string;
    }
  | {
      type: "end";
      how: "draw" | "as-it-stands" | "annulled";
    };

export type QueryParamsType = Record<string | number, any>;
export type ResponseFormat = keyof Omit<Body, "body" | "bodyUsed">;

export interface FullRequestParams extends Omit<RequestInit, "body"> {
  /** set parameter to `true` for call `securityWorker` for this request */
  secure?: boolean;
  /** request path */
  path: string;
  /** content type of request body */
  type?: ContentType;
  /** query params */
  query?: QueryParamsType;
  /** format of response (i.e. response.json() -> format: "json") */
  format?: ResponseFormat;
  /** request body */
  body?: unknown;
  /** base url */
  baseUrl?: string;
  /** request cancellation token */
  cancelToken?: CancelToken;
}

export type RequestParams = Omit<
  FullRequestParams,
  "body" | "method" | "query" | "path"
>;

export interface ApiConfig<SecurityDataType = unknown> {
  baseUrl?: string;
  baseApiParams?: Omit<RequestParams, "baseUrl" | "cancelToken" | "signal">;
  securityWorker?: (
    securityData: SecurityDataType | null,
  ) => Promise<RequestParams | void> | RequestParams | void;
  customFetch?: typeof fetch;
}

export interface HttpResponse<D extends unknown, E extends unknown = unknown>
  extends Response {
  data: D;
  error: E;
}

type CancelToken = Symbol | string | number;

export type ContentType =
  | "application/json"
  | "application/vnd.api+json"
  | "multipart/form-data"
  | "application/x-www-form-urlencoded"
  | "text/plain";

export class HttpClient<SecurityDataType = unknown> {
  public baseUrl: string = "/";
  private securityData: SecurityDataType | null = null;
  private securityWorker?: ApiConfig<SecurityDataType>["securityWorker"];
  private abortControllers = new Map<CancelToken, AbortController>();
  private customFetch = (...fetchParams: Parameters<typeof fetch>) =>
    fetch(...fetchParams);

  private baseApiParams: RequestParams = {
    credentials: "same-origin",
    headers: {},
    redirect: "follow",
    referrerPolicy: "no-referrer",
  };

  constructor(apiConfig: ApiConfig<SecurityDataType> = {}) {
    Object.assign(this, apiConfig);
  }

  public setSecurityData = (data: SecurityDataType | null) => {
    this.securityData = data;
  };

  protected encodeQueryParam(key: string, value: any) {
    const encodedKey = encodeURIComponent(key);
    return `${encodedKey}=${encodeURIComponent(typeof value === "number" ? value : `${value}`)}`;
  }

  protected addQueryParam(query: QueryParamsType, key: string) {
    return this.encodeQueryParam(key, query[key]);
  }

  protected addArrayQueryParam(query: QueryParamsType, key: string) {
    const value = query[key];
    return value.map((v: any) => this.encodeQueryParam(key, v)).join("&");
  }

  protected toQueryString(rawQuery?: QueryParamsType): string {
    const query = rawQuery || {};
    const keys = Object.keys(query).filter(
      (key) => "undefined" !== typeof query[key],
    );
    return keys
      .map((key) =>
        Array.isArray(query[key])
          ? this.addArrayQueryParam(query, key)
          : this.addQueryParam(query, key),
      )
      .join("&");
  }

  protected addQueryParams(rawQuery?: QueryParamsType): string {
    const queryString = this.toQueryString(rawQuery);
    return queryString ? `?${queryString}` : "";
  }

  private contentFormatters: Record<ContentType, (input: any) => any> = {
    ["application/json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["application/vnd.api+json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["text/plain"]: (input: any) =>
      input !== null && typeof input !== "string"
        ? JSON.stringify(input)
        : input,
    ["multipart/form-data"]: (input: any) => {
      if (input instanceof FormData) {
        return input;
      }

      return Object.keys(input || {}).reduce((formData, key) => {
        const property = input[key];
        formData.append(
          key,
          property instanceof Blob
            ? property
            : typeof property === "object" && property !== null
              ? JSON.stringify(property)
              : `${property}`,
        );
        return formData;
      }, new FormData());
    },
    ["application/x-www-form-urlencoded"]: (input: any) =>
      this.toQueryString(input),
  };

  protected mergeRequestParams(
    params1: RequestParams,
    params2?: RequestParams,
  ): RequestParams {
    return {
      ...this.baseApiParams,
      ...params1,
      ...(params2 || {}),
      headers: {
        ...(this.baseApiParams.headers || {}),
        ...(params1.headers || {}),
        ...((params2 && params2.headers) || {}),
      },
    };
  }

  protected createAbortSignal = (
    cancelToken: CancelToken,
  ): AbortSignal | undefined => {
    if (this.abortControllers.has(cancelToken)) {
      const abortController = this.abortControllers.get(cancelToken);
      if (abortController) {
        return abortController.signal;
      }
      return void 0;
    }

    const abortController = new AbortController();
    this.abortControllers.set(cancelToken, abortController);
    return abortController.signal;
  };

  public abortRequest = (cancelToken: CancelToken) => {
    const abortController = this.abortControllers.get(cancelToken);

    if (abortController) {
      abortController.abort();
      this.abortControllers.delete(cancelToken);
    }
  };

  public request = async <T = any, E = any>({
    body,
    secure,
    path,
    type,
    query,
    format,
    baseUrl,
    cancelToken,
    ...params
  }: FullRequestParams): Promise<T> => {
    const secureParams =
      ((typeof secure === "boolean" ? secure : this.baseApiParams.secure) &&
        this.securityWorker &&
        (await this.securityWorker(this.securityData))) ||
      {};
    const requestParams = this.mergeRequestParams(params, secureParams);
    const queryString = query && this.toQueryString(query);
    const payloadFormatter = this.contentFormatters[type || "application/json"];
    const responseFormat = format || requestParams.format;

    return this.customFetch(
      `${baseUrl || this.baseUrl || ""}${path}${queryString ? `?${queryString}` : ""}`,
      {
        ...requestParams,
        headers: {
          ...(requestParams.headers || {}),
          ...(type && type !== "multipart/form-data"
            ? { "Content-Type": type }
            : {}),
        },
        signal:
          (cancelToken
            ? this.createAbortSignal(cancelToken)
            : requestParams.signal) || null,
        body:
          typeof body === "undefined" || body === null
            ? null
            : payloadFormatter(body),
      },
    ).then(async (response) => {
      const r = response as HttpResponse<T, E>;
      r.data = null as unknown as T;
      r.error = null as unknown as E;

      const responseToParse = responseFormat ? response.clone() : response;
      const data = !responseFormat
        ? r
        : await responseToParse[responseFormat]()
            .then((data) => {
              if (r.ok) {
                r.data = data;
              } else {
                r.error = data;
              }
              return r;
            })
            .catch((e) => {
              r.error = e;
              return r;
            });

      if (cancelToken) {
        this.abortControllers.delete(cancelToken);
      }

      if (!response.ok) throw data;
      return data.data;
    });
  };
}

/**
 * @title Despatch
 * @version 1
 * @baseUrl /
 *
 * Long board games, played by mail: everything that pages and mails can do.
 *
 * Sign in with an API key (`Authorization: Bearer dsp_...`). Words come in your own language; errors are RFC 9457
 * problem details whose `detail` is a sentence for people. An open decision carries every legal answer as data
 * (`Choice`), so a program can play any game without knowing its rules. Send an `Idempotency-Key` with a submission:
 * then sending it again is safe.
 */
export class Despatch<
  SecurityDataType extends unknown,
> extends HttpClient<SecurityDataType> {
  api = {
    /**
     * @description The answer is the same whether or not the address is known here.
     *
     * @tags People
     * @name PostSignIn
     * @summary Have a sign-in link mailed to an address
     * @request POST:/api/sign-in
     */
    postSignIn: (
      data: {
        /** @example "ada@example.org" */
        email: string;
        /** The page to go on to, a path on this server */
        next?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/sign-in`,
        method: "POST",
        body: data,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetPlayersMe
     * @summary Who you are
     * @request GET:/api/players/me
     * @secure
     */
    getPlayersMe: (params: RequestParams = {}) =>
      this.request<Player, Problem>({
        path: `/api/players/me`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description What is left out stays as it is; mail preferences are given all together.
     *
     * @tags People
     * @name PatchPlayersMe
     * @summary Change your name, time zone, language, mail preferences or what others may see
     * @request PATCH:/api/players/me
     * @secure
     */
    patchPlayersMe: (
      data: {
        name?: string;
        /** @example "Europe/Madrid" */
        timeZone?: string;
        locale?: string;
        mail?: MailPreferences;
        shows?: {
          /** Your name and page, and whether you stand in address books */
          name?: "nobody" | "fellows" | "players";
          /** How your games ended, and your ratings */
          record?: "nobody" | "fellows" | "players";
          /** Games besides those that you played together */
          games?: "nobody" | "fellows" | "players";
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<Player, Problem>({
        path: `/api/players/me`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description You resign from running games, and tables of yours that have not begun are called off. The games stay, your name and address go. It cannot be undone, and an API key cannot do it.
     *
     * @tags People
     * @name DeletePlayersMe
     * @summary Delete your account
     * @request DELETE:/api/players/me
     * @secure
     */
    deletePlayersMe: (
      data: {
        /** Your e-mail address */
        confirm: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/players/me`,
        method: "DELETE",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * @description What games still hide from you is not in it. An API key cannot ask for it.
     *
     * @tags People
     * @name GetPlayersMeData
     * @summary All that is yours here, as one JSON document
     * @request GET:/api/players/me/data
     * @secure
     */
    getPlayersMeData: (params: RequestParams = {}) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/players/me/data`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description It is noted, and the person is mailed that it was done. An API key cannot ask for it.
     *
     * @tags People
     * @name PostAdministrationPlayersPlayerExport
     * @summary As administrator, all that is somebody’s here, as one JSON document
     * @request POST:/api/administration/players/{player}/export
     * @secure
     */
    postAdministrationPlayersPlayerExport: (
      player: string,
      params: RequestParams = {},
    ) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/administration/players/${player}/export`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description They resign from running games, and tables of theirs that have not begun are called off. The games stay, name and address go, and a mail tells them so with your reason. It cannot be undone, and an API key cannot do it.
     *
     * @tags People
     * @name DeleteAdministrationPlayersPlayer
     * @summary As administrator, delete somebody’s account
     * @request DELETE:/api/administration/players/{player}
     * @secure
     */
    deleteAdministrationPlayersPlayer: (
      player: string,
      data: {
        /** Their e-mail address */
        confirm: string;
        /** Mailed to them, and kept nowhere */
        reason: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** The mail that says so was taken */
          told: boolean;
        },
        Problem
      >({
        path: `/api/administration/players/${player}`,
        method: "DELETE",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description Those who let you see their name, the last met first. They are invited by their id.
     *
     * @tags People
     * @name GetFellows
     * @summary Your address book: the people you have played with
     * @request GET:/api/fellows
     * @secure
     */
    getFellows: (params: RequestParams = {}) =>
      this.request<
        {
          fellows: Fellow[];
        },
        Problem
      >({
        path: `/api/fellows`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Of those who do not let you see their name there is nothing, as of players who do not exist.
     *
     * @tags People
     * @name GetPlayersPlayer
     * @summary What you may see of a player
     * @request GET:/api/players/{player}
     * @secure
     */
    getPlayersPlayer: (player: string, params: RequestParams = {}) =>
      this.request<Profile, Problem>({
        path: `/api/players/${player}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Yours, and those of players who let you see their record, the best first.
     *
     * @tags People
     * @name GetRatingsGame
     * @summary The ratings at a game (Glicko-2)
     * @request GET:/api/ratings/{game}
     * @secure
     */
    getRatingsGame: (game: string, params: RequestParams = {}) =>
      this.request<
        {
          ratings: RatingLine[];
        },
        Problem
      >({
        path: `/api/ratings/${game}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetClubs
     * @summary Your clubs, and those to which you are invited
     * @request GET:/api/clubs
     * @secure
     */
    getClubs: (params: RequestParams = {}) =>
      this.request<
        {
          clubs: ClubLine[];
        },
        Problem
      >({
        path: `/api/clubs`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostClubs
     * @summary Found a club; you are its host and first member
     * @request POST:/api/clubs
     * @secure
     */
    postClubs: (
      data: {
        /** @maxLength 200 */
        name: string;
        /** @maxLength 1000 */
        about?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          clubId: string;
        },
        Problem
      >({
        path: `/api/clubs`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetClubsClub
     * @summary A club of yours: members, tables, results
     * @request GET:/api/clubs/{club}
     * @secure
     */
    getClubsClub: (club: string, params: RequestParams = {}) =>
      this.request<Club, Problem>({
        path: `/api/clubs/${club}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description They are mailed, and find it among their clubs. Whose an address is, no answer tells.
     *
     * @tags People
     * @name PostClubsClubInvitations
     * @summary As host, invite somebody of your address book, or by their address
     * @request POST:/api/clubs/{club}/invitations
     * @secure
     */
    postClubsClubInvitations: (
      club: string,
      data:
        | {
            /** @pattern ^[\w.:-]{1,64}$ */
            player: string;
            /** @maxLength 5000 */
            word?: string;
          }
        | {
            /** @maxLength 1000 */
            email: string;
            /** @maxLength 5000 */
            word?: string;
          },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/invitations`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteClubsClubInvitationsInvitation
     * @summary As host, take an invitation back, or off the list
     * @request DELETE:/api/clubs/{club}/invitations/{invitation}
     * @secure
     */
    deleteClubsClubInvitationsInvitation: (
      club: string,
      invitation: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/invitations/${invitation}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostClubsClubAnswer
     * @summary Accept or decline an invitation to a club
     * @request POST:/api/clubs/{club}/answer
     * @secure
     */
    postClubsClubAnswer: (
      club: string,
      data: {
        accept: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/answer`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * @description A club whose host leaves has its oldest member as host; one without members ends.
     *
     * @tags People
     * @name PostClubsClubLeave
     * @summary Leave a club
     * @request POST:/api/clubs/{club}/leave
     * @secure
     */
    postClubsClubLeave: (club: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/leave`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteClubsClubMembersPlayer
     * @summary As host, send a member away
     * @request DELETE:/api/clubs/{club}/members/{player}
     * @secure
     */
    deleteClubsClubMembersPlayer: (
      club: string,
      player: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/members/${player}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostClubsClubTables
     * @summary Have a table that you host count in your club
     * @request POST:/api/clubs/{club}/tables
     * @secure
     */
    postClubsClubTables: (
      club: string,
      data: {
        /** @pattern ^[\w.:-]{1,64}$ */
        tableId: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/tables`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteClubsClubTablesTable
     * @summary Have a table count no more, as the club's host or the table's
     * @request DELETE:/api/clubs/{club}/tables/{table}
     * @secure
     */
    deleteClubsClubTablesTable: (
      club: string,
      table: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/tables/${table}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostClubsClubLink
     * @summary As host, make a link by which people join; an older one ends
     * @request POST:/api/clubs/{club}/link
     * @secure
     */
    postClubsClubLink: (club: string, params: RequestParams = {}) =>
      this.request<
        {
          url: string;
        },
        Problem
      >({
        path: `/api/clubs/${club}/link`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteClubsClubLink
     * @summary As host, end the link by which people join
     * @request DELETE:/api/clubs/{club}/link
     * @secure
     */
    deleteClubsClubLink: (club: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/clubs/${club}/link`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostClubLinksTokenJoin
     * @summary Become a member by a link
     * @request POST:/api/club-links/{token}/join
     * @secure
     */
    postClubLinksTokenJoin: (token: string, params: RequestParams = {}) =>
      this.request<
        {
          clubId: string;
        },
        Problem
      >({
        path: `/api/club-links/${token}/join`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetContests
     * @summary Series and tournaments that you play in or host
     * @request GET:/api/contests
     * @secure
     */
    getContests: (params: RequestParams = {}) =>
      this.request<
        {
          contests: ContestLine[];
        },
        Problem
      >({
        path: `/api/contests`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The players are drawn, and invited to the tables of the first round.
     *
     * @tags People
     * @name PostContests
     * @summary Begin a series, a round robin or a knock-out
     * @request POST:/api/contests
     * @secure
     */
    postContests: (data: NewContest, params: RequestParams = {}) =>
      this.request<
        {
          contestId: string;
        },
        Problem
      >({
        path: `/api/contests`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetClubsClubContests
     * @summary Series and tournaments of a club of yours
     * @request GET:/api/clubs/{club}/contests
     * @secure
     */
    getClubsClubContests: (club: string, params: RequestParams = {}) =>
      this.request<
        {
          contests: ContestLine[];
        },
        Problem
      >({
        path: `/api/clubs/${club}/contests`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetContestsContest
     * @summary A series or tournament: rounds, games, table of results
     * @request GET:/api/contests/{contest}
     * @secure
     */
    getContestsContest: (contest: string, params: RequestParams = {}) =>
      this.request<Contest, Problem>({
        path: `/api/contests/${contest}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostContestsContestNextRound
     * @summary As host, begin the next round, or end the contest after the last one
     * @request POST:/api/contests/{contest}/next-round
     * @secure
     */
    postContestsContestNextRound: (
      contest: string,
      data?: {
        /**
         * By table: the player who goes on where nobody has won alone
         * @default {}
         */
        goOn?: Record<string, string>;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/contests/${contest}/next-round`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostContestsContestCancel
     * @summary As host, call a contest off; its tables go on
     * @request POST:/api/contests/{contest}/cancel
     * @secure
     */
    postContestsContestCancel: (contest: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/contests/${contest}/cancel`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetApiKeys
     * @summary Your API keys, without their secrets
     * @request GET:/api/api-keys
     * @secure
     */
    getApiKeys: (params: RequestParams = {}) =>
      this.request<
        {
          apiKeys: ApiKey[];
        },
        Problem
      >({
        path: `/api/api-keys`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostApiKeys
     * @summary Make an API key
     * @request POST:/api/api-keys
     * @secure
     */
    postApiKeys: (
      data: {
        /** What it is for */
        name: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
          name: string;
          key: string;
        },
        Problem
      >({
        path: `/api/api-keys`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteApiKeysKey
     * @summary Revoke an API key
     * @request DELETE:/api/api-keys/{key}
     * @secure
     */
    deleteApiKeysKey: (key: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/api-keys/${key}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetAbsences
     * @summary Your absences, and how many days you have left this year
     * @request GET:/api/absences
     * @secure
     */
    getAbsences: (params: RequestParams = {}) =>
      this.request<
        {
          absences: Absence[];
          year: number;
          /** Days left in this calendar year */
          left: number;
          most: number;
        },
        Problem
      >({
        path: `/api/absences`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Your fellow players are told. The days are those of your own time zone.
     *
     * @tags People
     * @name PostAbsences
     * @summary Be away: your clocks stand still on these days, first and last included
     * @request POST:/api/absences
     * @secure
     */
    postAbsences: (
      data: {
        /**
         * A day of your own calendar
         * @maxLength 40
         * @example "2027-02-28"
         */
        from: string;
        /**
         * A day of your own calendar
         * @maxLength 40
         * @example "2027-02-28"
         */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
          /**
           * A day of your own calendar
           * @maxLength 40
           * @example "2027-02-28"
           */
          from: string;
          /**
           * A day of your own calendar
           * @maxLength 40
           * @example "2027-02-28"
           */
          to: string;
          days: number;
        },
        Problem
      >({
        path: `/api/absences`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteAbsencesAbsence
     * @summary Take an absence back, or end it now
     * @request DELETE:/api/absences/{absence}
     * @secure
     */
    deleteAbsencesAbsence: (absence: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/absences/${absence}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetPlayersMeRecord
     * @summary How you have kept to your clocks, as others see it when a table is being formed
     * @request GET:/api/players/me/record
     * @secure
     */
    getPlayersMeRecord: (params: RequestParams = {}) =>
      this.request<Reliability, Problem>({
        path: `/api/players/me/record`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetCalendar
     * @summary Whether your deadlines can be read as a calendar, and since when
     * @request GET:/api/calendar
     * @secure
     */
    getCalendar: (params: RequestParams = {}) =>
      this.request<
        {
          /**
           * ISO 8601, UTC
           * @format date-time
           */
          since?: string;
        },
        Problem
      >({
        path: `/api/calendar`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Whoever has the address reads your deadlines. It is given this once.
     *
     * @tags People
     * @name PostCalendar
     * @summary Make an address (iCalendar) at which your deadlines can be read; one of before ends
     * @request POST:/api/calendar
     * @secure
     */
    postCalendar: (params: RequestParams = {}) =>
      this.request<
        {
          url: string;
        },
        Problem
      >({
        path: `/api/calendar`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeleteCalendar
     * @summary End your calendar
     * @request DELETE:/api/calendar
     * @secure
     */
    deleteCalendar: (params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/calendar`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetPushSubscriptions
     * @summary The browsers that show you notices, and the key that they subscribe with
     * @request GET:/api/push-subscriptions
     * @secure
     */
    getPushSubscriptions: (params: RequestParams = {}) =>
      this.request<
        {
          /** VAPID; without it there are no notices here */
          publicKey?: string;
          subscriptions: {
            id: string;
            host: string;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            createdAt: string;
          }[];
        },
        Problem
      >({
        path: `/api/push-subscriptions`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name PostPushSubscriptions
     * @summary Have a browser show a notice when it is your turn (Web Push)
     * @request POST:/api/push-subscriptions
     * @secure
     */
    postPushSubscriptions: (
      data: {
        endpoint: string;
        keys: {
          p256dh: string;
          auth: string;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
        },
        Problem
      >({
        path: `/api/push-subscriptions`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name DeletePushSubscriptionsSubscription
     * @summary No more notices there
     * @request DELETE:/api/push-subscriptions/{subscription}
     * @secure
     */
    deletePushSubscriptionsSubscription: (
      subscription: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/push-subscriptions/${subscription}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name GetGames
     * @summary The games of this server, with their options
     * @request GET:/api/games
     */
    getGames: (params: RequestParams = {}) =>
      this.request<
        {
          games: Game[];
        },
        Problem
      >({
        path: `/api/games`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name GetGamesGame
     * @summary One game
     * @request GET:/api/games/{game}
     */
    getGamesGame: (game: string, params: RequestParams = {}) =>
      this.request<Game, Problem>({
        path: `/api/games/${game}`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * @description What is printed on cards and maps. Correct it and send it as `pack` when you create a table.
     *
     * @tags Games
     * @name GetGamesGamePack
     * @summary A game's built-in data pack
     * @request GET:/api/games/{game}/pack
     */
    getGamesGamePack: (game: string, params: RequestParams = {}) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/games/${game}/pack`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * @description What never changes while a table is played: what is printed on its cards and maps. It may be kept for ever. A pack that was uploaded is there for those who may read a table that plays with it, and no proxy may keep it.
     *
     * @tags Games
     * @name GetPacksPack
     * @summary A data pack by its hash, as the JSON of a table names it
     * @request GET:/api/packs/{pack}
     */
    getPacksPack: (pack: string, params: RequestParams = {}) =>
      this.request<Record<string, any>, void | Problem>({
        path: `/api/packs/${pack}`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name GetKeptPacks
     * @summary Packs that you keep, and those of others that you may use
     * @request GET:/api/kept-packs
     * @secure
     */
    getKeptPacks: (params: RequestParams = {}) =>
      this.request<
        {
          keptPacks: KeptPack[];
        },
        Problem
      >({
        path: `/api/kept-packs`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name PostKeptPacks
     * @summary Keep a pack under a name: what you send, or the game’s own, to be mended
     * @request POST:/api/kept-packs
     * @secure
     */
    postKeptPacks: (
      data: {
        /** @pattern ^[\w.:-]{1,64}$ */
        game: string;
        /** @maxLength 200 */
        name: string;
        /** As `/api/games/{game}/pack` has it */
        pack?: Record<string, any>;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          keptPackId: string;
        },
        Problem
      >({
        path: `/api/kept-packs`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name GetKeptPacksKeptPack
     * @summary A pack of your own with its working copy, which may have faults
     * @request GET:/api/kept-packs/{keptPack}
     * @secure
     */
    getKeptPacksKeptPack: (keptPack: string, params: RequestParams = {}) =>
      this.request<OwnKeptPack, Problem>({
        path: `/api/kept-packs/${keptPack}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description With 409 it has been changed since the revision that you name.
     *
     * @tags Games
     * @name PatchKeptPacksKeptPack
     * @summary Write the working copy of a pack anew, or rename it
     * @request PATCH:/api/kept-packs/{keptPack}
     * @secure
     */
    patchKeptPacksKeptPack: (
      keptPack: string,
      data:
        | {
            /**
             * The newest that you have seen; counts the changes
             * @min 0
             */
            revision: number;
            /** As `/api/games/{game}/pack` has it */
            pack: Record<string, any>;
          }
        | {
            /** @maxLength 200 */
            name: string;
          },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/kept-packs/${keptPack}`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name DeleteKeptPacksKeptPack
     * @summary Delete a pack of yours with its versions; tables that play with one keep it
     * @request DELETE:/api/kept-packs/{keptPack}
     * @secure
     */
    deleteKeptPacksKeptPack: (keptPack: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/kept-packs/${keptPack}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name PostKeptPacksKeptPackVersions
     * @summary Keep the working copy as a version, which never changes
     * @request POST:/api/kept-packs/{keptPack}/versions
     * @secure
     */
    postKeptPacksKeptPackVersions: (
      keptPack: string,
      data: {
        /**
         * The newest that you have seen; counts the changes
         * @min 0
         */
        revision: number;
        /**
         * @maxLength 1000
         * @default ""
         */
        note?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @min 1 */
          number: number;
        },
        Problem
      >({
        path: `/api/kept-packs/${keptPack}/versions`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name GetKeptPacksKeptPackVersionsVersion
     * @summary A version of a pack that you may use
     * @request GET:/api/kept-packs/{keptPack}/versions/{version}
     * @secure
     */
    getKeptPacksKeptPackVersionsVersion: (
      keptPack: string,
      version: string,
      params: RequestParams = {},
    ) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/kept-packs/${keptPack}/versions/${version}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The address is given this once.
     *
     * @tags Games
     * @name PostKeptPacksKeptPackLink
     * @summary Make a secret link by which others come to use your versions; an older one ends
     * @request POST:/api/kept-packs/{keptPack}/link
     * @secure
     */
    postKeptPacksKeptPackLink: (keptPack: string, params: RequestParams = {}) =>
      this.request<
        {
          url: string;
        },
        Problem
      >({
        path: `/api/kept-packs/${keptPack}/link`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name DeleteKeptPacksKeptPackLink
     * @summary End the link to your pack; those who came by it stay
     * @request DELETE:/api/kept-packs/{keptPack}/link
     * @secure
     */
    deleteKeptPacksKeptPackLink: (
      keptPack: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/kept-packs/${keptPack}/link`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name PostKeptPackLinksLink
     * @summary Come to use a pack by the last part of the link to it
     * @request POST:/api/kept-pack-links/{link}
     * @secure
     */
    postKeptPackLinksLink: (link: string, params: RequestParams = {}) =>
      this.request<
        {
          keptPackId: string;
        },
        Problem
      >({
        path: `/api/kept-pack-links/${link}`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Games
     * @name DeleteKeptPacksKeptPackReadersPlayer
     * @summary Stop sharing a pack of yours with a player, or put away one that is shared with you
     * @request DELETE:/api/kept-packs/{keptPack}/readers/{player}
     * @secure
     */
    deleteKeptPacksKeptPackReadersPlayer: (
      keptPack: string,
      player: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/kept-packs/${keptPack}/readers/${player}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * @description Where you have a seat, are the host, or are invited.
     *
     * @tags Tables
     * @name GetTables
     * @summary Your tables: those that wait for you first
     * @request GET:/api/tables
     * @secure
     */
    getTables: (params: RequestParams = {}) =>
      this.request<
        {
          tables: TableSummary[];
        },
        Problem
      >({
        path: `/api/tables`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description With an `Idempotency-Key` it can be sent again: the same key of the same player gives the table that it made the first time.
     *
     * @tags Tables
     * @name PostTables
     * @summary Create a table and invite people to it
     * @request POST:/api/tables
     * @secure
     */
    postTables: (data: NewTable, params: RequestParams = {}) =>
      this.request<
        {
          tableId: string;
        },
        Problem
      >({
        path: `/api/tables`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesPublic
     * @summary Public tables: those to join first
     * @request GET:/api/tables/public
     */
    getTablesPublic: (params: RequestParams = {}) =>
      this.request<
        {
          tables: TableSummary[];
        },
        Problem
      >({
        path: `/api/tables/public`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesArchive
     * @summary Finished tables: public ones, and your own
     * @request GET:/api/tables/archive
     */
    getTablesArchive: (
      query?: {
        /** Only where you played or were the host */
        of?: "mine";
        /** @pattern ^[\w.:-]{1,64}$ */
        game?: string;
        /**
         * The `next` of the page before
         * @pattern ^[\w.:-]{1,64}$
         */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tables: (TableSummary & {
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            finishedAt: string;
          })[];
          next?: string;
        },
        Problem
      >({
        path: `/api/tables/archive`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTable
     * @summary A table as you may see it, now or as of an earlier log entry
     * @request GET:/api/tables/{table}
     * @secure
     */
    getTablesTable: (
      table: string,
      query?: {
        /**
         * Read the table as it was after this log entry (`41`), or at the end of this chapter or part of one (`round-1`, `round-1/turn-3`)
         * @maxLength 200
         */
        asOf?: string;
        /**
         * Your own seat (which you see by itself), or `spectator`
         * @pattern ^[\w.:-]{1,64}$
         */
        as?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Table, void | Problem>({
        path: `/api/tables/${table}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description What is left out stays as it is. Those who have joined are mailed when pace, options or the number of players are another; with fewer players the table may be full, and starts.
     *
     * @tags Tables
     * @name PatchTablesTable
     * @summary Change a table that has not started
     * @request PATCH:/api/tables/{table}
     * @secure
     */
    patchTablesTable: (
      table: string,
      data: TableChange,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description Entries that are nobody else’s business, such as standing orders of another seat, are left out.
     *
     * @tags Tables
     * @name GetTablesTableLog
     * @summary The log, in words
     * @request GET:/api/tables/{table}/log
     * @secure
     */
    getTablesTableLog: (
      table: string,
      query?: {
        /**
         * @min 0
         * @max 999999999
         */
        from?: number;
        /**
         * @min 0
         * @max 999999999
         */
        to?: number;
        /**
         * Only what was done in this chapter (`round-1`) or part of one (`round-1/turn-3`)
         * @maxLength 200
         */
        chapter?: string;
        /**
         * The `next` of the page before; all else as there
         * @maxLength 100
         */
        after?: string;
        /**
         * Lines on a page
         * @min 1
         * @max 500
         * @default 100
         */
        limit?: number;
        /**
         * Your own seat (which you see by itself), or `spectator`
         * @pattern ^[\w.:-]{1,64}$
         */
        as?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          entries: LogLine[];
          /** Given where more follows: `after` for the next page */
          next?: string;
        },
        void | Problem
      >({
        path: `/api/tables/${table}/log`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Empty for a game that has none. What was taken back belongs to the chapter that the game went back to.
     *
     * @tags Tables
     * @name GetTablesTableChapters
     * @summary The chapters of the game so far and their parts, with their first and last entries
     * @request GET:/api/tables/{table}/chapters
     * @secure
     */
    getTablesTableChapters: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          chapters: Chapter[];
        },
        Problem
      >({
        path: `/api/tables/${table}/chapters`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The newest 144 chapters, the same for all readers; 404 for games that tell no such story.
     *
     * @tags Tables
     * @name GetTablesTableCampaign
     * @summary The game in figures, chapter by chapter, and what lasted: wars, truces, alliances
     * @request GET:/api/tables/{table}/campaign
     * @secure
     */
    getTablesTableCampaign: (
      table: string,
      query?: {
        /**
         * The `older` of the answer before: what came before it
         * @min 0
         * @max 999999999
         */
        before?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<Campaign, Problem>({
        path: `/api/tables/${table}/campaign`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableBoardSvg
     * @summary The board as a drawing
     * @request GET:/api/tables/{table}/board.svg
     * @secure
     */
    getTablesTableBoardSvg: (
      table: string,
      query?: {
        /**
         * Read the table as it was after this log entry (`41`), or at the end of this chapter or part of one (`round-1`, `round-1/turn-3`)
         * @maxLength 200
         */
        asOf?: string;
        /**
         * Your own seat (which you see by itself), or `spectator`
         * @pattern ^[\w.:-]{1,64}$
         */
        as?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, void | Problem>({
        path: `/api/tables/${table}/board.svg`,
        method: "GET",
        query: query,
        secure: true,
        format: "blob",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableBoardPng
     * @summary The board as a picture
     * @request GET:/api/tables/{table}/board.png
     * @secure
     */
    getTablesTableBoardPng: (
      table: string,
      query?: {
        /**
         * Read the table as it was after this log entry (`41`), or at the end of this chapter or part of one (`round-1`, `round-1/turn-3`)
         * @maxLength 200
         */
        asOf?: string;
        /**
         * Your own seat (which you see by itself), or `spectator`
         * @pattern ^[\w.:-]{1,64}$
         */
        as?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Blob, void | Problem>({
        path: `/api/tables/${table}/board.png`,
        method: "GET",
        query: query,
        secure: true,
        format: "blob",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableFeedAtom
     * @summary What happened at a table of late, for feed readers: what a spectator reads
     * @request GET:/api/tables/{table}/feed.atom
     * @secure
     */
    getTablesTableFeedAtom: (table: string, params: RequestParams = {}) =>
      this.request<string, void | Problem>({
        path: `/api/tables/${table}/feed.atom`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description With everything that was hidden, the seed, and every roll: `despatch replay` and `despatch verify` read it.
     *
     * @tags Tables
     * @name GetTablesTableRecord
     * @summary The whole game as one readable record, once it is over
     * @request GET:/api/tables/{table}/record
     * @secure
     */
    getTablesTableRecord: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          game: string;
          [key: string]: any;
        },
        Problem
      >({
        path: `/api/tables/${table}/record`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableJoin
     * @summary Take a free place at a public table
     * @request POST:/api/tables/{table}/join
     * @secure
     */
    postTablesTableJoin: (
      table: string,
      data?: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
        /**
         * Your own addition to what chance is made from: words of 16 characters or more that nobody can guess. Only their hash is kept; keep them, you are asked for them when the table is full
         * @maxLength 200
         */
        salt?: string;
        /**
         * Instead of `salt`: SHA-256 (hexadecimal) over `despatch-salt:` and your words in UTF-8
         * @maxLength 64
         */
        saltHash?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** The table is full and has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/join`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description When the table is full, those who gave a hash are asked for their words; with the last the game begins.
     *
     * @tags Tables
     * @name PostTablesTableWords
     * @summary Open the words that you promised to add to chance
     * @request POST:/api/tables/{table}/words
     * @secure
     */
    postTablesTableWords: (
      table: string,
      data:
        | {
            /**
             * As you chose them, to the letter
             * @maxLength 400
             */
            words: string;
          }
        | {
            /** You no longer have them; everybody will read it */
            lost: true;
          },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/words`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description In place of what you bid before; nobody else sees it. When everybody has joined and bid, the game begins.
     *
     * @tags Tables
     * @name PostTablesTableBids
     * @summary Bid for the seats of a table that is forming
     * @request POST:/api/tables/{table}/bids
     * @secure
     */
    postTablesTableBids: (
      table: string,
      data: {
        /** Whole numbers by seat, as `lobby.bids.seats` of the table allows; 0 for a seat that is not named */
        bids: Record<string, number>;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** The game has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/bids`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description Who has not bid bids 0 for every seat.
     *
     * @tags Tables
     * @name PostTablesTableStart
     * @summary Begin a full table without the bids that are missing
     * @request POST:/api/tables/{table}/start
     * @secure
     */
    postTablesTableStart: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          /** The game has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/start`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableCancel
     * @summary Cancel a table that has not started
     * @request POST:/api/tables/{table}/cancel
     * @secure
     */
    postTablesTableCancel: (table: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/cancel`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableInvitations
     * @summary Invite somebody to an open place, for example after a refusal
     * @request POST:/api/tables/{table}/invitations
     * @secure
     */
    postTablesTableInvitations: (
      table: string,
      data: NewInvitation,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          invitationId: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/invitations`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableInvitationsInvitation
     * @summary Withdraw an invitation that is not answered yet
     * @request DELETE:/api/tables/{table}/invitations/{invitation}
     * @secure
     */
    deleteTablesTableInvitationsInvitation: (
      table: string,
      invitation: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/invitations/${invitation}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * @description The host is told. Words that you promised for chance, and bids, go with your place.
     *
     * @tags Tables
     * @name PostTablesTableLeave
     * @summary Leave a table that has not started
     * @request POST:/api/tables/{table}/leave
     * @secure
     */
    postTablesTableLeave: (table: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/leave`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * @description They are told, and join again only when they are invited.
     *
     * @tags Tables
     * @name DeleteTablesTablePlayersPlayer
     * @summary Take a player out of a table that has not started
     * @request DELETE:/api/tables/{table}/players/{player}
     * @secure
     */
    deleteTablesTablePlayersPlayer: (
      table: string,
      player: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/players/${player}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * @description Not within a day of the last mail about it. After three days everybody is reminded once by itself.
     *
     * @tags Tables
     * @name PostTablesTableInvitationsInvitationReminder
     * @summary Remind somebody of their invitation
     * @request POST:/api/tables/{table}/invitations/{invitation}/reminder
     * @secure
     */
    postTablesTableInvitationsInvitationReminder: (
      table: string,
      invitation: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/invitations/${invitation}/reminder`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableJoinLinks
     * @summary The links by which people join your table, without their secrets
     * @request GET:/api/tables/{table}/join-links
     * @secure
     */
    getTablesTableJoinLinks: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          links: {
            id: string;
            /** How many people it is for */
            most: number;
            /** How many have joined by it */
            used: number;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            expiresAt: string;
          }[];
        },
        Problem
      >({
        path: `/api/tables/${table}/join-links`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableJoinLinks
     * @summary Make a link by which people join your table, to be shared in a chat
     * @request POST:/api/tables/{table}/join-links
     * @secure
     */
    postTablesTableJoinLinks: (
      table: string,
      data: {
        /**
         * @min 1
         * @max 50
         */
        most: number;
        /**
         * @min 1
         * @max 60
         */
        days: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
          url: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/join-links`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableJoinLinksLink
     * @summary End a link by which people join your table
     * @request DELETE:/api/tables/{table}/join-links/{link}
     * @secure
     */
    deleteTablesTableJoinLinksLink: (
      table: string,
      link: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/join-links/${link}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostJoins
     * @summary Join a table by a link that its host has shared
     * @request POST:/api/joins
     * @secure
     */
    postJoins: (
      data: {
        /**
         * What the address of the link ends with
         * @maxLength 100
         */
        token: string;
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
        /**
         * Your own addition to what chance is made from: words of 16 characters or more that nobody can guess. Only their hash is kept; keep them, you are asked for them when the table is full
         * @maxLength 200
         */
        salt?: string;
        /**
         * Instead of `salt`: SHA-256 (hexadecimal) over `despatch-salt:` and your words in UTF-8
         * @maxLength 64
         */
        saltHash?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tableId: string;
          started: boolean;
        },
        Problem
      >({
        path: `/api/joins`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableComputers
     * @summary Have a computer player take an open place
     * @request POST:/api/tables/{table}/computers
     * @secure
     */
    postTablesTableComputers: (
      table: string,
      data?: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** The table is full and has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/computers`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableComputers
     * @summary Take a computer player out of a table that has not started
     * @request DELETE:/api/tables/{table}/computers
     * @secure
     */
    deleteTablesTableComputers: (
      table: string,
      query?: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/computers`,
        method: "DELETE",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetInvitations
     * @summary Your open invitations, each with its table
     * @request GET:/api/invitations
     * @secure
     */
    getInvitations: (params: RequestParams = {}) =>
      this.request<
        {
          invitations: {
            id: string;
            table: TableSummary;
          }[];
        },
        Problem
      >({
        path: `/api/invitations`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostInvitationsInvitationAccept
     * @summary Accept an invitation
     * @request POST:/api/invitations/{invitation}/accept
     * @secure
     */
    postInvitationsInvitationAccept: (
      invitation: string,
      data?: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
        /**
         * Your own addition to what chance is made from: words of 16 characters or more that nobody can guess. Only their hash is kept; keep them, you are asked for them when the table is full
         * @maxLength 200
         */
        salt?: string;
        /**
         * Instead of `salt`: SHA-256 (hexadecimal) over `despatch-salt:` and your words in UTF-8
         * @maxLength 64
         */
        saltHash?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tableId: string;
          /** The table is full and has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/invitations/${invitation}/accept`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostInvitationsInvitationDecline
     * @summary Decline an invitation
     * @request POST:/api/invitations/{invitation}/decline
     * @secure
     */
    postInvitationsInvitationDecline: (
      invitation: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tableId: string;
          /** The table is full and has begun */
          started: boolean;
        },
        Problem
      >({
        path: `/api/invitations/${invitation}/decline`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Offered to you by name, or to a waiting list that you are on.
     *
     * @tags Tables
     * @name GetSubstituteRequests
     * @summary Seats that you could take over now
     * @request GET:/api/substitute-requests
     * @secure
     */
    getSubstituteRequests: (params: RequestParams = {}) =>
      this.request<
        {
          substituteRequests: SeatOffer[];
        },
        Problem
      >({
        path: `/api/substitute-requests`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostSubstituteRequestsSubstituteRequestAccept
     * @summary Take over a seat that is offered to you
     * @request POST:/api/substitute-requests/{substituteRequest}/accept
     * @secure
     */
    postSubstituteRequestsSubstituteRequestAccept: (
      substituteRequest: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tableId: string;
          seq: number;
        },
        Problem
      >({
        path: `/api/substitute-requests/${substituteRequest}/accept`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostSubstituteRequestsSubstituteRequestDecline
     * @summary Decline a seat that is offered to you
     * @request POST:/api/substitute-requests/{substituteRequest}/decline
     * @secure
     */
    postSubstituteRequestsSubstituteRequestDecline: (
      substituteRequest: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/substitute-requests/${substituteRequest}/decline`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetStandIns
     * @summary The games whose waiting lists you are on
     * @request GET:/api/stand-ins
     * @secure
     */
    getStandIns: (params: RequestParams = {}) =>
      this.request<
        {
          games: string[];
        },
        Problem
      >({
        path: `/api/stand-ins`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description You are written to when a seat is free.
     *
     * @tags Tables
     * @name PostStandIns
     * @summary Put yourself on the waiting list of a game
     * @request POST:/api/stand-ins
     * @secure
     */
    postStandIns: (
      data: {
        /** @pattern ^[\w.:-]{1,64}$ */
        game: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/stand-ins`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteStandInsGame
     * @summary Take yourself off a waiting list
     * @request DELETE:/api/stand-ins/{game}
     * @secure
     */
    deleteStandInsGame: (game: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/stand-ins/${game}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableSubstituteRequests
     * @summary Seats that look for another player, and those that found one
     * @request GET:/api/tables/{table}/substitute-requests
     * @secure
     */
    getTablesTableSubstituteRequests: (
      table: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          substituteRequests: SeatOffer[];
        },
        Problem
      >({
        path: `/api/tables/${table}/substitute-requests`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Your own; as the host also one whose player is late or has resigned. To one address, or to everybody on the waiting list of the game. The seat stays with its player until somebody accepts.
     *
     * @tags Tables
     * @name PostTablesTableSubstituteRequests
     * @summary Offer a seat to somebody else
     * @request POST:/api/tables/{table}/substitute-requests
     * @secure
     */
    postTablesTableSubstituteRequests: (
      table: string,
      data: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat: string;
        /**
         * Not given: the waiting list
         * @maxLength 320
         */
        email?: string;
        /** @maxLength 1000 */
        reason?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          substituteRequestId: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/substitute-requests`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableSubstituteRequestsSubstituteRequest
     * @summary Take back an offer of a seat that nobody has accepted
     * @request DELETE:/api/tables/{table}/substitute-requests/{substituteRequest}
     * @secure
     */
    deleteTablesTableSubstituteRequestsSubstituteRequest: (
      table: string,
      substituteRequest: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/substitute-requests/${substituteRequest}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PatchTablesTableSubstituteRequestsSubstituteRequest
     * @summary Say whether the former player of a seat may watch your private table
     * @request PATCH:/api/tables/{table}/substitute-requests/{substituteRequest}
     * @secure
     */
    patchTablesTableSubstituteRequestsSubstituteRequest: (
      table: string,
      substituteRequest: string,
      data: {
        watches: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/substitute-requests/${substituteRequest}`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableSpectatorLinks
     * @summary The links by which your table can be watched, without their secrets
     * @request GET:/api/tables/{table}/spectator-links
     * @secure
     */
    getTablesTableSpectatorLinks: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          links: {
            id: string;
            /** Hours that spectators are behind, from 0 to 720 */
            delayHours: number;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            createdAt: string;
          }[];
        },
        Problem
      >({
        path: `/api/tables/${table}/spectator-links`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The address is given this once.
     *
     * @tags Tables
     * @name PostTablesTableSpectatorLinks
     * @summary Make a link by which anybody can watch your table, some hours behind
     * @request POST:/api/tables/{table}/spectator-links
     * @secure
     */
    postTablesTableSpectatorLinks: (
      table: string,
      data: {
        /** Hours that spectators are behind, from 0 to 720 */
        delayHours: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
          url: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/spectator-links`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableSpectatorLinksLink
     * @summary End a link for spectators
     * @request DELETE:/api/tables/{table}/spectator-links/{link}
     * @secure
     */
    deleteTablesTableSpectatorLinksLink: (
      table: string,
      link: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/spectator-links/${link}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableWebhooks
     * @summary What is told what happens at your table
     * @request GET:/api/tables/{table}/webhooks
     * @secure
     */
    getTablesTableWebhooks: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          webhooks: Webhook[];
        },
        Problem
      >({
        path: `/api/tables/${table}/webhooks`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Deliveries are POST requests; what fails is tried again for some hours. Those of the shape `json` are signed: `Despatch-Signature: t=…,v1=…` is HMAC-SHA256 with `secret` over the time, a dot and the body, in hexadecimal.
     *
     * @tags Tables
     * @name PostTablesTableWebhooks
     * @summary Have an address told what happens at your table, as any spectator may read it
     * @request POST:/api/tables/{table}/webhooks
     * @secure
     */
    postTablesTableWebhooks: (
      table: string,
      data: {
        /** The form in which it takes news */
        shape: "json" | "discord" | "slack" | "matrix";
        url: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
          secret: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/webhooks`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name DeleteTablesTableWebhooksWebhook
     * @summary Remove a webhook
     * @request DELETE:/api/tables/{table}/webhooks/{webhook}
     * @secure
     */
    deleteTablesTableWebhooksWebhook: (
      table: string,
      webhook: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/webhooks/${webhook}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTableWebhooksWebhookResume
     * @summary Deliver again to a webhook that was given up, from now on
     * @request POST:/api/tables/{table}/webhooks/{webhook}/resume
     * @secure
     */
    postTablesTableWebhooksWebhookResume: (
      table: string,
      webhook: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/webhooks/${webhook}/resume`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * @description There is one rematch of a table: asked for again, that one is given.
     *
     * @tags Tables
     * @name PostTablesTableRematch
     * @summary Play again with the same people, everybody one seat on
     * @request POST:/api/tables/{table}/rematch
     * @secure
     */
    postTablesTableRematch: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          tableId: string;
          /** False when it was there already */
          made: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/rematch`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTableDecisions
     * @summary What is open at a table, and what you are asked, with every legal answer
     * @request GET:/api/tables/{table}/decisions
     * @secure
     */
    getTablesTableDecisions: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          seq: number;
          decisions: OpenDecision[];
          /** What you may do beside that */
          optionalActions: OpenOptionalAction[];
        },
        Problem
      >({
        path: `/api/tables/${table}/decisions`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The table may have moved on since `expectedSeq`, as long as each question answered was open to you then and asks the same now. An optional action is named by its id in place of the decision, and holds unless there was a ruling since. Answers may go on to decisions that the earlier ones open: the answer that becomes entry 43 opens 43.1, 43.2, and so on. They go as far as the first answer that draws, shows something hidden or passes the move on: more than that is refused as a whole, whatever comes after it. An answer to a sealed optional action takes no entry number, nor does one to a sealed question before it closes. With 409 the problem has the state of the table now.
     *
     * @tags Play
     * @name PostTablesTableSubmissions
     * @summary Answer one or more open decisions or optional actions, all or none
     * @request POST:/api/tables/{table}/submissions
     * @secure
     */
    postTablesTableSubmissions: (
      table: string,
      data: {
        /**
         * The last log entry that you had seen
         * @min 0
         * @max 2147483647
         */
        expectedSeq: number;
        /**
         * @maxItems 500
         * @minItems 1
         */
        answers: {
          /** @maxLength 64 */
          decision: string;
          /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
          answer: Answer;
        }[];
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /** False: sealed questions do not close yet because of you. You are ready in any case when your time is up */
        ready?: boolean;
        /**
         * Must be your own
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/submissions`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description Name the optional action by which the orders would be given, and the answer to it. Nothing is written. Tried are the newest 20 questions of the last 200 entries that orders can answer, the newest first.
     *
     * @tags Play
     * @name PostTablesTableTriedOrders
     * @summary What standing orders would have answered to the last questions that were put to you
     * @request POST:/api/tables/{table}/tried-orders
     * @secure
     */
    postTablesTableTriedOrders: (
      table: string,
      data: {
        /** @maxLength 64 */
        decision: string;
        /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
        answer: Answer;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          tried: TriedOrder[];
        },
        Problem
      >({
        path: `/api/tables/${table}/tried-orders`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTablePlan
     * @summary Your planning board: what you have drawn on the map for yourself; it binds nobody
     * @request GET:/api/tables/{table}/plan
     * @secure
     */
    getTablesTablePlan: (table: string, params: RequestParams = {}) =>
      this.request<PlanningBoard, Problem>({
        path: `/api/tables/${table}/plan`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description With 409 it has been changed since the version that you name.
     *
     * @tags Play
     * @name PatchTablesTablePlan
     * @summary Draw your planning board anew
     * @request PATCH:/api/tables/{table}/plan
     * @secure
     */
    patchTablesTablePlan: (
      table: string,
      data: {
        /**
         * Counts the changes; 0: nothing is drawn yet
         * @min 0
         */
        version: number;
        /** @maxItems 100 */
        marks: (
          | {
              kind: "arrow";
              /** @maxLength 64 */
              from: string;
              /** @maxLength 64 */
              to: string;
              /** @maxLength 200 */
              text: string;
            }
          | {
              kind: "note";
              /** @maxLength 64 */
              at: string;
              /**
               * @minLength 1
               * @maxLength 200
               */
              text: string;
            }
          | {
              kind: "piece";
              /** @maxLength 64 */
              at: string;
              /** @maxLength 200 */
              whose?: string;
              /** @maxLength 200 */
              text: string;
            }
        )[];
      },
      params: RequestParams = {},
    ) =>
      this.request<PlanningBoard, Problem>({
        path: `/api/tables/${table}/plan`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTablePlanOdds
     * @summary What fight you could try in a place for planning: the form, and how it is filled in to begin with
     * @request GET:/api/tables/{table}/plan/odds
     * @secure
     */
    getTablesTablePlanOdds: (
      table: string,
      query?: {
        /**
         * The id of a place on the board, such as an area
         * @maxLength 64
         * @default ""
         */
        place?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          prompt: string;
          about: string;
          choice: Choice;
          /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
          given: Answer;
        },
        Problem
      >({
        path: `/api/tables/${table}/plan/odds`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description By what you see alone; nothing is written, and nobody learns of it. The same answer in the same position gives the same chances.
     *
     * @tags Play
     * @name PostTablesTablePlanOdds
     * @summary Try a fight a thousand times, with your own pieces and a guess at theirs
     * @request POST:/api/tables/{table}/plan/odds
     * @secure
     */
    postTablesTablePlanOdds: (
      table: string,
      data: {
        /**
         * The id of a place on the board, such as an area
         * @maxLength 64
         */
        place: string;
        /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
        answer: Answer;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          rows: OddsRow[];
        },
        Problem
      >({
        path: `/api/tables/${table}/plan/odds`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description The address is given this once.
     *
     * @tags Play
     * @name PostTablesTablePlanLink
     * @summary Make a secret link to your planning board, for somebody else at the table; an older one ends
     * @request POST:/api/tables/{table}/plan/link
     * @secure
     */
    postTablesTablePlanLink: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          url: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/plan/link`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name DeleteTablesTablePlanLink
     * @summary End the link to your planning board
     * @request DELETE:/api/tables/{table}/plan/link
     * @secure
     */
    deleteTablesTablePlanLink: (table: string, params: RequestParams = {}) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/plan/link`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTablePlansLink
     * @summary What somebody has drawn who gave you the link to it
     * @request GET:/api/tables/{table}/plans/{link}
     * @secure
     */
    getTablesTablePlansLink: (
      table: string,
      link: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seat: string;
          /** Each is `{kind: "arrow", from, to, text}`, `{kind: "note", at, text}` or `{kind: "piece", at, whose, text}`, with ids of areas and texts of at most 200 characters; at most 100 of them */
          marks: Record<string, any>[];
        },
        Problem
      >({
        path: `/api/tables/${table}/plans/${link}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTableDraftsDecision
     * @summary What you are composing for a question, and for those that it leads to; nothing of it binds before you send it
     * @request GET:/api/tables/{table}/drafts/{decision}
     * @secure
     */
    getTablesTableDraftsDecision: (
      table: string,
      decision: string,
      params: RequestParams = {},
    ) =>
      this.request<Draft, Problem>({
        path: `/api/tables/${table}/drafts/${decision}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name DeleteTablesTableDraftsDecision
     * @summary Throw your draft away
     * @request DELETE:/api/tables/{table}/drafts/{decision}
     * @secure
     */
    deleteTablesTableDraftsDecision: (
      table: string,
      decision: string,
      params: RequestParams = {},
    ) =>
      this.request<Draft, Problem>({
        path: `/api/tables/${table}/drafts/${decision}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableDraftsDecisionSteps
     * @summary Add an answer to your draft: to one of the draft's `next`
     * @request POST:/api/tables/{table}/drafts/{decision}/steps
     * @secure
     */
    postTablesTableDraftsDecisionSteps: (
      table: string,
      decision: string,
      data: {
        /** @maxLength 64 */
        decision: string;
        /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
        answer: Answer;
      },
      params: RequestParams = {},
    ) =>
      this.request<Draft, Problem>({
        path: `/api/tables/${table}/drafts/${decision}/steps`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name DeleteTablesTableDraftsDecisionStepsLast
     * @summary Take back the last step of your draft
     * @request DELETE:/api/tables/{table}/drafts/{decision}/steps/last
     * @secure
     */
    deleteTablesTableDraftsDecisionStepsLast: (
      table: string,
      decision: string,
      params: RequestParams = {},
    ) =>
      this.request<Draft, Problem>({
        path: `/api/tables/${table}/drafts/${decision}/steps/last`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableDraftsDecisionSend
     * @summary Submit all answers of your draft at once
     * @request POST:/api/tables/{table}/drafts/{decision}/send
     * @secure
     */
    postTablesTableDraftsDecisionSend: (
      table: string,
      decision: string,
      data?: {
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /**
         * The `baseSeq` of the draft as you saw it
         * @min 0
         * @max 2147483647
         */
        expectedSeq?: number;
        /** False: sealed questions do not close yet because of you. You are ready in any case when your time is up */
        ready?: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/drafts/${decision}/send`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description A sealed question closes when all seats are ready, or their time is up; then all answers are written at once. Until then nobody else learns what you answer, or that you did, only how many are ready.
     *
     * @tags Play
     * @name PostTablesTableWindowsDecisionReady
     * @summary Say that you are ready with what you have answered in secret, or are not any more
     * @request POST:/api/tables/{table}/windows/{decision}/ready
     * @secure
     */
    postTablesTableWindowsDecisionReady: (
      table: string,
      decision: string,
      data: {
        ready: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/windows/${decision}/ready`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTableSheetsDecision
     * @summary The orders that you are writing for a question; nothing of them binds before you send them
     * @request GET:/api/tables/{table}/sheets/{decision}
     * @secure
     */
    getTablesTableSheetsDecision: (
      table: string,
      decision: string,
      query?: {
        /**
         * The place whose orders are wanted; the end when not given
         * @min 0
         */
        at?: number | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<Sheet, Problem>({
        path: `/api/tables/${table}/sheets/${decision}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableSheetsDecisionEdits
     * @summary Add, change, move or remove lines; one that does not fit stays, marked with the reason
     * @request POST:/api/tables/{table}/sheets/{decision}/edits
     * @secure
     */
    postTablesTableSheetsDecisionEdits: (
      table: string,
      decision: string,
      data: {
        /** @min 0 */
        version: number;
        /** Lines are counted from 0. `add` without `at` adds at the end, and so does `add-lines`, which takes several; `last` adds the lines of your last sheet that still fit, `rest` those that order everything else to stay */
        edit: SheetEdit;
      },
      params: RequestParams = {},
    ) =>
      this.request<Sheet, Problem>({
        path: `/api/tables/${table}/sheets/${decision}/edits`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableSheetsDecisionSend
     * @summary Submit your orders: one entry of the log, however many lines they have
     * @request POST:/api/tables/{table}/sheets/{decision}/send
     * @secure
     */
    postTablesTableSheetsDecisionSend: (
      table: string,
      decision: string,
      data?: {
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /**
         * The `baseSeq` of the sheet as you saw it
         * @min 0
         * @max 2147483647
         */
        expectedSeq?: number;
        /** False: sealed questions do not close yet because of you. You are ready in any case when your time is up */
        ready?: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/sheets/${decision}/send`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableAheadDecision
     * @summary Order ahead what you will be asked later in the chapter, in secret; in place of what you ordered before
     * @request POST:/api/tables/{table}/ahead/{decision}
     * @secure
     */
    postTablesTableAheadDecision: (
      table: string,
      decision: string,
      data?: {
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /**
         * The last log entry as you saw it
         * @min 0
         * @max 2147483647
         */
        expectedSeq?: number;
        /**
         * When you want to be asked after all; an answer to `conditions`
         * @default {}
         */
        unless?: Record<string, Answer>;
        /** Those of the sheet that you are writing, when not given */
        lines?: SheetLine[];
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/ahead/${decision}`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name DeleteTablesTableAheadDecision
     * @summary Take back what you ordered ahead: you will be asked
     * @request DELETE:/api/tables/{table}/ahead/{decision}
     * @secure
     */
    deleteTablesTableAheadDecision: (
      table: string,
      decision: string,
      data?: {
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /**
         * The last log entry as you saw it
         * @min 0
         * @max 2147483647
         */
        expectedSeq?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/ahead/${decision}`,
        method: "DELETE",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableAheadDecisionConfirm
     * @summary You have taken over the seat, and want what it ordered ahead
     * @request POST:/api/tables/{table}/ahead/{decision}/confirm
     * @secure
     */
    postTablesTableAheadDecisionConfirm: (
      table: string,
      decision: string,
      data?: {
        /**
         * In place of the header Idempotency-Key
         * @pattern ^[\x21-\x7e]{1,100}$
         */
        key?: string;
        /**
         * The last log entry as you saw it
         * @min 0
         * @max 2147483647
         */
        expectedSeq?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<Submitted, Problem>({
        path: `/api/tables/${table}/ahead/${decision}/confirm`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableSeen
     * @summary You have seen the log up to an entry: the next mail tells what came after it
     * @request POST:/api/tables/{table}/seen
     * @secure
     */
    postTablesTableSeen: (
      table: string,
      data: {
        /**
         * @min 0
         * @max 2147483647
         */
        seq: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/seen`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * @description What is left out stays as it is; without a rhythm (null) your preferences count.
     *
     * @tags People
     * @name PatchTablesTableMail
     * @summary Whether, and how often, you are mailed about a table
     * @request PATCH:/api/tables/{table}/mail
     * @secure
     */
    patchTablesTableMail: (
      table: string,
      data: {
        muted?: boolean;
        rhythm?: (MailRhythm & object) | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/mail`,
        method: "PATCH",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableReplies
     * @summary What your replies by mail do at this table
     * @request POST:/api/tables/{table}/replies
     * @secure
     */
    postTablesTableReplies: (
      table: string,
      data: {
        /** Confirmed first, or acting when they are clear; `usual`: as your mail preferences say */
        replies: "usual" | "confirm" | "act";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** Confirmed first, or acting when they are clear; `usual`: as your mail preferences say */
          replies: "usual" | "confirm" | "act";
        },
        Problem
      >({
        path: `/api/tables/${table}/replies`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableResign
     * @summary Give up your seat; this cannot be taken back
     * @request POST:/api/tables/{table}/resign
     * @secure
     */
    postTablesTableResign: (
      table: string,
      data: {
        /** You mean it */
        confirm: true;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
        },
        Problem
      >({
        path: `/api/tables/${table}/resign`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableClocks
     * @summary The clocks: pauses, what seats have left, who is away
     * @request GET:/api/tables/{table}/clocks
     * @secure
     */
    getTablesTableClocks: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          clocks?: Clocks;
        },
        Problem
      >({
        path: `/api/tables/${table}/clocks`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Seldom and not for long, as the table allows; everybody is told why.
     *
     * @tags Play
     * @name PostTablesTableEmergencyPause
     * @summary Stop all clocks of the table because something has come up
     * @request POST:/api/tables/{table}/emergency-pause
     * @secure
     */
    postTablesTableEmergencyPause: (
      table: string,
      data: {
        /**
         * Everybody at the table reads it
         * @maxLength 2000
         */
        reason: string;
        /** As long as possible when left out */
        hours?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          /**
           * ISO 8601, UTC
           * @format date-time
           */
          until: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/emergency-pause`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableEmergencyPauseEnd
     * @summary Start the clocks again that you have stopped
     * @request POST:/api/tables/{table}/emergency-pause/end
     * @secure
     */
    postTablesTableEmergencyPauseEnd: (
      table: string,
      data: {
        /**
         * Everybody at the table reads it
         * @maxLength 2000
         */
        reason: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          /**
           * ISO 8601, UTC
           * @format date-time
           */
          until?: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/emergency-pause/end`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description You have the usual time again, also for what you are asked just now, and no substitute is sought for your seat. An answer of yours does the same.
     *
     * @tags Play
     * @name PostTablesTableReturn
     * @summary Say that you are back, after the clock has answered for you
     * @request POST:/api/tables/{table}/return
     * @secure
     */
    postTablesTableReturn: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          seq: number;
          back: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/return`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name GetTablesTableTakebacks
     * @summary What players have asked to take back, and what became of it
     * @request GET:/api/tables/{table}/takebacks
     * @secure
     */
    getTablesTableTakebacks: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          takebacks: Takeback[];
        },
        Problem
      >({
        path: `/api/tables/${table}/takebacks`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Granted at once while all that happened since is your own, without chance and hidden information; otherwise those who acted since are asked by mail, and the request ends when the game goes on.
     *
     * @tags Play
     * @name PostTablesTableTakebacks
     * @summary Ask to go back to a log entry
     * @request POST:/api/tables/{table}/takebacks
     * @secure
     */
    postTablesTableTakebacks: (
      table: string,
      data: NewTakeback,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          takeback: Takeback;
        },
        Problem
      >({
        path: `/api/tables/${table}/takebacks`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description With the last consent the game goes back; one refusal ends the request.
     *
     * @tags Play
     * @name PostTablesTableTakebacksTakebackAnswer
     * @summary Consent to a takeback, or refuse it
     * @request POST:/api/tables/{table}/takebacks/{takeback}/answer
     * @secure
     */
    postTablesTableTakebacksTakebackAnswer: (
      table: string,
      takeback: string,
      data: {
        answer: "yes" | "no";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          takeback: Takeback;
        },
        Problem
      >({
        path: `/api/tables/${table}/takebacks/${takeback}/answer`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Play
     * @name PostTablesTableTakebacksTakebackWithdraw
     * @summary Withdraw your request for a takeback
     * @request POST:/api/tables/{table}/takebacks/{takeback}/withdraw
     * @secure
     */
    postTablesTableTakebacksTakebackWithdraw: (
      table: string,
      takeback: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          takeback: Takeback;
        },
        Problem
      >({
        path: `/api/tables/${table}/takebacks/${takeback}/withdraw`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetTablesTableDisputes
     * @summary The disputes of a table that you may see
     * @request GET:/api/tables/{table}/disputes
     * @secure
     */
    getTablesTableDisputes: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          disputes: Dispute[];
        },
        Problem
      >({
        path: `/api/tables/${table}/disputes`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Disputes about `conduct` and `other` things are read by you and the moderators alone.
     *
     * @tags Moderation
     * @name PostTablesTableDisputes
     * @summary Call the moderator: to a point of the log, or to the table
     * @request POST:/api/tables/{table}/disputes
     * @secure
     */
    postTablesTableDisputes: (
      table: string,
      data: NewDispute,
      params: RequestParams = {},
    ) =>
      this.request<Dispute, Problem>({
        path: `/api/tables/${table}/disputes`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetTablesTableDisputesDispute
     * @summary A dispute with its conversation, for its parties and the moderators
     * @request GET:/api/tables/{table}/disputes/{dispute}
     * @secure
     */
    getTablesTableDisputesDispute: (
      table: string,
      dispute: string,
      params: RequestParams = {},
    ) =>
      this.request<DisputeWithMessages, Problem>({
        path: `/api/tables/${table}/disputes/${dispute}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableDisputesDisputeMessages
     * @summary Write to the others in a dispute
     * @request POST:/api/tables/{table}/disputes/{dispute}/messages
     * @secure
     */
    postTablesTableDisputesDisputeMessages: (
      table: string,
      dispute: string,
      data: {
        /** @maxLength 10000 */
        text: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<DisputeWithMessages, Problem>({
        path: `/api/tables/${table}/disputes/${dispute}/messages`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableDisputesDisputeWithdraw
     * @summary Withdraw a dispute that you opened
     * @request POST:/api/tables/{table}/disputes/{dispute}/withdraw
     * @secure
     */
    postTablesTableDisputesDisputeWithdraw: (
      table: string,
      dispute: string,
      params: RequestParams = {},
    ) =>
      this.request<DisputeWithMessages, Problem>({
        path: `/api/tables/${table}/disputes/${dispute}/withdraw`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableDisputesDisputeTake
     * @summary Take a dispute, also from another moderator
     * @request POST:/api/tables/{table}/disputes/{dispute}/take
     * @secure
     */
    postTablesTableDisputesDisputeTake: (
      table: string,
      dispute: string,
      params: RequestParams = {},
    ) =>
      this.request<DisputeWithMessages, Problem>({
        path: `/api/tables/${table}/disputes/${dispute}/take`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableDisputesDisputeResolve
     * @summary Close a dispute with a decision; its parties are told by mail
     * @request POST:/api/tables/{table}/disputes/{dispute}/resolve
     * @secure
     */
    postTablesTableDisputesDisputeResolve: (
      table: string,
      dispute: string,
      data: {
        /** @maxLength 10000 */
        resolution: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<DisputeWithMessages, Problem>({
        path: `/api/tables/${table}/disputes/${dispute}/resolve`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTablePress
     * @summary Your letters at a table: conversations, whom you may write to, and what is unread
     * @request GET:/api/tables/{table}/press
     * @secure
     */
    getTablesTablePress: (
      table: string,
      query?: {
        /**
         * Words in your letters
         * @maxLength 200
         */
        search?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Press, Problem>({
        path: `/api/tables/${table}/press`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description It is no entry of the log. Sent again with the same `Idempotency-Key`, it is the same letter.
     *
     * @tags Tables
     * @name PostTablesTablePress
     * @summary Write a letter to others at the table
     * @request POST:/api/tables/{table}/press
     * @secure
     */
    postTablesTablePress: (
      table: string,
      data: NewLetter,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          letter: string;
          thread: string;
          /** Mail addresses or secret links were left out */
          changed: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/press`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTablePressThread
     * @summary The letters of one conversation; reading marks nothing as read
     * @request GET:/api/tables/{table}/press/{thread}
     * @secure
     */
    getTablesTablePressThread: (
      table: string,
      thread: string,
      query?: {
        /** @maxLength 64 */
        before?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Thread, Problem>({
        path: `/api/tables/${table}/press/${thread}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTablePressThreadRead
     * @summary You have read a conversation up to a letter
     * @request POST:/api/tables/{table}/press/{thread}/read
     * @secure
     */
    postTablesTablePressThreadRead: (
      table: string,
      thread: string,
      data: {
        /** @pattern ^[a-z2-9]{20}$ */
        letter: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/press/${thread}/read`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTablePressMutes
     * @summary Have the letters of somebody not mailed to you any more, or mailed again
     * @request POST:/api/tables/{table}/press/mutes
     * @secure
     */
    postTablesTablePressMutes: (
      table: string,
      data: {
        /**
         * A seat's id; before the game `player:` and a player's id
         * @pattern ^[\w.:-]{1,64}$
         */
        who: string;
        muted: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/press/mutes`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        ...params,
      }),

    /**
     * @description Moderators read these letters and no others. Everybody who has one is told when they do.
     *
     * @tags Moderation
     * @name PostTablesTablePressReports
     * @summary Show letters that you have to the moderators: a dispute about conduct
     * @request POST:/api/tables/{table}/press/reports
     * @secure
     */
    postTablesTablePressReports: (
      table: string,
      data: {
        /** @maxItems 20 */
        letters: string[];
        /** @maxLength 8000 */
        text: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Dispute, Problem>({
        path: `/api/tables/${table}/press/reports`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name PostTablesTablePressConsent
     * @summary Agree that the letters of a finished game are published, or do not any more
     * @request POST:/api/tables/{table}/press/consent
     * @secure
     */
    postTablesTablePressConsent: (
      table: string,
      data: {
        agrees: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          state: "published" | "asked" | "open" | "never";
          agreed: number;
          players: number;
        },
        Problem
      >({
        path: `/api/tables/${table}/press/consent`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Tables
     * @name GetTablesTableLetters
     * @summary The letters of a finished game, where they are published
     * @request GET:/api/tables/{table}/letters
     * @secure
     */
    getTablesTableLetters: (
      table: string,
      query?: {
        /**
         * @min 0
         * @max 999999999
         */
        from?: number;
        /**
         * @min 0
         * @max 999999999
         */
        to?: number;
        /** @maxLength 64 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          state: "published" | "asked" | "open" | "never";
          letters: {
            id: string;
            /** The last entry of the log when it was written */
            seq: number;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            at: string;
            from?: {
              who: string;
              name: string;
            };
            to: {
              who: string;
              name: string;
            }[];
            text: string;
          }[];
          /** For `after`: there are more */
          next?: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/letters`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetTablesTableDisputesDisputeLetters
     * @summary The letters that were reported with a dispute
     * @request GET:/api/tables/{table}/disputes/{dispute}/letters
     * @secure
     */
    getTablesTableDisputesDisputeLetters: (
      table: string,
      dispute: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: number;
          /**
           * When a moderator first read them
           * @format date-time
           */
          readAt?: string;
          /** For moderators, once one of them has asked to read them */
          letters?: {
            id: string;
            from: {
              who: string;
              name: string;
            };
            to: {
              who: string;
              name: string;
            }[];
            unsigned: boolean;
            text: string;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            at: string;
          }[];
        },
        Problem
      >({
        path: `/api/tables/${table}/disputes/${dispute}/letters`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableDisputesDisputeLetters
     * @summary Read the letters that were reported; everybody who has one of them is told
     * @request POST:/api/tables/{table}/disputes/{dispute}/letters
     * @secure
     */
    postTablesTableDisputesDisputeLetters: (
      table: string,
      dispute: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: number;
          /**
           * When a moderator first read them
           * @format date-time
           */
          readAt?: string;
          /** For moderators, once one of them has asked to read them */
          letters?: {
            id: string;
            from: {
              who: string;
              name: string;
            };
            to: {
              who: string;
              name: string;
            }[];
            unsigned: boolean;
            text: string;
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            at: string;
          }[];
        },
        Problem
      >({
        path: `/api/tables/${table}/disputes/${dispute}/letters`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetTablesTableModerators
     * @summary Who moderates a table, beside the moderators of the site
     * @request GET:/api/tables/{table}/moderators
     * @secure
     */
    getTablesTableModerators: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          own: {
            playerId: string;
            name: string;
          }[];
          /** How many more */
          site: number;
        },
        Problem
      >({
        path: `/api/tables/${table}/moderators`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description They are asked by mail and must not play there. While a game is being played, every player must agree as well. The answer is the same whether or not the address is known here.
     *
     * @tags Moderation
     * @name PostTablesTableModerators
     * @summary Ask somebody to moderate your table
     * @request POST:/api/tables/{table}/moderators
     * @secure
     */
    postTablesTableModerators: (
      table: string,
      data: {
        /** @maxLength 320 */
        email: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          nominationId: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/moderators`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetNominations
     * @summary Where you are asked to moderate a table, or to agree to a moderator of yours
     * @request GET:/api/nominations
     * @secure
     */
    getNominations: (params: RequestParams = {}) =>
      this.request<
        {
          nominations: Nomination[];
        },
        Problem
      >({
        path: `/api/nominations`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description For whoever is asked, the players of a running game once their consent is needed, and those who may appoint.
     *
     * @tags Moderation
     * @name GetNominationsNomination
     * @summary Somebody who is asked to moderate a table
     * @request GET:/api/nominations/{nomination}
     * @secure
     */
    getNominationsNomination: (
      nomination: string,
      params: RequestParams = {},
    ) =>
      this.request<Nomination, Problem>({
        path: `/api/nominations/${nomination}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name DeleteNominationsNomination
     * @summary Take back that you asked somebody to moderate your table
     * @request DELETE:/api/nominations/{nomination}
     * @secure
     */
    deleteNominationsNomination: (
      nomination: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/nominations/${nomination}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * @description One refusal of a player ends it; with the last consent the moderator is appointed.
     *
     * @tags Moderation
     * @name PostNominationsNominationAnswer
     * @summary Say whether you will moderate, or whether somebody may moderate your game
     * @request POST:/api/nominations/{nomination}/answer
     * @secure
     */
    postNominationsNominationAnswer: (
      nomination: string,
      data: {
        answer: "yes" | "no";
      },
      params: RequestParams = {},
    ) =>
      this.request<Nomination, Problem>({
        path: `/api/nominations/${nomination}/answer`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name DeleteTablesTableModeratorsModerator
     * @summary Dismiss a moderator of your table, or give it up yourself
     * @request DELETE:/api/tables/{table}/moderators/{moderator}
     * @secure
     */
    deleteTablesTableModeratorsModerator: (
      table: string,
      moderator: string,
      params: RequestParams = {},
    ) =>
      this.request<void, Problem>({
        path: `/api/tables/${table}/moderators/${moderator}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetDesk
     * @summary What waits for you at the tables that you moderate, the most urgent first
     * @request GET:/api/desk
     * @secure
     */
    getDesk: (
      query?: {
        /**
         * The `next` of the page of `tables` before
         * @pattern ^[\w.:-]{1,64}$
         */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          disputes: Record<string, any>[];
          late: Record<string, any>[];
          tables: Record<string, any>[];
          next?: string;
        },
        Problem
      >({
        path: `/api/desk`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over.
     *
     * @tags Moderation
     * @name GetDeskTablesTable
     * @summary A position with everything that is hidden, now or after an earlier entry
     * @request GET:/api/desk/tables/{table}
     * @secure
     */
    getDeskTablesTable: (
      table: string,
      query?: {
        /**
         * Read the table as it was after this log entry (`41`), or at the end of this chapter or part of one (`round-1`, `round-1/turn-3`)
         * @maxLength 200
         */
        asOf?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          asOf: number;
          seq: number;
          hands: {
            /**
             * A seat's id, e.g. `us`
             * @pattern ^[\w.:-]{1,64}$
             */
            seat: string;
            name: string;
            lines: string[];
          }[];
          decisions: {
            id: string;
            section: string;
            waiting: string[];
            answers: {
              /**
               * A seat's id, e.g. `us`
               * @pattern ^[\w.:-]{1,64}$
               */
              seat: string;
              /** To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to `number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines. */
              answer: Answer;
            }[];
          }[];
          /** The state itself, as JSON text */
          state: string;
        },
        Problem
      >({
        path: `/api/desk/tables/${table}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over. The last page where neither `from` nor `after` is given.
     *
     * @tags Moderation
     * @name GetDeskTablesTableLog
     * @summary The full log, with what is hidden
     * @request GET:/api/desk/tables/{table}/log
     * @secure
     */
    getDeskTablesTableLog: (
      table: string,
      query?: {
        /**
         * @min 0
         * @max 999999999
         */
        from?: number;
        /**
         * @min 0
         * @max 999999999
         */
        to?: number;
        /**
         * The `next` of the page before; all else as there
         * @maxLength 100
         */
        after?: string;
        /**
         * Lines on a page
         * @min 1
         * @max 500
         * @default 100
         */
        limit?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          entries: LogLine[];
          /** Given where more follows: `after` for the next page */
          next?: string;
        },
        Problem
      >({
        path: `/api/desk/tables/${table}/log`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over. Where they are not given: the last entry, and the one before it.
     *
     * @tags Moderation
     * @name GetDeskTablesTableCompare
     * @summary What differs between two points of a game, hidden things included
     * @request GET:/api/desk/tables/{table}/compare
     * @secure
     */
    getDeskTablesTableCompare: (
      table: string,
      query?: {
        /**
         * @min 0
         * @max 999999999
         */
        a?: number;
        /**
         * @min 0
         * @max 999999999
         */
        b?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<Comparison, Problem>({
        path: `/api/desk/tables/${table}/compare`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over.
     *
     * @tags Moderation
     * @name GetDeskTablesTableMails
     * @summary What became of every mail about a table, and what each player has seen; no addresses
     * @request GET:/api/desk/tables/{table}/mails
     * @secure
     */
    getDeskTablesTableMails: (
      table: string,
      query?: {
        /** @pattern ^[\w.:-]{1,64}$ */
        before?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/desk/tables/${table}/mails`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over.
     *
     * @tags Moderation
     * @name GetDeskTablesTableClocks
     * @summary Who is waited for until when, how long answers took, and the log entries about the clock
     * @request GET:/api/desk/tables/{table}/clocks
     * @secure
     */
    getDeskTablesTableClocks: (table: string, params: RequestParams = {}) =>
      this.request<Record<string, any>, Problem>({
        path: `/api/desk/tables/${table}/clocks`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Each look is written down under your name; the players read it when the game is over.
     *
     * @tags Moderation
     * @name GetDeskTablesTableActors
     * @summary Who acted by which way and when: answers, and links of mails that were used
     * @request GET:/api/desk/tables/{table}/actors
     * @secure
     */
    getDeskTablesTableActors: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          acts: Record<string, any>[];
        },
        Problem
      >({
        path: `/api/desk/tables/${table}/actors`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description The players read the same on the page of the table when the game is over.
     *
     * @tags Moderation
     * @name GetDeskTablesTableAudit
     * @summary What moderators looked at and did at a table
     * @request GET:/api/desk/tables/{table}/audit
     * @secure
     */
    getDeskTablesTableAudit: (table: string, params: RequestParams = {}) =>
      this.request<
        {
          looks: {
            /**
             * ISO 8601, UTC
             * @format date-time
             */
            at: string;
            playerId: string;
            name: string;
            tableId: string;
            what: string;
            disputeId?: string;
            data: Record<string, string | number>;
          }[];
        },
        Problem
      >({
        path: `/api/desk/tables/${table}/audit`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name GetDeskTablesTableCorrections
     * @summary What the game lets a moderator put right just now, with every possible answer
     * @request GET:/api/desk/tables/{table}/corrections
     * @secure
     */
    getDeskTablesTableCorrections: (
      table: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          corrections: {
            name: string;
            label: string;
            prompt: string;
            choice: Choice;
            answerSchema: Record<string, any>;
          }[];
        },
        Problem
      >({
        path: `/api/desk/tables/${table}/corrections`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Nothing is written but that you tried it. Chance is not the table’s own, so no roll can be foreseen.
     *
     * @tags Moderation
     * @name PostTablesTableRulingsTry
     * @summary What a ruling would do, tried on a copy
     * @request POST:/api/tables/{table}/rulings/try
     * @secure
     */
    postTablesTableRulingsTry: (
      table: string,
      data: NewRuling,
      params: RequestParams = {},
    ) =>
      this.request<RulingTrial, Problem>({
        path: `/api/tables/${table}/rulings/try`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description An entry of the log with your name and reason; every seat is told by mail. The same ruling twice is one.
     *
     * @tags Moderation
     * @name PostTablesTableRulings
     * @summary Make a ruling
     * @request POST:/api/tables/{table}/rulings
     * @secure
     */
    postTablesTableRulings: (
      table: string,
      data: NewRuling,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** The entry of the ruling */
          ruling: number;
          /** The last entry, after what followed */
          seq: number;
          /** It had been made before */
          repeated: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/rulings`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableClockPause
     * @summary Stop all clocks of a table
     * @request POST:/api/tables/{table}/clock/pause
     * @secure
     */
    postTablesTableClockPause: (
      table: string,
      data: {
        /**
         * ISO 8601, UTC
         * @format date-time
         */
        until: string;
        /**
         * One line; everybody at the table reads it
         * @maxLength 10000
         */
        reason: string;
        /** @pattern ^[\w.:-]{1,64}$ */
        disputeId?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          /**
           * ISO 8601, UTC
           * @format date-time
           */
          until: string;
          paused: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/clock/pause`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableClockResume
     * @summary Let the clocks of a table go on
     * @request POST:/api/tables/{table}/clock/resume
     * @secure
     */
    postTablesTableClockResume: (
      table: string,
      data: {
        /**
         * One line; everybody at the table reads it
         * @maxLength 10000
         */
        reason: string;
        /** @pattern ^[\w.:-]{1,64}$ */
        disputeId?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          resumed: boolean;
        },
        Problem
      >({
        path: `/api/tables/${table}/clock/resume`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags Moderation
     * @name PostTablesTableClockExtend
     * @summary Give seats that are waited for more time: so many hours, or until a moment
     * @request POST:/api/tables/{table}/clock/extend
     * @secure
     */
    postTablesTableClockExtend: (
      table: string,
      data: {
        /**
         * A seat's id, e.g. `us`
         * @pattern ^[\w.:-]{1,64}$
         */
        seat?: string;
        /** @maxLength 200 */
        decision?: string;
        hours?: number;
        /**
         * ISO 8601, UTC
         * @format date-time
         */
        until?: string;
        /**
         * One line; everybody at the table reads it
         * @maxLength 10000
         */
        reason: string;
        /** @pattern ^[\w.:-]{1,64}$ */
        disputeId?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          /**
           * ISO 8601, UTC
           * @format date-time
           */
          until: string;
        },
        Problem
      >({
        path: `/api/tables/${table}/clock/extend`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description They get all that is hidden there; its old player loses it at once. Nobody who has seen behind the screens may.
     *
     * @tags Moderation
     * @name PostDeskTablesTableSeatsSeatReplace
     * @summary Give a seat to another player at once
     * @request POST:/api/desk/tables/{table}/seats/{seat}/replace
     * @secure
     */
    postDeskTablesTableSeatsSeatReplace: (
      table: string,
      seat: string,
      data: {
        /** @maxLength 320 */
        email?: string;
        /** In place of an address: a computer player */
        computer?: true;
        /** @maxLength 10000 */
        reason: string;
        /** @pattern ^[\w.:-]{1,64}$ */
        disputeId?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          seq: number;
          name: string;
        },
        Problem
      >({
        path: `/api/desk/tables/${table}/seats/${seat}/replace`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * @description They are written for a game that nobody plays. Nothing is sent, and their links lead nowhere.
     *
     * @tags People
     * @name GetAdministrationMailExamples
     * @summary Every kind of mail that this server sends, of each game in each language
     * @request GET:/api/administration/mail-examples
     * @secure
     */
    getAdministrationMailExamples: (
      query?: {
        /** @maxLength 64 */
        game?: string;
        /** @maxLength 35 */
        language?: string;
        kind?:
          | "turn"
          | "ended"
          | "unfit"
          | "concern"
          | "start"
          | "over"
          | "reminder"
          | "expiry"
          | "overdue"
          | "clock"
          | "ruling"
          | "resigned"
          | "took-over"
          | "replaced"
          | "takeback"
          | "reply"
          | "letter"
          | "letter-answer"
          | "letters-read"
          | "moderator-called"
          | "declined"
          | "undelivered"
          | "left-table"
          | "removed"
          | "table-changed"
          | "open-words"
          | "bids-wanted"
          | "appointed"
          | "nomination"
          | "seat-offered"
          | "seat-left"
          | "seat-kept"
          | "seat-declined"
          | "webhook-stopped"
          | "digest"
          | "invitation"
          | "cancelled"
          | "nominee"
          | "seat-offer"
          | "dispute"
          | "club-invitation"
          | "club-answer"
          | "sign-in"
          | "address"
          | "address-changed"
          | "account-copied"
          | "test-mail";
        /**
         * The `next` of the page before
         * @min 0
         * @default 0
         */
        from?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          examples: {
            kind: string;
            /** Which of its kind */
            variant: string;
            game: string;
            language: string;
            subject: string;
            /** What lists of mails show beside the subject */
            preheader: string;
            /** The mail as it is sent, its two parts before they are encoded, and its pictures */
            bytes: {
              raw: number;
              html: number;
              text: number;
              pictures: number;
            };
          }[];
          next: number | null;
        },
        Problem
      >({
        path: `/api/administration/mail-examples`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags People
     * @name GetAdministrationMailExamplesKindVariant
     * @summary One of these mails, with both of its parts
     * @request GET:/api/administration/mail-examples/{kind}/{variant}
     * @secure
     */
    getAdministrationMailExamplesKindVariant: (
      kind: string,
      variant: string,
      query?: {
        /** @maxLength 64 */
        game?: string;
        /** @maxLength 35 */
        language?: string;
        /**
         * How the HTML is to look, whatever the colours of whoever shows it
         * @default "light"
         */
        shape?: "light" | "dark" | "phone" | "no-pictures" | "text";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          kind: string;
          /** Which of its kind */
          variant: string;
          game: string;
          language: string;
          subject: string;
          /** What lists of mails show beside the subject */
          preheader: string;
          /** The mail as it is sent, its two parts before they are encoded, and its pictures */
          bytes: {
            raw: number;
            html: number;
            text: number;
            pictures: number;
          };
          text: string;
          /** With its pictures in it; empty in the shape `text` */
          html: string;
        },
        Problem
      >({
        path: `/api/administration/mail-examples/${kind}/${variant}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),
  };
}
