import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits: the part before the @ has at most 64 characters, and some mail programs change their case. */
const MAC_DIGITS = 32;
const FORM = /^bounce\+([\da-z]{1,24})\.([\da-f]{32})@(.{1,255})$/u;

/**
 * Where the mail servers on a mail's way say that it cannot be delivered: an address of its own for each mail. It
 * carries a code that only the server's secret makes (VERP with a MAC), since a mail's id is in its Message-ID for
 * everybody to read.
 */
export function bounceAddress(mailId: string, secret: Uint8Array, domain: string): string {
  return `bounce+${mailId}.${macOf(mailId, secret)}@${domain}`;
}

/** Whether an address may be one of these, before any secret is looked up. `domain` as configured. */
export function isBounceAddress(address: string, domain: string): boolean {
  return partsOf(address, domain) !== undefined;
}

/** The mail to whose address this is; undefined for any other address, or a forged one. */
export function bouncedMailOf(address: string, secret: Uint8Array, domain: string): string | undefined {
  const parts = partsOf(address, domain);
  if (!parts) return undefined;
  const expected = Buffer.from(macOf(parts.mailId, secret));
  return timingSafeEqual(expected, Buffer.from(parts.mac)) ? parts.mailId : undefined;
}

function partsOf(address: string, domain: string) {
  const [, mailId = '', mac = '', at = ''] = FORM.exec(address.trim().toLowerCase()) ?? [];
  return mailId !== '' && at === domain.toLowerCase() ? { mailId, mac } : undefined;
}

function macOf(mailId: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`bounce ${mailId}`).digest('hex').slice(0, MAC_DIGITS);
}
