import { connect, type Socket } from 'node:net';

/*
 * A process of its own that opens connections to a mail server from one address and holds those that it is left.
 * Arguments: port, address, how many. Writes as JSON how many were let in, refused with 421, and broken off; then holds
 * on until it is ended.
 */
const [port = '', localAddress = '', count = ''] = process.argv.slice(2);
const AT_ONCE = 250;

type Fate = 'in' | 'refused' | 'broken';
const held = new Set<Socket>();

function knock(): Promise<Fate> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    socket.on('error', () => resolve('broken'));
    socket.on('close', () => resolve('broken'));
    socket.once('data', (greeting) => {
      if (String(greeting).startsWith('220')) held.add(socket);
      resolve(String(greeting).startsWith('220') ? 'in' : 'refused');
    });
  });
}

const fates: { [fate in Fate]: number } = { in: 0, refused: 0, broken: 0 };
for (let left = Number(count); left > 0; left -= AT_ONCE) {
  const knocked = await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, knock));
  for (const fate of knocked) fates[fate] += 1;
}
process.stdout.write(`${JSON.stringify(fates)}\n`);
setInterval(() => undefined, 60_000);
