import { Prisma } from '../generated/prisma/client.ts';
import { isStorable } from '../platform/is-storable.ts';

/** What is looked for: it begins so; all where nothing is typed. `after`: the last line of the page before. */
export type Search = {
  readonly words: string;
  readonly after?: { readonly key: string; readonly id: string } | undefined;
};

/** Lines of one page. */
export const A_PAGE = 50;
const LONGEST = 100;

/** A page of a list, and where the next begins. */
export type Found<Line> = { readonly lines: readonly Line[]; readonly next: Search['after'] };

/** Of one row more than a page has, the page: the row more says that there is a next one. */
export function pageOf<Line>(rows: readonly (Line & { readonly key: string; readonly id: string })[]): Found<Line> {
  const last = rows.length > A_PAGE ? rows[A_PAGE - 1] : undefined;
  return { lines: rows.slice(0, A_PAGE), next: last && { key: last.key, id: last.id } };
}

/** As it is compared: small letters, without what a pattern would mean; undefined: nothing is looked for. */
export function beginning(words: string): string | undefined {
  const typed = words.trim().toLowerCase().slice(0, LONGEST);
  if (typed === '' || !isStorable(typed)) return undefined;
  return `${typed.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Behind the last line of the page before, in the order of these two columns. */
export function behind(key: Prisma.Sql, id: Prisma.Sql, after: Search['after']): Prisma.Sql {
  if (!after || !isStorable([after.key, after.id])) return Prisma.sql`TRUE`;
  return Prisma.sql`(${key}, ${id}) > (${after.key}, ${after.id})`;
}

/** The newest first: behind the last line of the page before, whose time is its key. */
export function older(time: Prisma.Sql, id: Prisma.Sql, after: Search['after']): Prisma.Sql {
  const at = new Date(after?.key ?? Number.NaN);
  if (!after || Number.isNaN(at.getTime()) || !isStorable(after.id)) return Prisma.sql`TRUE`;
  return Prisma.sql`(${time}, ${id}) < (${at}, ${after.id})`;
}
