import stringify from 'safe-stable-stringify';
import type { LoadedPack } from '../../../kernel/rules.ts';
import type { PackFile } from './pack-schema.ts';
import { isRecord, placeName } from './places.ts';
import { provenanceOf } from './provenance.ts';

/** Every value of the pack that is not the printed one: `issues.rhineland.vp`, its value, its source. */
export function listReconstructed(file: PackFile): LoadedPack['reconstructed'] {
  return valuesIn(file, []);
}

function valuesIn(value: unknown, path: readonly string[]): LoadedPack['reconstructed'] {
  if (Array.isArray(value)) return value.flatMap((item, i) => valuesIn(item, [...path, placeName(item, i)]));
  if (!isRecord(value)) return [];
  const { source } = value;
  const inner = Object.entries(value).flatMap(([key, item]) => valuesIn(item, [...path, key]));
  if (typeof source !== 'string' || provenanceOf(source) !== 'reconstructed') return inner;
  const shown = value.value ?? value.effect ?? value.condition;
  return [
    { at: path.join('.'), value: typeof shown === 'string' ? shown : (stringify(shown) ?? ''), source },
    ...inner,
  ];
}
