import type { ApiRow } from './expected.ts';

/** What is sent to a route, so that what is tried is the permission and not the form. */
export type Fields = { readonly [name: string]: string };

/** Forms that are looked at before it is asked who sends them, or that name what their address does not. */
export const PAGE_FIELDS: { readonly [route: string]: Fields } = {
  'POST /t/:table/invite': { email: 'somebody@club.example' },
  'POST /t/:table/disputes/:dispute/resolve': { resolution: 'Yes, they may.' },
  'POST /desk/t/:table/seats': { seat: 'us', email: 'stranger@club.example', reason: 'Away' },
  'POST /administration/backups/table': { table: ':table' },
  'POST /t/:table/moderators/:nomination': { do: 'no' },
  'POST /t/:table/dispute': { type: 'rules', text: 'May they?' },
};

/** Where a form answers otherwise than the page that it stands on, or than others of its kind: a row of its own. */
export const PAGE_EXCEPTIONS: { readonly [route: string]: string } = {
  // Only the host says whether the old player may go on watching; by its number alone an offer is refused, not hidden.
  'POST /t/:table/substitute-requests/:substituteRequest/watch': 'sFFFF+FFFsF',
  // Whoever may only take it back answers for nobody.
  'POST /t/:table/moderators/:nomination': 's--++F-FFs-',
  // Of the parties only the one who complained; the host is none.
  'POST /t/:table/disputes/:dispute/withdraw': 's--+F-FFFs-',
  'POST /t/:table/disputes/:dispute/take': 's--FF-+++s-',
  'POST /t/:table/disputes/:dispute/resolve': 's--FF-+++s-',
};

const RULING = { ruling: { type: 'rewind', to: 1 }, reason: 'A mistake', expectedSeq: 2 };

type ApiCase = { readonly row: ApiRow; readonly body?: object };

/** Every route of the API. A route that is not here fails the permission matrix. */
export const API_CASES: { readonly [route: string]: ApiCase } = {
  'POST /sign-in': { row: 'anyone', body: { email: '{role}@elsewhere.example' } },
  'GET /players/me': { row: 'player' },
  'PATCH /players/me': { row: 'player', body: {} },
  // The matrix calls with keys, and a key makes, lists and ends none.
  'GET /api-keys': { row: 'session' },
  'POST /api-keys': { row: 'session', body: { name: 'one more' } },
  'DELETE /api-keys/:key': { row: 'session' },
  'GET /games': { row: 'anyone' },
  'GET /games/:game': { row: 'anyone' },
  'GET /games/:game/pack': { row: 'anyone' },
  'GET /tables': { row: 'player' },
  'POST /tables': { row: 'player', body: {} },
  'GET /tables/public': { row: 'anyone' },
  'GET /tables/archive': { row: 'anyone' },
  'GET /tables/:table': { row: 'reader' },
  'GET /tables/:table/log': { row: 'reader' },
  'GET /tables/:table/board.svg': { row: 'reader' },
  'GET /tables/:table/board.png': { row: 'reader' },
  'GET /tables/:table/record': { row: 'after-end' },
  'POST /tables/:table/join': { row: 'joiner', body: {} },
  'POST /tables/:table/words': { row: 'seat', body: { lost: true } },
  'POST /tables/:table/cancel': { row: 'forming-host' },
  'POST /tables/:table/invitations': { row: 'forming-host', body: { email: 'somebody@club.example' } },
  'DELETE /tables/:table/invitations/:invitation': { row: 'forming-host' },
  'GET /invitations': { row: 'player' },
  'POST /invitations/:invitation/accept': { row: 'invited', body: {} },
  'POST /invitations/:invitation/decline': { row: 'invited' },
  'GET /substitute-requests': { row: 'player' },
  'POST /substitute-requests/:substituteRequest/accept': { row: 'offered' },
  'POST /substitute-requests/:substituteRequest/decline': { row: 'offered' },
  'GET /stand-ins': { row: 'player' },
  'POST /stand-ins': { row: 'player', body: { game: 'iron-curtain' } },
  'DELETE /stand-ins/:game': { row: 'player' },
  'GET /tables/:table/substitute-requests': { row: 'reader' },
  'POST /tables/:table/substitute-requests': { row: 'own-seat', body: { seat: 'us' } },
  'DELETE /tables/:table/substitute-requests/:substituteRequest': { row: 'opener' },
  'PATCH /tables/:table/substitute-requests/:substituteRequest': { row: 'host', body: { watches: true } },
  'GET /tables/:table/spectator-links': { row: 'host' },
  'POST /tables/:table/spectator-links': { row: 'host', body: { delayHours: 24 } },
  'DELETE /tables/:table/spectator-links/:link': { row: 'host' },
  'POST /tables/:table/rematch': { row: 'seat' },
  'GET /tables/:table/decisions': { row: 'reader' },
  'POST /tables/:table/submissions': {
    row: 'seat',
    body: { expectedSeq: 1, answers: [{ decision: 'x', answer: 'y' }], key: 'permission-matrix' },
  },
  'GET /tables/:table/draft': { row: 'seat' },
  'POST /tables/:table/draft/steps': { row: 'seat', body: { decision: 'x', answer: 'y' } },
  'DELETE /tables/:table/draft/steps/last': { row: 'seat' },
  'DELETE /tables/:table/draft': { row: 'seat' },
  'POST /tables/:table/draft/send': { row: 'seat', body: { expectedSeq: 1, key: 'permission-matrix' } },
  'POST /tables/:table/seen': { row: 'seat', body: { seq: 1 } },
  'POST /tables/:table/resign': { row: 'seat', body: { confirm: true } },
  'GET /tables/:table/takebacks': { row: 'reader' },
  'POST /tables/:table/takebacks': { row: 'seat', body: { toSeq: 1, reason: '', expectedSeq: 2 } },
  'POST /tables/:table/takebacks/:takeback/answer': { row: 'asked', body: { answer: 'yes' } },
  'POST /tables/:table/takebacks/:takeback/withdraw': { row: 'own-seat' },
  'GET /tables/:table/disputes': { row: 'people' },
  'POST /tables/:table/disputes': { row: 'seat', body: { type: 'rules', text: 'May they?' } },
  'GET /tables/:table/disputes/:dispute': { row: 'party' },
  'POST /tables/:table/disputes/:dispute/messages': { row: 'party', body: { text: 'Look here.' } },
  'POST /tables/:table/disputes/:dispute/withdraw': { row: 'complainant' },
  'POST /tables/:table/disputes/:dispute/take': { row: 'moderator' },
  'POST /tables/:table/disputes/:dispute/resolve': { row: 'moderator', body: { resolution: 'Yes.' } },
  'GET /tables/:table/moderators': { row: 'reader' },
  'POST /tables/:table/moderators': { row: 'appointer', body: { email: 'stranger@club.example' } },
  'DELETE /tables/:table/moderators/:moderator': { row: 'dismisser' },
  'GET /nominations': { row: 'player' },
  'GET /nominations/:nomination': { row: 'consenter' },
  'POST /nominations/:nomination/answer': { row: 'consent', body: { answer: 'no' } },
  'DELETE /nominations/:nomination': { row: 'appointer' },
  'GET /absences': { row: 'player' },
  'POST /absences': { row: 'player', body: { from: '2031-03-01', to: '2031-03-02' } },
  'DELETE /absences/:absence': { row: 'owner' },
  'GET /players/me/record': { row: 'player' },
  'GET /tables/:table/clocks': { row: 'reader' },
  'POST /tables/:table/emergency-pause': { row: 'seat', body: { reason: 'Flu' } },
  'POST /tables/:table/return': { row: 'seat' },
  'POST /tables/:table/emergency-pause/end': { row: 'seat', body: { reason: 'Well again' } },
  'GET /desk': { row: 'player' },
  'GET /desk/tables/:table': { row: 'moderator' },
  'GET /desk/tables/:table/log': { row: 'moderator' },
  'GET /desk/tables/:table/compare': { row: 'moderator' },
  'GET /desk/tables/:table/mails': { row: 'moderator' },
  'GET /desk/tables/:table/clocks': { row: 'moderator' },
  'GET /desk/tables/:table/actors': { row: 'moderator' },
  'GET /desk/tables/:table/audit': { row: 'moderator' },
  'GET /desk/tables/:table/corrections': { row: 'moderator' },
  'POST /desk/tables/:table/seats/:seat/replace': {
    row: 'moderator',
    body: { email: 'stranger@club.example', reason: 'Away' },
  },
  'POST /tables/:table/rulings/try': { row: 'moderator', body: RULING },
  'POST /tables/:table/rulings': { row: 'moderator', body: RULING },
  'POST /tables/:table/clock/pause': { row: 'moderator', body: { until: '2036-01-01T00:00:00Z', reason: 'Holidays' } },
  'POST /tables/:table/clock/resume': { row: 'moderator', body: { reason: 'Back' } },
  'POST /tables/:table/clock/extend': { row: 'moderator', body: { hours: 24, reason: 'Flu' } },
};
