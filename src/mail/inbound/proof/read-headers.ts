/** One field of a mail's header: its name in lower case, and its value on one line. */
export type HeaderField = { readonly name: string; readonly value: string };

/** Bytes; those of honest mails have a tenth of it. */
const LONGEST = 64 * 1024;
const END = /\r?\n\r?\n/u;
/** What reads signatures takes time by the square of the length of a gap; nobody folds a line like that. */
const LONGEST_GAP = 200;

/** The fields of a mail's header from the top down; undefined where it is longer than 64 kB, or full of gaps. */
export function readHeaders(raw: Uint8Array): readonly HeaderField[] | undefined {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, LONGEST)).toString('latin1');
  const end = END.exec(start)?.index;
  if ((end === undefined && raw.length > LONGEST) || hasGap(start.slice(0, end))) return undefined;

  const lines: string[] = [];
  for (const line of start.slice(0, end).split(/\r?\n/u)) {
    const last = lines.length - 1;
    if (/^[ \t]/u.test(line) && last >= 0) lines[last] += ` ${line.trim()}`;
    else lines.push(line);
  }
  return lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? [] : [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
  });
}

/** The values of the fields of this name, from the top down. */
export function valuesOf(fields: readonly HeaderField[], name: string): readonly string[] {
  return fields.flatMap((field) => (field.name === name ? [field.value] : []));
}

function hasGap(text: string): boolean {
  return text.split(/[^ \t\r\n]+/u).some((gap) => gap.length >= LONGEST_GAP);
}
