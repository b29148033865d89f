import type { JsonObject } from '../kernel/json.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/** Kept packs of one player. */
export const MOST_KEPT = 20;
/** Versions of one kept pack. */
export const MOST_VERSIONS = 50;
/** Players who use somebody's kept pack by its link. */
export const MOST_READERS = 100;

export type PackVersion = { readonly number: number; readonly hash: string; readonly note: string; readonly at: Date };

/** A kept pack as those see it who may use it. */
export type KeptPack = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** The newest first. */
  readonly versions: readonly PackVersion[];
};

/** As its owner sees it. */
export type OwnPack = KeptPack & {
  /** The working copy: it may have faults, and leave out what is the game's own. */
  readonly draft: JsonObject;
  /** Counts the changes of the working copy. */
  readonly revision: number;
  /** There is a link by which others come to use it. */
  readonly linked: boolean;
  /** Those who came by it. */
  readonly readers: readonly { readonly id: string; readonly name: string }[];
};

type At = { readonly id: string; readonly playerId: string };

const VERSIONS = { orderBy: { number: 'desc' } } as const;

/** A kept pack for its owner. Refuses (`not-found`) everybody else, as if there were none. */
export async function readOwnPack({ db }: Pick<Services, 'db'>, { id, playerId }: At): Promise<OwnPack> {
  if (!isId(id)) throw noSuchPack();
  const row = await db.keptPack.findFirst({
    where: { id, ownerId: playerId },
    include: {
      owner: { select: { name: true } },
      versions: VERSIONS,
      readers: { orderBy: { createdAt: 'asc' }, include: { player: { select: { id: true, name: true } } } },
    },
  });
  if (!row) throw noSuchPack();
  return {
    ...summaryOf(row),
    draft: JSON.parse(row.draft),
    revision: row.revision,
    linked: row.linkHash !== null,
    readers: row.readers.map(({ player }) => player),
  };
}

/** A kept pack for its owner and those who may use it. Refuses (`not-found`) everybody else, as if there were none. */
export async function readUsablePack({ db }: Pick<Services, 'db'>, { id, playerId }: At): Promise<KeptPack> {
  if (!isId(id)) throw noSuchPack();
  const row = await db.keptPack.findFirst({
    where: { id, ...usableBy(playerId) },
    include: { owner: { select: { name: true } }, versions: VERSIONS },
  });
  if (!row) throw noSuchPack();
  return summaryOf(row);
}

/** The kept packs that a player may use, of one game or of all: their own first, those changed last before others. */
export async function listUsablePacks(
  { db }: Pick<Services, 'db'>,
  { playerId, game }: { readonly playerId: string; readonly game?: string },
): Promise<readonly KeptPack[]> {
  const rows = await db.keptPack.findMany({
    where: { ...(game === undefined ? {} : { game }), ...usableBy(playerId) },
    omit: { draft: true },
    orderBy: [{ changedAt: 'desc' }, { id: 'asc' }],
    take: MOST_LISTED,
    include: { owner: { select: { name: true } }, versions: VERSIONS },
  });
  const packs = rows.map(summaryOf);
  return [...packs.filter((one) => one.ownerId === playerId), ...packs.filter((one) => one.ownerId !== playerId)];
}

/** One's own and those of others, together. */
const MOST_LISTED = 100;

/** The content of a version, for those who may use the pack. Refuses (`not-found`) everybody and everything else. */
export async function readVersion(
  services: Pick<Services, 'db'>,
  { number, ...at }: At & { readonly number: number },
): Promise<{ readonly pack: KeptPack; readonly content: JsonObject }> {
  const pack = await readUsablePack(services, at);
  const version = pack.versions.find((one) => one.number === number);
  if (!version) throw refuse('not-found', 'packs.no-such-version');
  const { content } = await services.db.pack.findUniqueOrThrow({ where: { hash: version.hash } });
  return { pack, content: Object(content) };
}

const usableBy = (playerId: string) => ({
  OR: [{ ownerId: playerId }, { readers: { some: { playerId } } }],
});

type Row = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly ownerId: string;
  readonly owner: { readonly name: string };
  readonly versions: readonly {
    readonly number: number;
    readonly hash: string;
    readonly note: string;
    readonly createdAt: Date;
  }[];
};

function summaryOf({ id, game, name, ownerId, owner, versions }: Row): KeptPack {
  return {
    id,
    game,
    name,
    ownerId,
    ownerName: owner.name,
    versions: versions.map(({ number, hash, note, createdAt }) => ({ number, hash, note, at: createdAt })),
  };
}

/** There is no such pack, or none that the caller may see: both look alike. */
export const noSuchPack = () => refuse('not-found', 'packs.not-found');
