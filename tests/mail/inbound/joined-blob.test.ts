import { afterAll, expect, test } from '@jest/globals';
import { JoinedBlob } from '../../../src/mail/inbound/joined-blob.ts';
import { createMailReader } from '../../../src/mail/inbound/mail-reader.ts';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';

const reader = createMailReader();
afterAll(() => reader.close());

test('a joined Blob holds the bytes of all its parts in their order, and is of its type', async () => {
  const bytes = new TextEncoder().encode('ñ2');
  const parts = ['1\n', bytes, bytes.buffer, '3'];
  for (const all of [parts, [...parts, new Blob(['4'])], []]) {
    const [joined, plain] = [new JoinedBlob(all, { type: 'text/plain' }), new Blob(all, { type: 'text/plain' })];
    expect(await joined.text()).toBe(await plain.text());
    expect([joined.size, joined.type]).toEqual([plain.size, plain.type]);
  }
  expect(await new JoinedBlob([]).text()).toBe('');
});

test.each([
  ['plain text', 'text/plain', (line: string) => line],
  ['HTML', 'text/html', (line: string) => `<p>${line}</p>`],
])('the thread that reads mails reads %s of many lines as anybody would', async (_, type, lineOf) => {
  const body = ['Sí, 2.', ...Array.from({ length: 3000 }, (_, n) => `Line ${n} – and so on.`)].map(lineOf);
  const head = ['From: ann@example.org', `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit'];
  const raw = new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${body.join('\r\n')}`);
  const mail = { returnPath: 'ann@example.org', raw, whole: true };
  const read = await reader.read(mail);
  expect(read.words).toMatch(/^Sí, 2\./);
  expect(read).toEqual(await readMail(mail));
});
