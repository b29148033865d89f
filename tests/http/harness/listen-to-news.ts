import { createServer } from 'node:http';
import type { Express } from 'express';
import type { Person } from './test-server.ts';

/** A server that listens on a port, as streams need one. */
export async function onPort(app: Express): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** An open page, as a browser's `EventSource` has it. */
export type Listening = {
  readonly status: number;
  readonly headers: Headers;
  /** All that has come so far, as it came over the line. */
  heard(): string;
  /** Waits until so many events have come, and gives them; each as its name and its data. */
  events(count: number): Promise<readonly string[]>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  stop(): void;
};

/** Opens `/t/<table>/news` as somebody, or as nobody. */
export async function listenTo(
  url: string,
  path: string,
  person: Pick<Person, 'cookie'> | undefined,
  headers: { readonly [name: string]: string } = {},
): Promise<Listening> {
  const stop = new AbortController();
  const cookie: { readonly [name: string]: string } = person ? { Cookie: person.cookie } : {};
  const response = await fetch(`${url}${path}`, {
    headers: { Accept: 'text/event-stream', ...cookie, ...headers },
    redirect: 'manual',
    signal: stop.signal,
  });
  let text = '';
  const waiting = new Set<() => void>();
  const ended = read(response, (more) => {
    text += more;
    for (const look of waiting) look();
  });
  const events = () => [...text.matchAll(/^event: (.*)\n(?:id: .*\n)?data: (.*)\n\n/gm)].map(([, n, d]) => `${n} ${d}`);
  return {
    status: response.status,
    headers: response.headers,
    heard: () => text,
    events: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (events().length < count) return;
          waiting.delete(look);
          resolve(events());
        };
        waiting.add(look);
        look();
      }),
    ended,
    stop: () => stop.abort(),
  };
}

async function read({ body }: Response, hear: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const piece of body ?? []) hear(decoder.decode(piece, { stream: true }));
  } catch {
    // It was stopped at this end.
  }
}
