import type { SeatId } from '../../kernel/decision.ts';
import type { Entry } from '../../kernel/log.ts';
import type { Head } from '../../log/heads.ts';
import { lostEntries } from '../../log/lost-entries.ts';
import { toldEntries } from '../../log/told-entries.ts';
import { isComputer } from '../../platform/computer-id.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { onTrial } from '../on-trial.ts';
import { planRuling } from '../plan-ruling.ts';
import { isOthersSecret } from '../voided-aside.ts';

/** What a takeback would undo, as far as the others are concerned. */
export type Since = {
  /** Whose consent it needs; nobody's when all of it is the seat's own and chance and secrets had no part in it. */
  readonly asked: readonly SeatId[];
  /** Those of them that computer players hold: they never mind. */
  readonly computers: readonly SeatId[];
  /** The newest entry that it would void. */
  readonly last: number;
};

/** How many entries a player can ask to take back: each look at the request looks at all of them. */
const MOST_BACK = 1_000;

/** The earliest entry that a takeback goes back to; a moderator goes further. */
export function furthestBack({ seq }: Pick<Head, 'seq'>): number {
  return Math.max(1, seq - MOST_BACK);
}

/**
 * Looks at all that counts after entry `to` and would not stay. Where a die was rolled or something hidden became known
 * since, all others are asked, otherwise those who acted. Refuses (`bad-input`) an entry that cannot be gone back to,
 * is too far back or does not count, nothing to take back, moderators' rulings and changes of seats on the way, and
 * what nobody is there to consent to: a computer player's word is not enough for chance and secrets.
 */
export async function whatSince(services: Services, head: Head, seat: SeatId, to: number): Promise<Since> {
  if (!Number.isSafeInteger(to) || to < 1 || to >= head.seq)
    throw refuse('bad-input', 'takebacks.no-entry', { given: String(to), last: Math.max(1, head.seq - 1) });
  const first = furthestBack(head);
  if (to < first) throw refuse('bad-input', 'takebacks.too-far', { to, first });
  const [at, ...since] = await lostEntries(services, head, to - 1);
  if (at?.seq !== to) throw refuse('bad-input', 'takebacks.voided', { to });

  // Secret entries that belong to that one stay with it.
  const lost = since.filter(({ seq }) => seq > to);
  const kept = await whatStays(services, head, seat, to);
  const open: readonly Entry[] = lost.filter(
    (entry) => entry.kind !== 'clock' && !isOthersSecret(head, entry, seat) && !kept.has(entry.seq),
  );

  if (open.length === 0) throw refuse('bad-input', 'takebacks.nothing', { to });
  if (open.some(isRuledOn)) throw refuse('bad-input', 'takebacks.ruled-since', { to });

  const last = Math.max(...open.map(({ seq }) => seq));
  const told = (await toldEntries(services, head, lost)).filter(({ entry }) => open.includes(entry));
  const known = told.some(({ rolled, revealed }) => rolled || revealed);
  const actors = new Set(open.map(actorOf));
  if (!known && [...actors].every((actor) => actor === seat)) return { asked: [], computers: [], last };

  const others = (await otherPlayers(services, head, seat)).filter((other) => known || actors.has(other.seat));
  const computers = others.filter(({ playerId }) => isComputer(playerId));
  const nobody = known ? others.length === computers.length : others.length === 0;
  if (nobody) throw refuse('bad-input', 'takebacks.nobody');
  const seats = (some: typeof others) => some.map((other) => other.seat);
  return { asked: seats(others), computers: seats(computers), last };
}

/**
 * Answers that count since entry `to` and that a takeback of this seat leaves as they are: they are written again with
 * the chance they had. One for which dice would be rolled anew is not among them: its seat must consent.
 */
export async function whatStays(
  services: Services,
  head: Head,
  seat: SeatId,
  to: number,
): Promise<ReadonlySet<number>> {
  const takeback = { seat, consent: [] };
  const wanted = { by: '', reason: '', takeback, ruling: { type: 'rewind', to } } as const;
  const { plan } = await planRuling(services, onTrial(head), wanted, services.clock.now());
  return new Set(plan.kept.flatMap(({ was, redrawn }) => (redrawn ? [] : [was])));
}

function isRuledOn(entry: Entry): boolean {
  return entry.kind === 'seat' || (entry.kind === 'ruling' && !entry.takeback);
}

function actorOf(entry: Entry): SeatId | undefined {
  if (entry.kind === 'answered') return entry.seat;
  return entry.kind === 'ruling' ? entry.takeback?.seat : undefined;
}

/** The other seats that somebody plays, and who. */
async function otherPlayers({ db }: Services, { tableId, game }: Head, seat: SeatId) {
  const rows = await db.seat.findMany({ where: { tableId, resigned: false, playerId: { not: null } } });
  return game.setting.seats.flatMap((other) => (other === seat ? [] : rows.filter((row) => row.seat === other)));
}
