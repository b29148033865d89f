/**
 * Of the board in words what was not said so before, in order: a line that is new, or says something else by now. Lines
 * are compared as the reader reads them, and a line that stood there twice is old twice.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return now.filter((line) => {
    const known = left.get(line) ?? 0;
    left.set(line, known - 1);
    return known <= 0;
  });
}
