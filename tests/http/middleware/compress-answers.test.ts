import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { compressAnswers } from '../../../src/http/middleware/compress-answers.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

const TEXT = 'All is quiet on the western front. '.repeat(200);
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server with one answer, behind the middleware. */
async function answering(answer: RequestHandler): Promise<number> {
  const app = express();
  app.disable('etag');
  app.get('/', compressAnswers, answer);
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** What comes back, byte for byte: other clients undo the compression by themselves. */
async function asked(port: number, headers: { readonly [name: string]: string }, path = '/', method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ Host: 'here', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`${method} ${path} HTTP/1.0\r\n${lines.join('\r\n')}\r\n\r\n`);
  const all = Buffer.concat(await socket.toArray());
  const split = all.indexOf('\r\n\r\n');
  return { head: all.subarray(0, split).toString().toLowerCase(), body: all.subarray(split + 4) };
}

describe('a text', () => {
  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
  ])('is compressed for those who read %s, and says so to caches', async (accepts, used, undo) => {
    const port = await answering((_req, res) => void res.type('text/plain').send(TEXT));
    const { head, body } = await asked(port, { 'Accept-Encoding': accepts });
    expect(head).toContain(`content-encoding: ${used}`);
    expect(head).toContain('vary: accept-encoding');
    expect(body.length).toBeLessThan(TEXT.length / 20);
    expect(undo(body).toString()).toBe(TEXT);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['nonsense', ';;;q=,gz ip;q=nine, =, \t,'],
    ['another way', 'compress'],
    ['that they cannot', 'gzip;q=0'],
    ['that they would rather not', 'identity, gzip;q=0.5'],
    ['much', 'x,'.repeat(3_000)],
  ])('is plain for those who say %s', async (_what, accepts) => {
    const port = await answering((_req, res) => void res.type('text/plain').send(TEXT));
    const { head, body } = await asked(port, accepts === undefined ? {} : { 'Accept-Encoding': accepts });
    expect(head).toMatch(/^http\/1.1 200/);
    expect(head).not.toContain('content-encoding');
    expect(body.toString()).toBe(TEXT);
  });

  test('that is short is sent as it is, and so is what has no body', async () => {
    const accepts = { 'Accept-Encoding': 'gzip' };
    const short = await asked(await answering((_req, res) => void res.type('text/plain').send('short')), accepts);
    expect([short.head.includes('content-encoding'), short.body.toString()]).toEqual([false, 'short']);
    const none = await asked(await answering((_req, res) => void res.status(204).end()), accepts);
    expect(none.head).not.toContain('content-encoding');
    const head = await asked(await answering((_req, res) => void res.type('html').send(TEXT)), accepts, '/', 'HEAD');
    expect([head.head.slice(9, 12), head.body.length]).toEqual(['200', 0]);
  });

  test('that is written piece by piece arrives whole', async () => {
    const port = await answering((_req, res) => {
      res.type('text/plain');
      for (const word of TEXT.split(' ')) res.write(`${word} `);
      res.end('The end');
    });
    const { head, body } = await asked(port, { 'Accept-Encoding': 'gzip' });
    expect(head).toContain('content-encoding: gzip');
    expect(gunzipSync(body).toString()).toBe(`${TEXT} The end`);
  });
});

test('what is compressed already, or is no text, goes out as it is', async () => {
  const bytes = Buffer.alloc(5_000, 'x');
  const accepts = { 'Accept-Encoding': 'gzip' };
  const picture = await asked(await answering((_req, res) => void res.type('png').send(bytes)), accepts);
  expect([picture.head.includes('content-encoding'), picture.body.equals(bytes)]).toEqual([false, true]);
  const made = await answering((_req, res) => void res.type('css').set('Content-Encoding', 'gzip').send(bytes));
  expect((await asked(made, accepts)).body.equals(bytes)).toBe(true);
});

test.each([
  ['cross-site', '/?q=guess', false],
  ['same-site', '/?q=guess', false],
  ['same-origin', '/?q=guess', true],
  ['none', '/?q=guess', true],
  ['cross-site', '/', true],
])('a request from %s for %s is answered compressed: %s', async (site, path, compressed) => {
  const port = await answering((_req, res) => void res.type('html').send(TEXT));
  const { head } = await asked(port, { 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': site }, path);
  expect(head.includes('content-encoding: gzip')).toBe(compressed);
});

test('a reader who goes away in the middle of a long answer ends it, and nothing of it is held', async () => {
  const gone = Promise.withResolvers<string>();
  const port = await answering(async (_req, res) => {
    res.type('text/plain');
    const closed = new AbortController();
    res.once('close', () => closed.abort());
    let written = 0;
    // Noise: it stays as long as it is.
    const noise = Array.from({ length: 4_000 }, (_, i) => ((i + 1) * 2_654_435_761).toString(36)).join('');
    while (written < 20_000 && !closed.signal.aborted) {
      written += 1;
      if (!res.write(`${written}${noise}`)) await once(res, 'drain', { signal: closed.signal }).catch(() => undefined);
    }
    gone.resolve(written < 20_000 && closed.signal.aborted ? 'ended' : 'wrote all');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(await gone.promise).toBe('ended');
});

describe('the whole server', () => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startServer();
    ada = await server.person('Ada');
  });
  afterAll(() => server.close());

  test.each(['/', '/help', '/api/openapi.json', '/api/games', '/api/docs/swagger-ui.css', '/metrics'])(
    'compresses %s',
    async (path) => {
      const get = () => request(server.app).get(path).set('Cookie', ada.cookie).set('Accept', '*/*');
      const plain = await get().set('Accept-Encoding', 'identity').expect(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const pressed = await get().set('Accept-Encoding', 'gzip').expect(200);
      expect(pressed.headers['content-encoding']).toBe('gzip');
      if (path !== '/metrics') expect(pressed.text).toBe(plain.text);
    },
  );

  test('has its own files compressed from the start, the same for both', async () => {
    for (const name of ['despatch.css', 'map.js', 'mark.svg']) {
      const get = () => request(server.app).get(server.context.assets.url(name));
      const pressed = await get().set('Accept-Encoding', 'gzip').expect(200);
      const plain = await get().set('Accept-Encoding', 'identity').expect(200);
      expect([pressed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
      expect([pressed.text, String(pressed.body)]).toEqual([plain.text, String(plain.body)]);
      expect(plain.headers['cache-control']).toContain('immutable');
    }
    await request(server.app).get(server.context.assets.url('no-such.js')).expect(404);
  });

  test('compresses a refusal too', async () => {
    const { headers } = await request(server.app).get('/no-such-page').set('Accept', 'text/html').expect(404);
    expect(headers['content-encoding']).toBe('gzip');
  });
});
