import type { KeptAnswer } from '../kernel/close-window.ts';
import type { SeatId } from '../kernel/decision.ts';

/** A table's answers to questions that are answered in secret and open still. */
export type Windows = {
  /** Changes when they do. */
  readonly version: number;
  readonly answers: readonly KeptAnswer[];
};

/** A table at which nobody has ever answered in secret. */
export const NO_WINDOWS: Windows = { version: 0, answers: [] };

/** What a seat has answered to a question so far. */
export function keptOf(
  { answers }: Pick<Windows, 'answers'>,
  { seat, decision }: { readonly seat: SeatId; readonly decision: string },
): KeptAnswer | undefined {
  return answers.find((one) => one.seat === seat && one.decision === decision);
}

/** The answers with a new one, in place of what the seat had answered to the same question. */
export function withKept(answers: readonly KeptAnswer[], kept: KeptAnswer): readonly KeptAnswer[] {
  return [...answers.filter(({ seat, decision }) => seat !== kept.seat || decision !== kept.decision), kept];
}
