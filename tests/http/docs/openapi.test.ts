import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { apiRouter } from '../../../src/http/api-router.ts';
import { routes } from '../../../src/http/api-routes.ts';
import { documentPath, openApiDocument } from '../../../src/http/docs/openapi.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];
const document = openApiDocument(routes);
const documented = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((method) => METHODS.includes(method))
    .map((method) => `${method} ${path}`),
);

/** Express's own list of what is mounted, as far as it is of this form. */
const layers = z.array(
  z.object({ route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean().optional()) }).optional() }),
);

test('every mounted route is in the document, and the other way round', () => {
  const mounted = layers
    .parse(apiRouter(server.context).stack)
    .flatMap(({ route }) =>
      METHODS.filter((method) => route?.methods[method]).map(
        (method) => `${method} ${documentPath(route?.path ?? '')}`,
      ),
    );
  expect([...mounted].sort()).toEqual([...documented].sort());
  expect(mounted).toHaveLength(routes.length);
});

test('every route says who may use it, and asks for keys unless anybody may', () => {
  for (const route of routes) {
    const item: object | undefined = document.paths?.[documentPath(route.path)];
    const operation = z
      .record(z.string(), z.object({ 'x-access': z.string(), security: z.array(z.record(z.string(), z.unknown())) }))
      .parse(item)[route.method];
    expect(operation?.['x-access']).toBe(route.access.name);
    const given = operation?.security.map((one) => Object.keys(one).join());
    const schemes: { readonly [access: string]: readonly string[] } = {
      anyone: [],
      reader: ['', 'session', 'apiKey'],
      session: ['session'],
      'administrator-session': ['session'],
    };
    expect(given).toEqual(schemes[route.access.name] ?? ['session', 'apiKey']);
  }
});

test('operation ids are unique, and every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(routes.length);
  const schemas = Object.keys(document.components?.schemas ?? {});
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(schemas).toContain(name);
});

test('ids have one name: a thing’s own is `id`, elsewhere it is named with what it is', () => {
  const things = 'table|dispute|invitation|nomination|takeback|substituteRequest|keptPack|webhook|absence';
  const text = JSON.stringify(document);
  expect(text).toContain('"disputeId":{');
  const bare = new RegExp(`.{0,80}"(?:${things})":\\{(?:"\\$ref":"#/components/schemas/Id"|"type":"string")`, 'g');
  expect(text.match(bare)).toBeNull();
  expect(text.match(/"(?:id_|\w+_id|ID|\w+ID)":\{/g)).toBeNull();
});

test('what may be sent again takes the header Idempotency-Key, as the document says', () => {
  const takes = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    JSON.stringify(item).includes('"name":"idempotency-key"') ? [path.replace('/api/tables/{table}', '')] : [],
  );
  expect(takes).toEqual(
    expect.arrayContaining([
      '/api/tables',
      '/submissions',
      '/drafts/{decision}/send',
      '/sheets/{decision}/send',
      '/press',
    ]),
  );
});

test('parameters of a path are in the document', () => {
  for (const route of routes) {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    expect(Object.keys(route.input.params?.shape ?? {}).sort()).toEqual(inPath);
  }
});

test('the document is served', async () => {
  const { body } = await request(server.app).get('/api/openapi.json').expect(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toEqual(Object.keys(document.paths ?? {}));
});

test('the page to read it works under its content security policy', async () => {
  const page = await request(server.app).get('/api/docs/').expect(200);
  expect(page.text).toContain('swagger-ui');
  expect(page.text).not.toMatch(/<script>/);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'self'/);
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src/);
  const script = await request(server.app).get('/api/docs/swagger-ui-init.js').expect(200);
  expect(script.text).toContain('/api/openapi.json');
  const [bundle = ''] = /\/api\/docs\/[0-9a-f]{16}\/swagger-ui-bundle\.js/.exec(page.text) ?? [];
  const kept = await request(server.app).get(bundle).set('Accept-Encoding', 'gzip').expect(200);
  expect(kept.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
  });
  const plain = await request(server.app).get(bundle).set('Accept-Encoding', 'identity').expect(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe(kept.text);
  // Another version's address is not kept under this one's.
  const other = bundle.replace(/[0-9a-f]{16}/, '0'.repeat(16));
  expect((await request(server.app).get(other)).headers['cache-control']).not.toContain('immutable');
});
