/** Everybody as whom a route is tried at a private table: what they are there or on the server. */
export const MEMBERS = [
  'stranger',
  'invited',
  'player',
  'other',
  'host',
  'tableModerator',
  'siteModerator',
  'administrator',
  'banned',
  'replaced',
] as const;
export type Member = (typeof MEMBERS)[number];
export type Role = 'anonymous' | Member;
export const ROLES: readonly Role[] = ['anonymous', ...MEMBERS];

/**
 * What became of a request: let in (even where the form then had a fault), sent to sign in, refused, or not there for
 * them.
 */
export type Answer = 'in' | 'sign-in' | 'forbidden' | 'absent';

/** The class of an answer. Fails for faults of the server, and for limits that are hit: then nothing was tried. */
export function classOf(status: number, location: string | undefined): Answer {
  if (status === 401 || (status === 303 && location?.startsWith('/sign-in?'))) return 'sign-in';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'absent';
  if (status < 400 || [400, 409, 410, 422].includes(status)) return 'in';
  throw new Error(`status ${status} says nothing about permissions`);
}
