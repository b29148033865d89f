import type { Services } from '../platform/services.ts';

export type BanLine = {
  readonly address: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** The players here whom it hits. */
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

/** The bans, the newest first. */
export async function listBans({ db }: Pick<Services, 'db'>): Promise<readonly BanLine[]> {
  const bans = await db.ban.findMany({ orderBy: [{ createdAt: 'desc' }, { address: 'asc' }] });
  const players = await db.player.findMany({
    where: { bannedAt: { not: null } },
    select: { id: true, name: true, email: true, seats: { include: { table: true } } },
    orderBy: { name: 'asc' },
  });
  return bans.map(({ address, reason, createdAt }) => {
    const hit = players.filter(({ email }) => (address.startsWith('@') ? email.endsWith(address) : email === address));
    return {
      address,
      reason,
      createdAt,
      players: hit.map(({ id, name }) => ({ id, name })),
      seats: hit.flatMap(({ name, seats }) =>
        seats
          .filter(({ table }) => table.status === 'playing')
          .map(({ table, seat }) => ({ tableId: table.id, table: table.name, game: table.game, seat, name })),
      ),
    };
  });
}
