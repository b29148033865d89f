import type { Tx } from '../platform/transaction.ts';
import type { Act } from './act.ts';

/** An act with its author and its moment. `by`: a player's id, `command-line`, or `clock`. */
export type NewAct = Act & {
  readonly by: string;
  readonly at: Date;
  readonly tableId?: string | undefined;
  /** The dispute on whose account it was done. */
  readonly disputeId?: string | undefined;
};

/**
 * Notes an act for good: the one writer of the audit. `tx`: the transaction of the act itself, so that neither is kept
 * without the other. A look is noted before anything is shown: a look that cannot be noted is not given.
 */
export async function writeAct(tx: Pick<Tx, 'audit'>, act: NewAct): Promise<void> {
  const { by, at, what, data, tableId = null, disputeId = null } = act;
  await tx.audit.create({ data: { playerId: by, at, what, tableId, disputeId, data } });
}
