import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { inputRefusal } from '../../../src/http/errors/input-refusal.ts';
import { STATUS_OF } from '../../../src/http/errors/problem.ts';
import en from '../../../src/i18n/en/api.json' with { type: 'json' };
import { translator } from '../../../src/i18n/translator.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const patchMe = () => as(server, ada, 'patch', '/api/players/me');

describe('a program gets problem details', () => {
  test('with the request’s id', async () => {
    const { body, headers } = await anybody(server, 'get', '/api/nothing').set('X-Request-Id', 'mine-7').expect(404);
    expect(headers['x-request-id']).toBe('mine-7');
    expect(body).toEqual({
      type: 'urn:despatch:problem:no-such-address',
      title: 'There is nothing at this address',
      status: 404,
      detail: 'There is nothing at /api/nothing. The API is described at /api/docs.',
      instance: 'mine-7',
    });
  });

  test('for malformed JSON', async () => {
    const { body } = await patchMe().type('json').send('{"name": ').expect(400);
    expect(body.type).toBe('urn:despatch:problem:malformed-json');
    expect(body.detail).toMatch(/^The body is not JSON: /);
  });

  test('for a body that is not an object', async () => {
    await patchMe().type('json').send('"text"').expect(400);
    const { body } = await patchMe().type('json').send('[]').expect(400);
    expect(body.errors).toEqual([{ at: 'body', detail: 'This must be an object.' }]);
  });

  test('for no body at all', async () => {
    const { body } = await patchMe().expect(400);
    expect(body.detail).toBe('body: This is missing.');
  });

  test('for an oversize body: 256 kB, and 1 MB where a pack may come along', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(300 * 1024) });
    const { body } = await patchMe().type('json').send(large).expect(413);
    expect(body.detail).toBe('The body is larger than the 256 kB that are taken here.');
    await as(server, ada, 'post', '/api/tables').type('json').send(large).expect(400);
    const larger = JSON.stringify({ name: 'x'.repeat(1100 * 1024) });
    const pack = await as(server, ada, 'post', '/api/tables').type('json').send(larger).expect(413);
    expect(pack.body.detail).toMatch(/1,024 kB/);
  });

  test('for another media type, and another encoding', async () => {
    const { body, headers } = await patchMe().type('text/plain').send('name=x').expect(415);
    expect(body.detail).toMatch(/application\/json/);
    expect(headers.accept).toBe('application/json');
    await patchMe().type('form').send({ name: 'x' }).expect(415);
    await patchMe().type('json').set('Content-Encoding', 'zip').send('{}').expect(415);
    await patchMe().set('Content-Type', 'application/json; charset=latin1').send('{}').expect(415);
  });

  test('for a wrong method, with those that are right', async () => {
    const { body, headers } = await as(server, ada, 'put', '/api/players/me').send({}).expect(405);
    expect(headers.allow).toBe('GET, PATCH, DELETE, HEAD');
    expect(body.detail).toBe('/api/players/me does not take PUT; it takes GET, PATCH, DELETE and HEAD.');
  });

  test('but OPTIONS just lists them', async () => {
    const { headers } = await request(server.app).options('/api/players/me').expect(204);
    expect(headers.allow).toBe('GET, PATCH, DELETE, HEAD');
  });

  test('for an address with a broken escape', async () => {
    const { body } = await anybody(server, 'get', '/api/games/%E0%A4%A').expect(400);
    expect(body.type).toBe('urn:despatch:problem:malformed-request');
  });

  test('for an unknown parameter of a query', async () => {
    const { body } = await anybody(server, 'get', '/api/tables/x?asof=3').expect(400);
    expect(body.errors).toEqual([{ at: 'query.asof', detail: 'There is no field of this name here.' }]);
  });

  test('for prototype pollution: such a body is refused', async () => {
    const { body } = await patchMe().type('json').send('{"name":"x","__proto__":{"admin":true}}').expect(400);
    expect(body.detail).toMatch(/^body: /);
  });
});

test('an unexpected error tells nothing of itself, but stands in the log under its id', async () => {
  const broken = await startServer();
  const { player, key, cookie } = await broken.person('Ben');
  await broken.database.db.$executeRaw`ALTER TABLE "ApiKey" RENAME COLUMN "name" TO "secret_name"`;
  await broken.database.db.$executeRaw`ALTER TABLE "Session" RENAME TO "Gone"`;
  const { body, text } = await anybody(broken, 'get', '/api/api-keys').set('Cookie', cookie).expect(500);
  expect(body.detail).toMatch(/^This is a fault of the server, not yours\./);
  expect(text).not.toMatch(/secret_name|Gone|prisma|at /i);
  const line = broken.logged.find((one) => one.includes(body.instance) && one.includes('"level":50'));
  expect(line).toMatch(/Session/);
  expect(line).not.toContain(cookie.split('=')[1]);
  expect([player.name, key.slice(0, 4)]).toEqual(['Ben', 'dsp_']);
  await broken.close();
});

describe('a person gets a page with the same words', () => {
  test('where a browser asks', async () => {
    const page = await request(server.app).get('/nothing-here').set('Accept', 'text/html').expect(404);
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.text).toContain('There is nothing at this address');
    expect(page.text).toContain('There is no page at /nothing-here.');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('but a program that prefers JSON gets the problem', async () => {
    const { headers } = await request(server.app).get('/nothing-here').set('Accept', 'application/json').expect(404);
    expect(headers['content-type']).toMatch('application/problem+json');
  });
});

test('every code has a status and a title', () => {
  const titles = Object.keys(en).flatMap((key) =>
    key.startsWith('api.title-') ? [key.slice('api.title-'.length)] : [],
  );
  expect(titles.sort()).toEqual(Object.keys(STATUS_OF).sort());
});

describe('what zod finds becomes a sentence', () => {
  const english = translator('en', 'UTC');
  const sentences = (schema: z.ZodType, input: unknown) => {
    const read = schema.safeParse(input);
    if (read.success) throw new Error('it fits');
    return inputRefusal(read.error, input).details.map(({ at, reason }) => `${at}: ${english.t(reason)}`);
  };

  test.each<[z.ZodType, unknown, string]>([
    [z.object({ a: z.string() }), {}, 'a: This is missing.'],
    [z.object({ a: z.string() }), { a: 1 }, 'a: This must be a text.'],
    [z.object({ a: z.int() }), { a: 1.5 }, 'a: This must be a whole number.'],
    [z.object({ a: z.boolean() }), { a: 'yes' }, 'a: This must be true or false.'],
    [z.object({ a: z.array(z.string()) }), { a: 1 }, 'a: This must be a list.'],
    [z.object({ a: z.date() }), { a: 1 }, 'a: This must be of type date.'],
    [z.object({ a: z.number().min(3) }), { a: 2 }, 'a: This must be at least 3.'],
    [z.object({ a: z.number().max(3) }), { a: 4 }, 'a: This must be at most 3.'],
    [z.object({ a: z.string().min(2) }), { a: 'x' }, 'a: This must have at least 2 characters.'],
    [z.object({ a: z.string().max(1) }), { a: 'xx' }, 'a: This must have at most 1 character.'],
    [z.object({ a: z.array(z.int()).min(1) }), { a: [] }, 'a: This must have at least 1 entry.'],
    [z.object({ a: z.array(z.int()).max(1) }), { a: [1, 2] }, 'a: This must have at most 1 entry.'],
    [z.object({ a: z.array(z.int()) }), { a: [1, 'x'] }, 'a[1]: This must be a number.'],
    [z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'a: Possible here: x and y.'],
    [z.object({ a: z.email() }), { a: 'z' }, 'a: This is not written as it should be (email).'],
    [z.object({ a: z.number().multipleOf(5) }), { a: 7 }, 'a: This must be a multiple of 5.'],
    [
      z.object({ a: z.union([z.string(), z.int()]) }),
      { a: true },
      'a: This does not have the form that is expected here.',
    ],
    [
      z.object({ a: z.string().refine(() => false) }),
      { a: 'x' },
      'a: This does not have the form that is expected here.',
    ],
    [z.strictObject({}), { b: 1 }, 'b: There is no field of this name here.'],
  ])('%#', (schema, input, sentence) => {
    expect(sentences(schema, input)).toEqual([sentence]);
  });
});
