import { builtInFile } from '../../../src/games/empires-in-arms/pack/built-in-file.ts';
import { type PackFile, packSchema } from '../../../src/games/empires-in-arms/pack/pack-schema.ts';
import { placeName } from '../../../src/games/empires-in-arms/pack/place-name.ts';
import type { Fault } from '../../../src/games/shared/pack-reader.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';

/** A place as faults name it, `areas.paris.spires.value`, and what stands there; undefined: nothing any more. */
export type Change = readonly [path: string, value: unknown];

const english = translator('en', 'UTC');
const parsed = packSchema.parse(builtInFile);

/** The pack that comes with the server, as a file, with some places changed. */
export function changedFile(...changes: readonly Change[]): PackFile {
  const file = structuredClone(parsed);
  for (const [path, value] of changes) put(file, path.split('/'), value);
  return file;
}

/** A fault as `place: sentence`. */
export const sayFault = ({ at, reason }: Fault): string => `${at}: ${english.t(reason)}`;

/** What a check finds in a changed pack. */
export function found(check: (file: PackFile) => readonly Fault[], ...changes: readonly Change[]): readonly string[] {
  return check(changedFile(...changes)).map(sayFault);
}

/** The item of this name in a list of the pack that comes with the server. */
export function itemAt(path: string): unknown {
  return path.split('/').reduce<unknown>((part, key) => Reflect.get(Object(part), keyIn(part, key)), parsed);
}

function put(part: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof part !== 'object' || part === null) throw new Error(`nothing to change at ${key}`);
  const at = keyIn(part, key);
  if (rest.length > 0) put(Reflect.get(part, at), rest, value);
  else if (value === undefined && Array.isArray(part)) part.splice(Number(at), 1);
  else if (value === undefined) Reflect.deleteProperty(part, at);
  else Reflect.set(part, at, value);
}

/** An item of a list by its name or `+` for one more. */
function keyIn(part: unknown, key: string): string {
  if (!Array.isArray(part)) {
    if (!isRecord(part)) throw new Error(`no ${key} there`);
    return key;
  }
  if (key === '+') return String(part.length);
  const at = part.findIndex((item, i) => placeName(item, i) === key);
  if (at < 0) throw new Error(`no ${key} in the list`);
  return String(at);
}
