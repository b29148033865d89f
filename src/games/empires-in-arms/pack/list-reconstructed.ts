import stringify from 'safe-stable-stringify';
import { isRecord } from '../../../kernel/is-record.ts';
import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import type { PackFile } from './pack-schema.ts';
import { placeName } from './place-name.ts';
import { provenanceOf } from './sourced.ts';

/** A value of the pack with its place, `areas.paris.spires`, and its source. */
export type Sourced = { readonly at: string; readonly value: string; readonly source: string };

/** Every value of the pack that is not known to be the printed one. */
export function listReconstructed(file: PackFile): LoadedPack['reconstructed'] {
  return listValues(file).filter(({ source }) => provenanceOf(source) === 'reconstructed');
}

/** Every value of the pack. The shapes have a provenance of their own, for all of them. */
export function listValues({ shapes: _, ...rest }: PackFile): readonly Sourced[] {
  return valuesIn(rest, []);
}

function valuesIn(part: unknown, path: readonly string[]): readonly Sourced[] {
  if (Array.isArray(part)) return part.flatMap((item, i) => valuesIn(item, [...path, placeName(item, i)]));
  if (!isRecord(part)) return [];
  const { source, confidence, note, ...rest } = part;
  if (typeof source !== 'string')
    return Object.entries(rest).flatMap(([key, inner]) => valuesIn(inner, [...path, key]));
  const value = 'value' in rest ? rest.value : rest;
  return [{ at: path.join('.'), value: typeof value === 'string' ? value : (stringify(value) ?? ''), source }];
}
