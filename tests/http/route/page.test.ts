import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const TOO_LONG = `name=${'x'.repeat(1_100_000)}`;
const post = (path: string) => request(server.app).post(path).type('form').set('Accept', 'text/html');

test('a page that asks who you are sends you to sign in, and back to the same address', async () => {
  const { headers } = await request(server.app).get('/preferences?saved').expect(303);
  expect(headers.location).toBe('/sign-in?next=%2Fpreferences%3Fsaved');
  await request(server.app).head('/preferences').expect(303);
});

test('a form of somebody who is not signed in is refused before it is read', async () => {
  await post('/welcome').send(TOO_LONG).expect(401);
  await post('/welcome').set('Cookie', ada.cookie).send(TOO_LONG).expect(413);
});

test('a form that is for nobody is not read either', async () => {
  await post('/nowhere').send(TOO_LONG).expect(404);
});
