import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Reach } from '../../../src/outlets/reach/reach.ts';
import { sendOut } from '../../../src/outlets/reach/send-out.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const message = { headers: { 'Content-Type': 'text/plain' }, body: 'Ñandú' };
/** A reach on this machine whose names are looked up here: each time the next of these. */
function named(...answers: readonly (readonly string[])[]): Reach & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    loopback: true,
    asked,
    addressesOf: async (name) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(name);
      if (!answer) throw new Error('no such name');
      return answer;
    },
  };
}

test('what is sent arrives, under the name that was given', async () => {
  const reach = named(['127.0.0.1']);
  const url = `http://hooks.example.org:${receiver.port}/a?b=c`;
  expect(await sendOut(reach, { ...message, url })).toEqual({ trouble: undefined, waitSeconds: undefined });
  const [got] = receiver.received;
  expect(got?.path).toBe('/a?b=c');
  expect(got?.headers.host).toBe(`hooks.example.org:${receiver.port}`);
  expect(got?.body.toString()).toBe('Ñandú');
});

test('a name that stands for a private address is not asked anything, nor one that stands for two', async () => {
  for (const addresses of [['10.0.0.7'], ['192.168.0.1'], ['169.254.169.254'], ['fd00::1'], ['127.0.0.1', '10.0.0.7']])
    expect(await sendOut(named(addresses), { ...message, url: `http://hooks.example.org:${receiver.port}/` })).toEqual({
      trouble: 'private',
    });
  const strict = { ...named(['127.0.0.1']), loopback: false };
  expect(await sendOut(strict, { ...message, url: `https://hooks.example.org:${receiver.port}/` })).toEqual({
    trouble: 'private',
  });
  expect(await sendOut(strict, { ...message, url: `http://1.1.1.1:${receiver.port}/` })).toEqual({
    trouble: 'private',
  });
  expect(receiver.received).toEqual([]);
});

test('a name that stands for another address a moment later does not move the connection', async () => {
  const other = await startReceiver('127.0.0.2', receiver.port);
  const reach = named(['127.0.0.1'], ['127.0.0.2']);
  const url = `http://rebinding.example.org:${receiver.port}/`;
  await sendOut(reach, { ...message, url });
  expect(reach.asked).toEqual(['rebinding.example.org']);
  expect([receiver.received.length, other.received.length]).toEqual([1, 0]);
  await other.close();
});

test('a name that has become a private address since the last time is refused', async () => {
  const reach = named(['127.0.0.1'], ['10.0.0.7']);
  const url = `http://changing.example.org:${receiver.port}/`;
  expect((await sendOut(reach, { ...message, url })).trouble).toBeUndefined();
  expect((await sendOut(reach, { ...message, url })).trouble).toBe('private');
  expect(receiver.received).toHaveLength(1);
});

test('a redirect is not followed, wherever it leads', async () => {
  const inside = await startReceiver();
  for (const status of [301, 302, 303, 307, 308]) {
    receiver.answer((_req, res) => res.writeHead(status, { Location: inside.url }).end());
    expect((await sendOut(named(), { ...message, url: receiver.url })).trouble).toBe('redirected');
  }
  expect(inside.received).toEqual([]);
  await inside.close();
});

test('of an endless answer no more is read than its beginning', async () => {
  let written = 0;
  const closed = new Promise<void>((resolve) => {
    receiver.answer((_req, res) => {
      res.writeHead(200);
      const more = () => {
        while (!res.destroyed && res.write('x'.repeat(65_536))) written += 65_536;
      };
      res.on('drain', more).on('close', resolve);
      more();
    });
  });
  expect((await sendOut(named(), { ...message, url: receiver.url })).trouble).toBeUndefined();
  await closed;
  expect(written).toBeLessThan(64 * 1024 * 1024);
});

test('what does not answer in time is given up, be it the name or the server', async () => {
  receiver.answer(() => {});
  expect((await sendOut(named(), { ...message, url: receiver.url }, 100)).trouble).toBe('timed-out');
  const silent: Reach = { loopback: true, addressesOf: () => new Promise(() => {}) };
  const url = `http://silent.example.org:${receiver.port}/`;
  expect((await sendOut(silent, { ...message, url }, 100)).trouble).toBe('timed-out');
});

test('what goes wrong has a name', async () => {
  receiver.answer((_req, res) => res.writeHead(429, { 'Retry-After': '90' }).end());
  expect(await sendOut(named(), { ...message, url: receiver.url })).toEqual({ trouble: 'status-429', waitSeconds: 90 });
  expect((await sendOut(named(), { ...message, url: `https://127.0.0.1:${receiver.port}/` })).trouble).toBe(
    'unreachable',
  );
  expect((await sendOut(named(), { ...message, url: 'http://none.example.org/' })).trouble).toBe('unknown-host');
  expect((await sendOut(named([]), { ...message, url: 'http://none.example.org/' })).trouble).toBe('unknown-host');
});
