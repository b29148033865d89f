import type { Request } from 'express';
import { languageName, offeredLanguages } from '../../i18n/languages.ts';
import type { Services } from '../../platform/services.ts';

/** A page in another language, by what the language calls itself. */
export type LanguageLink = {
  readonly language: string;
  readonly name: string;
  readonly href: string;
  readonly here: boolean;
};

/** The present page in every language that can be chosen; none where there is no choice. */
export function languageLinks(
  req: Pick<Request, 'originalUrl'>,
  spoken: string,
  settings: Services['settings'],
): readonly LanguageLink[] {
  const offered = offeredLanguages(settings);
  if (offered.length < 2) return [];
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  return offered.map((language) => {
    query.set('lang', language);
    return {
      language,
      name: languageName(language),
      href: `?${query}`,
      here: language === spoken,
    };
  });
}
