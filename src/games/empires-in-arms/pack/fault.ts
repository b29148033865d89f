import type { Message } from '../../../kernel/message.ts';
import type { Fault } from '../../shared/pack-reader.ts';
import { msg } from '../msg.ts';
import { MONTHS, type Time } from '../pack-lists.ts';

export type { Fault };

/** What is wrong at a place of the pack. */
export const fault = (at: string, reason: Message): Fault => ({ at, reason });

/** A fault at each of these that is none of the known ids. */
export function unknown(at: string, ids: readonly (string | null)[], known: ReadonlySet<string>): readonly Fault[] {
  return ids
    .filter((id) => id !== null && !known.has(id))
    .map((id) => fault(at, msg('empires-in-arms.pack.unknown', { id: id ?? '' })));
}

/** A fault for each id that stands there more than once. */
export function twice(at: string, ids: readonly string[]): readonly Fault[] {
  const doubled = new Set(ids.filter((id, n) => ids.indexOf(id) !== n));
  return [...doubled].map((id) => fault(`${at}.${id}`, msg('empires-in-arms.pack.twice', { id })));
}

/** A fault for each of these that has no entry. */
export function missing(at: string, wanted: readonly string[], ids: readonly string[]): readonly Fault[] {
  return wanted.filter((id) => !ids.includes(id)).map((id) => fault(at, msg('empires-in-arms.pack.missing', { id })));
}

export const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** Months since there were years, to compare times by. */
export const monthsOf = ({ year, month }: Time): number => year * 12 + MONTHS.indexOf(month);
