/** A part of somebody's data: the rows of one table that are theirs. */
export type PersonalData = {
  /** What the part is called in the file. */
  readonly part: string;
  /** What is read, as the database names it; `t` is the row that is given. */
  readonly from: string;
  /** Which rows: `$1` is the player's id, `$2` their address, `$3` their mailbox. */
  readonly where: string;
  /** The columns that are given; all where none are named. */
  readonly only?: readonly string[];
  /** Columns that are secrets, or another's. */
  readonly not?: readonly string[];
};

const HELD = 'JOIN "Seat" s ON s."tableId" = t."tableId" AND s.seat = t.seat';
const TABLE = ['id', 'name', 'game', 'ruleset', 'options', 'status', 'public', 'timeControl', 'timeZone', 'policy'];
const TIMES = ['createdAt', 'startedAt', 'finishedAt'];

/**
 * All that this server knows of somebody, but for what their games hide from them. A finished game as a whole is its
 * record.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { part: 'player', from: '"Player" t', where: 't.id = $1' },
  { part: 'sessions', from: '"Session" t', where: 't."playerId" = $1', not: ['tokenHash'] },
  { part: 'apiKeys', from: '"ApiKey" t', where: 't."playerId" = $1', not: ['tokenHash'] },
  { part: 'signInLinks', from: '"SignInLink" t', where: 't."playerId" = $1 OR t.email = $2', not: ['tokenHash'] },
  { part: 'absences', from: '"Absence" t', where: 't."playerId" = $1' },
  { part: 'mailStops', from: '"MailStop" t', where: 't.mailbox = $3' },
  { part: 'seats', from: '"Seat" t', where: 't."playerId" = $1' },
  {
    part: 'tables',
    from: '"Table" t',
    where: 't."hostId" = $1 OR t.id IN (SELECT "tableId" FROM "Seat" WHERE "playerId" = $1)',
    only: [...TABLE, ...TIMES, 'outcome'],
  },
  { part: 'invitations', from: '"Invitation" t', where: 't."playerId" = $1 OR t.email = $2' },
  {
    part: 'invitationsWritten',
    from: '"Invitation" t JOIN "Table" h ON h.id = t."tableId"',
    where: 'h."hostId" = $1 AND NOT t."byName"',
    only: ['tableId', 'email', 'seat', 'createdAt'],
  },
  { part: 'answerTimes', from: '"AnswerTime" t', where: 't."playerId" = $1' },
  {
    part: 'answers',
    from: `(SELECT e."tableId", e.seq, e.at, e.data -> 'seat' AS seat, e.data -> 'decision' AS decision,
      e.data -> 'answer' AS answer FROM "AnswerTime" a JOIN "Entry" e ON e."tableId" = a."tableId" AND e.seq = a.seq
      AND e.secret = 0 AND e.kind = 'answered' WHERE a."playerId" = $1 AND a."byPlayer") t`,
    where: 'true',
  },
  { part: 'keptAnswers', from: `"KeptAnswer" t ${HELD}`, where: 's."playerId" = $1' },
  { part: 'drafts', from: `"Draft" t ${HELD}`, where: 's."playerId" = $1' },
  { part: 'sheets', from: `"SheetDraft" t ${HELD}`, where: 's."playerId" = $1' },
  { part: 'planningBoards', from: `"PlanningBoard" t ${HELD}`, where: 's."playerId" = $1', not: ['shareHash'] },
  { part: 'keptPacks', from: '"KeptPack" t', where: 't."ownerId" = $1', not: ['linkHash'] },
  {
    part: 'packVersions',
    from: '"PackVersion" t JOIN "KeptPack" k ON k.id = t."keptPackId"',
    where: 'k."ownerId" = $1',
  },
  { part: 'packsSharedWithMe', from: '"PackReader" t', where: 't."playerId" = $1' },
  { part: 'lettersWritten', from: '"Letter" t', where: 't."playerId" = $1' },
  {
    part: 'letters',
    from: `(SELECT l."tableId", l.thread, l.addressees, l.text, l.at, l.unsigned,
      CASE WHEN l.unsigned THEN NULL ELSE l.writer END AS writer, c."readAt", c.muted
      FROM "LetterCopy" c JOIN "Letter" l ON l.id = c."letterId" WHERE c."playerId" = $1 AND NOT c.own) t`,
    where: 'true',
  },
  { part: 'letterMutes', from: '"LetterMute" t', where: 't."playerId" = $1' },
  { part: 'letterConsents', from: '"LetterConsent" t', where: 't."playerId" = $1' },
  { part: 'disputes', from: '"Dispute" t', where: 't."openedById" = $1 OR t."takenById" = $1' },
  { part: 'disputeMessages', from: '"DisputeMessage" t', where: 't."playerId" = $1' },
  { part: 'reportsRead', from: '"LetterReport" t', where: 't."readById" = $1' },
  {
    part: 'takebacks',
    from: '"Takeback" t',
    where: 't."playerId" = $1',
    only: ['id', 'tableId', 'seat', 'toSeq', 'reason', 'state', 'createdAt', 'closedAt'],
  },
  { part: 'moderates', from: '"TableModerator" t', where: 't."playerId" = $1' },
  {
    part: 'nominations',
    from: '"Nomination" t',
    where: 't."playerId" = $1 OR t.email = $2',
    only: ['id', 'tableId', 'state', 'createdAt', 'closedAt'],
  },
  { part: 'nominationsMade', from: '"Nomination" t', where: 't."byId" = $1', not: ['playerId', 'agreed'] },
  {
    part: 'substituteRequests',
    from: '"SubstituteRequest" t',
    where: 't."byId" = $1 OR t."takenById" = $1 OR t."formerId" = $1 OR t.email = $2',
    only: ['id', 'tableId', 'seat', 'state', 'reason', 'createdAt', 'closedAt'],
  },
  { part: 'standIns', from: '"StandIn" t', where: 't."playerId" = $1' },
  { part: 'calendarFeeds', from: '"CalendarFeed" t', where: 't."playerId" = $1', not: ['tokenHash'] },
  { part: 'pushSubscriptions', from: '"PushSubscription" t', where: 't."playerId" = $1', not: ['p256dh', 'auth'] },
  {
    part: 'webhooks',
    from: '"Webhook" t JOIN "Table" h ON h.id = t."tableId"',
    where: 'h."hostId" = $1',
    only: ['id', 'tableId', 'shape', 'url', 'createdAt', 'stoppedAt'],
  },
  {
    part: 'mails',
    from: '"Mail" t',
    where: 't."playerId" = $1 OR t."to" = $2',
    only: ['id', 'kind', 'to', 'tableId', 'seat', 'subject', 'status', 'createdAt', 'sentAt', 'openedAt'],
  },
  {
    part: 'notifications',
    from: '"Notification" t',
    where: 't."playerId" = $1 OR t.email = $2',
    only: ['kind', 'tableId', 'seat', 'dueAt', 'createdAt'],
  },
  { part: 'links', from: '"LinkToken" t', where: 't."playerId" = $1', not: ['hash', 'data'] },
  { part: 'results', from: '"Result" t', where: 't."playerId" = $1' },
  { part: 'ratings', from: '"Rating" t', where: 't."playerId" = $1' },
  {
    part: 'clubs',
    from: '"Club" t JOIN "ClubMember" m ON m."clubId" = t.id',
    where: 'm."playerId" = $1',
    not: ['linkHash'],
  },
  { part: 'clubInvitations', from: '"ClubInvitation" t', where: 't."playerId" = $1 OR t.email = $2' },
  {
    part: 'clubInvitationsWritten',
    from: '"ClubInvitation" t JOIN "Club" c ON c.id = t."clubId"',
    where: 'c."hostId" = $1 AND NOT t."byName"',
    only: ['clubId', 'email', 'word', 'createdAt'],
  },
  { part: 'practiceGames', from: '"Practice" t', where: 't."playerId" = $1', not: ['seed', 'begin', 'visitor'] },
  { part: 'contests', from: '"Contest" t', where: 't."hostId" = $1' },
  { part: 'contestPlaces', from: '"ContestPlayer" t', where: 't."playerId" = $1' },
  { part: 'suppressions', from: '"Suppression" t', where: 't.address = $2', not: ['byId'] },
  { part: 'acts', from: '"Audit" t', where: 't."playerId" = $1', only: ['at', 'what', 'tableId'] },
];
