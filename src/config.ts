import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { languageIds } from './config-lists.ts';
import { address, domain, domains, networks, origin, proxies, sender, whole } from './config-values.ts';
import { languages } from './i18n/languages.ts';
import { type MessageKey, msg } from './i18n/msg.ts';
import type { Message } from './kernel/message.ts';
import { Refusal } from './kernel/refusal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every setting; `.env.example` explains each, and a test compares the two. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().regex(/^\S+$/).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  BASE_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  DATABASE_URL: address('postgresql:', 'postgres:').optional(),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: sender.optional(),
  MAIL_MERGE_SECONDS: whole(0, 3600).default(60),
  ABSENCE_DAYS: whole(0, 366).optional(),
  REPLY_SMTP_PORT: whole(0, 65_535).optional(),
  REPLY_DOMAIN: domain.optional(),
  REPLY_TRUSTED_RELAYS: networks.optional(),
  REPLY_TLS_CERT: z.string().optional(),
  REPLY_TLS_KEY: z.string().optional(),
  IMAP_URL: address('imap:', 'imaps:')
    .refine((text) => new URL(text).username !== '' && new URL(text).hostname !== '')
    .optional(),
  WEBHOOK_MAIL_SECRET: z.string().min(32).optional(),
  TRUSTED_AUTH_SERVER: domains.optional(),
  DKIM_KEY_FILE: z.string().optional(),
  DKIM_SELECTOR: domain.optional(),
  DKIM_DOMAIN: domain.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  UNFINISHED_LANGUAGES: languageIds.default([]),
});

type Name = keyof typeof Environment.shape;
type Values = z.infer<typeof Environment>;

/** May hold a password: never printed. */
const secrets: ReadonlySet<string> = new Set<Name>([
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'IMAP_URL',
  'WEBHOOK_MAIL_SECRET',
]);

/** Two files of PEM. */
export type CertificateFiles = { readonly cert: string; readonly key: string };

/** How replies by mail arrive: the domain of their addresses, and one way at least. */
export type ReplyConfig = {
  readonly domain: string;
  /** The port to listen on; the operator's own mail servers; the certificate, where it is not to be self-made. */
  readonly listener:
    | {
        readonly port: number;
        readonly relays: readonly string[];
        readonly certificate: CertificateFiles | undefined;
      }
    | undefined;
  /** A mailbox that the server empties. */
  readonly imapUrl: string | undefined;
  /** What mail providers sign their calls with. */
  readonly webhookSecret: string | undefined;
  /** Whose word on senders is believed. */
  readonly authServers: readonly string[];
};

/** What mails are signed with. */
export type DkimConfig = { readonly domain: string; readonly selector: string; readonly keyFile: string };

export type Config = {
  readonly environment: 'development' | 'production' | 'test';
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Where people reach the server, without a slash at the end; undefined: at this machine, on the port in use. */
  readonly baseUrl: string | undefined;
  readonly trustProxy: number | string;
  /** Undefined: the built-in database. */
  readonly databaseUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined: the built-in mailbox, which production has not. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailMergeSeconds: number;
  /** How many days a year each player can be away; undefined: as many as usual. */
  readonly absenceDays: number | undefined;
  /** Undefined: no replies by mail. */
  readonly replies: ReplyConfig | undefined;
  /** Undefined: mails are not signed here. */
  readonly dkim: DkimConfig | undefined;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly metricsToken: string | undefined;
  /** Languages that can be chosen here though not all is translated. */
  readonly unfinishedLanguages: readonly string[];
};

/** The configuration of this process: the `.env` file of the project, where the environment has not said otherwise. */
export function loadConfig(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/**
 * The configuration that an environment describes. An empty value counts as not set. Refuses with one line for each
 * setting that is wrong: its name, what was given (unless it may be secret) and what is expected.
 */
export function readConfig(environment: { readonly [name: string]: string | undefined }): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw faulty([...names].map((name) => ({ at: name, reason: faultOf(name, given[name] ?? '') })));
  }
  const missing = missingFor(parsed.data);
  if (missing.length > 0) throw faulty(missing);
  return configOf(parsed.data);
}

const faulty = (faults: Refusal['details']) =>
  new Refusal('bad-input', msg('config.faults', { count: faults.length }), faults);

function faultOf(name: string, value: string): Message {
  const expected = expectationOf(name);
  const given = secrets.has(name) ? msg('config.given-secret') : msg('config.given', { value });
  return msg('config.fault', { name, given, expected });
}

/** Any text may be one. */
const PATHS = ['DATA_DIR', 'REPLY_TLS_CERT', 'REPLY_TLS_KEY', 'DKIM_KEY_FILE'] as const satisfies readonly Name[];

function expectationOf(name: string): Message {
  if (name === 'UNFINISHED_LANGUAGES') return msg('config.expected.unfinished-languages', { languages: languages() });
  return msg(expectations[name] ?? 'config.expected.text');
}

const expectations: { readonly [name: string]: MessageKey } = {
  NODE_ENV: 'config.expected.node-env',
  HOST: 'config.expected.host',
  PORT: 'config.expected.port',
  BASE_URL: 'config.expected.base-url',
  TRUST_PROXY: 'config.expected.trust-proxy',
  DATABASE_URL: 'config.expected.database-url',
  SMTP_URL: 'config.expected.smtp-url',
  MAIL_FROM: 'config.expected.mail-from',
  MAIL_MERGE_SECONDS: 'config.expected.mail-merge-seconds',
  ABSENCE_DAYS: 'config.expected.absence-days',
  REPLY_SMTP_PORT: 'config.expected.port',
  REPLY_DOMAIN: 'config.expected.reply-domain',
  REPLY_TRUSTED_RELAYS: 'config.expected.reply-relays',
  IMAP_URL: 'config.expected.imap-url',
  WEBHOOK_MAIL_SECRET: 'config.expected.webhook-mail-secret',
  TRUSTED_AUTH_SERVER: 'config.expected.trusted-auth-server',
  DKIM_SELECTOR: 'config.expected.dkim-selector',
  DKIM_DOMAIN: 'config.expected.dkim-domain',
  LOG_LEVEL: 'config.expected.log-level',
  METRICS_TOKEN: 'config.expected.metrics-token',
} satisfies { readonly [N in Exclude<Name, (typeof PATHS)[number] | 'UNFINISHED_LANGUAGES'>]: MessageKey };

/** Settings that others make necessary. */
function missingFor(values: Values): Refusal['details'] {
  const production = values.NODE_ENV === 'production';
  const faults: { at: string; reason: Message }[] = [];
  if (production && !values.BASE_URL) faults.push({ at: 'BASE_URL', reason: msg('config.needs-base-url') });
  if (production && !values.SMTP_URL) faults.push({ at: 'SMTP_URL', reason: msg('config.needs-smtp-url') });
  if (values.REPLY_DOMAIN && !takesReplies(values))
    faults.push({ at: 'REPLY_SMTP_PORT', reason: msg('config.needs-reply-port') });
  if (Boolean(values.REPLY_TLS_CERT) !== Boolean(values.REPLY_TLS_KEY))
    faults.push({ at: 'REPLY_TLS_CERT', reason: msg('config.needs-both-tls-files') });
  if ((values.DKIM_SELECTOR || values.DKIM_DOMAIN) && !values.DKIM_KEY_FILE)
    faults.push({ at: 'DKIM_KEY_FILE', reason: msg('config.needs-dkim-key') });
  return faults;
}

function takesReplies({ REPLY_SMTP_PORT, IMAP_URL, WEBHOOK_MAIL_SECRET }: Values): boolean {
  return REPLY_SMTP_PORT !== undefined || IMAP_URL !== undefined || WEBHOOK_MAIL_SECRET !== undefined;
}

function configOf(values: Values): Config {
  const hostname = values.BASE_URL ? new URL(values.BASE_URL).hostname : 'localhost';
  const mailFrom = values.MAIL_FROM ?? `Despatch <despatch@${hostname}>`;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.BASE_URL,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(root, values.DATA_DIR),
    smtpUrl: values.SMTP_URL,
    mailFrom,
    mailMergeSeconds: values.MAIL_MERGE_SECONDS,
    absenceDays: values.ABSENCE_DAYS,
    replies: repliesOf(values, hostname),
    dkim: dkimOf(values, mailFrom),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    unfinishedLanguages: values.UNFINISHED_LANGUAGES,
  };
}

function repliesOf(values: Values, hostname: string): ReplyConfig | undefined {
  if (!takesReplies(values)) return undefined;
  const { REPLY_SMTP_PORT: port, REPLY_TLS_CERT: cert, REPLY_TLS_KEY: key } = values;
  const certificate = cert && key ? { cert: resolve(root, cert), key: resolve(root, key) } : undefined;
  return {
    domain: values.REPLY_DOMAIN ?? hostname,
    listener: port === undefined ? undefined : { port, relays: values.REPLY_TRUSTED_RELAYS ?? [], certificate },
    imapUrl: values.IMAP_URL,
    webhookSecret: values.WEBHOOK_MAIL_SECRET,
    authServers: values.TRUSTED_AUTH_SERVER ?? [],
  };
}

/** Receivers want the signature to be that of the sender's domain. */
function dkimOf({ DKIM_KEY_FILE, DKIM_DOMAIN, DKIM_SELECTOR }: Values, mailFrom: string): DkimConfig | undefined {
  if (!DKIM_KEY_FILE) return undefined;
  return {
    domain: DKIM_DOMAIN ?? domainOf(mailFrom),
    selector: DKIM_SELECTOR ?? DKIM_SELECTOR_USUAL,
    keyFile: resolve(root, DKIM_KEY_FILE),
  };
}

/** The domain of a sender, as in `Despatch <despatch@example.org>`. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/>$/, '');
}

/** The name of the key's DNS record, when none is given. */
export const DKIM_SELECTOR_USUAL = 'despatch';
