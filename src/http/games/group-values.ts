import type { LoadedPack } from '../../kernel/loaded-pack.ts';

type Value = LoadedPack['reconstructed'][number];
export type ValueGroup = {
  /** What the values belong to, by its path in the file: `cards.poland`. */
  readonly of: string;
  readonly values: readonly { readonly field: string; readonly value: Value['value']; readonly source?: string }[];
};
/** One part of the file, all `cards`: its groups, or, of a part with very many values, how many have which source. */
export type ValueChapter = {
  readonly part: string;
  readonly count: number;
  readonly groups: readonly ValueGroup[];
  readonly sources?: readonly { readonly source: string; readonly count: number }[];
};

/** The one word of a source that says no more than that the value is on this list. */
const PLAIN = 'reconstructed';

/** Of a part with more values than this nobody reads them one by one on a page: the file to download has them. */
const MOST_SHOWN = 1000;

/**
 * Reconstructed values in the file's order: part by part, those of one card or region together; a source only
 * where it tells more. Of a part with more than `MOST_SHOWN` values: its sources, the most frequent first.
 */
export function groupValues(values: LoadedPack['reconstructed']): readonly ValueChapter[] {
  const parts = new Map<string, Map<string, ValueGroup['values'][number][]>>();
  for (const { at, value, source } of values) {
    const { part, of, field } = placeOf(at);
    const groups = parts.get(part) ?? new Map<string, ValueGroup['values'][number][]>();
    parts.set(part, groups);
    const group = groups.get(of) ?? [];
    groups.set(of, group);
    group.push({ field, value, ...(source === PLAIN ? {} : { source }) });
  }
  return [...parts].map(([part, groups]) => {
    const count = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
    return count > MOST_SHOWN
      ? { part, count, groups: [], sources: countSources([...groups.values()].flat()) }
      : { part, count, groups: [...groups].map(([of, ofIt]) => ({ of, values: ofIt })) };
  });
}

function countSources(values: ValueGroup['values']): NonNullable<ValueChapter['sources']> {
  const counts = new Map<string, number>();
  for (const { source = PLAIN } of values) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts].map(([source, count]) => ({ source, count })).sort((a, b) => b.count - a.count);
}

/**
 * `issues.rhineland.options.to-poland.label`: part `issues`, of `issues.rhineland`, field `options.to-poland.label`.
 */
function placeOf(at: string) {
  const [part = '', id, ...rest] = at.split('.');
  if (id === undefined) return { part, of: part, field: '' };
  return rest.length === 0 ? { part, of: part, field: id } : { part, of: `${part}.${id}`, field: rest.join('.') };
}
