import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import { webFonts } from '../../theme/fonts.ts';
import { stylesheet } from '../../theme/stylesheet.ts';
import { LIGHT } from '../../theme/tokens.ts';
import { nameMount } from './matched-route.ts';
import { type Asset, asset, sendAsset } from './send-asset.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const STYLESHEET = 'despatch.css';
const MANIFEST = 'manifest.webmanifest';
/** The icons of an installed page; each leaves room for a mask. */
const ICON_SIZES = [192, 512];
const FOREVER = { maxAge: '1y', immutable: true, index: false } as const;

export type Assets = {
  /** The address of a file: it changes with what the files hold, so that browsers may keep them for good. */
  url(name: string): string;
  /** Mounted at the root. */
  readonly handler: RequestHandler;
};

/** The stylesheet, the fonts and what is in `public/`, below `/assets/<version>/`; texts are compressed once, here. */
export function createAssets(folder = PUBLIC): Assets {
  const css = stylesheet('fonts');
  const texts = new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name }) => [name, asset(extname(name), readFileSync(join(folder, name)))]),
  ).set(STYLESHEET, asset('css', css));
  const fonts = new Map(webFonts().map(({ name, file }) => [name, file]));
  const base = `/assets/${versionOf(texts)}`;
  texts.set(MANIFEST, asset('application/manifest+json', JSON.stringify(manifestAt(base))));
  const router = Router();
  router.use(base, nameMount('/assets'));
  router.get(`${base}/fonts/:name`, (req, res, next) => {
    const file = fonts.get(req.params.name);
    if (file === undefined) return next();
    res.sendFile(file, FOREVER);
  });
  router.get(`${base}/:name`, (req, res, next) => {
    const text = texts.get(req.params.name);
    if (text === undefined) return next();
    sendAsset(req, res, text);
  });
  return { url: (name) => `${base}/${name}`, handler: router };
}

/** What a phone needs to keep the pages as an app of its own. */
function manifestAt(base: string) {
  return {
    name: 'Despatch',
    id: '/',
    start_url: '/',
    // There is a way back.
    display: 'minimal-ui',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: ICON_SIZES.map((size) => ({
      src: `${base}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}

function versionOf(texts: ReadonlyMap<string, Asset>): string {
  const hash = createHash('sha256');
  for (const [name, { plain }] of texts) hash.update(name).update(plain);
  return hash.digest('hex').slice(0, 12);
}
