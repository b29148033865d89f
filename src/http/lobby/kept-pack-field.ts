import type { Translator } from '../../i18n/translator.ts';
import { type KeptPack, listUsablePacks, readVersion } from '../../packs/kept-pack.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { FRESH, type RefusedForm, selectField } from '../forms/refused-form.ts';

type Reader = { readonly playerId: string; readonly game: string };

/** The kept packs of a game that a player may use and that have a version, for `keptPackField`. */
export async function packsToPlay(services: Services, reader: Reader): Promise<readonly KeptPack[]> {
  const packs = await listUsablePacks(services, reader);
  return packs.filter(({ versions }) => versions.length > 0);
}

/** A field to choose a version of them. Undefined: there are none. */
export function keptPackField(
  packs: readonly KeptPack[],
  fields: URLSearchParams,
  { text }: Pick<Translator, 'text'>,
  form: RefusedForm = FRESH,
) {
  if (packs.length === 0) return undefined;
  const versions = packs.flatMap(({ id, name, versions }) =>
    versions.map(({ number }) => ({ value: `${id}:${number}`, label: text('packs.table-version', { name, number }) })),
  );
  const own = { value: '', label: text('packs.table-own') };
  return selectField('keptPack', fields.get('keptPack') ?? '', [own, ...versions], form);
}

/** What a new table plays with by the form: a kept version or a file that was brought along, one of the two. */
export async function readKeptPack(
  services: Services,
  { fields, playerId }: { readonly fields: URLSearchParams; readonly playerId: string },
): Promise<{ readonly pack?: unknown }> {
  const [id = '', number = ''] = (fields.get('keptPack') ?? '').split(':');
  if (id === '') return {};
  if ((fields.get('pack') ?? '').trim() !== '') throw refuse('bad-input', 'packs.two-packs');
  const { content } = await readVersion(services, { id, playerId, number: Number(number) });
  return { pack: content };
}
