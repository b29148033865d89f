import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Services } from '../../platform/services.ts';
import { PoolClosed } from '../../platform/threads/thread-pool.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { type ConnectionLimits, USUAL_LIMITS } from './limit-connections.ts';
import { createMailReader, type MailReader } from './mail-reader.ts';
import { type MemoryBudget, memoryBudget } from './memory-budget.ts';
import { LONGEST_READ, readBody } from './read-body.ts';
import type { ReadMail } from './read-mail.ts';
import { receiveBounce } from './receive-bounce.ts';
import { receiveReply } from './receive-reply.ts';
import { ReplyListener } from './reply-listener.ts';
import { type Turns, takeTurns } from './take-turns.ts';

export type ReplyServer = { readonly port: number; stop(): Promise<void> };

export type ReplyServerSettings = {
  /** 0: any free one. */
  readonly port: number;
  readonly domain: string;
  readonly host?: string;
  /** The operator's own mail servers, through which many people's mail comes: addresses or networks. */
  readonly relays?: readonly string[];
  readonly limits?: ConnectionLimits;
};

/** A reply may quote the whole turn mail with its picture. */
const LARGEST = 5_000_000;
/** How much all mails that are being read may take together. */
const MEMORY = 64 * LONGEST_READ;
/** Milliseconds in which a mail server hands over a mail, if nothing keeps it. */
const LONGEST_TURN = 2000;
/** Honest senders do not guess addresses. */
const MOST_WRONG_ADDRESSES = 5;

/**
 * Listen for replies by mail: an SMTP server that takes only mail to reply addresses that it issued, and what mail
 * servers say of our own mails; everything else is refused before its text is sent. Mails are read on a thread of their
 * own. A mail is accepted when its notification is written; while the database is away, the sender is asked to try
 * again.
 */
export async function listenReplies(s: Services, settings: ReplyServerSettings): Promise<ReplyServer> {
  const { port, domain, host, relays = [], limits = USUAL_LIMITS } = settings;
  const room: Room = {
    s,
    reader: createMailReader(),
    budget: memoryBudget(MEMORY),
    turns: takeTurns(LONGEST_TURN),
    recipients: new WeakMap(),
  };

  const wrong = new WeakMap<SMTPServerSession, number>();
  const server = new ReplyListener(
    {
      size: LARGEST,
      banner: 'Despatch',
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      maxRecipients: 1,
      maxCommandLength: 2048,
      closeTimeout: 2000,
      onRcptTo({ address }, session, done) {
        findRecipient(s, address, domain).then(
          (found) => {
            if (found === 'too-many')
              return done(answer(450, 'Too many replies within an hour; please try again later'));
            if (found) room.recipients.set(session, found);
            else wrong.set(session, (wrong.get(session) ?? 0) + 1);
            const enough = (wrong.get(session) ?? 0) >= MOST_WRONG_ADDRESSES;
            done(found ? undefined : answer(enough ? 421 : 550, 'No such mailbox here'));
          },
          (error: unknown) => done(tryLater(s, error)),
        );
      },
      onData(stream, session, done) {
        take(room, stream, session).then(
          (error) => done(error),
          (error: unknown) => done(tryLater(s, error)),
        );
      },
    },
    relays,
    limits,
  );

  server.on('error', (error) => s.log.info({ err: error }, 'mail server broke off its connection'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(async (error: unknown) => {
    await room.reader.close();
    throw error;
  });

  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await room.reader.close();
    },
  };
}

type Room = {
  readonly s: Services;
  readonly reader: MailReader;
  readonly budget: MemoryBudget;
  readonly turns: Turns;
  /** The recipient of a session's mail; one at a time. */
  readonly recipients: WeakMap<SMTPServerSession, Recipient>;
};

/** What is answered to a mail instead of OK; undefined when it is taken. */
async function take(
  { s, reader, budget, turns, recipients }: Room,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<Error | undefined> {
  const recipient = recipients.get(session);
  if (!recipient) return answer(503, 'Translate for whom the mail is');
  const release = budget.take(LONGEST_READ);
  if (!release) return answer(452, 'Too many mails at once; please try again later');
  try {
    const endTurn = await turns.next();
    const { raw, whole } = await readBody(stream).finally(endTurn);
    if (stream.sizeExceeded) return answer(552, 'The mail is too large');
    const { mailFrom } = session.envelope;
    const mail = await read(s, reader, { raw, whole, returnPath: mailFrom ? mailFrom.address : '' });
    if (!mail) return answer(554, 'The mail could not be read; please answer in a short mail of plain text');
    if (recipient.for === 'bounce') {
      s.log.info({ reception: await receiveBounce(s, recipient.mailId, mail) }, 'delivery report received');
      return undefined;
    }
    const reception = await receiveReply(s, recipient.link, mail);
    s.pulse.beat('reply');
    s.log.info({ reception }, 'reply received');
    return reception === 'too-many'
      ? answer(450, 'Too many replies within an hour; please try again later')
      : undefined;
  } finally {
    release();
  }
}

/** Undefined when it cannot be read: it would be no better the next time. */
async function read(
  s: Services,
  reader: MailReader,
  mail: Parameters<MailReader['read']>[0],
): Promise<ReadMail | undefined> {
  try {
    return await reader.read(mail);
  } catch (error) {
    if (error instanceof PoolClosed) throw error;
    s.log.warn({ err: error }, 'inbound mail could not be read');
    return undefined;
  }
}

function tryLater(s: Services, error: unknown): Error {
  const brokeOff = error instanceof Error && 'code' in error && error.code === 'ECONNECTION';
  if (!brokeOff) s.log.error({ err: error }, 'inbound mail could not be accepted');
  return answer(451, 'Please try again later');
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
