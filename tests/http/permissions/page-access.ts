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
  'GET /t/:table/campaign': 'story',
  'GET /players/:player': 'owner',
  'GET /contests/:contest': 'owner',
  'POST /contests/:contest': 'owner',
  'GET /clubs/:club': 'owner',
  'POST /clubs/:club': 'owner',
  'GET /clubs/join/:token': 'owner',
  'POST /clubs/join/:token': 'owner',
  'POST /preferences/keys/:key/revoke': 'owner',
  'POST /preferences/absences/:absence/end': 'owner',
  'POST /preferences/feeds/push/:subscription/end': 'owner',
  'GET /seats/:substituteRequest': 'owner',
  'POST /seats/:substituteRequest': 'owner',
  'GET /t/:table/record.json': 'after-end',
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
