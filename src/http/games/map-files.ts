import { createHash } from 'node:crypto';
import type { BoardMap } from '../../kernel/board-map.ts';
import { type Asset, asset } from '../middleware/send-asset.ts';

export type MapFiles = {
  /** Of the layer: part of the address of its files. */
  readonly hash: string;
  /**
   * The layer with the names that are read from afar (`layer`) or from near (`layer-near`); undefined for another name.
   */
  file(name: string): Asset | undefined;
};

const made = new WeakMap<object, MapFiles>();

/** What never changes about a map, drawn once in this process. */
export function mapFilesOf(map: BoardMap<object>): MapFiles {
  const known = made.get(map);
  if (known) return known;
  const far = map.layer('far');
  const files = new Map([
    ['layer', asset('image/svg+xml', far)],
    ['layer-near', asset('image/svg+xml', map.layer('near'))],
  ]);
  const fresh = {
    hash: createHash('sha256').update(far).digest('hex').slice(0, 16),
    file: (name: string) => files.get(name),
  };
  made.set(map, fresh);
  return fresh;
}

/** The address of a file of a game's map, kept for ever. */
export function mapFileAddress(game: string, map: BoardMap<object>, file: 'layer' | 'layer-near'): string {
  return `/maps/${game}/${mapFilesOf(map).hash}/${file}.svg`;
}
