import { aheadOrder } from './ahead-orders.ts';
import { anyGame } from './any-game.ts';
import { chapterAt } from './chapter.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { aheadId, aheadName } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import type { JsonObject } from './json.ts';
import { lastSheet } from './last-sheet.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { OpenSheet } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import { stale } from './refuse-answer.ts';
import type { GameTypes, Position } from './rules.ts';

/** A question that a seat may order ahead just now, or has. */
export type OpenAhead = {
  /** `~ahead.march` */
  readonly id: DecisionId;
  /** The question's name, and its arguments as they are expected. */
  readonly ask: string;
  readonly args: JsonObject;
  readonly section: string;
  readonly label: Message;
};

/** What a seat may order ahead just now. Nothing where the game has no chapters: nothing would ever lapse. */
export function openAhead<G extends GameTypes>(game: Game<G>, machine: Machine<G>, seat: SeatId): readonly OpenAhead[] {
  const any = anyGame(game);
  if (machine.over || machine.resigned.includes(seat) || !any.rules.chapter) return [];
  const position = positionOf(any, machine);
  return Object.entries(any.rules.decisions).flatMap(([ask, { ahead, section }]) => {
    const offers = ahead?.offers(position).filter(({ seats }) => seats.includes(seat)) ?? [];
    return offers.flatMap(({ args }) => {
      const id = aheadId({ ask, key: ahead?.key?.(args) });
      if (!ahead || isAsked(any, machine, { ask, id, seat })) return [];
      return [{ id, ask, args, section, label: ahead.label(any.setting, args) }];
    });
  });
}

/**
 * The sheet that a seat writes ahead. Refuses what cannot be ordered just now: what it is asked already, a turn of this
 * chapter that is over or was never to come (`stale`).
 */
export function aheadSheet<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  seat: SeatId,
  id: DecisionId,
): OpenSheet & { readonly open: OpenAhead } {
  const any = anyGame(game);
  const open = openAhead(game, machine, seat).find((one) => one.id === id);
  if (!open) throw whyNotAhead(any, machine, seat, id);
  const { sheet, section } = decisionRule(any, open.ask);
  if (!sheet) throw new Error(`${open.ask} is ordered ahead, and not answered by a sheet`);
  const position = expectedFor(any, machine, seat, open);
  return {
    open,
    name: id,
    begin: sheet.begin(position, seat, open.args),
    max: sheet.max,
    section,
    last: lastSheet(machine, seat, open.ask),
    given: aheadOrder(machine, { seat, id })?.lines,
    preview: (lines) => ({ ...machine, state: sheet.preview(position, seat, lines, open.args) }),
  };
}

/** The position in which the sheet will begin, as far as its seat can know. */
export function expectedFor(
  game: Game,
  machine: Machine,
  seat: SeatId,
  { ask, args }: Pick<OpenAhead, 'ask' | 'args'>,
): Position {
  const position = positionOf(game, machine);
  const state = decisionRule(game, ask).ahead?.expected?.(position, seat, args);
  return state ? { ...position, state } : position;
}

/** Why a seat can order nothing ahead under an id. */
export function whyNotAhead(game: Game, machine: Machine, seat: SeatId, id: DecisionId): Refusal {
  if (machine.over) return stale(true);
  const ask = aheadName(id);
  const rule = Object.hasOwn(game.rules.decisions, ask) ? decisionRule(game, ask) : undefined;
  if (!rule?.ahead) return new Refusal('stale', msg('kernel.ahead-never'));
  const asked = isAsked(game, machine, { ask, id, seat });
  const chapter = chapterAt(game, machine)?.name ?? '';
  const problem = asked ? msg('kernel.ahead-asked') : msg('kernel.ahead-over', { chapter });
  return new Refusal('stale', msg('kernel.by-rule', { problem, section: rule.section }), [], game.rules.id);
}

type Asked = { readonly ask: string; readonly id: DecisionId; readonly seat: SeatId };

function isAsked(game: Game, machine: Machine, { ask: name, id, seat }: Asked): boolean {
  const { ahead } = decisionRule(game, name);
  return openAsks(machine.agenda).some(
    ({ ask }) =>
      ask.ask === name &&
      waitingSeats(ask).includes(seat) &&
      aheadId({ ask: name, key: ahead?.key?.(ask.args) }) === id,
  );
}
