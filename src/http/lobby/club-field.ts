import type { ClubLine } from '../../clubs/club.ts';
import { listClubs } from '../../clubs/read-club.ts';
import type { Translator } from '../../i18n/translator.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type RefusedForm, selectField } from '../forms/refused-form.ts';

/** The clubs in which a new table of a player can count. */
export async function clubsToPlay(services: Services, playerId: string): Promise<readonly ClubLine[]> {
  return (await listClubs(services, playerId)).filter(({ invited }) => !invited);
}

/** A field to choose one of them. Undefined: there are none. */
export function clubField(
  clubs: readonly ClubLine[],
  fields: URLSearchParams,
  { text }: Pick<Translator, 'text'>,
  form: RefusedForm,
) {
  if (clubs.length === 0) return undefined;
  const choices = clubs.map(({ id, name }) => ({ value: id, label: name }));
  const value = choices.find(({ value }) => value === fields.get('club'))?.value ?? '';
  return selectField('club', value, [{ value: '', label: text('club-host.no-club') }, ...choices], form);
}

/** The club that was chosen; undefined: none. Refuses (`bad-input`) one that they are not in, as if there were none. */
export async function readClubField(
  services: Services,
  { fields, playerId }: { readonly fields: URLSearchParams; readonly playerId: string },
): Promise<string | undefined> {
  const wanted = fields.get('club') ?? '';
  if (wanted === '') return undefined;
  if ((await clubsToPlay(services, playerId)).some(({ id }) => id === wanted)) return wanted;
  throw refuse('bad-input', 'clubs.not-found');
}
