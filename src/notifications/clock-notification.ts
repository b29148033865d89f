import { z } from 'zod';

const moment = z.iso.datetime();
const what = {
  decision: z.string(),
  /** The entry that opened the decision. */
  since: z.int(),
  /** When it should have been answered, or must be. */
  due: moment,
};

/**
 * A seat's reminder, `Notification.data`; times are ISO 8601 in UTC. How much time is left is counted when the mail is
 * written.
 */
export const reminderSchema = z.object(what);

/**
 * The people who were called to a table: its host (by name; not where it is the host who is late) and its moderators;
 * those of the site; its administrators; or nobody, because there is nobody.
 */
export const calledSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('table'), host: z.string().optional(), moderators: z.array(z.string()).readonly() }),
  z.object({ of: z.enum(['site', 'administrators', 'nobody']) }),
]);
export type Called = z.infer<typeof calledSchema>;

/** Notifications of before say nothing of who was called: those were the table's own people. */
const called = calledSchema.default({ of: 'table', moderators: [] });

/**
 * A seat's time is up. `wait`: and nothing follows. `grace-...`: they can still answer until `grace`, then the game
 * answers or the moderator is called. `fallback`, `moderator`: that has happened now.
 */
export const expirySchema = z.object({
  ...what,
  what: z.enum(['wait', 'grace-fallback', 'grace-moderator', 'fallback', 'moderator']),
  grace: moment.optional(),
  /** The people who were called, where the moderator was. */
  called: calledSchema.optional(),
});

/** To those who wait: a seat is overdue. What the clock does about it is looked up when the mail is written. */
export const overdueSchema = z.object({ ...what, lateSeat: z.string(), called: calledSchema.optional() });

/**
 * To the host and the table's moderators: a seat has kept everybody waiting for longer than the table's time control
 * and grace; or the game has answered for its player `missed` times in a row.
 */
export const moderatorCalledSchema = z.union([
  z.object({ ...what, lateSeat: z.string(), called }),
  z.object({ lateSeat: z.string(), missed: z.int(), called }),
]);

/**
 * News about a table's clocks. `entry`: the log tells it (a pause, its end, more time); `absence`: the player of `seat`
 * will be away; `back`: they no longer are, or (where it had not begun) will not be; `seeking`: a substitute is sought
 * for `seat`.
 */
export const clockNewsSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('entry'), seq: z.int() }),
  z.object({ what: z.literal('absence'), seat: z.string(), from: moment, to: moment }),
  z.object({ what: z.literal('back'), seat: z.string(), began: z.boolean() }),
  z.object({ what: z.literal('seeking'), seat: z.string() }),
]);
export type ClockNews = z.infer<typeof clockNewsSchema>;

/** What the clock writes into `Notification.data`, by the notification's kind. */
export type ClockNotification =
  | { readonly kind: 'reminder'; readonly data: z.input<typeof reminderSchema> }
  | { readonly kind: 'expiry'; readonly data: z.input<typeof expirySchema> }
  | { readonly kind: 'overdue'; readonly data: z.input<typeof overdueSchema> }
  | { readonly kind: 'moderator-called'; readonly data: z.input<typeof moderatorCalledSchema> };
