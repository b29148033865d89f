import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a call may be from ours, in milliseconds. */
const WEBHOOK_WINDOW = 5 * 60_000;
const TIMESTAMP = /^\d{1,12}$/u;
const SIGNATURE = /^sha256=([\da-f]{64})$/u;

/** What a call says of itself, in two headers. */
export type WebhookClaim = { readonly timestamp: string; readonly signature: string };

/** The claim of a call, where it is well-formed and of these five minutes. */
export function readClaim(
  timestamp: string | undefined,
  signature: string | undefined,
  now: Date,
): WebhookClaim | undefined {
  const digits = SIGNATURE.exec(signature ?? '')?.[1];
  if (digits === undefined || timestamp === undefined || !TIMESTAMP.test(timestamp)) return undefined;
  const apart = Math.abs(now.getTime() - Number(timestamp) * 1000);
  return apart <= WEBHOOK_WINDOW ? { timestamp, signature: digits } : undefined;
}

/** HMAC-SHA256 over the time, a full stop and the mail, which is still to be put in. */
export function startSignature(secret: string, timestamp: string): Hmac {
  return createHmac('sha256', secret).update(`${timestamp}.`);
}

/** Whether the signature is the one that was begun. */
export function isSigned({ signature }: WebhookClaim, hmac: Hmac): boolean {
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac.digest());
}
