import type { Logger } from 'pino';
import type { Db } from '../database/client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { GameModule } from '../kernel/rules.ts';
import type { HowMany } from './given-rows.ts';
import type { Memory } from './memory.ts';
import type { Pulse } from './pulse.ts';

/** The time; tests and the clock's own trials turn it by hand. */
export type Clock = { now(): Date };

/** Every game of this server by its id. */
export type Games = ReadonlyMap<string, GameModule>;

/** What the rooms need to know of the configuration. */
export type Settings = {
  /** Where people reach this server, without a slash at the end. */
  readonly baseUrl: string;
  /** Notifications of one table for one person that fall into this many seconds go into one mail. */
  readonly mailMergeSeconds: number;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** Replies by mail reach this server at addresses of this domain; undefined: no replies by mail. */
  readonly replyDomain?: string | undefined;
  /** How many days a year each player can be away; undefined: as many as usual. */
  readonly absenceDays?: number | undefined;
  /** Languages that can be chosen here though not all is translated. */
  readonly unfinishedLanguages?: readonly string[] | undefined;
  /** Mails are kept and shown at `/mailbox` instead of being sent. */
  readonly builtInMailbox: boolean;
  /** Webhooks and notices may go to this machine itself, without encryption: only tests want that. */
  readonly loopbackOutlets?: boolean | undefined;
};

/** What a write of the log tells the rooms above it. */
export type LogWrite = {
  readonly at: Date;
  /** When its notifications may be mailed. */
  readonly dueAt: Date;
  /** The game is over with it. */
  readonly over: boolean;
  /** What seats are not asked any more, and all that is asked after it. */
  readonly closed: readonly { readonly seat: string; readonly decision: string; readonly name: string }[];
  readonly open: readonly { readonly seat: string; readonly decision: string }[];
  /** A seat that gives up with it. */
  readonly resigns: string | undefined;
  /** Seats that the clock sought somebody for, and whose players are back. */
  readonly kept: readonly string[];
  /** The game moved on: nobody can take back any more what they asked to take back before. */
  readonly endsTakebacks: boolean;
  /** The request that is granted by this, if it is open still. */
  readonly grants: string | undefined;
};

/**
 * What a write of the log brings along in tables of the rooms above it: a part of its one statement, which reads
 * `moved`, the id of its table. Its text is always the same for as many rows: each statement is planned once.
 */
export type Alongside = {
  /** `seldom`: only with writes that touch seats, the times of open questions or snapshots. */
  readonly when: 'always' | 'seldom';
  readonly sql: (write: LogWrite, howMany: HowMany) => Prisma.Sql;
};

/** What every function of the middle rooms is given first. */
export type Services = {
  readonly db: Db;
  readonly clock: Clock;
  readonly games: Games;
  readonly settings: Settings;
  readonly log: Logger;
  /** The key to what this process has at hand: one per process, never needed for correctness. */
  readonly memory: Memory;
  /** When this process last did what an operator would miss. */
  readonly pulse: Pulse;
  /** What each write of the log brings along. */
  readonly alongside: readonly Alongside[];
  /** After a commit that wrote notifications: wake the outbox relay. Never needed for correctness. */
  readonly wake: () => void;
  /**
   * After a commit by which somebody may see a table otherwise than before: open pages look. It says nothing but which
   * table, is never needed for correctness, and is undefined where nobody has pages open.
   */
  readonly moved?: ((tableId: string) => void) | undefined;
};
