import { z } from 'zod';
import { message } from '../kernel/message-schema.ts';
import { OF_CLUB, TO_CLUB_HOST } from './club-notifications.ts';
import { of } from './of-kind.ts';
import { letterAct, reply } from './reply.ts';

/*
 * Every kind of notification with its data, in one place. An act that tells somebody something writes one of these
 * (`write-notifications.ts`); `mail/kinds` says of each how it is mailed. They are grouped by their readers. Times are
 * ISO 8601 in UTC.
 */

const moment = z.iso.datetime();

/** A question that a seat owes an answer to. */
const owed = {
  decision: z.string(),
  /** The entry that opened the decision. */
  since: z.int(),
  /** When it should have been answered, or must be. */
  due: moment,
};

/**
 * The people who were called to a table: its host (by name; not where it is the host who is late) and its moderators;
 * those of the site; its administrators; or nobody, because there is nobody.
 */
const calledSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('table'), host: z.string().optional(), moderators: z.array(z.string()).readonly() }),
  z.object({ of: z.enum(['site', 'administrators', 'nobody']) }),
]);
export type Called = z.infer<typeof calledSchema>;

/** Notifications of before say nothing of who was called: those were the table's own people. */
const called = calledSchema.default({ of: 'table', moderators: [] });

/**
 * News about a table's clocks. `entry`: the log tells it (a pause, its end, more time); `absence`: the player of `seat`
 * will be away; `back`: they no longer are, or (where it had not begun) will not be; `seeking`: a substitute is sought
 * for `seat`.
 */
const clockNews = z.discriminatedUnion('what', [
  z.object({ what: z.literal('entry'), seq: z.int() }),
  z.object({ what: z.literal('absence'), seat: z.string(), from: moment, to: moment }),
  z.object({ what: z.literal('back'), seat: z.string(), began: z.boolean() }),
  z.object({ what: z.literal('seeking'), seat: z.string() }),
]);
export type ClockNews = z.infer<typeof clockNews>;

/** What there is to tell of a dispute. */
const disputeNews = z.enum(['opened', 'taken', 'message', 'resolved', 'withdrawn', 'escalated']);
export type DisputeNews = z.infer<typeof disputeNews>;

/** What there is to tell of a nomination, besides asking the nominee. */
const nominationNews = z.enum(['proposed', 'appointed', 'declined', 'refused', 'host-moderates']);
export type NominationNews = z.infer<typeof nominationNews>;

const nothing = z.object({});
const entry = z.object({ seq: z.int() });
const invitation = z.object({ invitation: z.string() });
/** `reminder`: it was mailed before, and nobody has answered. */
const invited = invitation.extend({ reminder: z.boolean().default(false) });
const substituteRequest = z.object({ substituteRequest: z.string() });

/** For the player of a seat. */
const TO_SEAT = [
  /** The seat is asked something; `seq`: the last entry when it was. */
  of('turn', z.object({ seq: z.int().default(0) })),
  /** What the seat was asked is over without its answer: a step elsewhere has ended it. `what`: what was decided. */
  of('ended', z.object({ decision: z.string(), what: message })),
  /** What it has answered in secret does not fit any more, and can be changed still. */
  of('unfit', z.object({ decision: z.string() })),
  /** What the entry tells concerns the seat at once, though it may be asked nothing: words, an answer to its offer. */
  of('concern', z.object({ seq: z.int() })),
  of('start', nothing),
  of('over', nothing),
  /** How much time is left is counted when the mail is written. */
  of('reminder', z.object(owed)),
  /**
   * Its time is up. `wait`: and nothing follows. `grace-…`: they can still answer until `grace`, then the game
   * answers or the moderator is called. `fallback`, `moderator`: that has happened now; `called`: who was called.
   */
  of(
    'expiry',
    z.object({
      ...owed,
      what: z.enum(['wait', 'grace-fallback', 'grace-moderator', 'fallback', 'moderator']),
      grace: moment.optional(),
      called: calledSchema.optional(),
    }),
  ),
  /** They wait: another seat is overdue. What the clock does about it is looked up when the mail is written. */
  of('overdue', z.object({ ...owed, lateSeat: z.string(), called: calledSchema.optional() })),
  of('clock', clockNews),
  /** The entry by which the game went back or was changed: a ruling, or a takeback. */
  of('ruling', entry),
  of('resigned', z.object({ seat: z.string() })),
  /** They have this seat from now on. */
  of('took-over', nothing),
  /** Another seat has this new player. */
  of('replaced', z.object({ seat: z.string(), player: z.string() })),
  /** Their consent to a takeback is asked; or, to the player who asked, nothing comes of it. */
  of('takeback', z.object({ takeback: z.string(), what: z.enum(['asked', 'refused', 'expired']) })),
  of('reply', reply),
] as const;

/** For a player who belongs to a table, by a seat or otherwise. */
const TO_PLAYER = [
  /** Somebody at the table has written to them; where the game has begun, to their seat. */
  of('letter', z.object({ letter: z.string() })),
  /**
   * The answer to a letter that they wrote by mail: `notes` say why it was not sent, or what was left out of it;
   * `waits` is what is sent once they confirm that it is theirs.
   */
  of(
    'letter-answer',
    z.object({
      sent: z.boolean(),
      notes: z.array(message),
      text: z.string(),
      from: z.string(),
      waits: letterAct.optional(),
    }),
  ),
  /** A moderator has read letters that they have, because somebody reported them: so many. */
  of('letters-read', z.object({ count: z.int() })),
  /**
   * To the host and the moderators: a seat has kept everybody waiting for longer than the table's time control and
   * grace; or the game has answered for its player `missed` times in a row. Where nobody could be called, to the others
   * at the table.
   */
  of(
    'moderator-called',
    z.union([
      z.object({ ...owed, lateSeat: z.string(), called }),
      z.object({ lateSeat: z.string(), missed: z.int(), called }),
    ]),
  ),
  /** To the host: somebody will not play. */
  of('declined', invitation),
  /** To the host: the mail of an invitation came back. */
  of('undelivered', invitation),
  /** To the host: somebody has given back their place before the start. */
  of('left-table', z.object({ player: z.string() })),
  /** The host has taken them out of the table before the start. */
  of('removed', nothing),
  /** The table that they have joined is to be played otherwise than it was when they joined. */
  of('table-changed', nothing),
  /** The words that they promised are waited for. */
  of('open-words', nothing),
  /** Seats are bid for, and their bids are waited for. */
  of('bids-wanted', nothing),
  /** They moderate the table from now on, as `by` wished. */
  of('appointed', z.object({ by: z.string() })),
  /** The table's moderator, or who is to be. Without a nomination: the host moderates. */
  of('nomination', z.object({ what: nominationNews, nomination: z.string().optional() })),
  /** To the host: somebody is sought for a seat. */
  of('seat-offered', substituteRequest),
  /** To a seat's former player: somebody else has it now. */
  of('seat-left', z.object({ seat: z.string() })),
  /** To the host, and to those who were asked to take a seat over: its player is back. */
  of('seat-kept', substituteRequest),
  /** To the player who offered a seat: the person they asked said no. */
  of('seat-declined', substituteRequest),
  /** To the host: a webhook of the table is given up. */
  of('webhook-stopped', z.object({ webhook: z.string() })),
] as const;

/** For a player, about all their tables. */
const TO_READER = [
  /** The hour of their digest has come: an alarm, which holds nothing itself. */
  of('digest', nothing),
] as const;

/** For people who may not be at the table, by their account or by an address alone. */
const TO_OUTSIDER = [
  of('invitation', invited),
  /** The host has called the table off. */
  of('cancelled', nothing),
  /** Would they moderate the table? */
  of('nominee', z.object({ nomination: z.string() })),
  /** Would they take over a seat? */
  of('seat-offer', substituteRequest),
  of('dispute', z.object({ dispute: z.string(), what: disputeNews, message: z.string().optional() })),
] as const;

/** For an address, about an account. */
const TO_ADDRESS = [
  /** `next`: the page that they wanted; `locale`: the language of the page where they asked. */
  of('sign-in', z.object({ next: z.string().optional(), locale: z.string().optional() })),
  /** Without a player the request was taken back, by signing out everywhere. */
  of('address', z.object({ playerId: z.string().optional() })),
  of('address-changed', z.object({ playerId: z.string(), at: moment })),
  /** An administrator has downloaded all that is theirs. */
  of('account-copied', z.object({ playerId: z.string() })),
  /** They administer the server, and try whether mail arrives. */
  of('test-mail', z.object({ playerId: z.string() })),
] as const;

export const notificationSchema = z.discriminatedUnion('kind', [
  ...TO_SEAT,
  ...TO_PLAYER,
  ...TO_READER,
  ...TO_OUTSIDER,
  ...OF_CLUB,
  ...TO_CLUB_HOST,
  ...TO_ADDRESS,
]);

/** A notification as it is read. */
export type Notification = z.output<typeof notificationSchema>;
export type Kind = Notification['kind'];
export const KINDS: readonly Kind[] = notificationSchema.options.map(({ shape }) => shape.kind.value);

/** The data of each kind. */
export type DataOf = { readonly [K in Kind]: Extract<Notification, { kind: K }>['data'] };
/** A notification of certain kinds, as a pair that belongs together. */
export type NotificationOf<K extends Kind> = {
  readonly [P in K]: { readonly kind: P; readonly data: DataOf[P] };
}[K];

/** Notifications as they are written, by whom they are for. */
export type SeatTelling = z.input<(typeof TO_SEAT)[number]>;
export type PlayerTelling = z.input<(typeof TO_PLAYER)[number]>;
export type OutsiderTelling = z.input<(typeof TO_OUTSIDER)[number]>;
export type AddressTelling = z.input<(typeof TO_ADDRESS)[number]>;

/** Whether this version knows a kind that the database holds. */
export function isKind(kind: string): kind is Kind {
  return KINDS.some((known) => known === kind);
}

/** What all of one kind say. */
export function dataOfKind<K extends Kind>(notifications: readonly Notification[], kind: K): readonly DataOf[K][] {
  type OfKind = Notification & { readonly kind: K; readonly data: DataOf[K] };
  return notifications.filter((one): one is OfKind => one.kind === kind).map(({ data }) => data);
}
