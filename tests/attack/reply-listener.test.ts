import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { USUAL_LIMITS } from '../../src/mail/inbound/limit-connections.ts';
import { listenReplies, type ReplyServer } from '../../src/mail/inbound/listen-replies.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail } from '../mail/harness/mail-world.ts';
import { talk } from '../mail/harness/talk-smtp.ts';
import type { JunkSent } from './harness/junk-sender.ts';
import { junkMail, SHAPES, type Shape } from './harness/junk-shapes.ts';
import { tally } from './harness/tally.ts';

const DOMAIN = 'in.despatch.test';
const HOUR = 3_600_000;
/** Milliseconds; answers take as many times longer on a machine that has other things to do. */
const A_SECOND = 1000;
const BUSY = 5;
/**
 * Milliseconds: nothing waits longer than this for a mail that comes in. Measured on a machine with nothing else to do;
 * the tests beside this one take so much of its caches that the same work costs the processor up to twice as much.
 */
const A_BLINK = 50 * 2;
const TICK = 5;
/** What the server does itself takes long each time; what the machine does besides, only now and then. */
const MOST_TRIES = 4;

let world: MailWorld;
let server: ReplyServer;
let to: string;
let connections = 0;
let mails = 0;
const children: ChildProcess[] = [];
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  server = await listenReplies(world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1' });
  const { us, ussr } = await ironCurtainTable(world);
  await flush(world);
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow();
  const mail = await newestMail(world, seat === 'us' ? us.email : ussr.email);
  to = mail.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  tally('reply listener', { connections, mails, lost: 0 });
  await server.stop();
  await world.close();
});

const run = (script: string, ...args: readonly string[]) => {
  const path = fileURLToPath(new URL(`./harness/${script}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => JSON.parse(String((await lines.next()).value));
  return { child, line };
};

/** In ASCII: some line ends that junk is made of would end the line here, too. */
const lineOf = (order: object) => `${JSON.stringify(order).replace(/[\u0080-\uffff]/g, escaped)}\n`;
const escaped = (c: string) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The greeting and the answer to one command, as somebody else than the attacker gets them. */
const served = (address: string, port = server.port) => talk(port, ['EHLO somebody', 'QUIT'], address);

describe('a caller with many connections takes nobody’s place', () => {
  test('ten thousand of one address', async () => {
    const crowd = run('crowd.ts', String(server.port), '127.0.0.2', '10000');
    const answers: number[][] = [];
    const fates = crowd.line();
    let over = false;
    void fates.then(() => {
      over = true;
    });
    for (let i = 0; !over || i < 5; i += 1) {
      answers.push([...(await served(`127.0.0.${3 + (i % 50)}`))]);
      await sleep(50);
    }
    connections += 10_000 + answers.length;
    expect((await fates).in).toBe(USUAL_LIMITS.each);
    expect(answers.filter((codes) => codes.join() !== '220,250,221')).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(5);
    // The ten are still held; the next of the same address is refused, and one that they leave is free again.
    expect(await served('127.0.0.2')).toEqual([421]);
    crowd.child.kill('SIGKILL');
    await sleep(1000);
    expect(await served('127.0.0.2')).toEqual([220, 250, 221]);
  }, 180_000);

  test('one that says nothing, or goes on for ever, ends', async () => {
    const limits = { ...USUAL_LIMITS, each: 2, idle: 500, life: 2000 };
    const strict = await listenReplies(world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1', limits });
    const crowd = run('crowd.ts', String(strict.port), '127.0.0.2', '3');
    expect(await crowd.line()).toEqual({ in: 2, refused: 1, broken: 0 });
    await sleep(1500);
    expect(await served('127.0.0.2', strict.port)).toEqual([220, 250, 221]);

    const codes = await talk(
      strict.port,
      ['EHLO somebody', ...Array.from({ length: 100_000 }, () => 'NOOP')],
      '127.0.0.4',
    );
    expect(codes.at(-1)).toBe(421);
    connections += 5;
    await strict.stop();
  }, 60_000);
});

describe('whatever comes in, the server’s other work goes on', () => {
  const junk = (shape: Shape, bytes: number) => {
    const mail = junkMail(shape, bytes);
    return {
      port: server.port,
      to,
      head: mail.subarray(0, mail.indexOf('\r\n\r\n')).toString(),
      unit: shape.unit.replace(/\r?\n/g, '\r\n'),
      bytes,
    };
  };
  /**
   * For how long the server's main thread worked without a look at its other work, at most, in milliseconds of the
   * processor: on a machine with nothing else to do so long another request waits, and what else a busy machine does is
   * not counted.
   */
  async function heldUp(work: () => Promise<unknown>): Promise<number> {
    let longest = 0;
    let last = process.threadCpuUsage();
    const timer = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      longest = Math.max(longest, (user + system) / 1000);
    }, TICK);
    await work();
    clearInterval(timer);
    return Math.max(0, longest - TICK);
  }

  test('every shape of junk, five megabytes of it, is answered within a second', async () => {
    const sender = run('junk-sender.ts');
    const send = async (order: object): Promise<readonly JunkSent[]> => {
      // Nobody sends more than twenty replies within an hour.
      world.services.clock.advance(HOUR);
      sender.child.stdin?.write(lineOf(order));
      mails += 1;
      return sender.line();
    };
    await send(junk({ name: 'a word', unit: 'a', type: 'plain' }, 1000));
    /** What was wrong with the answer to one mail; undefined: nothing. */
    const faultOf = async (shape: Shape): Promise<string | undefined> => {
      let sent: readonly JunkSent[] = [];
      const still = await heldUp(async () => {
        sent = await send(junk(shape, 4_900_000));
      });
      const [{ code, ms } = { code: 0, ms: 0 }] = sent;
      const good = [250, 554].includes(code) && ms <= BUSY * A_SECOND && still <= A_BLINK;
      const told = `${code} after ${Math.round(ms)} ms, held up for ${Math.round(still)} ms`;
      return good ? undefined : `${shape.type} ${shape.name}: ${told}`;
    };
    const faults: string[] = [];
    for (const shape of SHAPES) {
      let fault = await faultOf(shape);
      for (let tries = 1; fault !== undefined && tries < MOST_TRIES; tries += 1) fault = await faultOf(shape);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  }, 600_000);

  test('twenty mails of 4.5 megabytes at once, from a stranger and from somebody who has an address', async () => {
    const sender = run('junk-sender.ts');
    const from = ['127.0.0.5', '127.0.0.6', '127.0.0.7'];
    const shape: Shape = { name: 'rules', unit: '<div>', type: 'html' };
    const order = { ...junk(shape, 4_500_000), times: 20, from };
    const send = async (change: object): Promise<readonly JunkSent[]> => {
      sender.child.stdin?.write(lineOf({ ...order, ...change }));
      mails += 20;
      return sender.line();
    };
    const before = process.memoryUsage().rss;
    let strangers: readonly JunkSent[] = [];
    let known: readonly JunkSent[] = [];
    let still = Number.POSITIVE_INFINITY;
    for (let tries = 0; still > A_BLINK && tries < MOST_TRIES; tries += 1)
      still = await heldUp(async () => {
        strangers = await send({ to: `reply+${'0'.repeat(48)}@${DOMAIN}` });
        world.services.clock.advance(HOUR);
        known = await send({});
      });
    expect(new Set(strangers.map(({ code }) => code))).toEqual(new Set([550]));
    expect(Math.max(...strangers.map(({ ms }) => ms))).toBeLessThan(BUSY * A_SECOND);
    // Taken, not to be read, or to be sent again later: never without an answer.
    for (const { code } of known) expect([250, 554, 450]).toContain(code);
    expect(known.map(({ code }) => code)).toContain(250);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
    expect(still).toBeLessThan(A_BLINK);
  }, 120_000);
});
