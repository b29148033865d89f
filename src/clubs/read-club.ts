import { isReadable } from '../access/readable.ts';
import type { Services } from '../platform/services.ts';
import { SUMMARY } from '../play/select-summary.ts';
import { type SummaryRow, summarise } from '../play/summarise-table.ts';
import type { ClubLine, ClubResult, ClubView } from './club.ts';
import { findClub } from './find-club.ts';

/** Tables on a club's page. */
export const MOST_TABLES = 50;

/** The clubs of a player, and those to which they are invited. */
export function listClubs({ db }: Pick<Services, 'db'>, playerId: string): Promise<readonly ClubLine[]> {
  return db.$queryRaw<ClubLine[]>`
    SELECT c.id, c.name, h.name AS "hostName", own.invited,
      (SELECT count(*)::int FROM "ClubMember" m WHERE m."clubId" = c.id) AS members
    FROM (
      SELECT "clubId", false AS invited FROM "ClubMember" WHERE "playerId" = ${playerId}
      UNION ALL SELECT "clubId", true FROM "ClubInvitation" WHERE "playerId" = ${playerId}
    ) own JOIN "Club" c ON c.id = own."clubId" JOIN "Player" h ON h.id = c."hostId"
    ORDER BY own.invited DESC, c.name, c.id`;
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
  const invited = await db.$queryRaw<ClubView['invited']>`
    SELECT i."playerId", p.name FROM "ClubInvitation" i JOIN "Player" p ON p.id = i."playerId"
    WHERE i."clubId" = ${clubId} ORDER BY i."createdAt", p.id`;
  const hosting = club.hostId === playerId;
  return {
    ...{ id: club.id, name: club.name, about: club.about, hostId: club.hostId, hosting },
    hostName: members.find((one) => one.playerId === club.hostId)?.name ?? '',
    hasLink: club.linkHash !== null,
    members,
    // Whom the host asks is between the two until they are a member.
    invited: hosting ? invited : [],
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
