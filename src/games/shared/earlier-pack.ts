import { isRecord } from '../../kernel/is-record.ts';
import { cloneData, type JsonObject } from '../../kernel/json.ts';

/** A pack that came with an earlier release: its hash, and what it said where the next release says something else. */
export type Release = { readonly hash: string; readonly was: { readonly [path: string]: unknown } };

/**
 * The content of a pack that came with an earlier release, by its hash: records of that time name it by nothing else.
 * Each release, the newest first, undoes the corrections of the one after it; a place is named
 * `events.prince-feisal.crisis`, an item of a list by its id or its index. Undefined: there was no such pack. Throws
 * when a place is gone.
 */
export function earlierContent(
  builtIn: JsonObject,
  releases: readonly Release[],
  hash: string,
): JsonObject | undefined {
  const at = releases.findIndex((release) => release.hash === hash);
  if (at < 0) return undefined;
  const content = cloneData(builtIn);
  for (const { was } of releases.slice(0, at + 1))
    for (const [path, value] of Object.entries(was)) put(content, path.split('.'), value);
  return content;
}

function put(content: unknown, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  const key = Array.isArray(content) ? indexOf(content, name) : name;
  if ((!isRecord(content) && !Array.isArray(content)) || !Object.hasOwn(content, key))
    throw new Error(`the pack has no ${name}`);
  if (rest.length === 0) Reflect.set(content, key, value);
  else put(Reflect.get(content, key), rest, value);
}

function indexOf(items: readonly unknown[], name: string): string {
  const at = items.findIndex((item) => isRecord(item) && item.id === name);
  return at < 0 ? name : String(at);
}
