/** One part of some data that differs: where (`issues.rhineland.influence.fr`), and what is there before and after. */
export type Difference = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** More differences than this are no help to anybody. */
const MOST = 300;

/** What differs between two pieces of plain data, part by part, in the order of their keys; at most 300 parts. */
export function compareData(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (isParted(before) && isParted(after) && Array.isArray(before) === Array.isArray(after)) {
    const [a, b] = [partsOf(before), partsOf(after)];
    const keys = [...new Set([...a.keys(), ...b.keys()])];
    const parts = keys.flatMap((key) => compareData(a.get(key), b.get(key), path === '' ? key : `${path}.${key}`));
    return parts.slice(0, MOST);
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

/** Lists of words or numbers (a hand, a deck) are compared as a whole. */
function isParted(data: unknown): data is object {
  if (Array.isArray(data)) return data.some((part) => typeof part === 'object' && part !== null);
  return typeof data === 'object' && data !== null;
}

function partsOf(data: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(data));
}
