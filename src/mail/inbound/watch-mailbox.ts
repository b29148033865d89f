import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { LRUCache } from 'lru-cache';
import { imapOptions } from './imap-options.ts';
import type { InboundRoom } from './inbound-room.ts';
import { LONGEST_READ } from './read-body.ts';
import { receiveRaw } from './receive-raw.ts';

export type MailboxWatch = { stop(): Promise<void> };

/** Milliseconds. */
export type MailboxWaits = {
  /** How often it is looked without the server saying that there is something. */
  readonly poll: number;
  /** After a connection broke; doubled each time, up to the longest. */
  readonly again: number;
  readonly longest: number;
  /** After a mail that could not be taken yet. */
  readonly deferred: number;
};
const MINUTE = 60_000;
const USUAL_WAITS: MailboxWaits = { poll: MINUTE, again: 5000, longest: 5 * MINUTE, deferred: 10 * MINUTE };

/** A mail that could not be taken for this long is left alone. */
const GIVE_UP = 24 * 60 * MINUTE;
/** How long a stop waits for the mail that is being taken. */
const PATIENCE = 4000;
/** Milliseconds after which the server is asked to tell of what comes. */
const IDLE_AFTER = 200;
const MOST_DEFERRED = 10_000;

/**
 * Fetch mail from an IMAP mailbox as soon as the server tells of it (IDLE), and every minute: what is unread is taken
 * in and then marked as read. A mail is known by its number there and by its Message-ID, so it is taken once, whatever
 * ends between the taking and the mark, and however many processes look. Whatever breaks, it is tried again.
 */
export function watchMailbox(room: InboundRoom, url: string, waits: MailboxWaits = USUAL_WAITS): MailboxWatch {
  const { log } = room.services;
  const stopped = new AbortController();
  let client: ImapFlow | undefined;

  const run = async () => {
    let wait = waits.again;
    while (!stopped.signal.aborted) {
      client = openClient(url);
      try {
        await attend(room, client, { url, waits, stopped: stopped.signal, worked: () => (wait = waits.again) });
      } catch (error) {
        if (!stopped.signal.aborted)
          log.warn({ err: error }, 'the mailbox for replies cannot be read; it is tried again');
      } finally {
        client.close();
      }
      await pause(wait, stopped.signal);
      wait = Math.min(2 * wait, waits.longest);
    }
  };
  const running = run();
  return {
    async stop() {
      stopped.abort();
      const late = setTimeout(() => client?.close(), PATIENCE);
      await running;
      clearTimeout(late);
    },
  };
}

function openClient(url: string): ImapFlow {
  const { folder: _, ...options } = imapOptions(url);
  const client = new ImapFlow({ ...options, logger: false, autoIdleDelay: IDLE_AFTER });
  // What breaks a connection also fails what waits for it, or closes it.
  client.on('error', () => undefined);
  return client;
}

type Attending = {
  readonly url: string;
  readonly waits: MailboxWaits;
  readonly stopped: AbortSignal;
  /** The mailbox could be read. */
  readonly worked: () => void;
};

/** Until it is stopped or the connection ends, which throws. */
async function attend(room: InboundRoom, client: ImapFlow, { url, waits, stopped, worked }: Attending): Promise<void> {
  const deferred = new LRUCache<number, true>({ max: MOST_DEFERRED, ttl: waits.deferred });
  const news = newsOf(client);
  await client.connect();
  const { uidValidity } = await client.mailboxOpen(imapOptions(url).folder);
  const mailbox = new URL(url);
  const name = `imap:${mailbox.username}@${mailbox.host}${mailbox.pathname}:${uidValidity}`;

  while (!stopped.aborted) {
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    worked();
    for (const uid of unread.toSorted((a, b) => a - b)) {
      if (stopped.aborted) break;
      if (deferred.has(uid)) continue;
      if (await takeMessage(room, client, { uid, mark: `${name}:${uid}` })) continue;
      deferred.set(uid, true);
    }
    await news(waits.poll, stopped);
  }
  await client.logout();
}

/** Takes one message in; false when it is to be tried again later. */
async function takeMessage(
  room: InboundRoom,
  client: ImapFlow,
  { uid, mark }: { readonly uid: number; readonly mark: string },
): Promise<boolean> {
  const query = { source: { maxLength: LONGEST_READ }, size: true, internalDate: true };
  const message = await client.fetchOne(String(uid), query, { uid: true });
  // Somebody has taken it away.
  if (message === false) return true;
  const { source = Buffer.of(), size = 0, internalDate } = message;

  const raw = Uint8Array.from(source);
  const reception = await receiveRaw(room, { raw, whole: size <= raw.length, via: 'imap', marks: [mark] });
  const age = room.services.clock.now().getTime() - new Date(internalDate ?? 0).getTime();
  if (reception === 'too-many' && age < GIVE_UP) return false;
  if (reception === 'unknown' || reception === 'unreadable' || reception === 'too-many')
    room.services.log.info({ reception, uid }, 'a mail in the mailbox for replies was left alone');
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  return true;
}

/** Waits until the server tells of mail, for `longest` at most. Throws when the connection has ended. */
function newsOf(client: ImapFlow): (longest: number, stopped: AbortSignal) => Promise<void> {
  let told = false;
  let closed = false;
  let wake = () => {};
  client.on('exists', () => {
    told = true;
    wake();
  });
  client.on('close', () => {
    closed = true;
    wake();
  });
  return async (longest, stopped) => {
    const over = new AbortController();
    wake = () => over.abort();
    if (!told && !closed) await pause(longest, AbortSignal.any([over.signal, stopped]));
    told = false;
    if (closed && !stopped.aborted) throw new Error('the connection to the mailbox ended');
  };
}

async function pause(ms: number, until: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: until }).catch(() => undefined);
}
