import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/*
 * A process of its own that sends a mail server large mails, each over a connection of its own: who measures the
 * server's process measures the server alone. Arguments: port, recipient. Told the addresses of this machine from which
 * they come, sends a mail from each at the same time and says with which codes they were answered. Ends with its
 * parent.
 */
const [port = '', to = ''] = process.argv.slice(2);
const HEAD = 'From: <anna@bench.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';
const BYTES = 4_500_000;
const LINES = [
  'EHLO bench',
  'MAIL FROM:<anna@bench.example>',
  `RCPT TO:<${to}>`,
  'DATA',
  Buffer.concat([Buffer.from(HEAD), Buffer.alloc(BYTES, '<div>'), Buffer.from('\r\n.')]),
];

/** The last code of the server. */
async function send(localAddress: string): Promise<string> {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  const left = [...LINES];
  let code = '';
  for await (const line of createInterface({ input: socket })) {
    code = line.slice(0, 3);
    if (line[3] === '-') continue;
    const next = left.shift();
    if (next === undefined || code >= '400') break;
    socket.write(next);
    socket.write('\r\n');
  }
  socket.destroy();
  return code;
}

process.on('message', async (addresses: readonly string[]) => {
  process.send?.(await Promise.all(addresses.map(send)));
});
process.on('disconnect', () => process.exit(0));
