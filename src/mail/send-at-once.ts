import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import type { Letter } from './kinds/mail-kind.ts';
import { addressMail } from './outbox/mail-headers.ts';
import { sendLetter } from './outbox/prepared-mail.ts';
import type { Transport } from './transports/transport.ts';

/**
 * Sends a letter of which nothing may be kept, past the outbox and once. Gives whether it was taken: what was refused
 * is logged without the words of the other server, for these name the address.
 */
export async function sendAtOnce(
  { settings, clock, log }: Pick<Services, 'settings' | 'clock' | 'log'>,
  transport: Pick<Transport, 'send'>,
  letter: Letter,
): Promise<boolean> {
  const prepared = sendLetter(letter);
  if (prepared.what !== 'send') return false;
  try {
    await transport.send(addressMail(newId(), prepared, settings, { date: clock.now(), returnPath: undefined }));
    return true;
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a mail that is sent once was not taken');
    return false;
  }
}
