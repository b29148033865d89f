import { msg } from '../i18n/msg.ts';
import type { SeatId, Viewer } from '../kernel/decision.ts';
import type { Channel } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { narrateFact } from '../kernel/narrate-fact.ts';
import type { Head } from '../log/heads.ts';
import type { ToldEntry } from '../log/told-entries.ts';
import type { Services } from '../platform/services.ts';

/** Why a seat knows more than it could know without an entry: a roll, a secret shown to all, or one for it alone. */
export type SeenWhy = 'chance' | 'revealed' | 'private';

/** What a seat's player has been told already of entries that are about to be taken back, and cannot forget. */
export type SeenSecrets = {
  readonly seat: SeatId;
  readonly name: Message;
  /** The last entry that they have seen, in a mail or on a page. */
  readonly seenSeq: number;
  readonly entries: readonly {
    readonly seq: number;
    readonly why: SeenWhy;
    readonly told: readonly Message[];
    /** The same as one warning. */
    readonly says: Message;
  }[];
};

/** Answers that show their player at once what came of them. */
const BY_HAND: readonly Channel[] = ['link', 'page', 'reply', 'api'];

/** One for each seat that has a player, in the game's order. */
export async function seenSecrets(
  { db }: Pick<Services, 'db'>,
  { tableId, game }: Head,
  lost: readonly ToldEntry[],
): Promise<readonly SeenSecrets[]> {
  const rows = await db.seat.findMany({ where: { tableId, playerId: { not: null } } });
  return game.setting.seats.flatMap((seat) => {
    const row = rows.find((one) => one.seat === seat);
    if (!row) return [];
    const own = lost.flatMap(({ entry }) =>
      entry.kind === 'answered' && entry.seat === seat && BY_HAND.includes(entry.how) ? [entry.seq] : [],
    );
    const seenSeq = Math.max(row.seenSeq, ...own);
    const name = game.rules.seatName(seat);
    const seen = lost.filter(({ entry }) => entry.seq <= seenSeq);
    return [{ seat, name, seenSeq, entries: seen.flatMap((entry) => secretOf(game, entry, seat, name)) }];
  });
}

function secretOf(game: Game, { entry, facts, rolled, revealed }: ToldEntry, seat: SeatId, name: Message) {
  const tell = (viewer: Viewer) => facts.flatMap((fact) => narrateFact(game, fact, viewer) ?? []);
  const told = tell(seat);
  const why: SeenWhy | undefined = rolled
    ? 'chance'
    : revealed
      ? 'revealed'
      : JSON.stringify(told) === JSON.stringify(tell('spectator'))
        ? undefined
        : 'private';
  if (why === undefined || told.length === 0) return [];
  const { seq } = entry;
  return [{ seq, why, told, says: msg('rulings.warn-seen', { seat: name, seq, told: [...told] }) }];
}
