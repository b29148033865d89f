import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { type Asset, asset } from '../middleware/send-asset.ts';

/** What Swagger's page loads: two megabytes of texts. */
const NAMES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js'];

export type DocsFiles = {
  /** Of all files: part of their address. */
  readonly hash: string;
  readonly files: ReadonlyMap<string, Asset>;
  /** Swagger's page with the addresses under which its files are kept for good. */
  addressed(html: string): string;
};

/** Swagger's files, compressed once. */
export function readDocsFiles(base: string): DocsFiles {
  // Where the package that makes the page has them.
  const { resolve } = createRequire(import.meta.resolve('swagger-ui-express'));
  const folder = dirname(resolve('swagger-ui-dist/package.json'));
  const files = new Map(NAMES.map((name) => [name, asset(extname(name), readFileSync(join(folder, name)))]));
  const all = createHash('sha256');
  for (const { plain } of files.values()) all.update(plain);
  const hash = all.digest('hex').slice(0, 16);
  return {
    hash,
    files,
    addressed: (html) => NAMES.reduce((page, name) => page.replaceAll(`./${name}`, `${base}/${hash}/${name}`), html),
  };
}
