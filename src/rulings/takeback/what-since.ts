import type { SeatId } from '../../kernel/decision.ts';
import type { AnsweredEntry, Entry } from '../../kernel/log.ts';
import { isSealedOptionalAction } from '../../kernel/optional-actions.ts';
import type { Head } from '../../log/heads.ts';
import { lostEntries } from '../../log/lost-entries.ts';
import { toldEntries } from '../../log/told-entries.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

/** What a takeback would undo, as far as the others are concerned. */
export type Since = {
  /** Whose consent it needs; nobody's when all of it is the seat's own and chance and secrets had no part in it. */
  readonly asked: readonly SeatId[];
  /** What others did in secret beside the game since: it is written again, and nobody learns of it. */
  readonly again: readonly AnsweredEntry[];
};

/**
 * Looks at all that counts after entry `to`. Where a die was rolled or something hidden became known since, all others
 * are asked, otherwise those who acted. Refuses (`bad-input`) an entry that cannot be gone back to or does not count,
 * nothing to take back, moderators' rulings and changes of seats on the way, and what nobody is there to consent to.
 */
export async function whatSince(services: Services, head: Head, seat: SeatId, to: number): Promise<Since> {
  if (!Number.isSafeInteger(to) || to < 1 || to >= head.seq)
    throw refuse('bad-input', 'takebacks.no-entry', { given: String(to), last: Math.max(1, head.seq - 1) });
  const [at, ...since] = await lostEntries(services, head, to - 1);
  if (at?.seq !== to) throw refuse('bad-input', 'takebacks.voided', { to });

  // Secret entries that belong to that one stay with it.
  const lost = since.filter(({ seq }) => seq > to);
  const again = lost.filter((entry) => isOthersSecret(head, entry, seat));
  const open: readonly Entry[] = lost.filter((entry) => entry.kind !== 'clock' && !isOthersSecret(head, entry, seat));

  if (open.length === 0) throw refuse('bad-input', 'takebacks.nothing', { to });
  if (open.some(isRuledOn)) throw refuse('bad-input', 'takebacks.ruled-since', { to });

  const told = (await toldEntries(services, head, lost)).filter(({ entry }) => open.includes(entry));
  const known = told.some(({ rolled, revealed }) => rolled || revealed);
  const actors = new Set(open.map(actorOf));
  if (!known && [...actors].every((actor) => actor === seat)) return { asked: [], again };

  const others = await otherPlayers(services, head, seat);
  const asked = known ? others : others.filter((other) => actors.has(other));
  if (asked.length === 0) throw refuse('bad-input', 'takebacks.nobody');
  return { asked, again };
}

/** What another seat did in secret beside the game: a takeback leaves it as it is. */
export function isOthersSecret({ game }: Head, entry: Entry, seat: SeatId): entry is AnsweredEntry {
  return entry.kind === 'answered' && entry.seat !== seat && isSealedOptionalAction(game, entry.decision);
}

function isRuledOn(entry: Entry): boolean {
  return entry.kind === 'seat' || (entry.kind === 'ruling' && !entry.takeback);
}

function actorOf(entry: Entry): SeatId | undefined {
  if (entry.kind === 'answered') return entry.seat;
  return entry.kind === 'ruling' ? entry.takeback?.seat : undefined;
}

/** The other seats that somebody plays. */
async function otherPlayers({ db }: Services, { tableId, game }: Head, seat: SeatId): Promise<readonly SeatId[]> {
  const rows = await db.seat.findMany({ where: { tableId, resigned: false, playerId: { not: null } } });
  return game.setting.seats.filter((other) => other !== seat && rows.some((row) => row.seat === other));
}
