/**
 * The same answer for everybody who asks within `ms` milliseconds, and for all who ask while it is being made: however
 * many ask, the work is done no more often than that. A failure is not kept.
 */
export function keepFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const answer = make();
    const mine = { answer, until: Number.POSITIVE_INFINITY };
    kept = mine;
    const done = (until: number) => {
      if (kept === mine) kept = { answer, until };
    };
    answer.then(
      () => done(performance.now() + ms),
      () => done(0),
    );
    return answer;
  };
}
