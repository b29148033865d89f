import { pageRoutes } from '../../../src/http/page-routes.ts';
import type { PageRow } from './expected.ts';

/** Where a room lets in fewer than a page's guard: those who may see or do just this. */
const NARROWED: { readonly [route: string]: PageRow } = {
  'GET /sign-in/:token': 'link',
  'POST /sign-in/:token': 'link',
  'GET /address/:token': 'link',
  'POST /address/:token': 'link',
  'GET /w/:token': 'link',
  'GET /w/:token/feed.atom': 'link',
  'GET /calendar/:token/deadlines.ics': 'link',
  'GET /mailbox/:mail': 'link',
  'GET /mailbox/:mail/html': 'link',
  'GET /first-administrator/:token': 'link-player',
  'POST /first-administrator/:token': 'link-player',
  'GET /t/:table/plans/:token': 'link-player',
  'GET /packs/links/:token': 'link-player',
  'POST /packs/links/:token': 'link-player',
  'GET /packs/:pack': 'owner',
  'POST /packs/:pack': 'owner',
  'GET /packs/:pack/pack.json': 'owner',
  'GET /packs/:pack/decks/:deck': 'owner',
  'GET /packs/:pack/decks/:deck/cards.csv': 'owner',
  'POST /packs/:pack/decks/:deck': 'owner',
  'GET /packs/:pack/cards/:card': 'owner',
  'POST /packs/:pack/cards/:card': 'owner',
  'GET /t/:table/campaign': 'story',
  'GET /players/:player': 'fellow',
  // Nobody has begun a practice game.
  'GET /practice/:practice': 'link',
  'POST /practice/:practice/answer': 'link',
  'POST /practice/:practice/go-on': 'link',
  'POST /practice/:practice/computer': 'link',
  'POST /practice/:practice/back': 'link',
  'POST /practice/:practice/end': 'link',
  'GET /practice/:practice/keep': 'owner',
  'POST /practice/:practice/keep': 'owner',
  'GET /practice/:practice/compare': 'owner',
  'POST /t/:table/sandbox': 'seat',
  'GET /contests/:contest': 'owner',
  'POST /contests/:contest': 'owner',
  'GET /clubs/:club': 'owner',
  'POST /clubs/:club': 'owner',
  'GET /clubs/:club/leave': 'owner',
  'POST /clubs/:club/leave': 'owner',
  'GET /clubs/join/:token': 'owner',
  'POST /clubs/join/:token': 'owner',
  'POST /preferences/keys/:key/revoke': 'owner',
  'POST /preferences/absences/:absence/end': 'owner',
  'POST /preferences/feeds/push/:subscription/end': 'owner',
  'GET /seats/:substituteRequest': 'owner',
  'POST /seats/:substituteRequest': 'owner',
  'GET /t/:table/record.json': 'after-end',
  'GET /j/:token': 'link',
  'POST /j/:token': 'link-player',
  'POST /t/:table/leave': 'seat',
  'POST /t/:table/join': 'joiner',
  'POST /t/:table/mail': 'holder',
  'POST /t/:table/replies': 'holder',
  'POST /t/:table/words': 'seat',
  'POST /t/:table/bids': 'seat',
  'POST /t/:table/rematch': 'seat',
  'GET /t/:table/substitute/:seat': 'own-seat',
  'POST /t/:table/substitute/:seat': 'own-seat',
  'POST /t/:table/substitute-requests/:substituteRequest/withdraw': 'opener',
  'GET /t/:table/moderation': 'people',
  'POST /t/:table/moderators/dismiss': 'appointer',
  'GET /t/:table/moderators/:nomination': 'consenter',
  'POST /t/:table/moderators/:nomination': 'consent',
  'GET /t/:table/disputes/:dispute': 'party',
  'POST /t/:table/disputes/:dispute/talk': 'party',
  'POST /t/:table/disputes/:dispute/withdraw': 'complainant',
};

/** Every page and form with the row of its guard, or of what its room narrows that to. */
export const PAGE_CASES: readonly (readonly [route: string, row: PageRow])[] = pageRoutes.map(
  ({ method, path, access }) => {
    const name = `${method.toUpperCase()} ${path}`;
    return [name, NARROWED[name] ?? access.name];
  },
);

/** The pages that the matrix says something of by name. */
export const NARROWED_PAGES: readonly string[] = Object.keys(NARROWED);

/** Every page and form that these rows are expected of; all of them where none is named. */
export function pagesOf(...rows: readonly PageRow[]): readonly string[] {
  return PAGE_CASES.filter(([, row]) => rows.length === 0 || rows.includes(row)).map(([route]) => route);
}
