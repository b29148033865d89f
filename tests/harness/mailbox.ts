import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export type CaughtEmail = Email & {
  /** To whom the envelope was addressed: what counts, whatever the headers say. */
  readonly recipients: readonly string[];
  /** The mail as it came over the wire. */
  readonly raw: Buffer;
};

/**
 * `refuse`: 451 before the data, so the sender tries again. `drop`: the connection is cut after the data, without an
 * answer. `hang`: whoever comes waits for an answer, until the port is closed.
 */
export type MailboxMood = 'accept' | 'refuse' | 'drop' | 'hang';

export type Mailbox = {
  readonly port: number;
  /** `smtp://…`, as SMTP_URL takes it. */
  readonly url: string;
  /** What arrived so far, oldest first. Mails that were dropped are in `dropped`. */
  readonly mails: readonly CaughtEmail[];
  readonly dropped: readonly CaughtEmail[];
  behave(mood: MailboxMood): void;
  /** The first mail that fits, old or new; throws with what did arrive after `patience` ms. */
  waitForMail(fits: (mail: CaughtEmail) => boolean, patience?: number): Promise<CaughtEmail>;
  clear(): void;
  /** Close the port: senders get a refused connection. */
  stop(): Promise<void>;
  /** Open the same port again. */
  restart(): Promise<void>;
};

type Waiter = { readonly fits: (mail: CaughtEmail) => boolean; readonly found: (mail: CaughtEmail) => void };

/** A real SMTP server on the loopback address that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: CaughtEmail[] = [];
  const dropped: CaughtEmail[] = [];
  const waiters = new Set<Waiter>();
  let mood: MailboxMood = 'accept';

  const keep = (mail: CaughtEmail) => {
    mails.push(mail);
    for (const waiter of waiters) if (waiter.fits(mail)) waiter.found(mail);
  };
  const open = (port: number) =>
    listen(port, {
      mood: () => mood,
      caught: keep,
      dropped: (mail) => dropped.push(mail),
    });

  let listening = await open(0);
  const { port } = listening;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    dropped,
    behave(next) {
      mood = next;
    },
    waitForMail: (fits, patience = 120_000) => waitFor(mails, waiters, fits, patience),
    clear() {
      mails.length = 0;
      dropped.length = 0;
    },
    stop: () => listening.close(),
    async restart() {
      listening = await open(port);
    },
  };
}

type Events = {
  readonly mood: () => MailboxMood;
  readonly caught: (mail: CaughtEmail) => void;
  readonly dropped: (mail: CaughtEmail) => void;
};
type Listening = { readonly port: number; close(): Promise<void> };

async function listen(port: number, events: Events): Promise<Listening> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100, // a pooled connection of the sender must not hold up stop()
    onMailFrom(_address, _session, done) {
      if (events.mood() === 'hang') return;
      done(events.mood() === 'refuse' ? Object.assign(new Error('not now'), { responseCode: 451 }) : undefined);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((to) => to.address);
      read(stream, recipients).then((mail) => {
        if (events.mood() !== 'drop') {
          events.caught(mail);
          done();
          return;
        }
        events.dropped(mail);
        for (const connection of server.connections) {
          if ('_socket' in connection) destroy(connection._socket);
        }
      }, done);
    },
  });
  server.on('error', () => {}); // cut connections are part of what is tested
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function destroy(socket: unknown): void {
  if (typeof socket === 'object' && socket && 'destroy' in socket && typeof socket.destroy === 'function') {
    socket.destroy();
  }
}

async function read(stream: SMTPServerDataStream, recipients: readonly string[]): Promise<CaughtEmail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const raw = Buffer.concat(chunks);
  return { ...(await PostalMime.parse(raw)), recipients, raw };
}

function waitFor(
  mails: readonly CaughtEmail[],
  waiters: Set<Waiter>,
  fits: Waiter['fits'],
  patience: number,
): Promise<CaughtEmail> {
  const here = mails.find(fits);
  if (here) return Promise.resolve(here);
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      fits,
      found(mail) {
        clearTimeout(timer);
        waiters.delete(waiter);
        resolve(mail);
      },
    };
    const timer = setTimeout(() => {
      waiters.delete(waiter);
      const arrived = mails.map((mail) => `${mail.recipients.join(',')}: ${mail.subject ?? ''}`);
      reject(new Error(`no such mail within ${patience} ms; arrived: ${arrived.join(' | ') || 'nothing'}`));
    }, patience);
    waiters.add(waiter);
  });
}
