import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { games } from './games/registry.ts';
import { type MessageKey, msg } from './i18n/msg.ts';
import type { Message } from './kernel/message.ts';
import { Refusal } from './kernel/refusal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));
/** Only an origin: Despatch does not live under a path. */
const origin = address('http:', 'https:')
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`)
  .transform((text) => new URL(text).origin);
const sender = z.string().regex(/^(?:[^<>"@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);
const domain = z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i);
/** What express calls `trust proxy`: how many proxies are in front of us, or which addresses they have. */
const proxies = z.union([
  whole(0, 16),
  z.string().refine((text) => text.split(',').every((one) => isProxy(one.trim()))),
]);
const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;
/** Addresses and networks, as in `192.0.2.7, 2001:db8::/32`. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isNetwork));
const isNetwork = (text: string) => {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  const most = kind === 6 ? 128 : 32;
  return kind !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

/** A game that has been finished meanwhile may stay in the list. */
const gameIds = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every((id) => games.has(id)));

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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  UNFINISHED_GAMES: gameIds.default([]),
});

type Name = keyof typeof Environment.shape;
type Values = z.infer<typeof Environment>;

/** May hold a password: never printed. */
const secrets: ReadonlySet<string> = new Set<Name>(['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN']);

/**
 * Where replies by mail arrive: the port to listen on, the domain of the addresses, and the operator's own mail
 * servers.
 */
export type ReplyConfig = { readonly port: number; readonly domain: string; readonly relays: readonly string[] };

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
  readonly replies: ReplyConfig | undefined;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly metricsToken: string | undefined;
  /** Unfinished games that can be played here nevertheless, by their ids. */
  readonly unfinishedGames: readonly string[];
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
  const expected = msg(expectations[name] ?? 'config.expected.text', { games: [...games.keys()] });
  const given = secrets.has(name) ? msg('config.given-secret') : msg('config.given', { value });
  return msg('config.fault', { name, given, expected });
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
  LOG_LEVEL: 'config.expected.log-level',
  METRICS_TOKEN: 'config.expected.metrics-token',
  UNFINISHED_GAMES: 'config.expected.unfinished-games',
} satisfies { readonly [N in Exclude<Name, 'DATA_DIR'>]: MessageKey };

/** Settings that others make necessary. */
function missingFor(values: Values): Refusal['details'] {
  const production = values.NODE_ENV === 'production';
  const faults: { at: string; reason: Message }[] = [];
  if (production && !values.BASE_URL) faults.push({ at: 'BASE_URL', reason: msg('config.needs-base-url') });
  if (production && !values.SMTP_URL) faults.push({ at: 'SMTP_URL', reason: msg('config.needs-smtp-url') });
  if (values.REPLY_DOMAIN && values.REPLY_SMTP_PORT === undefined)
    faults.push({ at: 'REPLY_SMTP_PORT', reason: msg('config.needs-reply-port') });
  return faults;
}

function configOf(values: Values): Config {
  const hostname = values.BASE_URL ? new URL(values.BASE_URL).hostname : 'localhost';
  const port = values.REPLY_SMTP_PORT;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.BASE_URL,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(root, values.DATA_DIR),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Despatch <despatch@${hostname}>`,
    mailMergeSeconds: values.MAIL_MERGE_SECONDS,
    absenceDays: values.ABSENCE_DAYS,
    replies:
      port === undefined
        ? undefined
        : { port, domain: values.REPLY_DOMAIN ?? hostname, relays: values.REPLY_TRUSTED_RELAYS ?? [] },
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    unfinishedGames: values.UNFINISHED_GAMES,
  };
}
