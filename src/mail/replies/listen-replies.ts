import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Services } from '../../tables/services.ts';
import { bouncedMailOf } from './bounce-address.ts';
import { receiveBounce } from './receive-bounce.ts';
import { receiveReply } from './receive-reply.ts';
import { replyTokenOf } from './reply-address.ts';

export type ReplyServer = { readonly port: number; stop(): Promise<void> };

/** A reply may quote the whole turn mail with its picture. */
const LARGEST = 5_000_000;

/**
 * Listen for replies by mail: an SMTP server that takes only mail to reply addresses of its domain, and what mail
 * servers say of our own mails. A mail is accepted
 * when its notice is written; while the database is away, the sender is asked to try again.
 * @param port 0: any free one
 */
export async function listenReplies(
  s: Services,
  { port, domain, host }: { readonly port: number; readonly domain: string; readonly host?: string },
): Promise<ReplyServer> {
  const server = new SMTPServer({
    size: LARGEST,
    banner: 'Despatch',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: 50,
    socketTimeout: 60_000,
    closeTimeout: 2000,
    onRcptTo({ address }, _session, done) {
      const known = replyTokenOf(address, domain) ?? bouncedMailOf(address, domain);
      done(known ? undefined : answer(550, 'No such mailbox here'));
    },
    onData(stream, session, done) {
      const { rcptTo, mailFrom } = session.envelope;
      const [token = ''] = rcptTo.flatMap(({ address }) => replyTokenOf(address, domain) ?? []);
      const [mailId] = rcptTo.flatMap(({ address }) => bouncedMailOf(address, domain) ?? []);
      take(s, stream, { token, mailId, returnPath: mailFrom ? mailFrom.address : '' }).then(
        (error) => done(error),
        (error: unknown) => {
          s.log.error({ err: error }, 'a reply could not be taken in');
          done(answer(451, 'Please try again later'));
        },
      );
    },
  });
  server.on('error', (error) => s.log.warn({ err: error }, 'the reply server'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Envelope = { readonly token: string; readonly mailId: string | undefined; readonly returnPath: string };

async function take(
  s: Services,
  stream: SMTPServerDataStream,
  { token, mailId, returnPath }: Envelope,
): Promise<Error | undefined> {
  const chunks: Buffer[] = [];
  // After the limit the rest is still read, so that the sender hears the answer.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) return answer(552, 'The mail is too large');
  const raw = Buffer.concat(chunks);
  const reception =
    mailId === undefined ? await receiveReply(s, { returnPath, token, raw }) : await receiveBounce(s, { mailId, raw });
  if (mailId === undefined) s.pulse.beat('reply');
  s.log.info({ reception }, mailId === undefined ? 'a reply came in' : 'a word of a mail server came in');
  return undefined;
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
