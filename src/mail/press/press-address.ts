import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * Addresses to write letters to: one for each table and player there, and one for each letter that somebody has, which
 * answers it. They carry a code that only the server's secret makes, for one player; nothing is kept of them.
 */

const MAC_DIGITS = 32;
const FORM = /^(press|letter)\+([\da-z]{1,24})\.([\da-f]{32})@(.{1,255})$/u;

/** What an address is for: a `press` of a table by its id, or a `letter` that is answered. */
export type PressAddress = { readonly of: 'press' | 'letter'; readonly id: string };

/** The address at which a player writes letters of a table, or answers one. */
export function pressAddress({ of, id }: PressAddress, playerId: string, secret: Uint8Array, domain: string): string {
  return `${localPart({ of, id }, playerId, secret)}@${domain}`;
}

/** The same without its domain, in the form in which `Reply-To` is given. */
function localPart({ of, id }: PressAddress, playerId: string, secret: Uint8Array): string {
  return `${of}+${id}.${macOf({ of, id }, playerId, secret)}`;
}

/** What an address may be for, with a test for whose it is; undefined: it is none of these. */
export function readPressAddress(address: string, domain: string) {
  const [, of, id, mac = '', at] = FORM.exec(address.trim().toLowerCase()) ?? [];
  if ((of !== 'press' && of !== 'letter') || id === undefined || at !== domain.toLowerCase()) return undefined;
  const target: PressAddress = { of, id };
  return {
    target,
    isOf: (playerId: string, secret: Uint8Array) =>
      timingSafeEqual(Buffer.from(macOf(target, playerId, secret)), Buffer.from(mac)),
  };
}

function macOf({ of, id }: PressAddress, playerId: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`${of} ${id} ${playerId}`).digest('hex').slice(0, MAC_DIGITS);
}
