import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type Receiver = {
  readonly port: number;
  /** At 127.0.0.1. */
  readonly url: string;
  /** What came in so far. */
  readonly received: Received[];
  /** How it answers from now on; with 204 at first. */
  answer(how: (req: IncomingMessage, res: ServerResponse) => void): void;
  close(): Promise<void>;
};

/** A real server on this machine that keeps what it is sent. */
export async function startReceiver(host = '127.0.0.1', port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const usual = (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(204).end();
  };
  let respond = usual;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) });
      respond(req, res);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    port: taken,
    url: `http://${host}:${taken}`,
    received,
    answer(how) {
      respond = how;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
