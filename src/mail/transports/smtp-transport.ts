import nodemailer from 'nodemailer';
import { nodemailerMessage } from './nodemailer-message.ts';
import { MailRefused, type Transport } from './transport.ts';

const SECOND = 1000;

/**
 * Sends through an SMTP server; `url` is `smtp://user:password@host:port` or `smtps://...`. A few connections are kept
 * open.
 */
export function smtpTransport(url: string): Transport {
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
        await pool.sendMail(nodemailerMessage(mail));
      } catch (error) {
        throw error instanceof Error && isFinal(error) ? new MailRefused(error) : error;
      }
    },
    async close() {
      pool.close();
    },
  };
}

/** A 5xx answer to the recipient's address. Other 5xx (a wrong password, a full queue) the operator can mend. */
function isFinal(error: Error): boolean {
  const code = 'responseCode' in error ? error.responseCode : undefined;
  const atRecipient = 'command' in error && error.command === 'RCPT TO';
  return atRecipient && typeof code === 'number' && code >= 500 && code < 600;
}
