import { gzipSync } from 'node:zlib';
import { maps } from '../../games/registry.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { drawStaticLayer, drawWholeMap, drawWindow } from '../../theme/map/draw-map.ts';
import type { GameMap } from '../../theme/map/game-map.ts';
import type { BenchHouse } from './bench-house.ts';
import { type Figure, percentile } from './measure.ts';

const KB = 1000;
/** Pictures that are drawn of each kind, each with another title, so that none is at hand. */
const PICTURES = 5;

/** Maps: the static layer, the whole and the largest window as pictures, and what the page sends. */
export async function benchMaps(house: BenchHouse): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const map of maps.values())
    figures.push(...staticLayer(map), ...(await drawn(map)), ...(await sent(house, map)));
  return figures;
}

function staticLayer({ id, pack }: GameMap): readonly Figure[] {
  const svg = drawStaticLayer(pack);
  return [
    { name: `${id}, map: static layer`, value: svg.length / KB, unit: 'kB', target: { below: 160 } },
    { name: `${id}, map: static layer gzipped`, value: gzipSync(svg).length / KB, unit: 'kB' },
  ];
}

async function drawn({ id, pack, moment }: GameMap): Promise<readonly Figure[]> {
  const pictures = createPictures();
  const time = async (draw: (n: number) => string) => {
    const times: number[] = [];
    let bytes = 0;
    await pictures.png(draw(-1));
    for (let n = 0; n < PICTURES; n += 1) {
      const began = performance.now();
      bytes = (await pictures.png(draw(n))).length;
      times.push(performance.now() - began);
    }
    return { half: percentile(times, 0.5), bytes };
  };
  try {
    const whole = await time((n) => drawWholeMap(pack, moment, `${n}`));
    const windows = [];
    for (const region of pack.regions) {
      const areas = pack.areas.flatMap((area) => (area.kind === 'land' && area.region === region.id ? [area.id] : []));
      windows.push(await time((n) => drawWindow(pack, moment, { title: `${n}`, areas })));
    }
    const longest = Math.max(...windows.map(({ half }) => half));
    const largest = Math.max(...windows.map(({ bytes }) => bytes));
    return [
      { name: `${id}, map: whole as PNG, half within`, value: whole.half, unit: 'ms', target: { below: 400 } },
      { name: `${id}, map: whole as PNG`, value: whole.bytes / KB, unit: 'kB', target: { below: 250 } },
      { name: `${id}, map: slowest window as PNG, half within`, value: longest, unit: 'ms', target: { below: 200 } },
      { name: `${id}, map: largest window as PNG`, value: largest / KB, unit: 'kB', target: { below: 160 } },
    ];
  } finally {
    await pictures.close();
  }
}

/** The page with all that it names, as a browser that knows nothing gets it; and the page alone. */
async function sent({ url }: BenchHouse, { id }: GameMap): Promise<readonly Figure[]> {
  const page = await (await fetch(`${url}/maps/${id}`)).text();
  const named = [...page.matchAll(/(?:href|src|data-layer)="(\/(?:assets|maps\/[^/"]+)\/[^"#]+)["#]/g)].map(
    ([, path]) => path,
  );
  const style = await (await fetch(`${url}${named.find((path) => path?.endsWith('.css'))}`)).text();
  const base = named.find((path) => path?.endsWith('.css'))?.replace(/[^/]+$/, '');
  // A browser fetches the alphabets that a page uses: here the western one.
  const fonts = [...style.matchAll(/url\((fonts\/[\w-]+-latin-\d[\w-]+\.woff2)\)/g)].map(
    ([, font]) => `${base}${font}`,
  );
  let first = Buffer.byteLength(page);
  for (const path of new Set([...named, ...fonts])) first += await bytesOf(`${url}${path}`);
  return [
    { name: `${id}, map's page: first load`, value: first / KB, unit: 'kB', target: { below: 400 } },
    { name: `${id}, map's page: later loads`, value: Buffer.byteLength(page) / KB, unit: 'kB', target: { below: 60 } },
  ];
}

/** As many as go over the wire: what is compressed counts as it comes. */
async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url);
  const body = await answer.arrayBuffer();
  return answer.headers.get('content-encoding') === 'gzip'
    ? Number(answer.headers.get('content-length'))
    : body.byteLength;
}
