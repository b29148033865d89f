import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authenticate, type DNSResolver } from 'mailauth';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { checkMail } from '../../../src/cli/mail-check-commands.ts';
import { readConfig } from '../../../src/config.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { dkimRecord, newDkimKey } from '../../../src/mail/check/dkim-record.ts';
import { smtpTransport } from '../../../src/mail/transports/smtp-transport.ts';
import { freshDkimKey, readDkimKey } from '../../../src/server/read-key-files.ts';
import { runDespatch } from '../../cli/harness/despatch.ts';
import { imapServer } from '../inbound/harness/imap-server.ts';
import { testDns, timedOut } from '../inbound/harness/test-dns.ts';

let folder: string;
let received: Buffer;
let smtp: SMTPServer;
let smtpUrl: string;
let keyFile: string;
const key = newDkimKey();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-dkim-'));
  keyFile = join(folder, 'dkim.pem');
  writeFileSync(keyFile, key);
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      received = Buffer.concat(chunks);
      done();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true });
});

const records = {
  'TXT games.example': ['google-site-verification=x', 'v=spf1 mx -all'],
  'TXT reply.games.example': ['v=spf1 mx -all'],
  'TXT _dmarc.games.example': ['v=DMARC1; p=quarantine'],
  'TXT despatch._domainkey.games.example': [dkimRecord(key)],
  'MX reply.games.example': [{ exchange: 'mx.games.example', priority: 10 }],
};
const settings = () => ({
  MAIL_FROM: 'Games <post@games.example>',
  SMTP_URL: smtpUrl,
  DKIM_KEY_FILE: keyFile,
  REPLY_DOMAIN: 'reply.games.example',
});

async function wrong(environment: { readonly [name: string]: string }, dns: Parameters<typeof testDns>[0] = records) {
  const findings = await checkMail(readConfig(environment), testDns(dns));
  const { t } = translator('en', 'UTC');
  return findings.filter(({ good }) => good === false).map(({ words }) => t(words));
}

describe('mail check', () => {
  test('finds nothing wrong where all is as it should be, the mailbox too', async () => {
    const mailbox = await imapServer(() => new Date());
    expect(await wrong({ ...settings(), IMAP_URL: mailbox.url })).toEqual([]);
    await mailbox.close();
  });

  test.each([
    ['TXT games.example', undefined, /^games\.example does not say which servers send for it/],
    ['TXT games.example', ['v=spf1 mx', 'v=spf1 -all'], /^games\.example has more than one SPF record/],
    ['TXT _dmarc.games.example', undefined, /^_dmarc\.games\.example has no DMARC record/],
    ['TXT despatch._domainkey.games.example', undefined, /^despatch\._domainkey\.games\.example has no DKIM record/],
    ['TXT despatch._domainkey.games.example', [dkimRecord(newDkimKey())], /has the record of another key/],
    ['MX reply.games.example', undefined, /^reply\.games\.example has no MX record/],
    ['MX reply.games.example', timedOut, /^The DNS says nothing about reply\.games\.example just now \(ETIMEOUT\)/],
  ])('says what is wrong with %s', async (question, found, sentence) => {
    const WEBHOOK_MAIL_SECRET = 'x'.repeat(32);
    const { [question as keyof typeof records]: _, ...others } = records;
    const dns = found === undefined ? others : { ...others, [question]: found };
    expect(await wrong({ ...settings(), WEBHOOK_MAIL_SECRET }, dns)).toEqual([expect.stringMatching(sentence)]);
  });

  test('says which server cannot be reached, or refuses', async () => {
    const mute = createServer((socket) => socket.end('554 go away\r\n'));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const mailbox = await imapServer(() => new Date());
    const IMAP_URL = mailbox.url.replace('secret', 'other');
    const found = await wrong({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:1', REPLY_SMTP_PORT: port, IMAP_URL });
    expect(found).toEqual([
      expect.stringMatching(/^The mail server 127\.0\.0\.1:1 cannot be used to send: .*ECONNREFUSED/),
      expect.stringMatching(/^The server takes no replies at 127\.0\.0\.1, port \d+: 554 go away/),
      expect.stringMatching(/^The mailbox for replies at 127\.0\.0\.1:\d+ cannot be read: /),
    ]);
    await mailbox.close();
    await new Promise((resolve) => mute.close(resolve));
  });
});

test('what is sent is signed so that receivers can check it, with the key that the file has by then', async () => {
  const told: object[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void told.push(JSON.parse(line)) });
  const renewed = join(folder, 'renewed.pem');
  copyFileSync(keyFile, renewed);
  const { dkim } = readConfig({ ...settings(), REPLY_DOMAIN: '', DKIM_KEY_FILE: renewed });
  const transport = smtpTransport(smtpUrl, freshDkimKey(dkim, log));
  const mail = {
    id: 'a',
    messageId: '<a@games.example>',
    date: new Date(),
    from: 'Games <post@games.example>',
    to: 'ann@home.example',
    replyTo: undefined,
    returnPath: 'bounce@reply.games.example',
    inReplyTo: undefined,
    subject: 'Your move',
    html: undefined,
    text: 'It is.',
    pictures: [],
    headers: {},
  };
  const signedBy = async (publicKey: string) => {
    await transport.send(mail);
    const resolver = testDns({ ...records, 'TXT despatch._domainkey.games.example': [publicKey] }) as DNSResolver;
    const { dkim: signed } = await authenticate(received, { resolver, disableBimi: true });
    return signed.results.map(({ status }) => [status.result, status.aligned]);
  };
  expect(await signedBy(dkimRecord(key))).toEqual([['pass', 'games.example']]);

  // A new key in the same file counts at once; what is no key is not taken, and said once.
  const next = newDkimKey();
  writeFileSync(renewed, next);
  expect(await signedBy(dkimRecord(next))).toEqual([['pass', 'games.example']]);
  writeFileSync(renewed, 'not a key at all');
  for (let n = 0; n < 2; n += 1) expect(await signedBy(dkimRecord(next))).toEqual([['pass', 'games.example']]);
  rmSync(renewed);
  expect(await signedBy(dkimRecord(next))).toEqual([['pass', 'games.example']]);
  expect(told).toEqual([
    expect.objectContaining({ setting: 'DKIM_KEY_FILE', why: expect.stringMatching(/is not an RSA key in PEM/) }),
    expect.objectContaining({ setting: 'DKIM_KEY_FILE', why: expect.stringMatching(/cannot be read/) }),
  ]);
  await transport.close();
});

test.each([
  ['is not there', '/nowhere/dkim.pem', /^DKIM_KEY_FILE names .* cannot be read/],
  ['holds something else', new URL(import.meta.url).pathname, /^DKIM_KEY_FILE names .* is not an RSA key in PEM/],
])('a key file that %s is refused in words', (_, file, sentence) => {
  const { t } = translator('en', 'UTC');
  const { dkim } = readConfig({ ...settings(), REPLY_DOMAIN: '', DKIM_KEY_FILE: file });
  const said = (() => {
    try {
      return String(readDkimKey(dkim));
    } catch (error) {
      return error instanceof Error && 'reason' in error ? t(error.reason as Parameters<typeof t>[0]) : String(error);
    }
  })();
  expect(said).toMatch(sentence);
});

test('mail dkim makes a key that only its owner can read, once, and prints the records', async () => {
  const file = join(folder, 'made.pem');
  const environment = { MAIL_FROM: 'post@games.example' };
  const first = await runDespatch(['mail', 'dkim', '--out', file], '', environment);
  expect([first.code, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
  const record = /^despatch\._domainkey\.games\.example\. {2}TXT {2}(.*)$/m.exec(first.out)?.[1] ?? '';
  expect(record.slice(1, -1).replaceAll('" "', '')).toBe(dkimRecord(readFileSync(file, 'utf8')));
  const again = await runDespatch(['mail', 'dkim', '--out', file], '', environment);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
});
