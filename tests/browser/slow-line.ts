import { connect, createServer, type Server } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A line to a server on which each answer stops halfway for so many milliseconds: pages are there in parts, as on a
 * machine that does much else. Gives the line's own server, and its port.
 */
export async function openSlowLine(
  port: number,
  pause: number,
): Promise<{ readonly line: Server; readonly port: number }> {
  const line = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    server.on('error', () => client.destroy()).on('close', () => client.destroySoon());
    client.pipe(server);
    server.pipe(halting(pause)).pipe(client);
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  const address = line.address();
  return { line, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Hands on the first half of what comes, and the other half later. */
function halting(pause: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const half = Math.ceil(chunk.length / 2);
      this.push(chunk.subarray(0, half));
      setTimeout(() => done(null, chunk.subarray(half)), pause);
    },
  });
}
