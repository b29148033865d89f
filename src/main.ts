import { FIRST_MINUTES, issueFirstLink } from './administration/first-administrator.ts';
import { loadConfig } from './config.ts';
import { msg } from './i18n/msg.ts';
import { translator } from './i18n/translator.ts';
import type { Message } from './kernel/message.ts';
import { Refusal } from './kernel/refusal.ts';
import { describeMail } from './server/describe-mail.ts';
import { type Server, startServer } from './server.ts';

const operator = translator('en', 'UTC');
/** Then nobody waits for the start any more, and no mail is due yet. */
const WARM_UP_AFTER_MS = 3000;
const print = (message: Message) => process.stdout.write(`${operator.t(message)}\n`);

stopOnSignal(start());

async function start(): Promise<Server | undefined> {
  try {
    const config = loadConfig();
    const started = await startServer(config);
    const link = await issueFirstLink(started.services);
    print(msg('config.started', { url: started.url }));
    if (started.services.settings.builtInMailbox) print(msg('config.mailbox-at', { url: `${started.url}/mailbox` }));
    for (const line of describeMail(config, started.url)) print(line);
    const { builtInDatabase } = started;
    if (builtInDatabase) print(msg('config.database-in', { folder: builtInDatabase.folder }));
    if (link) print(msg('config.first-administrator', { link, minutes: FIRST_MINUTES }));
    if (process.stdin.isTTY) print(msg('config.stop-with'));
    setTimeout(() => void started.warmUp(), WARM_UP_AFTER_MS).unref();
    // Whatever watches over this process starts it again.
    void builtInDatabase?.lost.then((reason) => {
      explain(reason);
      process.exit(1);
    });
    return started;
  } catch (error) {
    explain(error);
    process.exitCode = 1;
    return undefined;
  }
}

/** A refusal is in words for the operator; anything else is a fault of the program and shows where. */
function explain(error: unknown): void {
  if (!(error instanceof Refusal)) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return;
  }
  const lines = [error.reason, ...error.details.map((detail) => detail.reason)];
  for (const line of lines) process.stderr.write(`${operator.t(line)}\n`);
}

/** How long a second signal counts as the first one again: supervisors signal the whole group, npm hands it on too. */
const echoMs = 1000;

/** The first signal stops in good order, also while the server is starting; a later one at once. */
function stopOnSignal(starting: Promise<Server | undefined>): void {
  let first: number | undefined;
  const onSignal = () => {
    if (first === undefined) {
      first = performance.now();
      void stop(starting);
    } else if (performance.now() - first > echoMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
}

/** A database that hangs must not keep a server that is to end; supervisors kill what takes ten seconds. */
const STOP_WITHIN_MS = 9_000;

async function stop(starting: Promise<Server | undefined>): Promise<void> {
  print(msg('config.stopping'));
  setTimeout(() => {
    print(msg('config.stopped-late'));
    process.exit(1);
  }, STOP_WITHIN_MS);
  try {
    const server = await starting;
    await server?.stop();
  } catch (error) {
    explain(error);
    process.exit(1);
  }
  print(msg('config.stopped'));
  process.exit();
}
