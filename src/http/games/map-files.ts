import { createHash } from 'node:crypto';
import type { Translator } from '../../i18n/translator.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import { type Asset, asset } from '../middleware/send-asset.ts';

type LayerFile = 'layer' | 'layer-near';

export type MapFiles = {
  /** Of the layer: part of the address of its files. */
  readonly hash: string;
  /**
   * The layer with the names that are read from afar (`layer.es.svg`) or from near (`layer-near.es.svg`); undefined for
   * another name.
   */
  file(name: string): Asset | undefined;
};

/** By language. */
const made = new WeakMap<object, Map<string, MapFiles>>();

/** What never changes about a map for the readers of a language, drawn once in this process. */
export function mapFilesOf(map: BoardMap<object>, { locale, t }: Pick<Translator, 'locale' | 't'>): MapFiles {
  const known = made.get(map)?.get(locale);
  if (known) return known;
  const far = map.layer('far', t);
  const files = new Map([
    [fileName('layer', locale), asset('image/svg+xml', far)],
    [fileName('layer-near', locale), asset('image/svg+xml', map.layer('near', t))],
  ]);
  const fresh = {
    hash: createHash('sha256').update(far).digest('hex').slice(0, 16),
    file: (name: string) => files.get(name),
  };
  made.set(map, (made.get(map) ?? new Map<string, MapFiles>()).set(locale, fresh));
  return fresh;
}

/** The address of a file of a game's map in a reader's language, kept for ever. */
export function mapFileAddress(
  game: string,
  map: BoardMap<object>,
  file: LayerFile,
  translator: Pick<Translator, 'locale' | 't'>,
): string {
  return `/maps/${game}/${mapFilesOf(map, translator).hash}/${fileName(file, translator.locale)}`;
}

/** The language that the name of such a file ends in. */
export function languageOfFile(name: string): string | undefined {
  return /\.([A-Za-z-]+)\.\w+$/.exec(name)?.[1];
}

const fileName = (file: LayerFile, locale: string) => `${file}.${locale}.svg`;
