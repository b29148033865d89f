import { Prisma } from '../generated/prisma/client.ts';
import { isStorable } from '../platform/is-storable.ts';
import type { Services } from '../platform/services.ts';

export type BanLine = {
  readonly address: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** The players here whom it hits; of a domain with very many, the first by name. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Their seats at games that are being played: each is to be replaced. */
  readonly seats: readonly {
    readonly tableId: string;
    readonly table: string;
    readonly game: string;
    readonly seat: string;
    readonly name: string;
  }[];
};

export type BanPage = {
  readonly bans: readonly BanLine[];
  /** Given when more follow: `after` for the next page. */
  readonly next: string | undefined;
};

const A_PAGE = 100;
const MOST_PLAYERS = 50;

/**
 * The bans, the newest first, a page at a time; `after` is the last address of the page before, an unknown one the
 * start.
 */
export async function listBans({ db }: Pick<Services, 'db'>, after = ''): Promise<BanPage> {
  const last = after === '' || !isStorable(after) ? null : await db.ban.findUnique({ where: { address: after } });
  const rows = await db.$queryRaw<BanLine[]>`
    WITH page AS (
      SELECT b.address, b.reason, b."createdAt" FROM "Ban" b
      ${last ? Prisma.sql`WHERE (b."createdAt", b.address) < (${last.createdAt}, ${last.address})` : Prisma.empty}
      ORDER BY b."createdAt" DESC, b.address DESC LIMIT ${A_PAGE + 1})
    SELECT b.*, hit.players, coalesce(held.seats, '[]'::json) AS seats FROM page b,
      LATERAL (SELECT array_agg(p.id) AS ids,
          coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)), '[]'::json) AS players
        FROM (SELECT id, name FROM (
          SELECT id, name FROM "Player" WHERE email = b.address AND "bannedAt" IS NOT NULL
          UNION ALL SELECT id, name FROM "Player"
            WHERE b.address LIKE '@%' AND "bannedAt" IS NOT NULL AND right(email, length(b.address)) = b.address
        ) p ORDER BY name, id LIMIT ${MOST_PLAYERS}) p) hit,
      LATERAL (SELECT json_agg(json_build_object('tableId', t.id, 'table', t.name, 'game', t.game, 'seat', s.seat,
          'name', p.name) ORDER BY p.name, t.id, s.seat) AS seats
        FROM "Player" p JOIN "Seat" s ON s."playerId" = p.id JOIN "Table" t ON t.id = s."tableId"
        WHERE p.id = ANY(hit.ids) AND t.status = 'playing') held
    ORDER BY b."createdAt" DESC, b.address DESC`;
  const bans = rows.slice(0, A_PAGE);
  return { bans, next: rows.length > A_PAGE ? bans.at(-1)?.address : undefined };
}
