import { aheadStep } from '../../kernel/ahead-step.ts';
import { type Applied, applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import type { ChanceSource } from '../../kernel/chance.ts';
import type { DecisionId, OpenDecision, SeatId } from '../../kernel/decision.ts';
import { isAheadId } from '../../kernel/decision-id.ts';
import { nextPlace } from '../../kernel/entry-place.ts';
import { type AnsweredEntry, type Channel, ENTRY_VERSION } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import { calledSeats } from '../../kernel/optional-actions.ts';
import type { GameTypes } from '../../kernel/rules.ts';
import { orderedAnswerTo, type StandingAnswer, standingAnswer } from '../../kernel/standing-answer.ts';
import { turnNotifications } from '../../notifications/seat-notifications.ts';
import { countMails } from './count-mails.ts';
import { DAY, type Days, type Look } from './looks.ts';
import type { Player } from './player.ts';

export type ByMail<G extends GameTypes> = {
  readonly game: Game<G>;
  readonly chance: ChanceSource;
  readonly player: Player<G>;
  readonly days: Days;
  /** Whether a seat that looks answers one question, or goes on until it is asked nothing more. */
  readonly aLook: 'one-answer' | 'all-answers';
  /** Whether seats leave standing orders when they look. */
  readonly orders: boolean;
  /** Whether they order ahead. */
  readonly ahead?: boolean;
  /**
   * What is left out, to see what it saves: that all answer at once in a window, or that questions side by side, as
   * battles are, are put at once.
   */
  readonly without?: 'windows' | 'sittings';
  /** Where the game is left, if it is not played to its end. */
  readonly until?: (machine: Machine<G>) => boolean;
  readonly each?: (entry: AnsweredEntry, applied: Applied<G>) => void;
};

export type Played = {
  /** From the first question to the end, in days. */
  readonly days: number;
  readonly mails: { readonly [seat: SeatId]: number };
  /** Answers that players gave themselves, and that orders gave. */
  readonly answers: { readonly own: number; readonly byOrder: number };
  /** Days by the question that was waited for at the time. */
  readonly waited: { readonly [decision: string]: number };
};

/** No game takes this long. */
const MOST_DAYS = 20_000;
/** Nobody orders more at one look. */
const MOST_ORDERS = 10;

/** Play a whole game by mail. Throws when it has no end. */
export function playByMail<G extends GameTypes>(table: ByMail<G>): Played {
  const { game, chance, player, days, aLook, orders, ahead = false, without, until = () => false } = table;
  const machine = startGame(game, { seq: 1 }, { source: chance }).machine;
  const mails = countMails(game.setting.seats);
  const waited: { [decision: string]: number } = {};
  const answers = { own: 0, byOrder: 0 };
  let moved = 0;

  const write = (given: StandingAnswer, how: Channel) => {
    const place = nextPlace(game, machine, given.decision);
    const entry = { v: ENTRY_VERSION, ...place, at: '', kind: 'answered', ...given, how } as const;
    const applied = applyInPlace(game, machine, entry, { source: chance });
    table.each?.(entry, applied);
  };
  /** The next answer by orders: where all answer in secret, once everybody else has answered. */
  const ordered = (): readonly [StandingAnswer, Channel] | undefined => {
    const ahead = aheadStep(game, machine);
    if (ahead) return [ahead, 'ahead'];
    const standing = standingAnswer(game, machine) ?? lastInWindow(game, machine);
    return standing && [standing, 'standing-order'];
  };
  const obey = () => {
    for (let next = ordered(); next; next = ordered()) {
      write(...next);
      // What is noted of an order ahead answers nothing.
      if (!isAheadId(next[0].decision)) answers.byOrder += 1;
    }
  };
  const isOrdered = (decision: DecisionId, seat: SeatId) =>
    orderedAnswerTo(game, machine, { decision, seat }) !== undefined;
  /** The questions that are put, and the seats that have to answer them by themselves. */
  const open = (): readonly OpenDecision[] => {
    const all = openDecisions(game, machine).map((decision) => ({
      ...decision,
      waiting: decision.waiting.filter((seat) => !isOrdered(decision.id, seat)),
    }));
    if (without === 'windows') return all.map((one) => ({ ...one, waiting: one.waiting.slice(0, 1) }));
    if (without === 'sittings') return all.filter(({ name }, n) => all.findIndex((one) => one.name === name) === n);
    return all;
  };
  const called = () => {
    const put = open();
    return calledSeats(game, machine).map(({ id, seats }) => ({
      id,
      seats: seats.filter((seat) => put.some((one) => one.id === id && one.waiting.includes(seat))),
    }));
  };
  /** One submission, with all that standing orders answer to it. */
  const submit = (given: StandingAnswer, at: number) => {
    const before = called();
    write(given, 'page');
    obey();
    for (const { seat } of turnNotifications(before, called(), machine)) mails.notification(seat, at);
  };
  const asked = (seat: SeatId) => open().find(({ waiting }) => waiting.includes(seat));
  const look = ({ seat, at }: Look) => {
    mails.until(at, (other) => asked(other) !== undefined);
    let answered = false;
    for (let decision = asked(seat); decision; decision = asked(seat)) {
      answered = true;
      waited[decision.name] = (waited[decision.name] ?? 0) + at - moved;
      moved = at;
      answers.own += 1;
      submit({ decision: decision.id, seat, answer: player.answer(game, machine, decision, seat) }, at);
      if (aLook === 'one-answer') break;
    }
    if (answered) orderBeside({ seat, at });
  };
  /** Once a seat is at it, it leaves all the orders that it wants to. */
  const orderBeside = ({ seat, at }: Look) => {
    for (let n = 0; n < MOST_ORDERS && !machine.over; n += 1) {
      const order =
        (orders ? player.orders?.(game, machine, seat) : undefined) ??
        (ahead ? player.ahead?.(game, machine, seat) : undefined);
      if (!order) return;
      submit({ decision: order.optionalAction, seat, answer: order.answer }, at);
    }
  };

  obey();
  for (const { seat } of turnNotifications([], called(), machine)) mails.notification(seat, 0);
  for (let day = 0; day < MOST_DAYS; day += 1) {
    for (const next of days(day)) {
      look(next);
      if (machine.over || until(machine))
        return { days: moved / DAY, mails: mails.sent, answers, waited: inDays(waited) };
    }
  }
  throw new Error(`no end after ${MOST_DAYS} days`);
}

/** The next answer to a question that is answered in secret, where orders answer for all who have not yet. */
function lastInWindow<G extends GameTypes>(game: Game<G>, machine: Machine<G>): StandingAnswer | undefined {
  for (const { id: decision, sealed, waiting } of openDecisions(game, machine)) {
    if (!sealed) continue;
    const given = waiting.flatMap((seat) => {
      const answered = orderedAnswerTo(game, machine, { decision, seat });
      return answered ? [{ decision, seat, answer: answered.answer }] : [];
    });
    if (given.length === waiting.length) return given[0];
  }
  return undefined;
}

function inDays(minutes: { readonly [decision: string]: number }) {
  return Object.fromEntries(Object.entries(minutes).map(([name, sum]) => [name, sum / DAY]));
}
