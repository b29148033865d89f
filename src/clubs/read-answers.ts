import { Prisma } from '../generated/prisma/client.ts';
import type { Services } from '../platform/services.ts';

/**
 * SQL: what the host calls whom they invited (`i`, of account `p`): the name of those whom they chose by name, else the
 * address that they wrote.
 */
export const INVITED_NAME: Prisma.Sql = Prisma.sql`CASE WHEN i."byName" THEN coalesce(p.name, '—') ELSE i.email END`;

/** Who has answered a club's invitations lately, for its host. */
export type ClubAnswers = {
  readonly clubId: string;
  readonly clubName: string;
  /** Names of members, in the order in which they joined. */
  readonly joined: readonly string[];
  /** As the host knows them; `address`: it is one that they wrote. */
  readonly declined: readonly { readonly name: string; readonly address: boolean }[];
  /** All members there are. */
  readonly members: number;
};

type Asked = {
  readonly clubId: string;
  readonly hostId: string;
  /** Of these players, and of these invitations. */
  readonly playerIds: readonly string[];
  readonly invitationIds: readonly string[];
};

/**
 * What of these answers is still so: who is a member, and who has declined and was not asked again. Undefined where
 * nothing is, and where they are not the host (any more).
 */
export async function readAnswers(
  { db }: Pick<Services, 'db'>,
  { clubId, hostId, playerIds, invitationIds }: Asked,
): Promise<ClubAnswers | undefined> {
  const club = await db.club.findFirst({ where: { id: clubId, hostId } });
  if (!club) return undefined;
  const joined = await db.$queryRaw<{ name: string }[]>`
    SELECT p.name FROM "ClubMember" m JOIN "Player" p ON p.id = m."playerId"
    WHERE m."clubId" = ${clubId} AND m."playerId" = ANY(${[...playerIds]}) ORDER BY m."joinedAt", p.id`;
  const declined = await db.$queryRaw<ClubAnswers['declined']>`
    SELECT ${INVITED_NAME} AS name, NOT i."byName" AS address
    FROM "ClubInvitation" i LEFT JOIN "Player" p ON p.id = i."playerId"
    WHERE i."clubId" = ${clubId} AND i.id = ANY(${[...invitationIds]}) AND i."declinedAt" IS NOT NULL
    ORDER BY i."declinedAt", i.id`;
  if (joined.length + declined.length === 0) return undefined;
  const members = await db.clubMember.count({ where: { clubId } });
  return { clubId, clubName: club.name, joined: joined.map(({ name }) => name), declined, members };
}
