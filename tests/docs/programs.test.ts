import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { routes } from '../../src/http/api-routes.ts';
import { documentMark } from '../../src/http/docs/document-mark.ts';
import { openApiDocument } from '../../src/http/docs/openapi.ts';
import { fillExcerpts } from '../../tools/docs/fill-excerpts.ts';
import { startTable } from '../http/harness/a-table.ts';
import { startServer, type TestServer } from '../http/harness/test-server.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const bot = fileURLToPath(new URL('../../docs/examples/bot.ts', import.meta.url));

let server: TestServer;
let port: Server;
let url: string;
beforeAll(async () => {
  server = await startServer();
  port = server.app.listen(0);
  await once(port, 'listening');
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(port.address()).port}`;
});
afterAll(async () => {
  port.close();
  await server.close();
});

test('the bot of the page is the one that is run here, in twenty lines', () => {
  const page = file('docs/programs.md');
  expect(page).toBe(fillExcerpts(page, file));
  const code = file('docs/examples/bot.ts')
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/\*|import)/.test(line));
  expect(code.length).toBeLessThanOrEqual(20);
});

test('the typed client is made from the API as it is; `npm run client` makes it anew', async () => {
  const [mark] = file('src/http/docs/client/despatch.ts').split('\n');
  expect(mark).toBe(documentMark(openApiDocument(routes)));
  const answer = await fetch(`${url}/api/client.ts`);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.text()).toContain('export class Despatch');
});

test('two of it play a game of Iron Curtain to its end', async () => {
  const people = [await server.person('Ann'), await server.person('Ben')] as const;
  const { id } = await startTable(server, ...people);
  const playing = people.map(({ key }) => {
    const env = { ...process.env, DESPATCH: url, KEY: key, SECONDS: '0.05' };
    return spawn(process.execPath, [bot], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  });
  const gone = Promise.all(playing.map((child) => once(child, 'exit')));
  const statusNow = async () => (await server.services.db.table.findUniqueOrThrow({ where: { id } })).status;
  let isRunning = true;
  void gone.then(() => {
    isRunning = false;
  });
  while (isRunning && (await statusNow()) !== 'finished') await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusNow()).toBe('finished');
  for (const child of playing) child.kill();
  await gone;
});
