import { readFileSync } from 'node:fs';

/** A sheet of `styles/` by name, e.g. `forms`, without what only people need: comments, line breaks, indents. */
export function readSheet(name: string): string {
  return readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
