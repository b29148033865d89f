const LONGEST = 80;

/** "Tuesday Club" becomes "Tuesday Club 2", and that "Tuesday Club 3". A long name is cut to make room. */
export function rematchName(name: string): string {
  const found = /^(?<stem>.*\S)\s+(?<number>[1-9]\d{0,3})$/u.exec(name);
  const stem = found?.groups?.stem ?? name;
  const number = found ? Number(found.groups?.number) + 1 : 2;
  const ending = ` ${number}`;
  return `${[...stem]
    .slice(0, LONGEST - ending.length)
    .join('')
    .trimEnd()}${ending}`;
}
