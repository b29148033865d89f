import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Span } from '../time/counted-time.ts';

/** As the audit names it. */
export const ABSENCE = 'absence';

/** What a player did: set an absence, took it back before it began, or came back before its end. */
export const ABSENCE_ACTS = ['set', 'taken-back', 'ended'] as const;
export type AbsenceAct = (typeof ABSENCE_ACTS)[number];

/**
 * Notes for good what a player did about an absence: clocks change by it, and a moderator must be able to say later why
 * somebody had until then. `span`: as it was until now.
 */
export async function noteAbsence(
  tx: Pick<Tx, 'audit'>,
  { clock }: Pick<Services, 'clock'>,
  { playerId, did, span }: { readonly playerId: string; readonly did: AbsenceAct; readonly span: Span },
): Promise<void> {
  const data = { did, from: span.from.toISOString(), to: span.to.toISOString() };
  await tx.audit.create({ data: { playerId, what: ABSENCE, data, at: clock.now() } });
}
