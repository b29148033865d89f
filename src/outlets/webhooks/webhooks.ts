import { newId } from '../../platform/new-id.ts';
import { refuse } from '../../platform/refuse.ts';
import { newSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { lockTable } from '../../platform/transaction.ts';
import { reachOf } from '../reach/reach.ts';
import { readOutletUrl } from '../reach/read-outlet-url.ts';
import { isShape, type Shape } from './shapes.ts';

/** Webhooks of one table. */
const MOST_WEBHOOKS = 5;

export type WebhookView = {
  readonly id: string;
  readonly shape: Shape;
  /** Only the host of its address: the rest is often a secret. */
  readonly host: string;
  readonly createdAt: Date;
  /** Why the last delivery failed; undefined when it did not. */
  readonly trouble: string | undefined;
  /** Nothing is delivered any more since then: too much had failed. */
  readonly stoppedAt: Date | undefined;
};

type AtTable = { readonly tableId: string };

/**
 * An address that is told from now on what happens at a table, in the shape that its program reads. The caller checks
 * that it is the host who asks. `secret` is what deliveries of the shape `json` are signed with; it is shown this once.
 * Refuses (`bad-input`) an unknown shape and an address that nothing may be sent to, (`stale`) a table that was called
 * off, and (`too-many`) more than five.
 */
export async function addWebhook(
  { db, clock, settings }: Services,
  { tableId, shape, url }: AtTable & { readonly shape: string; readonly url: string },
): Promise<{ readonly id: string; readonly secret: string }> {
  if (!isShape(shape)) throw refuse('bad-input', 'outlets.bad-shape');
  const address = readOutletUrl(url, reachOf(settings));
  const [id, secret] = [newId(), newSecret()];
  return db.$transaction(async (tx) => {
    const { status, seq } = await lockTable(tx, tableId);
    if (status === 'cancelled') throw refuse('stale', 'outlets.cancelled');
    const count = await tx.webhook.count({ where: { tableId } });
    if (count >= MOST_WEBHOOKS) throw refuse('too-many', 'outlets.too-many', { most: MOST_WEBHOOKS });
    const now = clock.now();
    await tx.webhook.create({ data: { id, tableId, shape, url: address, secret, seq, nextAt: now, createdAt: now } });
    return { id, secret };
  });
}

/** The webhooks of a table, oldest first, without their secrets. */
export async function listWebhooks({ db }: Services, { tableId }: AtTable): Promise<readonly WebhookView[]> {
  const rows = await db.webhook.findMany({ where: { tableId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.flatMap(({ id, shape, url, createdAt, trouble, stoppedAt }) =>
    isShape(shape)
      ? [
          {
            id,
            shape,
            host: new URL(url).host,
            createdAt,
            trouble: trouble ?? undefined,
            stoppedAt: stoppedAt ?? undefined,
          },
        ]
      : [],
  );
}

/** Removes a webhook. Refuses (`not-found`) one that the table does not have. */
export async function removeWebhook(
  { db }: Services,
  { tableId, id }: AtTable & { readonly id: string },
): Promise<void> {
  const { count } = await db.webhook.deleteMany({ where: { tableId, id } });
  if (count === 0) throw refuse('not-found', 'outlets.no-such-webhook');
}

/**
 * Delivers again to a webhook that was given up, from where the table is now; one that works goes on as it did. Refuses
 * (`not-found`) one that the table does not have.
 */
export async function resumeWebhook(
  { db, clock }: Services,
  { tableId, id }: AtTable & { readonly id: string },
): Promise<void> {
  const found = await db.webhook.findFirst({ where: { tableId, id }, select: { table: { select: { seq: true } } } });
  if (!found) throw refuse('not-found', 'outlets.no-such-webhook');
  await db.webhook.updateMany({
    where: { id, stoppedAt: { not: null } },
    data: { stoppedAt: null, failures: 0, trouble: null, seq: found.table.seq, nextAt: clock.now() },
  });
}
