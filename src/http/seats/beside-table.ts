import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findRematch, type Linked } from '../../lobby/rematch/find-rematch.ts';
import type { Services } from '../../platform/services.ts';
import type { SeatView, TableView } from '../../play/table-view.ts';
import {
  listTableSubstituteRequests,
  type SubstituteRequestView,
} from '../../seats/substitutes/list-substitute-requests.ts';
import type { Beside } from '../tables/read-for-page.ts';

/** What the table's page says beside the game: seats that change hands, who may watch, the rematch. */
export async function besideTable(
  services: Services,
  table: TableView,
  playerId: string | undefined,
  has: Pick<Beside, 'substitutes' | 'rematch'>,
) {
  if (table.status === 'cancelled') return undefined;

  const host = table.hostId === playerId;
  const now = services.clock.now();

  const substituteRequests =
    table.seq > 0 && has.substitutes ? await listTableSubstituteRequests(services, table.id, playerId) : [];
  const lines = substituteRequests
    .filter(({ state }) => state === 'taken' || table.status === 'playing')
    .map((substituteRequest) => substituteRequestLine(substituteRequest, host && !table.public));

  const offers =
    table.status === 'playing' ? table.seats.filter((seat) => mayOffer(seat, { playerId, host, now })) : [];
  return {
    changes: lines.length + offers.length > 0,
    lines,
    offers: offers.map((seat) => ({
      href: `/t/${table.id}/substitute/${seat.seat}`,
      label:
        seat.playerId === playerId
          ? msg('substitutes.table-offer-own')
          : msg('substitutes.table-offer', { seat: seat.name }),
    })),
    spectators: host ? { href: `/t/${table.id}/spectators`, public: table.public } : undefined,
    rematch: await rematchOf(services, table, playerId, has.rematch),
  };
}

type Reader = { readonly playerId: string | undefined; readonly host: boolean; readonly now: Date };

function mayOffer({ playerId, resigned, dueAt }: SeatView, reader: Reader): boolean {
  if (reader.playerId !== undefined && playerId === reader.playerId) return true;
  return reader.host && (playerId === undefined || resigned || (dueAt !== undefined && dueAt < reader.now));
}

function substituteRequestLine(substituteRequest: SubstituteRequestView, mayLet: boolean) {
  const { id, state, seatName: seat, takenBy = '', former, watches } = substituteRequest;
  if (state === 'open') return { text: msg('substitutes.table-open', { seat }), watch: undefined };
  const known = { former: former ?? '', known: former === undefined ? 'no' : 'yes' };
  return {
    text: msg('substitutes.table-taken', { player: takenBy, seat, ...known }),
    watch:
      mayLet && former !== undefined
        ? {
            substituteRequest: id,
            now: msg(watches ? 'substitutes.table-watches' : 'substitutes.table-watches-not', { former }),
            value: watches ? 'no' : 'yes',
            label: watches ? msg('substitutes.table-let-not') : msg('substitutes.table-let', { former }),
          }
        : undefined,
  };
}

async function rematchOf(services: Services, table: TableView, playerId: string | undefined, has: boolean) {
  const { of, rematch } = has ? await findRematch(services, table.id) : { of: undefined, rematch: undefined };
  const played = playerId !== undefined && table.seats.some((seat) => seat.playerId === playerId);
  const seen = async (linked: Linked | undefined) =>
    linked && (await isSeen(services, linked.id, playerId)) ? linked : undefined;
  const [before, next] = [await seen(of), await seen(rematch)];
  const can = table.status === 'finished' && played && rematch === undefined;
  return before || next || can ? { before, next, can } : undefined;
}

async function isSeen(services: Services, tableId: string, playerId: string | undefined): Promise<boolean> {
  try {
    await viewerOf(services, tableId, playerId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return false;
    throw error;
  }
}
