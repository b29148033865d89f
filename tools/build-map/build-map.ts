// The map of Empires in Arms, from coast lines of Natural Earth, the places of its areas and their links. The result is
// checked in; the same sources give the same bytes.
//
//   node tools/run.mjs tools/build-map/build-map.ts
import { realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkMap } from '../../src/theme/map/check-map.ts';
import type { MapPack } from '../../src/theme/map/map-pack.ts';
import { buildPack } from './build-pack.ts';
import { divideLand } from './divide-land.ts';
import { divideSea } from './divide-sea.ts';
import { drawLand } from './land.ts';
import { readSource } from './read-source.ts';

const FOLDER = fileURLToPath(new URL('../../src/games/empires-in-arms/map/', import.meta.url));

/** The files by their names. Throws, naming the places, where the shapes do not fit. */
export function buildMap(): { readonly [file: string]: string } {
  const source = readSource();
  const land = drawLand(source.areas.map(({ lon, lat }) => [lon, lat]));
  const divided = divideLand(land, source);
  const pack = buildPack(source, land, divided, divideSea(land, divided.owners, source));
  const faults = checkMap(pack);
  if (faults.length > 0) throw new Error(`The map does not fit:\n${faults.join('\n')}`);
  const homes = Object.fromEntries(source.areas.map(({ id, nation }) => [id, nation]));
  return { 'shapes.json': write(pack), 'homes.json': `${JSON.stringify(homes, undefined, 1)}\n` };
}

/** A line of the file for each line, area and link of the map, so that changes can be read. */
function write(pack: MapPack): string {
  const parts = Object.entries(pack).map(([key, value]) => {
    if (!Array.isArray(value)) return `"${key}": ${JSON.stringify(value)}`;
    return `"${key}": [\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  const files = buildMap();
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(`${FOLDER}${file}`, text);
    console.log(`${file}: ${Buffer.byteLength(text)} bytes`);
  }
}
