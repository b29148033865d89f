import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from '../../../src/database/embedded/free-port.ts';

test('a port is free, and not one that the system gives to others by itself', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  expect(port).toBeLessThan(typeof address === 'object' && address ? Math.min(address.port, 32_768) : 0);
  server.close();
  other.close();
});
