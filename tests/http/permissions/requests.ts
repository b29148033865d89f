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

const RULING = { ruling: { type: 'rewind', to: 1 }, reason: 'A mistake', expectedSeq: 2 };

/** Where a room lets in fewer than a route's guard: those of the table who may do just this. */
export const API_NARROWED: { readonly [route: string]: ApiRow } = {
  'GET /tables/:table/plans/:link': 'link-reader',
  'GET /tables/:table/campaign': 'story',
  // Nobody has played with the player that the matrix names: it names none.
  'GET /players/:player': 'owner',
  'DELETE /absences/:absence': 'owner',
  'DELETE /push-subscriptions/:subscription': 'owner',
  // The table of the matrix plays with a pack that was uploaded.
  'GET /packs/:pack': 'reader',
  'POST /joins': 'owner',
  'GET /tables/:table/record': 'after-end',
  'POST /tables/:table/join': 'joiner',
  'POST /tables/:table/leave': 'seat',
  'POST /tables/:table/words': 'seat',
  'POST /tables/:table/bids': 'seat',
  'POST /tables/:table/substitute-requests': 'own-seat',
  'DELETE /tables/:table/substitute-requests/:substituteRequest': 'opener',
  'POST /tables/:table/rematch': 'seat',
  'POST /tables/:table/takebacks/:takeback/answer': 'asked',
  'POST /tables/:table/takebacks/:takeback/withdraw': 'own-seat',
  'GET /tables/:table/disputes': 'people',
  'GET /tables/:table/disputes/:dispute': 'party',
  'POST /tables/:table/disputes/:dispute/messages': 'party',
  'GET /tables/:table/disputes/:dispute/letters': 'party',
  'POST /tables/:table/disputes/:dispute/withdraw': 'complainant',
  'GET /nominations/:nomination': 'consenter',
  'POST /nominations/:nomination/answer': 'consent',
  'DELETE /nominations/:nomination': 'appointer',
  'DELETE /tables/:table/moderators/:moderator': 'dismisser',
};

/** What is sent to routes that want a body. */
export const API_BODIES: { readonly [route: string]: object } = {
  'POST /sign-in': { email: '{role}@elsewhere.example' },
  'PATCH /players/me': {},
  'DELETE /players/me': { confirm: 'nobody' },
  'POST /api-keys': { name: 'one more' },
  'POST /tables': {},
  'POST /tables/:table/join': {},
  'PATCH /tables/:table': {},
  'POST /tables/:table/join-links': { most: 1, days: 7 },
  'POST /joins': { token: 'x'.repeat(43) },
  'POST /tables/:table/words': { lost: true },
  'POST /tables/:table/bids': { bids: {} },
  'POST /tables/:table/invitations': { email: 'somebody@club.example' },
  'POST /invitations/:invitation/accept': {},
  'POST /stand-ins': { game: 'iron-curtain' },
  'POST /tables/:table/substitute-requests': { seat: 'us' },
  'PATCH /tables/:table/substitute-requests/:substituteRequest': { watches: true },
  'POST /tables/:table/spectator-links': { delayHours: 24 },
  'POST /tables/:table/webhooks': { shape: 'json', url: 'https://hooks.example.org/' },
  'POST /push-subscriptions': {
    endpoint: 'https://push.example.org/{role}',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'POST /tables/:table/submissions': {
    expectedSeq: 1,
    answers: [{ decision: 'x', answer: 'y' }],
    key: 'permission-matrix',
  },
  'PATCH /tables/:table/plan': { version: 0, marks: [] },
  'POST /tables/:table/plan/odds': { place: 'x', answer: {} },
  'POST /tables/:table/tried-orders': { decision: '~x', answer: 'y' },
  'POST /tables/:table/drafts/:decision/steps': { decision: 'x', answer: 'y' },
  'POST /tables/:table/drafts/:decision/send': { expectedSeq: 1, key: 'permission-matrix' },
  'POST /tables/:table/windows/:decision/ready': { ready: true },
  'POST /tables/:table/sheets/:decision/edits': { version: 0, edit: { do: 'clear' } },
  'POST /tables/:table/sheets/:decision/send': { expectedSeq: 1, key: 'permission-matrix' },
  'POST /tables/:table/seen': { seq: 1 },
  'PATCH /tables/:table/mail': { rhythm: { kind: 'hours', hours: 6 } },
  'POST /tables/:table/replies': { replies: 'usual' },
  'POST /tables/:table/resign': { confirm: true },
  'POST /tables/:table/takebacks': { toSeq: 1, reason: '', expectedSeq: 2 },
  'POST /tables/:table/takebacks/:takeback/answer': { answer: 'yes' },
  'POST /tables/:table/disputes': { type: 'rules', text: 'May they?' },
  'POST /tables/:table/disputes/:dispute/messages': { text: 'Look here.' },
  'POST /tables/:table/disputes/:dispute/resolve': { resolution: 'Yes.' },
  'POST /tables/:table/press': { to: 'everybody', text: 'Shall we?' },
  'POST /tables/:table/press/:thread/read': { letter: 'abcdefghijkmnpqrstuv' },
  'POST /tables/:table/press/mutes': { who: 'us', muted: true },
  'POST /tables/:table/press/reports': { letters: [], text: 'Look.' },
  'POST /tables/:table/press/consent': { agrees: true },
  'POST /tables/:table/moderators': { email: 'stranger@club.example' },
  'POST /nominations/:nomination/answer': { answer: 'no' },
  'POST /absences': { from: '2031-03-01', to: '2031-03-02' },
  'POST /tables/:table/emergency-pause': { reason: 'Flu' },
  'POST /tables/:table/emergency-pause/end': { reason: 'Well again' },
  'POST /desk/tables/:table/seats/:seat/replace': { email: 'stranger@club.example', reason: 'Away' },
  'POST /tables/:table/rulings/try': RULING,
  'POST /tables/:table/rulings': RULING,
  'POST /tables/:table/clock/pause': { until: '2036-01-01T00:00:00Z', reason: 'Holidays' },
  'POST /tables/:table/clock/resume': { reason: 'Back' },
  'POST /tables/:table/clock/extend': { hours: 24, reason: 'Flu' },
};
