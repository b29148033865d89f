import { newSaltEnding } from '../../lobby/salts/salt-ending.ts';
import { FRESH, type RefusedForm, textField } from '../forms/refused-form.ts';

/**
 * Where somebody types words of their own for chance. Behind them is a random ending that both are kept with: the
 * page's own where there are no scripts; else the browser makes another and sends nothing but the hash of the whole.
 */
export function saltFields(fields: URLSearchParams | undefined, form: RefusedForm = FRESH) {
  return {
    words: textField('salt', fields?.get('salt') ?? '', form),
    ending: fields?.get('saltEnd') || newSaltEnding(),
  };
}

/** What such a form sent: the words with their ending, or only their hash; nothing where the field was left empty. */
export function readSaltFields(fields: URLSearchParams): { readonly salt: string; readonly saltHash: string } {
  const words = fields.get('salt')?.trim() ?? '';
  return {
    salt: words === '' ? '' : `${words} ${fields.get('saltEnd') ?? ''}`,
    saltHash: fields.get('saltHash') ?? '',
  };
}
