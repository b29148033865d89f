/** How much a computer player thinks about one answer. */
export type Budget = {
  /** Positions that it looks at. It answers the same to the same question as long as this ends its thinking. */
  readonly positions: number;
  /** Milliseconds after which it stops in any case, and answers with what it has found. */
  readonly ms: number;
};

/** Two seconds at the most; on one core of today the positions take less. */
export const USUAL_BUDGET: Budget = { positions: 6_000, ms: 2_000 };
