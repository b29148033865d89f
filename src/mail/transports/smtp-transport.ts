import nodemailer from 'nodemailer';
import { nodemailerMessage } from './nodemailer-message.ts';
import { MailRefused, type Transport } from './transport.ts';

const SECOND = 1000;

/** What mails are signed with: the DNS has the public key under `<selector>._domainkey.<domain>`. */
export type DkimKey = { readonly domain: string; readonly selector: string; readonly privateKey: string };

/**
 * Sends through an SMTP server; `url` is `smtp://user:password@host:port` or `smtps://...`. A few connections are kept
 * open. Mails are signed where a key is given; `dkim` is asked for it with each mail, for it may be another by then.
 */
export function smtpTransport(url: string, dkim?: () => DkimKey): Transport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // Trying again is the queue's business: the pool would send a mail six times over a connection that breaks.
    maxRequeues: 0,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 30 * SECOND,
    dnsTimeout: 15 * SECOND,
  });
  return {
    async send(mail) {
      try {
        const key = dkim?.();
        await pool.sendMail({ ...nodemailerMessage(mail), ...(key ? { dkim: signatureOf(key) } : {}) });
      } catch (error) {
        throw error instanceof Error && isFinal(error) ? new MailRefused(error) : error;
      }
    },
    async close() {
      pool.close();
    },
  };
}

function signatureOf({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey };
}

/** A 5xx answer to the recipient's address. Other 5xx (a wrong password, a full queue) the operator can mend. */
function isFinal(error: Error): boolean {
  const code = 'responseCode' in error ? error.responseCode : undefined;
  const atRecipient = 'command' in error && error.command === 'RCPT TO';
  return atRecipient && typeof code === 'number' && code >= 500 && code < 600;
}
