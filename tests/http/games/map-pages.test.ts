import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getPage } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Where the page has its static layer from. */
async function layer(): Promise<string> {
  const { text } = await getPage(server, '/maps/empires-in-arms').expect(200);
  return /data-layer="([^"]+)"/.exec(text)?.[1] ?? '';
}

test('the page says what the pack says of an area, and escapes what it was asked', async () => {
  const { text } = await getPage(server, '/maps/empires-in-arms?area=genoa').expect(200);
  expect(text).toContain('data-area="genoa" tabindex="-1">Genoa</h2>');
  expect(text).toMatch(/Toulon \(across a river\)/);
  const paris = await getPage(server, '/maps/empires-in-arms?area=paris').expect(200);
  expect(paris.text).toContain('home of France');
  const odd = await getPage(server, '/maps/empires-in-arms?area=%3Cscript%3E&window=atlantis').expect(200);
  expect(odd.text).not.toContain('<script>');
});

test('what is drawn from the pack alone is kept for ever under its hash, compressed for those that can', async () => {
  const path = await layer();
  const plain = await getPage(server, path).set('Accept-Encoding', 'identity').expect(200);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const pressed = await getPage(server, path).set('Accept-Encoding', 'gzip').expect(200);
  expect(pressed.headers['content-encoding']).toBe('gzip');
  expect(pressed.body).toEqual(plain.body);
  await getPage(server, path.replace('layer', 'layer-near')).expect(200);
});

test('each language has a layer of its own, and names its areas and regions', async () => {
  const spanish = getPage(server, '/maps/empires-in-arms?area=genoa').set('Accept-Language', 'es');
  const { text } = await spanish.expect(200);
  expect(text).toContain('data-area="genoa" tabindex="-1">Génova</h2>');
  expect(text).toContain('<optgroup label="Alemania">');
  const path = /data-layer="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(path).toMatch(/\/layer\.es\.svg$/);
  expect(path).not.toBe((await layer()).replace('.en.', '.es.'));
  const svg = String((await getPage(server, path).expect(200)).body);
  expect(svg).toContain('>Génova</text>');
  // Of a language that there is not nobody has a layer.
  await getPage(server, path.replace('.es.', '.xx.')).expect(404);
  await getPage(server, path.replace('.es.', '.en.')).expect(404);
});

test('a map, a hash or a file that is not there', async () => {
  const path = await layer();
  await getPage(server, '/maps/chess').expect(404);
  await getPage(server, path.replace('layer', 'atlantis')).expect(404);
  const [, , id] = path.split('/');
  await getPage(server, `/maps/${id}/0123456789abcdef/layer.en.svg`).expect(404);
});
