import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/*
 * A process of its own that sends mails, so that a server's process has only the server's work. It reads one order a
 * line as JSON and writes one answer a line: the last code of the mail server for each mail.
 */
const orderSchema = z.object({
  port: z.number(),
  to: z.string(),
  /** What is written over and over, so many bytes long. */
  head: z.string(),
  unit: z.string(),
  bytes: z.number(),
  /** As many mails at once, each over a connection of its own, from these addresses of this machine in turn. */
  times: z.number().default(1),
  from: z.array(z.string()).default(['127.0.0.1']),
});
type Order = z.infer<typeof orderSchema>;
type JunkSent = { readonly code: number };

async function send({ port, to, head, unit, bytes }: Order, localAddress: string): Promise<JunkSent> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const codes = codesOf(socket);
  const say = async (line: string | Buffer) => {
    if (line.length > 0) socket.write(line);
    return (await codes.next()).value ?? 0;
  };
  const result = (code: number) => {
    socket.destroy();
    return { code };
  };
  for (const line of [
    '',
    'EHLO junk\r\n',
    'MAIL FROM:<anna@elsewhere.example>\r\n',
    `RCPT TO:<${to}>\r\n`,
    'DATA\r\n',
  ]) {
    const code = await say(line);
    if (code >= 400 || code === 0) return result(code);
  }
  const body = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.alloc(bytes, unit), Buffer.from('\r\n.\r\n')]);
  return result(await say(body));
}

async function* codesOf(socket: Socket): AsyncGenerator<number, undefined> {
  let rest = '';
  socket.on('error', () => undefined);
  try {
    for await (const chunk of socket) {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (/^\d{3}(?: |$)/.test(line)) yield Number(line.slice(0, 3));
    }
  } catch {
    // The server hung up.
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = orderSchema.parse(JSON.parse(line));
  const { times, from } = order;
  const sent = await Promise.all(
    Array.from({ length: times }, (_, i) => send(order, from[i % from.length] ?? '127.0.0.1')),
  );
  process.stdout.write(`${JSON.stringify(sent)}\n`);
}
