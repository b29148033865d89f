import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router, static as staticFiles } from 'express';
import { webFonts } from '../../theme/fonts.ts';
import { stylesheet } from '../../theme/stylesheet.ts';
import { nameMount } from './matched-route.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const STYLESHEET = 'despatch.css';
const FOREVER = { maxAge: '1y', immutable: true, index: false } as const;

export type Assets = {
  /** The address of a file: it changes with what the files hold, so that browsers may keep them for good. */
  url(name: string): string;
  /** Mounted at the root. */
  readonly handler: RequestHandler;
};

/** The stylesheet, the fonts and everything in `public/`, below `/assets/<version>/`. */
export function createAssets(folder = PUBLIC): Assets {
  const css = stylesheet('fonts');
  const fonts = new Map(webFonts().map(({ name, file }) => [name, file]));
  const base = `/assets/${versionOf(folder, css)}`;
  const router = Router();
  router.use(base, nameMount('/assets'));
  router.get(`${base}/${STYLESHEET}`, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type('css').send(css);
  });
  router.get(`${base}/fonts/:name`, (req, res, next) => {
    const file = fonts.get(req.params.name);
    if (file === undefined) return next();
    res.sendFile(file, FOREVER);
  });
  router.use(base, staticFiles(folder, FOREVER));
  return { url: (name) => `${base}/${name}`, handler: router };
}

function versionOf(folder: string, css: string): string {
  const hash = createHash('sha256').update(css);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 12);
}
