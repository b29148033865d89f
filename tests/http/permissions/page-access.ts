/**
 * Everybody who may use a page, as it is expected. Pages check it themselves, in their rooms; the matrix tries
 * everybody against this.
 */
export type PageAccess =
  /** Anybody at all. */
  | 'anyone'
  /** Anybody with the secret in the address, signed in or not; without it there is nothing here. */
  | 'link'
  /** The same, but signed in. */
  | 'link-player'
  /** Anybody who is signed in. */
  | 'player'
  /** The signed-in player who owns the named thing, or is offered it. */
  | 'owner'
  /** Readers of the table: its people, and everybody when it is public. */
  | 'reader'
  /** The same; nobody is sent to sign in for a picture. */
  | 'picture'
  /** Readers of the table, once the game is over. */
  | 'after-end'
  /** Anybody who is invited, and anybody at all at a public table. */
  | 'joiner'
  /** Players who hold a seat, resigned or not; for all others there is nothing. */
  | 'holder'
  /** Players of a seat. */
  | 'seat'
  /** The player of the named seat, and moderators. */
  | 'own-seat'
  /** The host. */
  | 'host'
  /** The host, as long as the table is forming. */
  | 'forming-host'
  /** The player who offered the seat, and the host. */
  | 'opener'
  /** The people of the table and those who moderate it. */
  | 'people'
  /** Those who appoint moderators: the host and the moderators of the site. */
  | 'appointer'
  /** The nominee, the players who must agree, and those who appoint moderators. */
  | 'consenter'
  /** Anybody who plays there, or has played. */
  | 'disputant'
  /** The parties of a dispute and those who moderate the table. */
  | 'party'
  /** Moderators of the table, never of one at which they play. */
  | 'moderator'
  /** The administrators. */
  | 'administrator';

/** Every page and form, by who may use it. A page that is not listed here fails the permission matrix. */
export const PAGE_ACCESS: { readonly [access in PageAccess]: readonly string[] } = {
  anyone: [
    'GET /',
    'GET /sign-in',
    'POST /sign-in',
    'POST /sign-out',
    'GET /archive',
    'GET /games/:game',
    'GET /games/:game/pack.json',
    'GET /help',
    'GET /mailbox',
  ],
  link: [
    'GET /sign-in/:token',
    'POST /sign-in/:token',
    'GET /address/:token',
    'POST /address/:token',
    'GET /i/:token',
    'POST /i/:token',
    'GET /a/:token',
    'POST /a/:token',
    'GET /c/:token',
    'POST /c/:token/add',
    'POST /c/:token/undo',
    'POST /c/:token/discard',
    'POST /c/:token/send',
    'GET /o/:token',
    'POST /o/:token',
    'GET /k/:token',
    'POST /k/:token',
    'GET /u/:token',
    'POST /u/:token',
    'GET /s/:token',
    'POST /s/:token',
    'GET /w/:token',
    'GET /d/:token',
    'POST /d/:token/talk',
    'POST /d/:token/withdraw',
    'GET /mailbox/:mail',
    'GET /mailbox/:mail/html',
  ],
  'link-player': ['GET /first-administrator/:token', 'POST /first-administrator/:token'],
  player: [
    'GET /welcome',
    'POST /welcome',
    'GET /preferences',
    'POST /preferences',
    'POST /preferences/address',
    'POST /preferences/keys',
    'POST /preferences/sign-out-everywhere',
    'POST /preferences/stopped-mail',
    'GET /tables/new',
    'POST /tables/new',
    'POST /t/:table/seen',
    'GET /seats',
    'POST /seats',
    'GET /desk',
    'GET /preferences/absences',
    'POST /preferences/absences',
  ],
  owner: [
    'POST /preferences/keys/:key/revoke',
    'POST /preferences/absences/:absence/end',
    'GET /seats/:substituteRequest',
    'POST /seats/:substituteRequest',
  ],
  reader: [
    'GET /t/:table',
    'GET /t/:table/cancel',
    'GET /t/:table/log',
    'GET /t/:table/pack',
    'GET /t/:table/pack.json',
  ],
  picture: ['GET /t/:table/board.svg', 'GET /t/:table/board.png'],
  'after-end': ['GET /t/:table/record.json'],
  joiner: ['POST /t/:table/join'],
  holder: ['POST /t/:table/mail'],
  seat: [
    'POST /t/:table/words',
    'GET /t/:table/resign',
    'POST /t/:table/resign',
    'GET /t/:table/compose',
    'POST /t/:table/compose/add',
    'POST /t/:table/compose/undo',
    'POST /t/:table/compose/discard',
    'POST /t/:table/compose/send',
    'GET /t/:table/actions/:action',
    'POST /t/:table/actions/:action',
    'GET /t/:table/takeback',
    'POST /t/:table/takeback',
    'GET /t/:table/takebacks/:takeback',
    'POST /t/:table/takebacks/:takeback',
    'POST /t/:table/rematch',
    'POST /t/:table/stop-clocks',
    'POST /t/:table/resume-clocks',
    'POST /t/:table/back',
  ],
  'own-seat': ['GET /t/:table/substitute/:seat', 'POST /t/:table/substitute/:seat'],
  'forming-host': ['POST /t/:table/invite', 'POST /t/:table/withdraw', 'POST /t/:table/cancel'],
  host: [
    'GET /t/:table/spectators',
    'POST /t/:table/spectators',
    'POST /t/:table/spectators/:link/end',
    'POST /t/:table/substitute-requests/:substituteRequest/watch',
  ],
  opener: ['POST /t/:table/substitute-requests/:substituteRequest/withdraw'],
  people: ['GET /t/:table/moderation'],
  appointer: [
    'POST /t/:table/moderation',
    'POST /t/:table/moderators',
    'POST /t/:table/moderators/dismiss',
    'POST /t/:table/moderators/:nomination/withdraw',
  ],
  consenter: ['GET /t/:table/moderators/:nomination', 'POST /t/:table/moderators/:nomination'],
  disputant: ['GET /t/:table/dispute', 'POST /t/:table/dispute'],
  party: [
    'GET /t/:table/disputes/:dispute',
    'POST /t/:table/disputes/:dispute/talk',
    'POST /t/:table/disputes/:dispute/withdraw',
  ],
  moderator: [
    'POST /t/:table/disputes/:dispute/take',
    'POST /t/:table/disputes/:dispute/resolve',
    'GET /desk/t/:table',
    'GET /desk/t/:table/compare',
    'GET /desk/t/:table/mails',
    'GET /desk/t/:table/actors',
    'GET /desk/t/:table/audit',
    'GET /desk/t/:table/clocks',
    'POST /desk/t/:table/clocks',
    'GET /desk/t/:table/seats',
    'POST /desk/t/:table/seats',
    'GET /desk/t/:table/rule',
    'POST /desk/t/:table/rule',
  ],
  administrator: [
    'GET /administration',
    'GET /administration/people',
    'POST /administration/people',
    'GET /administration/mails',
    'POST /administration/mails/suppress',
    'POST /administration/mails/lift',
    'POST /administration/mails/:mail/resend',
    'GET /administration/bans',
    'POST /administration/bans',
    'POST /administration/bans/lift',
    'POST /administration/verify',
    'GET /administration/backups',
    'POST /administration/backups/all',
    'POST /administration/backups/table',
    'POST /administration/backups/restore',
  ],
};
