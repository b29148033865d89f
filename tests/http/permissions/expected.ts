import type { GuardName } from '../../../src/http/route/guard.ts';
import type { PageAccess } from './page-access.ts';
import { type Answer, ROLES, type Role } from './roles.ts';

/*
 * One column for each role, in the order of ROLES: anonymous, stranger, invited, player, other seat's player, host who
 * does not play, table moderator, site moderator, administrator, banned, replaced old player. + let in, s sent to sign
 * in, F refused, - not there for them.
 */
export const PAGE_ROWS: { readonly [access in PageAccess]: string } = {
  anyone: '+++++++++++',
  link: '-----------',
  'link-player': 's--------s-',
  player: 's++++++++s+',
  owner: 's--------s-',
  reader: 's-++++---s-',
  picture: '--++++-----',
  'after-end': 's-FFFF---s-',
  joiner: 's-+------s-',
  holder: 's--++----s-',
  seat: 's-F++F---s-',
  'own-seat': 's-F+FF---s-',
  host: 's-FFF+---s-',
  'forming-host': 's-FFF+---s-',
  opener: 'sFF+F+FFFsF',
  people: 's-+++++++s-',
  appointer: 's-FFF+F++s-',
  consenter: 's--+++-++s-',
  disputant: 's-F++FFFFs-',
  party: 's--++-+++s-',
  moderator: 's-FFFF+++s-',
  administrator: 'sFFFFFFF+sF',
};

/**
 * The rows of the API, by the names of the guards and of what rooms narrow them to: a banned player's key is nobody's,
 * and nobody is sent to sign in for what may not even be there.
 */
export const API_ROWS = {
  anyone: '+++++++++s+',
  player: 's++++++++s+',
  session: 'sFFFFFFFFsF',
  owner: 's--------s-',
  offered: 'sFFFFFFFFsF',
  invited: 'sF+FFFFFFsF',
  reader: '--++++---s-',
  'after-end': '--FFFF---s-',
  joiner: 's-+------s-',
  seat: 's-F++F---s-',
  'own-seat': 's-F+FF---s-',
  opener: 's-F+F+---s-',
  host: 's-FFF+---s-',
  asked: 's-FF+F---s-',
  complainant: 's--+F-FFFs-',
  party: 's--++-+++s-',
  dismisser: 's-FFF++++s-',
  appointer: 's-FFF+F++s-',
  people: 's-+++++++s-',
  consenter: 's--+++-++s-',
  // Those who may appoint see it, and answer for nobody.
  consent: 's--++----s-',
  moderator: 's-FFFF+++s-',
  administrator: 'sFFFFFFF+sF',
} as const satisfies { readonly [guard in GuardName]: string } & { readonly [narrowed: string]: string };
export type ApiRow = keyof typeof API_ROWS;

/** What stands beside pages and API, for programs that watch and for browsers; nothing of it asks who calls. */
export const ANYBODYS: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /assets/:version/despatch.css',
  'GET /assets/:version/fonts/:name',
  'GET /api/openapi.json',
];

const LETTERS: { readonly [letter: string]: Answer } = { '+': 'in', s: 'sign-in', F: 'forbidden', '-': 'absent' };

/** A row, role by role. */
export function readRow(row: string): { readonly [role in Role]?: Answer } {
  return Object.fromEntries(ROLES.map((role, i) => [role, LETTERS[row[i] ?? '']]));
}
