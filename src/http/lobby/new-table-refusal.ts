import type { Refusal } from '../../kernel/refusal.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { type RefusedForm, refusedForm } from '../forms/refused-form.ts';

/** Parts of a new table, and the fields of the form (by name and id) that they are in. */
const FIELDS: { readonly [part: string]: string } = {
  name: 'name',
  word: 'word',
  players: 'players',
  pack: 'pack',
  computers: 'computers',
  hostSeat: 'me-0',
  hostSalt: 'salt',
  'timeControl.hours': 'hours',
  'timeControl.graceHours': 'grace',
  'timeControl.atExpiry': 'expiry-wait',
  'timeControl.deadlines': 'day-1',
  'timeControl.bank': 'bankCap',
  'timeControl.night': 'night',
  'timeControl.reminders': 'reminders',
  'timeControl.alarm': 'alarm',
  'timeControl.silentHours': 'silent',
  'timeControl.substitute': 'substitute',
  policy: 'pauses',
  'policy.seating': 'seating',
  'policy.pressParts': 'pressParts',
  timeZone: 'timeZone',
};

/**
 * Why a new table was refused, every fault with the way to its field; those of a pack also with their card and field.
 * `rows` are the rows of the form that the invitations were read from.
 */
export function newTableRefusal(refusal: Refusal, rows: readonly number[]): RefusedForm {
  const { code, reason, details } = refusal;
  if (details.length === 0) return refusedForm(refusal);
  const problems = details
    .filter(({ at }) => !WHOLES.has(at))
    .map((detail) => ({ reason: detail.reason, ...placeOf(detail.at, rows) }));
  const told = problems.some((problem) => problem.reason === reason);
  return { refused: true, status: STATUS_OF[code], ...(told ? {} : { reason }), problems };
}

/** Their faults are told one by one. */
const WHOLES = new Set(['options', 'timeControl']);

function placeOf(part: string, rows: readonly number[]) {
  const known = FIELDS[part];
  if (known !== undefined) return { field: known, href: known };
  if (part === 'invitations') return { field: part, href: rowField('email', 0) };
  const [, row, column = 'email'] = /^invitations\[(\d+)\]\.(email|seat)$/.exec(part) ?? [];
  if (row !== undefined) {
    const field = rowField(column === 'seat' ? 'for' : column, rows[Number(row)] ?? 0);
    return { field, href: field };
  }
  const [, whole, inside = ''] = /^(options|pack)\.(.+)$/s.exec(part) ?? [];
  if (whole === 'options') return { field: `option.${inside}`, href: `option.${inside}` };
  return whole === 'pack' ? { field: 'pack', href: 'pack', at: inside } : { field: part };
}

/** The id of a field of one row of invitations: `email-1`. */
export function rowField(column: string, row: number): string {
  return `${column}-${row + 1}`;
}
