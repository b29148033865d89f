import type { Settings } from '../../platform/services.ts';
import type { LinkPurpose } from './link.ts';

const PATHS: { readonly [purpose in Exclude<LinkPurpose, 'reply'>]: string } = {
  answer: 'a',
  answers: 'r',
  compose: 'c',
  action: 'o',
  invitation: 'i',
  'club-invitation': 'm',
  takeback: 'k',
  substitute: 's',
  dispute: 'd',
  unsubscribe: 'u',
  undo: 'z',
  letter: 'l',
};

/** The address of a link in a mail. */
export function linkUrl(
  { baseUrl }: Pick<Settings, 'baseUrl'>,
  purpose: Exclude<LinkPurpose, 'reply'>,
  token: string,
): string {
  return `${baseUrl}/${PATHS[purpose]}/${token}`;
}

/** A table's page. */
export function tableUrl({ baseUrl }: Pick<Settings, 'baseUrl'>, tableId: string): string {
  return `${baseUrl}/t/${encodeURIComponent(tableId)}`;
}

/** The page of a game's rules; `#4.1` behind it is a section. */
export function rulesUrl({ baseUrl }: Pick<Settings, 'baseUrl'>, game: string): string {
  return `${baseUrl}/games/${encodeURIComponent(game)}/rules`;
}

/** A club's page. */
export function clubUrl({ baseUrl }: Pick<Settings, 'baseUrl'>, clubId: string): string {
  return `${baseUrl}/clubs/${encodeURIComponent(clubId)}`;
}

/** The form for a new table that counts in a club. */
export function newTableUrl({ baseUrl }: Pick<Settings, 'baseUrl'>, clubId: string): string {
  return `${baseUrl}/tables/new?club=${encodeURIComponent(clubId)}`;
}
