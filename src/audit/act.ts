import { z } from 'zod';

const act = <const What extends string, Shape extends z.ZodRawShape>(what: What, shape: Shape) =>
  z.object({ what: z.literal(what), data: z.object(shape) });

/** An administrator took the whole record of a table, with everything hidden: players may know that too. */
const exported = act('export', { table: z.string() });

/** What administrators do on the whole site. */
export const siteActSchema = z.discriminatedUnion('what', [
  act('role', { player: z.string(), name: z.string(), from: z.string(), role: z.string() }),
  act('first-administrator', { name: z.string() }),
  act('ban', { address: z.string(), reason: z.string(), players: z.array(z.string()) }),
  act('lift-ban', { address: z.string(), players: z.array(z.string()) }),
  act('suppress', { address: z.string(), reason: z.string() }),
  act('lift-suppression', { address: z.string() }),
  act('resend', { mail: z.string(), kind: z.string(), to: z.string() }),
  act('verify', {
    tables: z.number(),
    bad: z.number(),
    found: z.array(z.object({ tableId: z.string(), faults: z.array(z.string()) })),
  }),
  act('delete-account', { player: z.string() }),
  act('export-account', { player: z.string() }),
  act('backup', {}),
  exported,
  act('import', { table: z.string() }),
]);

/**
 * What moderators do at a table, how its host has it moderated, and what they look at that its players cannot see.
 * Looks: `state`, the whole position after an entry, with hands and orders; `log`, the full log; `compare`, `mails`,
 * `clocks` and `actors`, pages of the desk; `trial`, a ruling tried on a copy; `dispute` with `read`, one that others
 * do not read, and with `letters`, those that somebody reported. All else is a deed.
 */
export const tableActSchema = z.discriminatedUnion('what', [
  act('state', { at: z.number() }),
  act('log', { from: z.number(), to: z.number() }),
  act('compare', { a: z.number(), b: z.number() }),
  act('mails', {}),
  act('clocks', {}),
  act('actors', {}),
  act('trial', { ruling: z.string() }),
  exported,
  act('ruling', { ruling: z.string() }),
  act('clock', { did: z.enum(['pause', 'resume', 'extend']) }),
  z.object({
    what: z.literal('seats'),
    data: z.discriminatedUnion('did', [
      z.object({ did: z.literal('given'), name: z.string() }),
      z.object({ did: z.enum(['offered', 'withdrawn']) }),
    ]),
  }),
  act('dispute', { did: z.enum(['read', 'letters', 'taken', 'message', 'resolved', 'withdrawn']) }),
  z.object({
    what: z.literal('moderators'),
    data: z.union([z.object({ appointed: z.string() }), z.object({ dismissed: z.string() })]),
  }),
  // How the host lets the table be moderated; hours.
  act('policy', { hostModerates: z.boolean(), disputePauseHours: z.number(), disputeEscalationHours: z.number() }),
]);

/** A player set an absence, took it back before it began, or ended it early; `from` and `to`: as it was until then. */
export const absenceActSchema = act('absence', {
  did: z.enum(['set', 'taken-back', 'ended']),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});

/** The clock could not answer for a seat; administrators find the table among the stuck ones. */
const clockFailedActSchema = act('clock-failed', { seat: z.string(), decision: z.string(), error: z.string() });

export type SiteAct = z.output<typeof siteActSchema>;
export type TableAct = z.output<typeof tableActSchema>;
export type AbsenceAct = z.output<typeof absenceActSchema>;
export type ClockFailedAct = z.output<typeof clockFailedActSchema>;

/** Everything that is noted for good: each act with its own data. */
export type Act = SiteAct | TableAct | AbsenceAct | ClockFailedAct;

/** A row that this version cannot read: kept, and shown by its stored name. */
export type UnknownAct = { readonly what: 'unknown'; readonly data: { readonly what: string } };

/** Every `what` of the audit, for reading one list without the others. */
export const SITE_ACTS: readonly string[] = siteActSchema.options.map((one) => one.shape.what.value);
export const TABLE_ACTS: readonly string[] = tableActSchema.options.map((one) => one.shape.what.value);
