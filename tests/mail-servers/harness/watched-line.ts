import { connect, createServer, type Socket } from 'node:net';

/** A line to an IMAP server on which somebody listens. */
export type WatchedLine = {
  readonly port: number;
  /** How often the client asked to be told of what comes (IDLE). */
  readonly idled: () => number;
  /** Calls back when the client next says that it has read a message (STORE), which does not get through. */
  breakAtStore(then: () => void): void;
  close(): Promise<void>;
};

export async function watchedLine(server: number): Promise<WatchedLine> {
  let idled = 0;
  let atStore: (() => void) | undefined;
  const sockets = new Set<Socket>();
  const tcp = createServer((client) => {
    const upstream = connect(server, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.pipe(client);
    client.on('data', (chunk) => {
      const said = chunk.toString('latin1');
      if (/^\S+ IDLE\r/m.test(said)) idled += 1;
      if (atStore && / STORE /.test(said)) {
        atStore();
        atStore = undefined;
        client.destroy();
      } else upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const address = tcp.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    idled: () => idled,
    breakAtStore(then) {
      atStore = then;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}
