import { Agent, request } from 'node:http';

export type Reply = { readonly status: number; readonly body: string };

/** Keeps connections open, as a browser or a bot does. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** One request with an API key; the whole answer is read. */
export function call(
  method: 'GET' | 'POST',
  url: string,
  key: string,
  json?: unknown,
  idempotencyKey?: string,
): Promise<Reply> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((done, fail) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

export function closeClient(): void {
  agent.destroy();
}
