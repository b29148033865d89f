import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail } from '../../mail/harness/mail-world.ts';
import { junkMail, type Shape } from './junk-shapes.ts';

export const DOMAIN = 'in.despatch.test';

/** A mail server that takes replies, and processes beside it that attack it. */
export type ReplyWorld = {
  readonly world: MailWorld;
  readonly server: ReplyServer;
  /** A script of this folder in a process of its own, and what it says, line by line. */
  run(script: string, ...args: readonly string[]): Attacker;
  /** A mail of junk to an address that was issued, as `junk-sender` sends it. */
  junk(shape: Shape, bytes: number): JunkOrder;
  close(): Promise<void>;
};

export type Attacker = { readonly child: ChildProcess; line(): Promise<unknown> };
export type JunkOrder = {
  readonly port: number;
  readonly to: string;
  readonly head: string;
  readonly unit: string;
  readonly bytes: number;
  readonly times?: number;
  readonly from?: readonly string[];
};

export async function openReplyWorld(): Promise<ReplyWorld> {
  const world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  const server = await listenReplies(world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1' });
  const { us, ussr } = await ironCurtainTable(world);
  await flush(world);
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow();
  const mail = await newestMail(world, seat === 'us' ? us.email : ussr.email);
  const to = mail.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
  const children: ChildProcess[] = [];
  return {
    world,
    server,
    run(script, ...args) {
      const path = fileURLToPath(new URL(script, import.meta.url));
      const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
      children.push(child);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      return { child, line: async () => JSON.parse(String((await lines.next()).value)) };
    },
    junk(shape, bytes) {
      const mail = junkMail(shape, bytes);
      const head = mail.subarray(0, mail.indexOf('\r\n\r\n')).toString();
      return { port: server.port, to, head, unit: shape.unit.replace(/\r?\n/g, '\r\n'), bytes };
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await server.stop();
      await world.close();
    },
  };
}

const sentSchema = z.array(z.object({ code: z.number() }));
export type JunkSent = { readonly code: number };

/** A process that sends the mails that it is told to, and says how each was answered. */
export function openSender(replies: ReplyWorld): (order: JunkOrder) => Promise<readonly JunkSent[]> {
  const { child, line } = replies.run('junk-sender.ts');
  return async (order) => {
    child.stdin?.write(lineOf(order));
    return sentSchema.parse(await line());
  };
}

/** In ASCII: some line ends that junk is made of would end the line here, too. */
const lineOf = (order: JunkOrder) => `${JSON.stringify(order).replace(/[\u0080-\uffff]/g, escaped)}\n`;
const escaped = (c: string) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

const TICK = 5;

/**
 * For how long this thread, the server's main one, worked without a look at anything else, at most, in milliseconds of
 * the processor: what else the machine does is not counted.
 */
export async function heldUp(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, TICK);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
