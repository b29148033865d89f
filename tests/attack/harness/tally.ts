import { appendFileSync } from 'node:fs';

/** What an attack did to the server, and what it got out of it; the last four must be 0. */
export type AttackCounts = {
  readonly requests?: number;
  readonly mails?: number;
  readonly connections?: number;
  readonly kills?: number;
  /** Submissions or mails that were acknowledged and are gone. */
  readonly lost?: number;
  /** Submissions or mails that took effect twice. */
  readonly doubled?: number;
  /** Draws, or answers still secret, that the attacker knew before they fell. */
  readonly foreseen?: number;
  /** Answers that told the attacker something hidden from them. */
  readonly leaked?: number;
};

/**
 * Notes the counts of one attack scene for the gate's output. The gate names a file in `ATTACK_TALLY` and sums the
 * lines up with `tools/attack-totals.mjs`; without it nothing is written. The scene asserts its own zeros besides.
 */
export function tally(scene: string, counts: AttackCounts): void {
  const file = process.env.ATTACK_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ scene, ...counts })}\n`);
}
