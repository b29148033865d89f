import { inflateSync } from 'node:zlib';

type Table = { readonly tag: string; readonly data: Buffer };

const WOFF = { tables: 12, directory: 44, entry: 20 };
const SFNT = { directory: 12, entry: 16 };
const UNICODE = { platform: 3, encoding: 1, language: 0x409 };
/** The family's name and the font's own: a font without both is taken for broken. */
const NAMES = [1, 6];

/**
 * The TrueType file inside a WOFF file (WOFF 1.0, section 4), under the name of `family`: cut-down fonts call a weight such
 * as semibold a family of its own. Checksums are left out, since no renderer asks for them.
 */
export function unpackWoff(woff: Buffer, family: string): Buffer {
  const tables = tablesOf(woff).map((table) => (table.tag === 'name' ? { ...table, data: nameTable(family) } : table));
  const directory = Buffer.alloc(SFNT.directory + SFNT.entry * tables.length);
  const flavor = woff.subarray(4, 8);
  directory.set(flavor);
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [i, { tag, data }] of tables.entries()) {
    const entry = SFNT.directory + SFNT.entry * i;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    end += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tablesOf(woff: Buffer): readonly Table[] {
  return Array.from({ length: woff.readUInt16BE(WOFF.tables) }, (_, i) => {
    const entry = WOFF.directory + WOFF.entry * i;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const tag = woff.toString('latin1', entry, entry + 4);
    return { tag, data: packed === length ? data : inflateSync(data) };
  });
}

/** A naming table (OpenType, `name`, version 0) that holds the family and nothing else. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const { platform, encoding, language } = UNICODE;
  const records = NAMES.flatMap((name) => [platform, encoding, language, name, text.length, 0]);
  const header = [0, NAMES.length, 2 * (3 + records.length), ...records];
  const table = Buffer.alloc(2 * header.length + text.length);
  for (const [i, value] of header.entries()) table.writeUInt16BE(value, 2 * i);
  table.set(text, 2 * header.length);
  return table;
}
