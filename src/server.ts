import { cleanUp } from './administration/clean-up.ts';
import { startTicking } from './clocks/start-ticking.ts';
import { startComputers } from './computer/start-computers.ts';
import type { Config } from './config.ts';
import { type BuiltInDatabase, openDatabase } from './database/open-database.ts';
import { openTableChannel, type TableChannel } from './database/table-channel.ts';
import { createApp } from './http/app.ts';
import { createHttpContext, type RateLimits, USUAL_RATE_LIMITS } from './http/context.ts';
import { startOutbox } from './mail/outbox/start-outbox.ts';
import { openTransport } from './mail/transports/open-transport.ts';
import { startOutlets } from './outlets/start-outlets.ts';
import { createPictures, type PictureSettings } from './pictures/pictures.ts';
import type { Services } from './platform/services.ts';
import { listen } from './server/listen.ts';
import { freshDkimKey } from './server/read-key-files.ts';
import { servicesOf } from './server/services-of.ts';
import { startInbound } from './server/start-inbound.ts';
import { warmUp } from './server/warm-up.ts';

export type Server = {
  /** Where people reach it: the configured address, or this machine and the port in use. */
  readonly url: string;
  readonly port: number;
  /** Undefined when another is configured. */
  readonly builtInDatabase: BuiltInDatabase | undefined;
  readonly services: Services;
  /** What the first mail and the first page would wait for is made ready; takes half a second. */
  warmUp(): Promise<void>;
  /** Finish requests and jobs under way, then close everything. Can be called twice. */
  stop(): Promise<void>;
};

/** What trials and benchmarks may set otherwise. */
export type Circumstances = Partial<Pick<Services, 'clock' | 'games' | 'log'>> & {
  readonly rateLimits?: RateLimits;
  readonly drawing?: PictureSettings;
};

/**
 * Start the whole server: database (with all migrations), services, mail, clock, HTTP. While it starts, requests are
 * answered with 503. Refuses, in words for the operator, what the configuration makes impossible; then nothing is left
 * running.
 */
export async function startServer(config: Config, circumstances: Circumstances = {}): Promise<Server> {
  const opened: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const close of opened.toReversed()) await close();
  });
  try {
    return await open(config, circumstances, opened, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  config: Config,
  { rateLimits = USUAL_RATE_LIMITS, drawing, ...circumstances }: Circumstances,
  opened: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<Server> {
  const listener = await listen(config.host, config.port);
  opened.push(() => listener.close());
  const url = config.baseUrl ?? `http://localhost:${listener.port}`;

  const database = await openDatabase(config);
  opened.push(() => database.close());
  const pictures = createPictures(drawing);
  opened.push(() => pictures.close());

  // The outbox needs the services, and they wake it; so does the channel, to complain.
  let wake = () => {};
  let moved: TableChannel['tell'] = () => {};
  const services: Services = {
    ...servicesOf(config, database.db, url),
    wake: () => wake(),
    moved: (tableId) => moved(tableId),
    ...circumstances,
  };
  const channel = openTableChannel(database.url, (error) =>
    services.log.warn(
      { err: error },
      'the line on which processes tell each other of tables broke; it is opened again',
    ),
  );
  opened.push(() => channel.close());
  moved = channel.tell;
  const transport = openTransport(services, config.smtpUrl, freshDkimKey(config.dkim, services.log));
  opened.push(() => transport.close());
  const outbox = await startOutbox({ services, pictures }, transport, database.url);
  opened.push(() => outbox.stop());
  wake = outbox.wake;
  const inbound = config.replies && (await startInbound(services, config.host, config.replies, opened));
  const outlets = await startOutlets(services);
  opened.push(() => outlets.stop());
  const computers = startComputers(services);
  opened.push(() => computers.stop());
  const ticking = startTicking(services, cleanUp);
  opened.push(() => ticking.stop());

  if (url.startsWith('https:') && config.trustProxy === 0)
    services.log.warn('BASE_URL is https but TRUST_PROXY names no proxy: all visitors share the limits of one address');
  const context = createHttpContext({
    services,
    databaseUrl: database.url,
    pictures,
    transport,
    settings: {
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      rateLimits,
    },
    jobsRun: outbox.runs,
    builtInDatabase: database.builtIn,
    webhook: inbound?.webhook,
  });
  channel.hear(context.news.hear);
  listener.serve(createApp(context));
  // First of all when stopping: requests that are being answered still need everything else.
  opened.push(() => listener.close());
  opened.push(async () => context.news.close());
  opened.push(() => context.practice.close());
  const { builtIn } = database;
  return {
    url,
    port: listener.port,
    builtInDatabase: builtIn,
    services,
    warmUp: () => warmUp({ ...services, pictures }),
    stop,
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
