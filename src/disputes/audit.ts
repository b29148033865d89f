import type { Prisma } from '../generated/prisma/client.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * What moderators looked at that players cannot see, and what they did. `state`: the whole position after an entry,
 * with hands and orders; `log`: the full log; `compare`, `mails`, `clocks`, `actors`: pages of the desk; `trial`: a
 * ruling tried on a copy; `export`: an administrator took the whole record. What they did: `ruling`, `clock`, `seats`,
 * `dispute`, and `moderators`, who were made moderator or dismissed.
 */
export const AUDITED = [
  'state',
  'log',
  'compare',
  'mails',
  'clocks',
  'actors',
  'trial',
  'export',
  'ruling',
  'clock',
  'seats',
  'dispute',
  'moderators',
] as const;
export type Audited = (typeof AUDITED)[number];

export type AuditInput = {
  readonly playerId: string;
  readonly what: Audited;
  readonly tableId: string;
  readonly disputeId?: string | undefined;
  /** Which part: `{ at: 41 }`, `{ from: 1, to: 100 }`. */
  readonly data?: { readonly [part: string]: string | number };
};

/** `name`: empty for the server's command line. */
export type AuditLine = AuditInput & { readonly at: Date; readonly name: string };

/** Written before anything is shown: a look that cannot be noted is not given. */
export async function audit(
  { db, clock }: { readonly db: Pick<Tx, 'audit'> } & Pick<Services, 'clock'>,
  look: AuditInput,
): Promise<void> {
  const { playerId, what, tableId, disputeId, data = {} } = look;
  const row: Prisma.AuditUncheckedCreateInput = { playerId, what, tableId, data: { ...data }, at: clock.now() };
  await db.audit.create({ data: disputeId === undefined ? row : { ...row, disputeId } });
}

type Row = {
  readonly playerId: string;
  readonly name: string | null;
  readonly what: string;
  readonly disputeId: string | null;
  readonly data: AuditInput['data'];
  readonly at: Date;
};

/** What moderators looked at and did at a table, the newest first. The caller checks who may read it. */
export async function readAudit(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  most = 200,
): Promise<readonly AuditLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a."playerId", p.name, a.what, a."disputeId", a.data, a.at
    FROM "Audit" a LEFT JOIN "Player" p ON p.id = a."playerId"
    WHERE a."tableId" = ${tableId} ORDER BY a.at DESC, a.id DESC LIMIT ${most}`;
  return rows.flatMap(({ what, name, disputeId, data, ...row }) => {
    const audited = AUDITED.find((one) => one === what);
    return audited
      ? [{ ...row, tableId, what: audited, name: name ?? '', disputeId: disputeId ?? undefined, data: data ?? {} }]
      : [];
  });
}
