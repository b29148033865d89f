import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A new secret for a link, a session or an API key: 256 random bits as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * What is kept of a secret: its SHA-256 in hexadecimal. No salt and no slow hash is needed, because there is
 * nothing to guess in 256 random bits.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a text can be a secret at all, so that nonsense never reaches the database. */
export function isSecret(text: string): boolean {
  return FORM.test(text);
}
