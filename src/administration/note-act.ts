import type { JsonObject } from '../kernel/json.ts';
import type { Clock } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Actor } from './actor.ts';

/** What administrators do; each leaves a line that nothing removes. */
export const ACTS = [
  'role',
  'first-administrator',
  'ban',
  'lift-ban',
  'suppress',
  'lift-suppression',
  'resend',
  'verify',
  'backup',
  'export',
  'import',
] as const;
export type Act = (typeof ACTS)[number];

export type NotedAct = {
  readonly by: Actor;
  readonly what: Act;
  readonly tableId?: string | undefined;
  readonly data: JsonObject;
};

/** Written in the transaction of the act itself. */
export async function noteAct(tx: Tx, clock: Clock, { by, what, tableId, data }: NotedAct): Promise<void> {
  const plain = JSON.parse(JSON.stringify(data));
  await tx.audit.create({ data: { playerId: by, what, tableId: tableId ?? null, data: plain, at: clock.now() } });
}
