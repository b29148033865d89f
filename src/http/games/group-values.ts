import type { LoadedPack } from '../../kernel/rules.ts';

type Value = LoadedPack['reconstructed'][number];
export type ValueGroup = {
  /** What the values belong to, by its path in the file: `cards.poland`. */
  readonly of: string;
  readonly values: readonly { readonly field: string; readonly value: Value['value']; readonly source?: string }[];
};
/** The groups of one part of the file: all `cards`. */
export type ValueChapter = { readonly part: string; readonly count: number; readonly groups: readonly ValueGroup[] };

/** The one word of a source that says no more than that the value is on this list. */
const PLAIN = 'reconstructed';

/**
 * Reconstructed values in the file's order: part by part, those of one card or region together; a source only
 * where it tells more.
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
  return [...parts].map(([part, groups]) => ({
    part,
    count: [...groups.values()].reduce((sum, group) => sum + group.length, 0),
    groups: [...groups].map(([of, ofIt]) => ({ of, values: ofIt })),
  }));
}

/**
 * `issues.rhineland.options.to-poland.label`: part `issues`, of `issues.rhineland`, field `options.to-poland.label`.
 */
function placeOf(at: string) {
  const [part = '', id, ...rest] = at.split('.');
  if (id === undefined) return { part, of: part, field: '' };
  return rest.length === 0 ? { part, of: part, field: id } : { part, of: `${part}.${id}`, field: rest.join('.') };
}
