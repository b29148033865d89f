import { randomBytes } from 'node:crypto';
import { isSecret, newSecret } from '../../platform/secret.ts';
import type { LinkPurpose } from './link.ts';

const REPLY_BYTES = 24;
const REPLY_FORM = /^[\da-f]{48}$/u;

/**
 * The secret of a link. In a reply address it is 192 bits in lower-case hexadecimal: some mail programs change the case
 * of addresses, and the part before the @ has at most 64 characters.
 */
export function newLinkSecret(purpose: LinkPurpose): string {
  return purpose === 'reply' ? randomBytes(REPLY_BYTES).toString('hex') : newSecret();
}

/** Whether a text can be a link's secret at all, so that nonsense never reaches the database. */
export function isLinkSecret(purpose: LinkPurpose, text: string): boolean {
  return purpose === 'reply' ? REPLY_FORM.test(text) : isSecret(text);
}
