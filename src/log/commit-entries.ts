import { chapterAt, chapterKey } from '../kernel/chapter.ts';
import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import { snapshotText } from '../kernel/hash-state.ts';
import type { Entry } from '../kernel/log.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { calledSeats, isSealedOptionalAction } from '../kernel/optional-actions.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import {
  concernNotifications,
  endedNotifications,
  overNotifications,
  type SeatNotification,
  turnNotifications,
  unfitNotifications,
} from '../notifications/seat-notifications.ts';
import { isComputer } from '../platform/computer-id.ts';
import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import { rowAfter } from '../tables/row-after.ts';
import { answeredInTime } from '../time/answered-in-time.ts';
import type { ClockChange } from '../time/clock-change.ts';
import { clocksAfter } from '../time/clocks-at-hand.ts';
import { pendingRows } from '../time/pending-rows.ts';
import { readClocks } from '../time/read-clocks.ts';
import { isAtOnce } from '../time/silence.ts';
import { retimeSilences, silenceChanges, whoActs, withSilences } from '../time/silence-change.ts';
import type { TimeBack } from '../time/time-again.ts';
import { askedAfterAll, closedBy } from './closed-questions.ts';
import { closedSheets } from './closed-sheets.ts';
import { commitStatement } from './commit-statement.ts';
import { concernedBy } from './concerned-by.ts';
import { type Head, headsOf } from './heads.ts';
import type { Plan } from './plan-entries.ts';
import { snapshotDue } from './snapshot-due.ts';

export type Commit = {
  readonly head: Head;
  readonly plan: Plan;
  readonly at: Date;
  /** The write is refused unless this player still holds the seat. */
  readonly holder?: { readonly seat: SeatId; readonly playerId: string } | undefined;
  /** What the idempotency key was used for. */
  readonly submission?: { readonly key: string; readonly seat: SeatId; readonly digest: string } | undefined;
  /** A seat that the clock answers for with this write, because its time has run out. */
  readonly lapses?: SeatId | undefined;
  /** A seat that gives up with this write. */
  readonly resigns?: SeatId | undefined;
  readonly notifications?: readonly SeatNotification[] | undefined;
  /** The head's chance comes from this new seed: a game that was over goes on. */
  readonly reseal?: { readonly seed: string; readonly seedHash: string } | undefined;
  /** What happens to the clocks beside the game: a pause, its end, more time. */
  readonly clock?: ClockChange | undefined;
  /** What became of the clocks since the entry that a ruling or a takeback goes back to. */
  readonly back?: TimeBack | undefined;
  /** The request for a takeback that is granted by this: nothing is written unless it is open. */
  readonly grants?: string | undefined;
};

/** What a write needs; inside a transaction, the transaction's database. */
export type Writing = Pick<Services, 'settings' | 'wake' | 'moved' | 'memory' | 'alongside'> & {
  readonly db: Pick<Services['db'], '$queryRaw'>;
};

/**
 * Writes planned entries and all that follows from them (head, waiting seats, notifications, snapshot) in one
 * statement. Gives the new head, or undefined when nothing was written because the table, its time control or the
 * seat's player is not what the head says any more: another write came first, or the key has been used.
 */
export async function commitEntries(services: Writing, commit: Commit): Promise<Head | undefined> {
  const { head, plan, at } = commit;
  const { machine } = plan;
  const outcome = outcomeOf(head.game, machine);
  const before = openDecisions(head.game, head.machine);
  const open = openDecisions(head.game, machine);
  const ruled = plan.entries.some(({ entry }) => entry.kind === 'ruling');
  const wentBack = plan.entries.some(({ entry }) => goesBackTo(entry) !== undefined);
  // After a ruling one is kept: replays need not go back behind it.
  const snapshot = ruled || snapshotDue(head, machine, before, open);

  // Whatever is not an answer may have changed the clocks beside the log.
  const answers = plan.entries.every(({ entry }) => entry.kind === 'answered');
  const clocksBefore = (answers ? head.clocks : undefined) ?? (await readClocks(services.db, head.tableId, at));
  const entries = plan.entries.map(({ entry }) => entry);
  const lapse =
    commit.lapses === undefined ? undefined : { seat: commit.lapses, chapter: stretchOf(head, head.machine) };

  const anew = wentBack && !commit.back?.keepsTime;
  const silences = silenceChanges(clocksBefore, { entries, lapse, anew, at });
  const clocks = withSilences(clocksBefore, silences);
  const acting = whoActs(entries);

  const waits = pendingRows({ ...head, chapter: stretchOf(head, machine) }, clocks, machine, open, at, commit.back);
  const atOnce = waits.asked.filter(isAtOnce).map(({ seat }) => seat);

  const playerOf = new Map(clocks.seats.map(({ seat, playerId }) => [seat, playerId]));
  const { holder } = commit;
  // A seat changes hands with an entry of its own, so who holds them is as sure as the position.
  if (holder && (playerOf.get(holder.seat) !== holder.playerId || head.machine.resigned.includes(holder.seat)))
    return overtaken(services, head);
  // Computer players are told nothing, and no record is kept of how fast they answer.
  const withPlayers = <Of extends { readonly seat: SeatId }>(rows: readonly Of[]) =>
    rows.flatMap((row) => {
      const playerId = playerOf.get(row.seat);
      return playerId === undefined || isComputer(playerId) ? [] : [{ ...row, playerId }];
    });

  const told = [
    ...(commit.notifications ?? []),
    ...unfitNotifications(plan.unfit),
    ...(outcome
      ? overNotifications(head.game.setting.seats)
      : turnNotifications(calledSeats(head.game, head.machine), calledSeats(head.game, machine), machine, {
          wentBack,
          afterAll: askedAfterAll(entries),
        }).filter(({ seat }) => !atOnce.includes(seat))),
    ...(outcome ? [] : concernNotifications(plan.entries.map((written) => concernedBy(head.game, machine, written)))),
    ...(outcome
      ? []
      : endedNotifications(
          before,
          plan.entries.flatMap(({ ended = [] }) => ended),
        )),
  ];
  const retimed = [...(commit.clock?.retime(clocks) ?? []), ...retimeSilences(head, clocks, silences, waits.open, at)];
  const kept = clocks.seats.flatMap(({ seat, sought }) => (sought && acting.has(seat) ? [seat] : []));

  const changes = plan.keeps.length > 0 || plan.windows.length !== head.windows.answers.length;
  const newWindows = changes ? 1 : 0;

  const text = snapshot ? snapshotText(machine) : undefined;

  const row = await commitStatement(
    services.db,
    {
      tableId: head.tableId,
      at,
      dueAt: new Date(at.getTime() + services.settings.mailMergeSeconds * 1000),
      from: head.machine,
      to: machine,
      timeControl: head.timeControl,
      timeZone: head.timeZone,
      clocks: clocks.version,
      windows: head.windows.version,
      newWindows,
      secret: plan.entries.every(
        ({ entry }) => entry.kind === 'answered' && isSealedOptionalAction(head.game, entry.decision),
      ),
      submission: commit.submission,
      entries: plan.entries,
      ...waits,
      closed: wentBack ? [] : closedSheets(head, closedBy(before, open), entries),
      answered: withPlayers(answeredInTime(plan.entries, { head, clocks, machine, at })),
      notifications: withPlayers(told).map((notification) => ({ ...notification, id: newId() })),
      outcome,
      over: outcome !== undefined,
      pause: commit.clock?.pause,
      pauser: commit.clock?.pauser,
      resigns: commit.resigns,
      resigned: ruled || commit.resigns !== undefined ? machine.resigned : undefined,
      silences: silences.map(({ seat, silence }) => ({
        seat,
        since: silence?.since.toISOString() ?? null,
        chapter: silence?.chapter ?? null,
      })),
      retimed,
      kept,
      keeps: plan.keeps,
      reopens: ruled,
      reseal: commit.reseal,
      endsTakebacks: plan.entries.some(({ entry }) => movesGameOn(head, entry, before)),
      grants: commit.grants,
      snapshot: text,
      playerIds: [...new Set(clocks.seats.flatMap(({ playerId }) => playerId ?? []))],
    },
    services.alongside,
  );

  if (!row) return overtaken(services, head);

  const next = {
    ...head,
    machine,
    seq: machine.seq,
    playing: !outcome,
    windows: { version: head.windows.version + newWindows, answers: plan.windows },
    snapshotSeq: snapshot ? machine.seq : head.snapshotSeq,
    size: text?.length ?? head.size,
    row:
      answers && retimed.length === 0 && head.fixed && commit.submission
        ? rowAfter(row, {
            ...head,
            fixed: head.fixed,
            machine,
            seat: commit.submission.seat,
            windows: head.windows.version + newWindows,
            outcome,
            at,
            clocks,
            waits,
          })
        : undefined,
    rowOf: commit.submission?.seat,
    // The times that changed beside the answers, and substitutes who are no longer sought, are read again.
    clocks:
      retimed.length + kept.length > 0
        ? undefined
        : clocksAfter(clocks, { plan, waits, bank: head.timeControl.bank !== undefined, at }),
  };

  headsOf(services).put(next);
  if (told.length > 0) services.wake();
  services.moved?.(head.tableId);
  return next;
}

/** Another write came first, or only the clocks have changed: they are read anew. */
function overtaken(services: Writing, head: Head): undefined {
  headsOf(services).put({ ...head, clocks: undefined, row: undefined });
}

/** The finest stretch that the game has reached; undefined where it has no chapters. */
function stretchOf({ game }: Head, machine: Head['machine']): string | undefined {
  const chapter = chapterAt(game, machine);
  return chapter && chapterKey(chapter);
}

/**
 * What somebody does in secret beside the game, and the clock's notes, leave the game where it was. An answer beside
 * other open questions may leave what is asked back as it was: that is looked at when it is granted.
 */
function movesGameOn(head: Head, entry: Entry, open: readonly OpenDecision[]): boolean {
  if (entry.kind !== 'answered') return entry.kind !== 'clock';
  if (open.length > 1 && !isOptionalActionId(entry.decision)) return false;
  return !isSealedOptionalAction(head.game, entry.decision);
}
