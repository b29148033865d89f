import { isReadable } from '../access/readable.ts';
import type { Services } from '../platform/services.ts';
import { SUMMARY } from '../play/select-summary.ts';
import { type SummaryRow, summarise } from '../play/summarise-table.ts';
import type { ClubLine, ClubResult, ClubView } from './club.ts';
import { findClub } from './find-club.ts';
import { INVITED_NAME } from './read-answers.ts';

/** Tables on a club's page. */
const MOST_TABLES = 50;

/** The clubs of a player, and those to which they are invited: by their name, or at their address. */
export async function listClubs(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  playerId: string,
): Promise<readonly ClubLine[]> {
  const rows = await db.$queryRaw<(Omit<ClubLine, 'until'> & { readonly until: Date | null })[]>`
    SELECT c.id, c.name, h.name AS "hostName", own.invited, own.word, own.until,
      (SELECT count(*)::int FROM "ClubMember" m WHERE m."clubId" = c.id) AS members
    FROM (
      SELECT "clubId", false AS invited, '' AS word, NULL AS until FROM "ClubMember" WHERE "playerId" = ${playerId}
      UNION ALL (SELECT DISTINCT ON (i."clubId") i."clubId", true, i.word, i."expiresAt" FROM "ClubInvitation" i
        JOIN "Player" p ON p.id = ${playerId} AND (i."playerId" = p.id OR i.email = p.email)
        WHERE i."declinedAt" IS NULL AND i."expiresAt" > ${clock.now()} AND NOT EXISTS (
          SELECT 1 FROM "ClubMember" m WHERE m."clubId" = i."clubId" AND m."playerId" = p.id)
        ORDER BY i."clubId", i."byName" DESC, i.id)
    ) own JOIN "Club" c ON c.id = own."clubId" JOIN "Player" h ON h.id = c."hostId"
    ORDER BY own.invited DESC, c.name, c.id`;
  return rows.map(({ until, ...line }) => ({ ...line, until: until ?? undefined }));
}

/** A club with its members, tables and results. Refuses (`not-found`) everybody but its members. */
export async function readClub(
  services: Services,
  { clubId, playerId }: { readonly clubId: string; readonly playerId: string },
): Promise<ClubView> {
  const { db } = services;
  const club = await findClub(db, { clubId, playerId });
  const members = await db.$queryRaw<ClubView['members']>`
    SELECT m."playerId", p.name, m."joinedAt" FROM "ClubMember" m JOIN "Player" p ON p.id = m."playerId"
    WHERE m."clubId" = ${clubId} ORDER BY m."joinedAt", p.id`;
  const hosting = club.hostId === playerId;
  return {
    ...{ id: club.id, name: club.name, about: club.about, hostId: club.hostId, hosting },
    hostName: members.find((one) => one.playerId === club.hostId)?.name ?? '',
    hasLink: club.linkHash !== null,
    members,
    // Whom the host asks is between the two until they are a member.
    invited: hosting ? await readInvited(services, clubId) : [],
    tables: await readTables(services, clubId, playerId),
    addable: await db.table.findMany({
      where: { hostId: playerId, status: { not: 'cancelled' }, clubs: { none: { clubId } } },
      select: { id: true, name: true },
      orderBy: { createdAt: 'desc' },
      take: MOST_TABLES,
    }),
    results: await readResults(services, clubId),
  };
}

/** Those whom the host chose by name, by that; the others by the address that the host wrote. */
function readInvited({ db, clock }: Services, clubId: string) {
  return db.$queryRaw<ClubView['invited']>`
    SELECT i.id AS "invitationId", ${INVITED_NAME} AS name,
      i."expiresAt" AS until, CASE WHEN i."declinedAt" IS NOT NULL THEN 'declined'
        WHEN i."expiresAt" <= ${clock.now()} THEN 'ended' ELSE 'open' END AS state
    FROM "ClubInvitation" i LEFT JOIN "Player" p ON p.id = i."playerId"
    WHERE i."clubId" = ${clubId} ORDER BY i."createdAt", i.id`;
}

async function readTables(services: Services, clubId: string, readerId: string) {
  const rows = await services.db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY}, NULL AS "invitationId"
    FROM "ClubTable" c JOIN "Table" t ON t.id = c."tableId" JOIN "Player" h ON h.id = t."hostId"
    WHERE c."clubId" = ${clubId} AND t.status <> 'cancelled' AND ${isReadable(readerId)}
    ORDER BY c."createdAt" DESC, t.id LIMIT ${MOST_TABLES}`;
  return rows.map((row) => summarise(services, row, readerId));
}

/** Members agree by joining that the others see how their games at the club's tables ended. */
function readResults({ db }: Services, clubId: string): Promise<readonly ClubResult[]> {
  return db.$queryRaw<ClubResult[]>`
    SELECT p.id AS "playerId", p.name, count(*)::int AS played, count(*) FILTER (WHERE r.won)::int AS won
    FROM "ClubTable" c JOIN "Result" r ON r."tableId" = c."tableId"
      JOIN "ClubMember" m ON m."clubId" = c."clubId" AND m."playerId" = r."playerId"
      JOIN "Player" p ON p.id = r."playerId"
    WHERE c."clubId" = ${clubId} GROUP BY p.id, p.name ORDER BY won DESC, played, p.name, p.id`;
}
