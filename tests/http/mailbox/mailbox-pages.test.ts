import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getPage, textOf } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

const MAIL = [
  'From: Despatch <despatch@x.example>',
  'To: ada@x.example',
  'Subject: =?utf-8?Q?Caf=C3=A9?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary=R',
  '',
  '--R',
  'Content-Type: multipart/alternative; boundary=A',
  '',
  '--A',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Answer: https://x.example/a/token <b>not bold</b>',
  '--A',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><style>p{color:red}</style></head><body><p>Hello</p><img ' +
    'src="cid:board"><script>alert(1)</script></body></html>',
  '--A--',
  '--R',
  'Content-Type: image/png',
  'Content-ID: <board>',
  'Content-Disposition: inline; filename=board.png',
  'Content-Transfer-Encoding: base64',
  '',
  'aGVsbG8=',
  '--R--',
  '',
].join('\r\n');

describe('the mailbox of a server that sends no mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ builtInMailbox: true });
  });
  afterAll(() => server.close());

  test('says what to do while it is empty', async () => {
    const { text } = await getPage(server, '/mailbox').expect(200);
    expect(textOf(text)).toContain('No mail yet');
  });

  test('shows a mail with its pictures, its text and its headers, and lets nothing in it run', async () => {
    const at = server.clock.now();
    await server.services.db.caughtMail.create({ data: { id: 'm1', to: 'ada@x.example', raw: Buffer.from(MAIL), at } });
    const list = await getPage(server, '/mailbox?to=ada@x.example').expect(200);
    expect(textOf(list.text)).toContain('Café');
    const mail = await getPage(server, '/mailbox/m1').expect(200);
    expect(mail.text).toContain('sandbox="allow-top-navigation-by-user-activation');
    expect(mail.text).toContain('href="https://x.example/a/token"');
    expect(mail.text).not.toContain('<b>not bold</b>');
    const { text, headers } = await getPage(server, '/mailbox/m1/html').expect(200);
    expect(text).toContain('<base target="_top">');
    expect(text).toContain('data:image/png;base64,aGVsbG8=');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('a mail that is not there', async () => {
    await getPage(server, '/mailbox/none').expect(404);
  });
});

test('there is no mailbox where mail is sent', async () => {
  const server = await startServer({ builtInMailbox: false });
  await getPage(server, '/mailbox').expect(404);
  await getPage(server, '/mailbox/m1/html').expect(404);
  const { text } = await getPage(server, '/').expect(200);
  expect(text).not.toContain('/mailbox');
  await server.close();
});
