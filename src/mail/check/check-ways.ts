import { connect } from 'node:net';
import { ImapFlow } from 'imapflow';
import nodemailer from 'nodemailer';
import { msg } from '../../i18n/msg.ts';
import { imapOptions } from '../inbound/imap-options.ts';
import type { Finding } from './finding.ts';

const PATIENCE = 10_000;

/** Whether the mail server to send through can be reached and takes the user and password; nothing is sent. */
export async function checkSmtp(url: string | undefined): Promise<Finding> {
  if (url === undefined) return { good: undefined, words: msg('mail-check.no-smtp') };
  const { host } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  });
  try {
    await transport.verify();
    return { good: true, words: msg('mail-check.smtp', { host }) };
  } catch (error) {
    return { good: false, words: msg('mail-check.smtp-fails', { host, detail: detailOf(error) }) };
  } finally {
    transport.close();
  }
}

/** Whether the mailbox for replies can be opened. */
export async function checkMailbox(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const { folder, ...options } = imapOptions(url);
  const client = new ImapFlow({ ...options, logger: false });
  client.on('error', () => undefined);
  const late = setTimeout(() => client.close(), PATIENCE);
  try {
    await client.connect();
    const { exists } = await client.mailboxOpen(folder, { readOnly: true });
    await client.logout();
    return { good: true, words: msg('mail-check.mailbox', { host, folder, count: exists }) };
  } catch (error) {
    return { good: false, words: msg('mail-check.mailbox-fails', { host, detail: detailOf(error) }) };
  } finally {
    clearTimeout(late);
    client.close();
  }
}

/** Whether the running server answers where it takes replies. */
export async function checkListener(host: string, port: number): Promise<Finding> {
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const greeting = await greetingOf(at, port);
    if (greeting.startsWith('220'))
      return { good: true, words: msg('mail-check.listener', { host: at, port: String(port) }) };
    return { good: false, words: msg('mail-check.listener-fails', { host: at, port: String(port), detail: greeting }) };
  } catch (error) {
    return {
      good: false,
      words: msg('mail-check.listener-fails', { host: at, port: String(port), detail: detailOf(error) }),
    };
  }
}

function greetingOf(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1').trim());
      socket.destroy();
    });
  });
}

/** In the words of the other end, where it has some. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : error.message;
  return said.replaceAll(/\s+/g, ' ');
}
