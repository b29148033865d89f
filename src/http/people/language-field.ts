import { languageName, offeredLanguages } from '../../i18n/languages.ts';
import { isLocale } from '../../platform/locale.ts';
import type { Services } from '../../platform/services.ts';
import { type RefusedForm, selectField } from '../forms/refused-form.ts';

/** The languages that can be chosen, each by its own name, and the present one where it is none of them. */
export function languageField({ services }: { readonly services: Services }, value: string, form: RefusedForm) {
  const offered = offeredLanguages(services.settings);
  const shown = offered.includes(value) ? offered : [...[value].filter(isLocale), ...offered];
  return selectField(
    'locale',
    value,
    shown.map((language) => ({ value: language, label: languageName(language) })),
    form,
  );
}
