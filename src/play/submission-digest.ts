import { hash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { Answered } from '../kernel/asks-the-same.ts';
import type { SeatId } from '../kernel/decision.ts';

/** The content of an idempotency key: the first 128 bits of SHA-256 over the seat and its answers. */
export function submissionDigest(seat: SeatId, answers: readonly Answered[]): string {
  return hash('sha256', stringify({ seat, answers }) ?? '').slice(0, 32);
}
