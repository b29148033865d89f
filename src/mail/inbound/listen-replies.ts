import ipaddr from 'ipaddr.js';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Services } from '../../platform/services.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { type InboundRoom, openInbound } from './inbound-room.ts';
import { type ConnectionLimits, isAmong, USUAL_LIMITS } from './limit-connections.ts';
import { countSenders, type SenderCount } from './limit-senders.ts';
import type { Arrived } from './proven-sender.ts';
import { LONGEST_READ, readBody } from './read-body.ts';
import { type Reception, receiveMail } from './receive-mail.ts';
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
  /**
   * Gives the certificate for STARTTLS and its key, as PEM, at each connection: it may have been renewed. Without it
   * STARTTLS is not offered.
   */
  readonly tls?: (() => Certificate) | undefined;
  /** What other ways in share with it; one of its own when not given. */
  readonly room?: InboundRoom;
};

type Certificate = { readonly cert: string; readonly key: string };

/** A reply may quote the whole turn mail with its picture. */
const LARGEST = 5_000_000;
/** Milliseconds in which a mail server hands over a mail, if nothing keeps it. */
const LONGEST_TURN = 2000;
/** Honest senders do not guess addresses. */
const MOST_WRONG_ADDRESSES = 5;

/**
 * Listen for replies by mail: an SMTP server that takes only mail to reply addresses that it issued, and what mail
 * servers say of our own mails; everything else is refused before its text is sent. A mail is accepted when its
 * notification is written; while the database is away, the sender is asked to try again.
 */
export async function listenReplies(s: Services, settings: ReplyServerSettings): Promise<ReplyServer> {
  const { port, domain, host, relays = [], limits = USUAL_LIMITS, tls } = settings;
  const room = settings.room ?? openInbound(s, { domain });
  const close = async () => {
    if (!settings.room) await room.close();
  };
  const desk: Desk = {
    room,
    isRelay: isAmong(relays),
    senders: countSenders(),
    mostMails: limits.mails,
    turns: takeTurns(LONGEST_TURN),
    recipients: new WeakMap(),
    mails: new WeakMap(),
  };

  let certificate = tls?.();
  const wrong = new WeakMap<SMTPServerSession, number>();
  const server = new ReplyListener(
    {
      size: LARGEST,
      banner: 'Despatch',
      authOptional: true,
      ...(certificate ?? {}),
      disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      maxRecipients: 1,
      maxCommandLength: 2048,
      closeTimeout: 2000,
      onRcptTo({ address }, session, done) {
        findRecipient(s, address, domain).then(
          (found) => {
            if (found === 'too-many') return done(tooMany());
            if (found) desk.recipients.set(session, found);
            else wrong.set(session, (wrong.get(session) ?? 0) + 1);
            const enough = (wrong.get(session) ?? 0) >= MOST_WRONG_ADDRESSES;
            done(found ? undefined : answer(enough ? 421 : 550, 'No such mailbox here'));
          },
          (error: unknown) => done(tryLater(s, error)),
        );
      },
      onData(stream, session, done) {
        take(desk, stream, session).then(
          (error) => done(error),
          (error: unknown) => done(tryLater(s, error)),
        );
      },
    },
    relays,
    limits,
  );

  server.server.prependListener('connection', () => {
    const now = tls?.();
    if (now === certificate) return;
    certificate = now;
    server.updateSecureContext(now);
  });
  server.on('error', (error) => s.log.info({ err: error }, 'mail server broke off its connection'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await close();
    },
  };
}

type Desk = {
  readonly room: InboundRoom;
  /** Whether an address is that of one of the operator's own mail servers. */
  readonly isRelay: (address: string) => boolean;
  readonly senders: SenderCount;
  /** Over one connection. */
  readonly mostMails: number;
  readonly turns: Turns;
  /** The recipient of a session's mail; one at a time. */
  readonly recipients: WeakMap<SMTPServerSession, Recipient>;
  /** How many mails a session has sent. */
  readonly mails: WeakMap<SMTPServerSession, number>;
};

/** What is answered to a mail instead of OK; undefined when it is taken. */
async function take(desk: Desk, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
  const { room, turns, recipients } = desk;
  const recipient = recipients.get(session);
  if (!recipient) return answer(503, 'Say first for whom the mail is');
  const { mailFrom } = session.envelope;
  const from = mailFrom ? mailFrom.address : '';
  const refusal = refuseFlood(desk, session, from);
  const release = refusal ? undefined : room.budget.take(LONGEST_READ);
  if (!release) {
    stream.resume();
    return refusal ?? answer(452, 'Too many mails at once; please try again later');
  }
  try {
    const endTurn = await turns.next();
    const { raw, whole } = await readBody(stream).finally(endTurn);
    if (stream.sizeExceeded) return answer(552, 'The mail is too large');
    const sender = await room.prover.prove({ raw, whole, mailFrom: from, ...originOf(desk, session) });
    const envelope = { from, to: recipient };
    return answerTo(await receiveMail(room, { raw, whole, envelope, via: 'smtp', sender, marks: [] }));
  } finally {
    release();
  }
}

/** Mails of one sender, and over one connection, are counted; notes of mail servers have no sender. */
function refuseFlood({ senders, mails, mostMails }: Desk, session: SMTPServerSession, from: string): Error | undefined {
  const count = (mails.get(session) ?? 0) + 1;
  mails.set(session, count);
  if (count > mostMails) return answer(421, 'Too many mails over one connection; please connect again');
  return from === '' || senders.enter(session.remoteAddress, from) ? undefined : tooMany();
}

/** Where a mail comes from, as far as that says something of its sender. */
function originOf({ isRelay, room }: Desk, session: SMTPServerSession): Pick<Arrived, 'remote' | 'trusted'> {
  const { remoteAddress, hostNameAppearsAs } = session;
  if (isRelay(remoteAddress)) return { remote: undefined, trusted: room.trusted };
  const helo = hostNameAppearsAs || 'unknown';
  return { remote: isPublic(remoteAddress) ? { address: remoteAddress, helo } : undefined, trusted: [] };
}

/** What comes from within a network of the operator's says nothing of the sender. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function answerTo(reception: Reception): Error | undefined {
  switch (reception) {
    case 'too-many':
      return tooMany();
    case 'unreadable':
      return answer(554, 'The mail could not be read; please answer in a short mail of plain text');
    default:
      return undefined;
  }
}

function tooMany(): Error {
  return answer(450, 'Too many replies within an hour; please try again later');
}

function tryLater(s: Services, error: unknown): Error {
  const brokeOff = error instanceof Error && 'code' in error && error.code === 'ECONNECTION';
  if (!brokeOff) s.log.error({ err: error }, 'inbound mail could not be accepted');
  return answer(451, 'Please try again later');
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
