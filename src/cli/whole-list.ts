type Page<Line> = { readonly lines: readonly Line[]; readonly next: string | undefined };

/** All lines of a list that comes in pages: whoever is at the command line has the time. */
export async function wholeList<Line>(
  read: (after: string | undefined) => Promise<Page<Line>>,
): Promise<readonly Line[]> {
  const all: Line[] = [];
  let after: string | undefined;
  do {
    const { lines, next } = await read(after);
    all.push(...lines);
    after = next;
  } while (after !== undefined);
  return all;
}
