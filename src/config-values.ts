import { isIP } from 'node:net';
import { z } from 'zod';

/* What values of settings are made of. */

export const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
export const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));
/** Only an origin: Despatch does not live under a path. */
export const origin = address('http:', 'https:')
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`)
  .transform((text) => new URL(text).origin);
export const sender = z.string().regex(/^(?:[^<>"@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);
const isDomain = (text: string) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text);
export const domain = z.string().refine(isDomain);
export const domains = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isDomain));
/** What express calls `trust proxy`: how many proxies are in front of us, or which addresses they have. */
export const proxies = z.union([
  whole(0, 16),
  z.string().refine((text) => text.split(',').every((one) => isProxy(one.trim()))),
]);
const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;
/** Addresses and networks, as in `192.0.2.7, 2001:db8::/32`. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isNetwork));
const isNetwork = (text: string) => {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  const most = kind === 6 ? 128 : 32;
  return kind !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};
