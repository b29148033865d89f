import { argumentsOf } from '../../i18n/arguments-of.ts';
import { checkLanguage, readTexts } from '../../i18n/check-language.ts';
import { languageName, languages, SOURCE_LANGUAGE } from '../../i18n/languages.ts';
import { type SentenceInPlace, sentencesOf, usesOf } from '../../i18n/list-sentences.ts';
import { isLocale } from '../../platform/locale.ts';
import { FRESH, textField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

const ON_A_PAGE = 100;
const MOST_USES = 4;
const LONGEST_SEARCH = 200;

/** Every sentence of the program in English and another language, with where it is used: for people who translate. */
export const showWords = page(
  { method: 'get', path: '/administration/words', access: administrator },
  ({ query, translator }) => {
    const language = languageIn(query.get('lang'), translator.locale);
    const search = (query.get('search') ?? '').slice(0, LONGEST_SEARCH);
    const onlyMissing = query.get('only') === 'missing';
    const from = Math.max(0, Math.trunc(Number(query.get('from'))) || 0);

    const texts = readTexts();
    const faults = checkLanguage(language, texts);
    const all = sentencesOf(language, texts, faults);
    const sought = search.toLowerCase();
    const found = all.filter(
      ({ key, english = '', translation = '', fault }) =>
        (!onlyMissing || (fault !== undefined && fault !== 'not-needed')) &&
        [key, english, translation].some((text) => text.toLowerCase().includes(sought)),
    );
    const kept = new URLSearchParams({ lang: language, search, ...(onlyMissing ? { only: 'missing' } : {}) });
    kept.set('from', String(from + ON_A_PAGE));
    const data = {
      language,
      languageName: languageName(language),
      examples: languages(),
      lang: textField('lang', language, FRESH),
      search: textField('search', search, FRESH),
      onlyMissing,
      all: all.length,
      found: found.length,
      missing: faults.filter(({ fault }) => fault === 'missing').length,
      rows: found.slice(from, from + ON_A_PAGE).map(rowOf),
      next: from + ON_A_PAGE < found.length ? `/administration/words?${kept}` : undefined,
    };
    return shown({ name: 'administration-words', data });
  },
);

function rowOf(sentence: SentenceInPlace) {
  const { key, english = '', fault } = sentence;
  const found = argumentsOf(english);
  const uses = usesOf(key);
  return {
    ...sentence,
    arguments: 'names' in found ? found.names.map((name) => `{${name}}`).join(' ') : '',
    fault: fault === 'missing' || fault === 'not-needed' ? undefined : fault,
    unneeded: fault === 'not-needed',
    uses: uses.slice(0, MOST_USES),
    more: Math.max(0, uses.length - MOST_USES),
  };
}

/** The language that is asked for, else the reader's own, else the first one that there is beside English. */
function languageIn(given: string | null, own: string): string {
  if (given !== null && isLocale(given) && given !== SOURCE_LANGUAGE) return given;
  return [own, ...languages()].find((language) => language !== SOURCE_LANGUAGE) ?? SOURCE_LANGUAGE;
}
