import { Prisma } from '../generated/prisma/client.ts';

/** Somebody whose account is deleted: who they are, and the address that is left nowhere. */
export type Forgotten = { readonly id: string; readonly email: string };

/** What stands where their name stood; nobody can take it as a name. */
export const NO_NAME = '—';

/** What stands where their address stood: mail to it goes nowhere (RFC 2606), and it says nothing of them. */
export const noAddress = ({ id }: Pick<Forgotten, 'id'>): string => `${id}@deleted.invalid`;

/** Whether a text that somebody wrote has the address in it, however it is spelt. */
export const names = (column: Prisma.Sql, { email }: Forgotten): Prisma.Sql =>
  Prisma.sql`position(${email.toLowerCase()} IN lower(${column})) > 0`;

/** The text without it. */
export const without = (column: Prisma.Sql, { email }: Forgotten): Prisma.Sql =>
  Prisma.sql`regexp_replace(${column}, ${email.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}, ${NO_NAME}, 'gi')`;
