import type { ReplyConfig } from '../config.ts';
import type { WebhookSettings } from '../http/context.ts';
import { type InboundRoom, openInbound } from '../mail/inbound/inbound-room.ts';
import { listenReplies } from '../mail/inbound/listen-replies.ts';
import { selfSigned } from '../mail/inbound/self-signed.ts';
import { watchMailbox } from '../mail/inbound/watch-mailbox.ts';
import type { Services } from '../platform/services.ts';
import { cannotListen } from './listen.ts';
import { freshCertificate } from './read-key-files.ts';

/**
 * Opens each way that is configured by which mail comes in. What ends it is added to `opened`, to be called from the
 * last to the first.
 */
export async function startInbound(
  services: Services,
  host: string,
  replies: ReplyConfig,
  opened: (() => Promise<void>)[],
): Promise<{ readonly webhook: WebhookSettings | undefined }> {
  const { domain, authServers, imapUrl, webhookSecret: secret } = replies;
  const room = openInbound(services, { domain, trusted: authServers });
  opened.push(() => room.close());
  await startListener(room, host, replies, opened);
  if (imapUrl !== undefined) {
    const mailbox = watchMailbox(room, imapUrl);
    opened.push(() => mailbox.stop());
  }
  return { webhook: secret === undefined ? undefined : { secret, room } };
}

async function startListener(
  room: InboundRoom,
  host: string,
  { domain, listener }: ReplyConfig,
  opened: (() => Promise<void>)[],
): Promise<void> {
  if (!listener) return;
  const { port, relays, certificate } = listener;
  const { services } = room;
  const tls = certificate
    ? freshCertificate(certificate, services.log)
    : always(selfSigned(domain, services.clock.now()));
  const server = await listenReplies(services, { port, domain, host, relays, tls, room }).catch((error: unknown) => {
    throw cannotListen({ host, port, setting: 'REPLY_SMTP_PORT' }, error);
  });
  opened.push(() => server.stop());
}

function always<T>(value: T): () => T {
  return () => value;
}
