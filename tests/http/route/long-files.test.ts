import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { compressAnswers } from '../../../src/http/middleware/compress-answers.ts';
import { file } from '../../../src/http/route/reply.ts';
import { send } from '../../../src/http/route/send.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a long file that is compressed while it is read keeps nothing of the pieces behind it', async () => {
  const pieces = Array.from({ length: 40 }, () => `${randomBytes(50_000).toString('hex')}\n`);
  let listening = 0;
  const app = express().get('/', compressAnswers, (req, res, next) => {
    const reply = file('long.txt', 'text/plain', async (write) => {
      for (const piece of pieces) await write(piece);
    });
    // The compression puts its own stream behind the answer: whoever listens to one listens to the other.
    res.on = new Proxy(res.on, {
      apply(on, self, given) {
        if (given[0] === 'drain') listening += 1;
        return Reflect.apply(on, self, given);
      },
    });
    send(server.context, req, res, reply).catch(next);
  });
  const { text, headers } = await request(app).get('/').set('Accept-Encoding', 'gzip').expect(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(text).toBe(pieces.join(''));
  expect(listening).toBe(1);
});

test('a long file whose reader goes away is not written to its end, and that is no fault', async () => {
  const ended = Promise.withResolvers<unknown>();
  const answered = Promise.withResolvers<unknown>();
  const app = express().get('/', compressAnswers, (req, res) => {
    const reply = file('long.txt', 'text/plain', async (write) => {
      const noise = randomBytes(50_000).toString('hex');
      try {
        for (let n = 0; n < 2_000; n += 1) await write(noise);
        ended.resolve('written to its end');
      } catch (error) {
        ended.resolve('stopped');
        throw error;
      }
    });
    send(server.context, req, res, reply).then(() => answered.resolve('no fault'), answered.resolve);
  });
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(await Promise.all([ended.promise, answered.promise])).toEqual(['stopped', 'no fault']);
  listening.close();
});
