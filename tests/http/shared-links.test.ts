import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startTable } from './harness/a-table.ts';
import { getPage } from './harness/reading.ts';
import { startServer, type TestServer } from './harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test('a page can be kept as an app: its manifest names icons that are there', async () => {
  const { text } = await getPage(server, '/help').expect(200);
  const href = /<link rel="manifest" href="([^"]+)">/.exec(text)?.[1] ?? '';
  const { headers, body } = await request(server.app).get(href).buffer().parse(asJson).expect(200);
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(body).toMatchObject({ name: 'Despatch', start_url: '/' });
  const icons: readonly string[] = [
    ...body.icons.map(({ src }: { readonly src: string }) => src),
    /<link rel="apple-touch-icon" href="([^"]+)">/.exec(text)?.[1] ?? '',
  ];
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const answer = await request(server.app).get(icon).expect(200);
    expect(answer.headers['content-type']).toBe('image/png');
  }
});

test('a link to a public table shows its board and who plays; one to a private table nothing of it', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const table = await startTable(server, ada, ben);
  await server.services.db.table.update({ where: { id: table.id }, data: { public: true } });
  const open = (await getPage(server, `/t/${table.id}`).expect(200)).text;
  expect(property(open, 'og:image')).toBe(`http://despatch.example/t/${table.id}/board.png`);
  expect(property(open, 'og:description')).toMatch(/, played by Ada and Ben$/);

  await server.services.db.table.update({ where: { id: table.id }, data: { public: false } });
  const asked = (await getPage(server, `/t/${table.id}`)).text;
  expect(asked).not.toContain('Ada');
  const own = (await getPage(server, `/t/${table.id}`, ada).expect(200)).text;
  expect(property(own, 'og:image')).toMatch(/\/icon-512\.png$/);
  expect(property(own, 'og:description')).toBeUndefined();
});

function asJson(res: request.Response, done: (error: Error | null, body: unknown) => void): void {
  let text = '';
  res.on('data', (part: Buffer) => {
    text += part.toString();
  });
  res.on('end', () => done(null, JSON.parse(text)));
}
