import type { LoadedPack } from '../../kernel/rules.ts';

type Value = LoadedPack['reconstructed'][number];
export type ValueGroup = {
  /** What the values belong to, by its path in the file: `cards.poland`. */
  readonly of: string;
  readonly values: readonly { readonly field: string; readonly value: Value['value']; readonly source?: string }[];
};

/** The one word of a source that says no more than that the value is on this list. */
const PLAIN = 'reconstructed';

/** Reconstructed values in the file's order, those of one card or region together; a source only where it tells more. */
export function groupValues(values: LoadedPack['reconstructed']): readonly ValueGroup[] {
  const groups = new Map<string, ValueGroup['values'][number][]>();
  for (const { at, value, source } of values) {
    const dot = at.lastIndexOf('.');
    const of = dot < 0 ? at : at.slice(0, dot);
    const group = groups.get(of) ?? [];
    groups.set(of, group);
    group.push({ field: dot < 0 ? '' : at.slice(dot + 1), value, ...(source === PLAIN ? {} : { source }) });
  }
  return [...groups].map(([of, ofIt]) => ({ of, values: ofIt }));
}
