import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All messages of one language: ICU MessageFormat text by key. */
export type Catalogue = ReadonlyMap<string, string>;
/** One JSON file of messages. */
export type CatalogueFile = {
  readonly language: string;
  readonly path: string;
  /** Its path from the folder of the sources. */
  readonly inside: string;
};

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/**
 * Every catalogue file below a source folder: `i18n/<language>/<room>.json`, and in the kernel and the games
 * `.../words/<language>.json`. Another language is found because its files are there.
 */
export function catalogueFiles(sources: string = SOURCES): readonly CatalogueFile[] {
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const inside = relative(sources, path);
      const folders = inside.split(/[\\/]/);
      const folder = basename(dirname(path));
      if (folders[0] === 'i18n' && folders.length === 3) return [{ language: folder, path, inside }];
      if ((folders[0] === 'games' || folders[0] === 'kernel') && folder === 'words')
        return [{ language: basename(path, '.json'), path, inside }];
      return [];
    });
}

/** The messages of one file. Throws when it is not a flat object of texts. */
export function readCatalogueFile(path: string): readonly (readonly [key: string, text: string])[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${path} is not an object of messages`);
  return Object.entries(content).map(([key, text]) => {
    if (typeof text !== 'string') throw new Error(`${path}: ${key} is not a text`);
    return [key, text];
  });
}

/** All catalogues by language. Throws when a key is in two files of one language. */
export function readCatalogues(sources: string = SOURCES): ReadonlyMap<string, Catalogue> {
  const catalogues = new Map<string, Map<string, string>>();
  for (const { language, path } of catalogueFiles(sources)) {
    const catalogue = catalogues.get(language) ?? new Map<string, string>();
    catalogues.set(language, catalogue);
    for (const [key, text] of readCatalogueFile(path)) {
      if (catalogue.has(key)) throw new Error(`The message ${key} stands twice in ${language}; once in ${path}`);
      catalogue.set(key, text);
    }
  }
  return catalogues;
}
