import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { as, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('security headers', () => {
  test('allow only what comes from this server', async () => {
    const { headers } = await request(server.app).get('/api/games').expect(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('do not ask for https on a plain-http server', async () => {
    const { headers } = await request(server.app).get('/api/games').expect(200);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('do where the server is reached over https', async () => {
    const secure = await startServer({ baseUrl: 'https://despatch.example' });
    const { headers } = await request(secure.app).get('/api/games').expect(200);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('caching', () => {
  test('nothing private is kept', async () => {
    const ada = await server.person('Ada');
    const { headers } = await as(server, ada, 'get', '/api/players/me').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('assets are kept for good, under an address that changes with what they hold', async () => {
    const url = server.context.assets.url('despatch.css');
    expect(url).toMatch(/^\/assets\/[0-9a-f]{12}\/despatch\.css$/);
    const { headers, text } = await request(server.app).get(url).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch('text/css');
    const [, font] = /url\((fonts\/[\w-]+\.woff2)\)/.exec(text) ?? [];
    const found = await request(server.app)
      .get(new URL(font ?? '', `http://x${url}`).pathname)
      .expect(200);
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(found.headers['content-type']).toBe('font/woff2');
  });

  test.each(['fonts/../../../package.json', 'fonts/%2e%2e%2fpackage.json', '..%2f..%2fapp.ts', 'nothing.js'])(
    'there is no other file to fetch: %s',
    async (name) => {
      await request(server.app).get(server.context.assets.url(name)).expect(404);
    },
  );
});
