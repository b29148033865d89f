import type { AbsenceAct } from '../audit/act.ts';
import { writeAct } from '../audit/write-act.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Span } from '../time/counted-time.ts';

/**
 * Notes for good what a player did about an absence: clocks change by it, and a moderator must be able to say later why
 * somebody had until then. `span`: as it was until now.
 */
export function noteAbsence(
  tx: Pick<Tx, 'audit'>,
  { clock }: Pick<Services, 'clock'>,
  { playerId, did, span }: { readonly playerId: string; readonly did: AbsenceAct['data']['did']; readonly span: Span },
): Promise<void> {
  const data = { did, from: span.from.toISOString(), to: span.to.toISOString() };
  return writeAct(tx, { by: playerId, at: clock.now(), what: 'absence', data });
}
