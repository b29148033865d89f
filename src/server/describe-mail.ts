import type { Config } from '../config.ts';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';

/** How mails go out and replies come in, for the operator who starts the server. */
export function describeMail({ smtpUrl, dkim, replies }: Config, url: string): readonly Message[] {
  const lines: Message[] = [];
  if (smtpUrl) lines.push(msg('config.mails-through', { host: new URL(smtpUrl).host }));
  if (smtpUrl && dkim) lines.push(msg('config.mails-signed', { domain: dkim.domain, selector: dkim.selector }));
  if (!replies) return lines;

  const { domain, listener, imapUrl, webhookSecret } = replies;
  if (listener) lines.push(msg('config.replies-on', { domain, port: String(listener.port) }));
  if (imapUrl) {
    const { username, host } = new URL(imapUrl);
    lines.push(msg('config.replies-in-mailbox', { domain, user: decodeURIComponent(username), host }));
  }
  if (webhookSecret) lines.push(msg('config.replies-by-webhook', { domain, url: `${url}/api/inbound-mail` }));
  return lines;
}
