import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

/** A new secret for a spectators' link: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be such a secret at all, so that nonsense never reaches the database. */
export function isToken(text: string): boolean {
  return FORM.test(text);
}
