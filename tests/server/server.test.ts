import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type Config, readConfig } from '../../src/config.ts';
import { alive } from '../../src/database/embedded/postmaster.ts';
import { type Server, startServer } from '../../src/server.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

const quiet = { log: pino({ level: 'silent' }) };

describe('on a database that is given', () => {
  let database: FreshDatabase;
  let config: Config;
  beforeAll(async () => {
    database = await freshDatabase();
    config = readConfig({ PORT: '0', DATABASE_URL: database.url, NODE_ENV: 'test' });
  });
  afterAll(() => database.drop());

  test('a server is alive and ready, on a free port', async () => {
    const server = await startServer(config, quiet);
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect(server.builtInDatabase).toBeUndefined();
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'alive' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('two servers work side by side on one database', async () => {
    const servers = await Promise.all([startServer(config, quiet), startServer(config, quiet)]);
    const answers = await Promise.all(servers.map((server) => fetch(`${server.url}/readyz`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('people are sent to the address that is configured', async () => {
    const server = await startServer({ ...config, baseUrl: 'https://despatch.example.org' }, quiet);
    expect(server.services.settings.baseUrl).toBe('https://despatch.example.org');
    await server.stop();
  });

  test('a port in use is refused in words, and leaves nothing behind', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startServer({ ...config, port }, quiet)).rejects.toMatchObject({
      reason: { key: 'config.port-in-use', args: { port: String(port), setting: 'PORT' } },
    });
    const { replies } = readConfig({ REPLY_SMTP_PORT: String(port) });
    await expect(startServer({ ...config, replies }, quiet)).rejects.toMatchObject({
      reason: { key: 'config.port-in-use', args: { port: String(port), setting: 'REPLY_SMTP_PORT' } },
    });
    await new Promise((resolve) => other.close(resolve));
  });

  test('a database that does not answer frees the port again', async () => {
    const first = await startServer(config, quiet);
    await first.stop();
    const { port } = first;
    const dead = { ...config, port, databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' };
    await expect(startServer(dead, quiet)).rejects.toMatchObject({ reason: { key: 'config.migration-failed' } });
    const again = await startServer({ ...config, port }, quiet);
    await again.stop();
  });
});

describe('without a database', () => {
  let dataDir: string;
  let server: Server;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'despatch-server-'));
    chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir }), quiet);
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the built-in one is made in the data folder, with every table, and stopped at the end', async () => {
    expect(server.builtInDatabase?.folder).toBe(join(dataDir, 'postgres'));
    expect(await server.services.db.table.count()).toBe(0);
    const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    await server.stop();
    expect(alive(pid)).toBe(false);
  });
});
