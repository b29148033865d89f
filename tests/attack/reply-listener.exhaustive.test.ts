import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { USUAL_LIMITS } from '../../src/mail/inbound/limit-connections.ts';
import { listenReplies } from '../../src/mail/inbound/listen-replies.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { FAR_TOO_LONG } from '../harness/processor-time.ts';
import { talk } from '../mail/harness/talk-smtp.ts';
import type { Shape } from './harness/junk-shapes.ts';
import { DOMAIN, heldUp, openReplyWorld, openSender, type ReplyWorld } from './harness/reply-world.ts';
import { tally } from './harness/tally.ts';

let replies: ReplyWorld;
let connections = 0;
let mails = 0;
beforeAll(async () => {
  replies = await openReplyWorld();
});
afterAll(async () => {
  tally('reply listener', { connections, mails, lost: 0 });
  await replies.close();
});

/** The greeting and the answer to one command, as somebody else than the attacker gets them. */
const served = (port: number, address: string) => talk(port, ['EHLO somebody', 'QUIT'], address);
const SERVED = [220, 250, 221];

/** Asks again until it is served: whatever ends a connection is not done with it at once. */
async function servedAgain(port: number, address: string): Promise<void> {
  while ((await served(port, address)).join() !== SERVED.join()) await sleep(50);
}

describe('a caller with many connections takes nobody’s place', () => {
  test('ten thousand of one address', async () => {
    // Nobody's patience ends: however long it takes, the first ten are still there.
    const limits = { ...USUAL_LIMITS, idle: HOUR_MS, life: HOUR_MS };
    const patient = await listenReplies(replies.world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1', limits });
    const crowd = replies.run('crowd.ts', String(patient.port), '127.0.0.2', '10000');
    const answers: (readonly number[])[] = [];
    const fates = crowd.line();
    let over = false;
    void fates.then(() => {
      over = true;
    });
    for (let i = 0; !over || i < 5; i += 1) {
      answers.push(await served(patient.port, `127.0.0.${3 + (i % 50)}`));
      await sleep(50);
    }
    connections += 10_000 + answers.length;
    expect(await fates).toMatchObject({ in: USUAL_LIMITS.each });
    expect(answers.filter((codes) => codes.join() !== SERVED.join())).toEqual([]);
    // The ten are still held; the next of the same address is refused, and one that they leave is free again.
    expect(await served(patient.port, '127.0.0.2')).toEqual([421]);
    crowd.child.kill('SIGKILL');
    await servedAgain(patient.port, '127.0.0.2');
    await patient.stop();
  }, 180_000);

  test('one that says nothing, or goes on for ever, ends', async () => {
    const limits = { ...USUAL_LIMITS, each: 2, idle: 500, life: 2000 };
    const strict = await listenReplies(replies.world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1', limits });
    const crowd = replies.run('crowd.ts', String(strict.port), '127.0.0.2', '3');
    expect(await crowd.line()).toEqual({ in: 2, refused: 1, broken: 0 });
    await servedAgain(strict.port, '127.0.0.2');

    const codes = await talk(
      strict.port,
      ['EHLO somebody', ...Array.from({ length: 100_000 }, () => 'NOOP')],
      '127.0.0.4',
    );
    expect(codes.at(-1)).toBe(421);
    connections += 5;
    await strict.stop();
  });
});

test('twenty mails of 4.5 MB at once, from a stranger and with an address: other work goes on', async () => {
  const send = openSender(replies);
  const shape: Shape = { name: 'rules', unit: '<div>', type: 'html' };
  const order = {
    ...replies.junk(shape, 4_500_000),
    times: 20,
    from: ['127.0.0.5', '127.0.0.6', '127.0.0.7'],
  };
  // The process, and the thread that reads mails, are there before it counts.
  await send({ ...order, times: 1 });
  const before = process.memoryUsage().rss;
  const strangers = await send({ ...order, to: `reply+${'0'.repeat(48)}@${DOMAIN}` });
  replies.world.services.clock.advance(HOUR_MS);

  let others = 0;
  let over = false;
  const held = heldUp(async () => {
    const sent = send(order);
    const known = sent.then((answers) => {
      over = true;
      return answers;
    });
    for (; !over; others += 1) expect(await served(replies.server.port, '127.0.0.8')).toEqual(SERVED);
    // Taken, not to be read, or to be sent again later: never without an answer.
    for (const { code } of await known) expect([250, 554, 450]).toContain(code);
    expect((await known).map(({ code }) => code)).toContain(250);
  });
  expect(await held).toBeLessThan(FAR_TOO_LONG);
  // The last of them may have come after the mails; those before it did not.
  expect(others).toBeGreaterThan(1);
  expect(new Set(strangers.map(({ code }) => code))).toEqual(new Set([550]));
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  mails += 41;
});
