import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Listener, listen } from '../../src/server/listen.ts';

let listener: Listener;
let url: string;
beforeEach(async () => {
  listener = await listen('127.0.0.1', 0);
  url = `http://127.0.0.1:${listener.port}`;
});
afterEach(() => listener.close(0));

test('what comes before the server is ready is asked to come again', async () => {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
});

test('closing lets a request finish, and takes no new one', async () => {
  const arrived = Promise.withResolvers<() => void>();
  listener.serve((_req, res) => arrived.resolve(() => res.end('done')));
  const slow = fetch(url);
  const finish = await arrived.promise;
  const closed = listener.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await slow).text()).toBe('done');
  await closed;
});

test('closing does not wait for a connection that is only kept', async () => {
  listener.serve((_req, res) => void res.end('done'));
  await (await fetch(url)).text();
  // It would wait longer than the test may take.
  await listener.close(60_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
}, 5_000);

test('closing cuts off a request that does not end', async () => {
  const arrived = Promise.withResolvers<void>();
  listener.serve(() => arrived.resolve());
  const endless = fetch(url).catch(() => 'cut off');
  await arrived.promise;
  await listener.close(100);
  expect(await endless).toBe('cut off');
});

test('a reader who reads nothing more is let go, and the server goes on', async () => {
  const quick = await listen('127.0.0.1', 0, 200);
  const letGo = Promise.withResolvers<void>();
  const more = Buffer.alloc(64_000_000);
  quick.serve((req, res) => {
    if (req.url === '/short') return void res.end('here');
    res.once('close', () => letGo.resolve());
    res.end(more);
  });
  const socket = connect(quick.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'readable');
  socket.read(1);
  await letGo.promise;
  expect(await (await fetch(`http://127.0.0.1:${quick.port}/short`)).text()).toBe('here');
  socket.destroy();
  await quick.close(0);
});

test('a reader who takes a byte at a time is let go as well', async () => {
  const quick = await listen('127.0.0.1', 0, 300);
  const letGo = Promise.withResolvers<void>();
  quick.serve((_req, res) => {
    res.once('close', () => letGo.resolve());
    res.end(Buffer.alloc(64_000_000));
  });
  const socket = connect(quick.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'readable');
  let taken = 0;
  const reading = setInterval(() => {
    if (socket.read(1)) taken += 1;
  }, 50);
  await letGo.promise;
  clearInterval(reading);
  expect(taken).toBeGreaterThan(1);
  socket.destroy();
  await quick.close(0);
});

test('an address that is not ours is refused in words', async () => {
  await expect(listen('192.0.2.1', 3000)).rejects.toMatchObject({
    reason: { key: 'config.cannot-listen', args: expect.objectContaining({ host: '192.0.2.1' }) },
  });
});
