import stringify from 'safe-stable-stringify';
import type { LoadedPack } from '../../../kernel/rules.ts';
import { isRecord } from './explain-issue.ts';
import type { PackFile } from './pack-schema.ts';
import { provenanceOf } from './provenance.ts';

/** Every value of the pack that is not the printed one: `cards.poland.cubes`, its value, its source. */
export function listReconstructed(file: PackFile): LoadedPack['reconstructed'] {
  const { cards, ...rest } = file;
  return valuesIn({ ...rest, cards: Object.fromEntries(cards.map((card) => [card.id, card])) }, '');
}

function valuesIn(value: unknown, at: string): LoadedPack['reconstructed'] {
  if (!isRecord(value)) return [];
  if (typeof value.source !== 'string')
    return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, at ? `${at}.${key}` : key));
  if (provenanceOf(value.source) !== 'reconstructed') return [];
  const shown = value.value ?? value.effect;
  return [{ at, value: typeof shown === 'string' ? shown : (stringify(shown) ?? ''), source: value.source }];
}
