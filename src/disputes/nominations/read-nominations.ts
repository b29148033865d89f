import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../../platform/services.ts';
import { may } from '../may.ts';
import { standingAt } from '../standing-at.ts';
import { consentingPlayers } from './consenting-players.ts';
import { findNomination, isOpen, type Nomination, noSuchNomination } from './find-nomination.ts';

/** A nomination as one reader may know it. */
export type NominationView = {
  readonly id: string;
  readonly tableId: string;
  readonly tableName: string;
  readonly game: string;
  readonly state: Nomination['state'];
  /**
   * The nominee: by name once they have accepted; before, by the address to the player who wrote it and to themselves.
   */
  readonly nominee: string | undefined;
  readonly byName: string;
  /** Of the players who are asked: those who agreed, and those who have not answered yet. */
  readonly agreed: readonly string[];
  readonly missing: readonly string[];
  /** What the reader can do about it. */
  readonly can: { readonly accept: boolean; readonly consent: boolean; readonly withdraw: boolean };
};

/**
 * One nomination, for the nominee, the players whose consent is asked, and those who appoint moderators. Refuses
 * (`not-found`) everybody else.
 */
export async function readNomination(
  services: Pick<Services, 'db'>,
  { nominationId, playerId }: { readonly nominationId: string; readonly playerId: string },
): Promise<NominationView> {
  const view = await viewFor(services, await findNomination(services.db, nominationId), playerId);
  if (!view) throw noSuchNomination();
  return view;
}

/** Those of a table that wait for an answer, as the reader may know them, oldest first. */
export async function tableNominations(
  services: Pick<Services, 'db'>,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<readonly NominationView[]> {
  const rows = await services.db.nomination.findMany({
    where: { tableId, state: { in: ['asked', 'proposed'] }, table: { status: { in: ['forming', 'playing'] } } },
    orderBy: { createdAt: 'asc' },
  });
  const views = await Promise.all(rows.map((row) => viewFor(services, row, playerId)));
  return views.flatMap((view) => view ?? []);
}

const MOST = 100;

/** Those that wait for a player's own answer: as the nominee, or as a player of the table. */
export async function nominationsFor(
  services: Pick<Services, 'db'>,
  playerId: string,
): Promise<readonly NominationView[]> {
  const player = await services.db.player.findUnique({ where: { id: playerId } });
  if (!player) return [];
  const table = { status: { in: ['forming', 'playing'] } } satisfies Prisma.TableWhereInput;
  const seats = await services.db.seat.findMany({ where: { playerId, resigned: false, table } });
  const tables = seats.map(({ tableId }) => tableId);
  const [asked, proposed] = await Promise.all(
    [
      { state: 'asked', email: player.email, table } as const,
      { state: 'proposed', tableId: { in: tables }, table } as const,
    ].map((where) => services.db.nomination.findMany({ where, orderBy: { createdAt: 'asc' }, take: MOST })),
  );
  const rows = [...(asked ?? []), ...(proposed ?? [])]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .slice(0, MOST);
  const views = await Promise.all(rows.map((row) => viewFor(services, row, playerId)));
  return views.filter((view) => view !== undefined).filter(({ can }) => can.accept || can.consent);
}

async function viewFor(
  { db }: Pick<Services, 'db'>,
  nomination: Nomination,
  playerId: string,
): Promise<NominationView | undefined> {
  const { id, tableId, state, email, byId } = nomination;
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const reader = await db.player.findUnique({ where: { id: playerId } });

  const asked = consentingPlayers(table);
  const nominee = nomination.playerId === null ? reader?.email === email : nomination.playerId === playerId;
  const appoints = may(await standingAt({ db }, tableId, playerId), 'appoint');
  const asksReader = state !== 'asked' && asked.includes(playerId);
  if (!nominee && !appoints && !asksReader) return undefined;

  const ids = [...asked, byId, nomination.playerId ?? ''];
  const people = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const nameOf = (one: string) => people.find((person) => person.id === one)?.name ?? '';

  const open = isOpen(nomination) && (table.status === 'forming' || table.status === 'playing');
  const agreed = asked.filter((one) => nomination.agreed.includes(one));
  const shown = state === 'proposed' ? { agreed, missing: asked.filter((one) => !agreed.includes(one)) } : undefined;
  const own = nominee || byId === playerId ? email : undefined;

  return {
    id,
    tableId,
    tableName: table.name,
    game: table.game,
    state,
    // Somebody who declined is not known by name: the address was only asked.
    nominee: nomination.playerId === null || state === 'declined' ? own : nameOf(nomination.playerId),
    byName: nameOf(byId),
    agreed: (shown?.agreed ?? []).map(nameOf),
    missing: (shown?.missing ?? []).map(nameOf),
    can: {
      accept: open && state === 'asked' && nominee,
      consent: open && state === 'proposed' && !nominee && (shown?.missing ?? []).includes(playerId),
      withdraw: open && appoints,
    },
  };
}
