import type { Refusal } from '../../../kernel/refusal.ts';

const FIELDS: { readonly [key: string]: string } = {
  'tables.no-name': 'name',
  'tables.wrong-players': 'players',
  'tables.bad-pace': 'hours',
  'tables.bad-time-zone': 'timeZone',
  'tables.bad-address': 'email',
  'tables.address-twice': 'email',
  'tables.invites-himself': 'email',
  'tables.too-many-invitations': 'email',
  'tables.too-few-invitations': 'email',
  'tables.seat-twice': 'email',
  'tables.seat-not-in-game': 'email',
  'tables.bad-characters': 'pack',
};

/** The field of the form for a new table that a refusal is about; undefined: none of them alone. */
export function fieldOfRefusal({ reason }: Refusal): string | undefined {
  const known = FIELDS[reason.key];
  if (known !== undefined) return known;
  if (reason.key.startsWith('tables.line-')) {
    const what = reason.args?.what;
    return typeof what === 'object' && 'key' in what && what.key === 'tables.salt' ? 'salt' : 'name';
  }
  return reason.key.includes('pack') ? 'pack' : undefined;
}
