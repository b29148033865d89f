import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

const BITS = 2048;

/** A new private key to sign mails with, as PEM: RSA, as some receivers check no other kind. */
export function newDkimKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The text of the DNS record that belongs to a private key (RFC 6376). */
export function dkimRecord(privateKey: string): string {
  const key = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${key.toString('base64')}`;
}

/** The name under which it stands. */
export function dkimName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

/** The key of a record, however it is written; empty where it has none. */
export function keyIn(record: string): string {
  return /(?:^|;)\s*p\s*=([^;]*)/u.exec(record)?.[1]?.replace(/\s+/gu, '') ?? '';
}
