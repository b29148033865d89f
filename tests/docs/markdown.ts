import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What npm, Git and a running server put beside the sources. */
const NOT_OURS = new Set(['node_modules', '.git', '.data', 'generated', 'coverage']);

/** Every page of documentation, by its path from the root. */
export function markdownFiles(folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** A page without its examples, whose brackets are not links. */
export function proseOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '');
}

/** Where the links and pictures of a page lead, as they are written. */
export function linksOf(path: string): readonly string[] {
  return [...proseOf(path).matchAll(/\]\(([^)\s]+)\)|<img[^>]*\ssrc="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
}
