import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BoardMap } from '../../kernel/board-map.ts';

export type MapFile = { readonly svg: Buffer; readonly gzipped: Buffer };
export type MapFiles = {
  /** Of the layer: part of the address of its files. */
  readonly hash: string;
  /**
   * The layer with the names that are read from afar (`layer`) or from near (`layer-near`); undefined for another name.
   */
  file(name: string): MapFile | undefined;
};

const made = new WeakMap<object, MapFiles>();

/** What never changes about a map, drawn once in this process. */
export function mapFilesOf(map: BoardMap<object>): MapFiles {
  const known = made.get(map);
  if (known) return known;
  const far = map.layer('far');
  const files = new Map([
    ['layer', pressed(far)],
    ['layer-near', pressed(map.layer('near'))],
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

function pressed(svg: string): MapFile {
  return { svg: Buffer.from(svg), gzipped: gzipSync(svg, { level: 9 }) };
}
