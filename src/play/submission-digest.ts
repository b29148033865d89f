import { hash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { SeatId } from '../kernel/decision.ts';
import type { Answered } from '../log/plan-entries.ts';

/** What an idempotency key stands for: SHA-256 over the seat and its answers. */
export function submissionDigest(seat: SeatId, answers: readonly Answered[]): string {
  return hash('sha256', stringify({ seat, answers }) ?? '');
}
