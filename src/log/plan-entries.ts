import { aheadStep } from '../kernel/ahead-step.ts';
import { type Applied, applyInPlace, type ChanceInput } from '../kernel/apply-entry.ts';
import type { Answered } from '../kernel/asks-the-same.ts';
import type { GivenDraw } from '../kernel/chance.ts';
import { type Chapter, chapterAt, chapterBegun } from '../kernel/chapter.ts';
import { type ChronicleMoment, chronicleBegun } from '../kernel/chronicle.ts';
import { closingAnswers, isWindow, type KeptAnswer } from '../kernel/close-window.ts';
import { copyMachine } from '../kernel/copy-machine.ts';
import { ChanceNeeded } from '../kernel/dealer.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { waitingSeats } from '../kernel/decision-rule.ts';
import type { EndedQuestion } from '../kernel/end-branch.ts';
import { type EntryPlace, nextPlace } from '../kernel/entry-place.ts';
import { openAsks } from '../kernel/find-ask.ts';
import { stateHash } from '../kernel/hash-state.ts';
import { cloneData } from '../kernel/json.ts';
import { type Channel, ENTRY_VERSION, type Entry, type SetupEntry } from '../kernel/log.ts';
import type { Machine } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { fallbackAnswer, openDecisions } from '../kernel/open-decisions.ts';
import { Refusal } from '../kernel/refusal.ts';
import { standingAnswer } from '../kernel/standing-answer.ts';
import type { Untouched } from '../kernel/untouched-answers.ts';
import { RevealNeeded } from '../kernel/work.ts';
import { refuse } from '../platform/refuse.ts';
import { keptOf, withKept } from '../windows/windows.ts';
import type { Head } from './heads.ts';
import { becomeUnfit, keepAnswer, stillKept } from './keep-answer.ts';
import { type Kept, writeAgain } from './write-again.ts';

type NotSetup = Exclude<Entry, SetupEntry>;
type Unwritten<E> = E extends NotSetup ? Omit<E, 'v' | 'seq' | 'secret' | 'at' | 'chance' | 'hash'> : never;
/** An entry as it is asked for: the log gives it its number, time, chance and hash. */
export type NewEntry = Unwritten<NotSetup>;

export type WrittenEntry = {
  readonly entry: Entry;
  readonly facts: readonly { readonly type: string }[];
  /** Given where the entry led to another chapter, or another part of one. */
  readonly chapter?: Chapter | undefined;
  /** How the game stood then, of games that tell it. */
  readonly chronicle?: ChronicleMoment | undefined;
  /** Questions that it ended though somebody had not answered yet. */
  readonly ended?: readonly EndedQuestion[];
  /** When the answer was given that a window kept until it closed; ISO 8601. */
  readonly givenAt?: string | undefined;
};

/** What a submission would write, and the position after it. */
export type Plan = {
  readonly entries: readonly WrittenEntry[];
  readonly machine: Machine;
  /** Answers among the entries that were voided, and count again. */
  readonly kept: readonly Kept[];
  /** Answers that wait beside the log: those that are new, and all there are. */
  readonly keeps: readonly KeptAnswer[];
  readonly windows: readonly KeptAnswer[];
  /** Seats whose kept answer fitted before, and does not any more. */
  readonly unfit: readonly { readonly decision: DecisionId; readonly seat: SeatId }[];
};

/** How an entry is applied, and what is told of it. */
type Beside = { readonly mayReveal?: boolean; readonly givenAt?: string | undefined };

/** Answers in a row that no player is asked for; far more than any game has. */
const MOST_FOLLOWING = 10_000;

/** The entries of one seat's answers, in order. `why`: the reasons of a computer player for the first of them. */
export function answeredEntries(
  seat: SeatId,
  answers: readonly Answered[],
  how: Channel,
  why: readonly Message[] = [],
): readonly NewEntry[] {
  return answers.map(({ decision, answer }, i) => {
    return { kind: 'answered', decision, seat, answer, how, ...(i === 0 && why.length > 0 ? { why: [...why] } : {}) };
  });
}

/** Where a ruling is applied, when it is not the head's position. */
export type PlanFrom = {
  /** The position that it goes back to. */
  readonly machine: Machine;
  /** What the first entry has for chance; what is missing there is drawn. */
  readonly given?: readonly GivenDraw[];
  /** All entries are answers that this seat sent together. */
  readonly sentBy?: SeatId;
  /** Seats' secret acts that a takeback voids without meaning to: they follow, as far as they still can be done. */
  readonly secrets?: readonly NewEntry[];
  /** Answers on branches that a ruling leaves alone: they follow then. */
  readonly untouched?: readonly Untouched[];
  /** Answers to be kept beside the log as they are: a seat's that is ready or is not any more, those of a window that
   * a ruling opens again. */
  readonly keeps?: readonly KeptAnswer[];
  /** False: the seat that sends them keeps the windows open that it answers in. */
  readonly ready?: boolean;
};

/**
 * Applies entries to a copy of the head's position (or of the one that is given), with live chance, then answers with
 * what was ordered ahead, by standing orders and for seats that have resigned. The last entry carries the state's hash.
 * Throws what the kernel refuses; the head is left as it was.
 *
 * What answers a window is kept beside the log. When all its seats are ready, all their answers are written, in the
 * order of the seats.
 *
 * What a seat sends together is refused as a whole, and always in the same words, where an answer before the last one
 * needs chance, shows something hidden or passes the move on: a refusal of what comes after it would tell what it led
 * to.
 */
export function planEntries(head: Head, wanted: readonly NewEntry[], at: Date, from: PlanFrom = head): Plan {
  let machine = copyMachine(from.machine);
  const entries: WrittenEntry[] = [];
  let place: EntryPlace = head.machine;

  const write = (entry: NewEntry, chance: ChanceInput, { mayReveal = true, givenAt }: Beside = {}) => {
    const next = nextPlace(head.game, place, entry.kind === 'answered' ? entry.decision : undefined);
    const numbered = { v: ENTRY_VERSION, ...next, at: at.toISOString(), ...entry };
    const before = chapterAt(head.game, machine);
    const applied = applyInPlace(head.game, machine, numbered, chance, mayReveal);
    // Nobody is told by it that there is a secret entry.
    const chapter = next.secret === undefined ? chapterBegun(head.game, before, machine) : undefined;
    const begins = { chapter, chronicle: chronicleBegun(head.game, before, chapter, machine) };
    entries.push({ ...written(numbered, applied), ...begins, ...(givenAt === undefined ? {} : { givenAt }) });
    place = next;
    return { seq: next.seq, applied };
  };

  /** Undefined where it is refused. What it did before it failed is undone. */
  const attempt = (entry: NewEntry, given: readonly GivenDraw[]) => {
    const before = { machine: copyMachine(machine), place };
    try {
      return write(entry, { source: head.chance, given });
    } catch (error) {
      ({ machine, place } = before);
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  const time = at.toISOString();
  let windows = (from.keeps ?? []).reduce(withKept, head.windows.answers);
  const { sentBy, ready = true } = from;
  for (const [i, entry] of wanted.entries()) {
    if (entry.kind === 'answered' && isWindow(head.game, machine, entry.decision))
      windows = withKept(
        windows,
        keepAnswer({ game: head.game, machine }, entry, keptOf({ answers: windows }, entry), { ready, at: time }),
      );
    else if (sentBy !== undefined && i < wanted.length - 1)
      onlyCertain(machine, sentBy, i, () => write(entry, {}, { mayReveal: false }));
    else write(entry, { source: head.chance, given: i === 0 ? (from.given ?? []) : [] });
  }

  for (const secret of from.secrets ?? []) attempt(secret, []);
  const kept = writeAgain({ game: head.game, machine: () => machine, attempt }, from.untouched ?? []);

  for (let i = 0; i < MOST_FOLLOWING; i += 1) {
    const entry = orderedAhead(head, machine) ?? answerByOrder(head, machine) ?? answerForResigned(head, machine);
    if (entry) {
      write(entry, { source: head.chance });
      continue;
    }
    const closing = closingAnswers(head.game, machine, windows);
    if (!closing) break;
    for (const { givenAt, ...answer } of closing)
      write({ kind: 'answered', ...answer, sealed: true }, { source: head.chance }, { givenAt });
  }

  const still = stillKept(head.game, machine, windows);
  return {
    entries: withHash(entries, machine),
    machine,
    kept,
    keeps: still.filter((one) => !head.windows.answers.includes(one)),
    windows: still,
    unfit: entries.length > 0 ? becomeUnfit(head.game, head.machine, machine, still) : [],
  };
}

/** Does what must lead, without chance and without anything hidden, to where the seat is still asked. */
function onlyCertain(machine: Machine, seat: SeatId, index: number, apply: () => void): void {
  const asked = isAsked(machine, seat);
  try {
    apply();
  } catch (error) {
    if (error instanceof ChanceNeeded || error instanceof RevealNeeded) throw tooFar(index);
    throw error;
  }
  if (asked && !isAsked(machine, seat)) throw tooFar(index);
}

function isAsked({ agenda }: Machine, seat: SeatId): boolean {
  return openAsks(agenda).some(({ ask }) => waitingSeats(ask).includes(seat));
}

function tooFar(index: number): Refusal {
  return refuse('bad-input', 'tables.answers-too-far', { n: index + 1 });
}

/** An entry as it is written: with its draws, its facts, and the questions that ended with it. */
export function written(entry: Entry, applied: Applied): WrittenEntry {
  const chance = applied.draws.length > 0 ? { chance: applied.draws } : {};
  // Facts may hold parts of the working state; what is kept of them is plain data.
  const ended = applied.ended.length > 0 ? { ended: applied.ended } : {};
  return { entry: { ...entry, ...chance }, facts: cloneData(applied.facts), ...ended };
}

/** The same entries, the last one with the hash of the state after it. */
export function withHash(entries: readonly WrittenEntry[], machine: Machine): readonly WrittenEntry[] {
  const last = entries.at(-1);
  if (!last) return entries;
  return [...entries.slice(0, -1), { ...last, entry: { ...last.entry, hash: stateHash(machine) } }];
}

/** What was ordered ahead answers, or the server notes for its seat what becomes of it. */
function orderedAhead(head: Head, machine: Machine): NewEntry | undefined {
  const step = aheadStep(head.game, machine);
  return step && { kind: 'answered', ...step, how: 'ahead' };
}

function answerByOrder(head: Head, machine: Machine): NewEntry | undefined {
  const standing = standingAnswer(head.game, machine);
  return standing && { kind: 'answered', ...standing, how: 'standing-order' };
}

function answerForResigned(head: Head, machine: Machine): NewEntry | undefined {
  if (machine.resigned.length === 0) return undefined;
  for (const decision of openDecisions(head.game, machine)) {
    if (decision.sealed) continue;
    const seat = decision.waiting.find((waiting) => machine.resigned.includes(waiting));
    if (seat === undefined) continue;
    const answer = fallbackAnswer(head.game, machine, decision.id, seat);
    if (answer !== undefined) return { kind: 'answered', decision: decision.id, seat, answer, how: 'fallback' };
  }
  return undefined;
}
