import type { Translator } from '../../i18n/translator.ts';
import { renderTemplate } from '../../theme/templates.ts';
import { DARK, LIGHT } from '../../theme/tokens.ts';
import type { HttpContext } from '../context.ts';
import type { Caller } from '../middleware/caller.ts';
import type { LanguageLink } from './language-links.ts';

export type PageReader = {
  readonly translator: Translator;
  readonly caller: Caller;
  readonly path: string;
  /** The page's own address in each language that can be chosen; none where a link in a mail says who reads. */
  readonly inOtherLanguages: readonly LanguageLink[];
  /** Times are in the zone of the browser, which a script finds out. */
  readonly inBrowsersZone?: boolean;
};

/** The scripts of `public/` that pages may ask for. */
export type PageScript =
  | 'about.js'
  | 'animation.js'
  | 'compose.js'
  | 'fold.js'
  | 'history.js'
  | 'map.js'
  | 'news.js'
  | 'pack-card.js'
  | 'push.js'
  | 'seen.js'
  | 'strangers-zone.js'
  | 'time-zone.js'
  | 'read-file.js'
  | 'words.js';

/** A page as HTML; `name` is the template's, e.g. `home`. */
export function renderPage(
  context: Pick<HttpContext, 'services' | 'assets'>,
  reader: PageReader,
  name: string,
  data: object,
  scripts: readonly PageScript[] = [],
): string {
  const { translator, caller, path, inOtherLanguages, inBrowsersZone } = reader;
  const besides: readonly (PageScript | false)[] = [
    'board' in data && data.board !== undefined && 'about.js',
    'news' in data && data.news !== undefined && 'news.js',
    inBrowsersZone === true && 'strangers-zone.js',
  ];
  const page = {
    locale: translator.locale,
    zone: translator.timeZone.toUpperCase() === 'UTC' ? 'UTC' : translator.timeZone,
    player: caller.kind === 'player' ? caller.player : undefined,
    desk: caller.kind === 'player' && caller.desk,
    mailbox: context.services.settings.builtInMailbox,
    path,
    languages: inOtherLanguages,
    icon: context.assets.url('mark.svg'),
    touchIcon: context.assets.url('icon-180.png'),
    manifest: context.assets.url('manifest.webmanifest'),
    colours: { light: LIGHT.paper, dark: DARK.paper },
    // Programs that show a link in a chat want a whole address.
    picture: `${context.services.settings.baseUrl}${context.assets.url('icon-512.png')}`,
    stylesheet: context.assets.url('despatch.css'),
    scripts: [...scripts, ...besides.filter((script) => script !== false)].map((script) => context.assets.url(script)),
  };
  return renderTemplate(`pages/${name}.html`, { page, ...data }, translator);
}

export type PageAnswer = {
  readonly name: string;
  readonly data: object;
  readonly status?: number;
  readonly scripts?: readonly PageScript[];
  /** Given where a link in a mail says who reads, signed in or not. */
  readonly translator?: Translator;
};
