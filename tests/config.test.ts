import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Config, Environment, readConfig } from '../src/config.ts';
import { translator } from '../src/i18n/translator.ts';
import { Refusal } from '../src/kernel/refusal.ts';

/** The sentences with which this environment is refused, one for each setting. */
function faultsOf(environment: { readonly [name: string]: string }): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { t } = translator('en', 'UTC');
    return error.details.map((detail) => t(detail.reason));
  }
  return [];
}

test('an empty environment is a development server with a built-in database and mailbox', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    port: 3000,
    mailFrom: 'Despatch <despatch@localhost>',
    mailMergeSeconds: 60,
    trustProxy: 0,
    logLevel: 'info',
  } satisfies Partial<Config>);
  expect([config.databaseUrl, config.smtpUrl, config.baseUrl, config.replies]).toEqual(Array(4).fill(undefined));
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('an empty value counts as not set, as compose files write it', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('the sender and the domain for replies follow the base address', () => {
  const config = readConfig({ BASE_URL: 'https://despatch.example.org/', REPLY_SMTP_PORT: '2525' });
  expect(config.baseUrl).toBe('https://despatch.example.org');
  expect(config.mailFrom).toBe('Despatch <despatch@despatch.example.org>');
  expect(config.replies).toMatchObject({ domain: 'despatch.example.org', listener: { port: 2525, relays: [] } });
});

test('how many days a year somebody can be away is the server’s to say', () => {
  expect(readConfig({}).absenceDays).toBeUndefined();
  expect(readConfig({ ABSENCE_DAYS: '10' }).absenceDays).toBe(10);
  expect(faultsOf({ ABSENCE_DAYS: '367' })).toHaveLength(1);
});

describe('a wrong setting is named, shown and explained', () => {
  test.each([
    ['PORT', 'abc', 'PORT is “abc”. It should be a port: a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is “70000”. It should be a port: a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is “-1”. It should be a port: a whole number from 0 to 65535.'],
    ['PORT', '3000.5', 'PORT is “3000.5”. It should be a port: a whole number from 0 to 65535.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is “prod”. It should be development, production or test.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is “loud”. It should be fatal, error, warn, info, debug, trace or silent.'],
    [
      'MAIL_MERGE_SECONDS',
      '1 minute',
      'MAIL_MERGE_SECONDS is “1 minute”. It should be a whole number of seconds from 0 to 3600.',
    ],
    [
      'REPLY_TRUSTED_RELAYS',
      '192.0.2.7, mail.example.org',
      'REPLY_TRUSTED_RELAYS is “192.0.2.7, mail.example.org”. It should be addresses or networks with commas ' +
        'between, such as 192.0.2.7, 2001:db8::/64.',
    ],
    ['REPLY_DOMAIN', 'a b', 'REPLY_DOMAIN is “a b”. It should be a domain, such as reply.example.org.'],
    ['HOST', 'a b', 'HOST is “a b”. It should be the address to listen on, such as 127.0.0.1 or 0.0.0.0.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(faultsOf({ [name]: value })).toEqual([sentence]);
  });

  test.each(['despatch.example.org', 'ftp://example.org', 'https://example.org/games', 'https://example.org?x=1'])(
    'BASE_URL=%s',
    (value) => {
      expect(faultsOf({ BASE_URL: value })).toEqual([
        `BASE_URL is “${value}”. It should be the address at which people reach the server, such as ` +
          'https://despatch.example.org, with http or https and without a path.',
      ]);
    },
  );

  test.each(['Despatch', 'a@b\r\nBcc: c@d', 'Despatch <a@b', 'a@b@c'])('MAIL_FROM=%j', (value) => {
    expect(faultsOf({ MAIL_FROM: value })).toEqual([
      `MAIL_FROM is “${value}”. It should be a sender, such as Despatch <despatch@example.org>.`,
    ]);
  });

  test.each(['some', '17', '10.0.0.0/8, nonsense'])('TRUST_PROXY=%s', (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([
      `TRUST_PROXY is “${value}”. It should be the number of proxies before the server (0 to 16), or their ` +
        'addresses, ' +
        'such as “loopback, 10.0.0.0/8”.',
    ]);
  });
});

test.each([
  ['DATABASE_URL', 'mysql://user:hunter2@localhost/x'],
  ['SMTP_URL', 'https://user:hunter2@localhost'],
  ['METRICS_TOKEN', 'hunter2'],
  ['IMAP_URL', 'http://user:hunter2@localhost'],
  ['WEBHOOK_MAIL_SECRET', 'hunter2'],
])('%s may be secret and is not shown', (name, value) => {
  const [sentence] = faultsOf({ [name]: value });
  expect(sentence).toMatch(new RegExp(`^${name} is not understood .* It should be `));
  expect(sentence).not.toContain('hunter2');
});

test('all faults are told at once', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'x', NODE_ENV: 'production' })).toHaveLength(2);
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^BASE_URL is not set\. Production needs it/),
    expect.stringMatching(/^SMTP_URL is not set\. Production needs it/),
  ]);
});

test('mails are signed for the sender’s domain, unless it is said otherwise', () => {
  const key = { DKIM_KEY_FILE: '/keys/dkim.pem', MAIL_FROM: 'Games <games@example.org>' };
  expect(readConfig(key).dkim).toEqual({ domain: 'example.org', selector: 'despatch', keyFile: '/keys/dkim.pem' });
  const other = { ...key, DKIM_DOMAIN: 'mail.example.org', DKIM_SELECTOR: 's2' };
  expect(readConfig(other).dkim).toMatchObject({ domain: 'mail.example.org', selector: 's2' });
  expect(faultsOf({ DKIM_SELECTOR: 's2' })).toEqual([expect.stringMatching(/DKIM_KEY_FILE is not/)]);
});

test('replies come in by a mailbox or a webhook, too', () => {
  const IMAP_URL = 'imaps://replies:secret@mail.example.org';
  expect(readConfig({ IMAP_URL }).replies).toMatchObject({ imapUrl: IMAP_URL, listener: undefined });
  const WEBHOOK_MAIL_SECRET = 'x'.repeat(32);
  expect(readConfig({ WEBHOOK_MAIL_SECRET }).replies).toMatchObject({ webhookSecret: WEBHOOK_MAIL_SECRET });
  expect(faultsOf({ IMAP_URL: 'imaps://mail.example.org' })).toHaveLength(1);
  expect(faultsOf({ TRUSTED_AUTH_SERVER: 'mx.example.org, a b' })).toHaveLength(1);
  expect(faultsOf({ REPLY_SMTP_PORT: '25', REPLY_TLS_CERT: 'cert.pem' })).toEqual([
    'REPLY_TLS_CERT and REPLY_TLS_KEY belong together: set both, or neither.',
  ]);
});

test('a domain for replies needs a way for them to come in', () => {
  expect(faultsOf({ REPLY_DOMAIN: 'reply.example.org' })).toEqual([expect.stringMatching(/^REPLY_DOMAIN is set, but/)]);
});

test('proxies are a number or addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toBe('loopback, 10.0.0.0/8, ::1');
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const shown = new Map([...text.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

  test('has every setting and no other', () => {
    expect([...shown.keys()].toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
  });

  test('explains each in the lines before it', () => {
    for (const name of shown.keys()) expect(text).toMatch(new RegExp(`^# .*\\.\n#${name}=`, 'm'));
  });

  test('shows the default wherever there is one', () => {
    for (const [name, initial] of Object.entries(Environment.parse({}))) {
      if (initial !== undefined) expect([name, shown.get(name)]).toEqual([name, String(initial)]);
    }
  });

  test('works when everything in it is switched on', () => {
    expect(readConfig(Object.fromEntries(shown)).replies).toMatchObject({
      domain: 'reply.despatch.example.org',
      listener: { port: 2525, relays: ['192.0.2.7', '2001:db8::/64'] },
      authServers: ['mx.example.org'],
    });
  });
});
