/** The earliest of times in ISO 8601. */
export function earliest(times: readonly (string | null)[]): Date | undefined {
  const known = times.filter((time) => time !== null).map((time) => new Date(time).getTime());
  return known.length > 0 ? new Date(Math.min(...known)) : undefined;
}
