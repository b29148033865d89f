import type { GuardName } from '../../../src/http/route/guard.ts';
import { type Answer, ROLES, type Role } from './roles.ts';

/*
 * One column for each role, in the order of ROLES: anonymous, stranger, invited, player, other seat's player, host who
 * does not play, table moderator, site moderator, administrator, banned, replaced old player. + let in, s sent to sign
 * in, F refused, - not there for them.
 */

/** Whom each guard lets in. */
const GUARD_ROWS = {
  anyone: '+++++++++++',
  mailbox: '+++++++++++',
  // The matrix follows links that nobody issued.
  link: '-----------',
  player: 's++++++++s+',
  session: 's++++++++s+',
  reader: '--++++-----',
  'reader-or-sign-in': 's-++++---s-',
  seat: 's-F++F---s-',
  correspondent: 's-F++F---s-',
  host: 's-FFF+---s-',
  invited: 'sF+FFFFFFsF',
  offered: 'sFFFFFFFFsF',
  disputant: 's-F++FFFFs-',
  appointer: 's-FFF+F++s-',
  moderator: 's-FFFF+++s-',
  administrator: 'sFFFFFFF+sF',
  'administrator-session': 'sFFFFFFF+sF',
} as const satisfies { readonly [guard in GuardName]: string };

/** Whom a room lets in where it narrows a guard: on pages and in the API alike. */
const NARROWED_ROWS = {
  /** The player who owns the named thing, or is offered it. */
  owner: 's--------s-',
  /** The player who is named, and those who have played with them. */
  fellow: 's--++----s-',
  /** Anybody who is invited, and anybody at all at a public table. */
  joiner: 's-+------s-',
  /** The player of the named seat, and moderators. */
  'own-seat': 's-F+FF---s-',
  /** The people of the table and those who moderate it. */
  people: 's-+++++++s-',
  /** The nominee, the players who must agree, and those who appoint moderators. */
  consenter: 's--+++-++s-',
  /** The parties of a dispute and those who moderate the table. */
  party: 's--++-+++s-',
  /** The party who complained; the host is none. */
  complainant: 's--+F-FFFs-',
} as const;

export const PAGE_ROWS = {
  ...GUARD_ROWS,
  ...NARROWED_ROWS,
  /** Anybody who is signed in and has the secret in the address. */
  'link-player': 's--------s-',
  /** Readers of a table whose game tells its story; the game of this one does not. */
  story: 's--------s-',
  /** Readers of the table, once the game is over. */
  'after-end': 's-FFFF---s-',
  /** Players who hold a seat, resigned or not; for all others there is nothing. */
  holder: 's--++----s-',
  /** The player who offered the seat, and the host; by its number alone an offer is refused, not hidden. */
  opener: 'sFF+F+FFFsF',
  /** Those who may answer; whoever may only take a nomination back answers for nobody. */
  consent: 's--++F-FFs-',
} as const;
export type PageRow = keyof typeof PAGE_ROWS;

/** A banned player's key is nobody's, and the matrix calls the API with keys, which make, list and end no keys. */
export const API_ROWS = {
  ...GUARD_ROWS,
  ...NARROWED_ROWS,
  anyone: '+++++++++s+',
  reader: '--++++---s-',
  session: 'sFFFFFFFFsF',
  'administrator-session': 'sFFFFFFFFsF',
  story: '---------s-',
  'after-end': '--FFFF---s-',
  opener: 's-F+F+---s-',
  /** Readers of the table who have the secret in the address. */
  'link-reader': '---------s-',
  /** Whoever is asked to consent to a takeback. */
  asked: 's-FF+F---s-',
  /** Those who appoint moderators, and the moderator who gives it up. */
  dismisser: 's-FFF++++s-',
  // Those who may appoint see it, and answer for nobody.
  consent: 's--++----s-',
} as const;
export type ApiRow = keyof typeof API_ROWS;

/** What stands beside pages and API, for programs that watch and for browsers; nothing of it asks who calls. */
export const ANYBODYS: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /assets/:version/:name',
  'GET /assets/:version/fonts/:name',
  'GET /api/openapi.json',
  'GET /api/client.ts',
  'GET /api/docs/:hash/:name',
];

const LETTERS: { readonly [letter: string]: Answer } = { '+': 'in', s: 'sign-in', F: 'forbidden', '-': 'absent' };

/** A row, role by role. */
export function readRow(row: string): { readonly [role in Role]?: Answer } {
  return Object.fromEntries(ROLES.map((role, i) => [role, LETTERS[row[i] ?? '']]));
}
