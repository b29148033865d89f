import type { SeatId } from '../kernel/decision.ts';
import type { Entry, Ruling } from '../kernel/log.ts';
import type { Machine } from '../kernel/machine.ts';
import { fallbackAnswer } from '../kernel/open-decisions.ts';
import { stale } from '../kernel/refuse-answer.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import type { Head } from '../log/heads.ts';
import { countingBack, isCounting } from '../log/lost-entries.ts';
import { readEntries } from '../log/read-entries.ts';
import { positionAt } from '../log/read-position.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { checkUndone } from './check-ruling.ts';
import { voidsOthers, type WantedRuling } from './wanted-ruling.ts';

/** A ruling as the log keeps it, and the position that it is applied to. */
export type CompleteRuling = { readonly ruling: Ruling; readonly machine: Machine };

/**
 * Refuses (`bad-input`) an entry that cannot be gone back to, has no roll or is not a ruling that could be undone, and
 * (`stale`) what needs a game that goes on once it is over, and to undo a ruling that was taken back.
 */
export async function completeRuling(services: Services, head: Head, wanted: WantedRuling): Promise<CompleteRuling> {
  const { game, machine } = head;
  switch (wanted.type) {
    case 'rewind':
      return goBack(services, head, wanted.to, { type: 'rewind', ...voidsOthers(wanted) });
    case 'undo':
      await checkUndone(services, head, wanted.seq);
      return goBack(services, head, wanted.seq - 1, { type: 'undo' });
    case 'reopen':
      return goBack(services, head, await beforeEnd(services, head), { type: 'rewind' });
    case 'replace-roll':
      return replaceRoll(services, head, wanted.seq);
    case 'end':
      return { ruling: wanted, machine };
    case 'skip': {
      if (machine.over) throw refuse('stale', 'rulings.game-over');
      const { decision, seat } = wanted;
      const answer = fallbackAnswer(game, machine, decision, seat);
      if (answer === undefined) throw stale(false);
      return { ruling: { type: 'force', decision, seat, answer }, machine };
    }
    case 'correct':
    case 'force':
    case 'withdraw':
      if (machine.over) throw refuse('stale', 'rulings.game-over');
      return { ruling: wanted, machine };
  }
}

type GoesBack = Extract<Ruling, { to: number }>;
type Unplaced<R> = R extends GoesBack ? Omit<R, 'to' | 'drawn' | 'playing'> : never;

async function goBack(services: Services, head: Head, to: number, what: Unplaced<GoesBack>): Promise<CompleteRuling> {
  if (!Number.isSafeInteger(to) || to < 1 || to >= head.seq)
    throw refuse('bad-input', 'rulings.no-entry-to-go-to', { given: String(to), last: head.seq - 1 });
  const { machine } = await positionAt(services, head, to);
  const playing = await takenOverSince(services, head, to);
  const since = playing.length > 0 ? { playing } : {};
  return { ruling: { ...what, to, drawn: head.machine.drawn, ...since }, machine };
}

/** Seats that have changed hands after an entry, also in what was taken back: that is beside the game, and stays. */
async function takenOverSince({ db }: Services, { tableId, game }: Head, to: number): Promise<readonly SeatId[]> {
  const rows = await db.$queryRaw<{ seat: SeatId }[]>`
    SELECT DISTINCT data ->> 'seat' AS seat FROM "Entry"
    WHERE "tableId" = ${tableId} AND seq > ${to} AND kind = 'seat' AND data ->> 'change' = 'replaced'`;
  return game.setting.seats.filter((seat) => rows.some((row) => row.seat === seat));
}

/** The last entry after which the game went on. */
async function beforeEnd(services: Services, head: Head): Promise<number> {
  if (!head.machine.over) throw refuse('bad-input', 'rulings.not-over');
  for await (const { seq } of countingBack(services, head)) {
    if (seq > 1 && !(await positionAt(services, head, seq - 1)).machine.over) return seq - 1;
  }
  throw refuse('bad-input', 'rulings.nothing-before-end');
}

async function replaceRoll(services: Services, head: Head, seq: number): Promise<CompleteRuling> {
  const known = Number.isSafeInteger(seq) && seq > 1 && seq <= head.seq;
  const [entry] = known ? await readEntries(services, head.tableId, { after: seq - 1, upTo: seq }) : [];
  const put = entry && rolledFor(entry);
  if (!put) throw refuse('bad-input', 'rulings.no-roll-there', { seq: String(seq) });
  if (!(await isCounting(services, head.tableId, seq))) throw refuse('bad-input', 'rulings.voided-there', { seq });
  return goBack(services, head, goesBackTo(entry) ?? seq - 1, { type: 'replace-roll', ...put });
}

/** The answer of an entry in which chance had a say. */
function rolledFor(entry: Entry) {
  if (!entry.chance || entry.chance.length === 0) return undefined;
  const put = entry.kind === 'ruling' ? entry.ruling : entry;
  if (!('decision' in put) || !('answer' in put)) return undefined;
  const { decision, seat, answer } = put;
  return { decision, seat, answer };
}
