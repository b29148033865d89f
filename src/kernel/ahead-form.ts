import type { AheadOrder } from './ahead-orders.ts';
import type { AheadCondition, Seen } from './ahead-rule.ts';
import type { Answer, Field, FormAnswer, Option, PlainChoice } from './choice.ts';
import type { SeatId } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';

/** The field in which conditions are named of which nothing more is said. */
export const NAMED = 'when';
/**
 * The server's own conditions: whatever happens; a line does not fit any more; somebody new has the seat; what is left
 * of the sheet is not legal.
 */
const ALWAYS = 'always';
export const MISFIT = 'misfit';
export const REVIEW = 'review';
export const UNFINISHED = 'unfinished';

/** What a seat sees just now. */
export function seenBy(game: Game, machine: Machine, seat: SeatId): Seen {
  return { ...game.setting, seat, view: game.rules.view(positionOf(game, machine), seat) };
}

/**
 * What a seat says of when it wants to be asked after all. `when` names conditions; each of which more must be said has
 * a field of its own.
 */
export function aheadForm(game: Game, ask: string, seen: Seen): Extract<PlainChoice, { kind: 'form' }> {
  const rule = decisionRule(game, ask).ahead;
  const conditions = rule?.conditions ?? [];
  const own: readonly Option[] = [
    { id: ALWAYS, label: msg('kernel.ahead-always') },
    ...(rule?.mayPassOver ? [{ id: MISFIT, label: msg('kernel.ahead-misfit') }] : []),
  ];
  const plain = conditions.flatMap(({ id, label, choice }) => (choice ? [] : [{ id, label }]));
  const options = [...own, ...plain];
  return {
    kind: 'form',
    fields: [
      {
        id: NAMED,
        label: msg('kernel.ahead-when'),
        choice: { kind: 'some', options, min: 0, max: options.length },
      },
      ...conditions.flatMap(({ id, label, choice }): readonly Field[] => {
        const said = choice?.(seen);
        return said ? [{ id, label, choice: said, optional: true }] : [];
      }),
    ],
  };
}

/** The conditions that an answer to the form names, in its order, each with what is said of it: '' where nothing is. */
export function namedIn(unless: FormAnswer): readonly { readonly id: string; readonly given: Answer }[] {
  return Object.entries(unless).flatMap(([id, given]) => {
    if (id !== NAMED) return [{ id, given }];
    return Array.isArray(given) ? given.map((name) => ({ id: String(name), given: '' })) : [];
  });
}

/** Why conditions are refused: not what the form takes, or at odds with each other. */
export function explainConditions(game: Game, ask: string, seen: Seen, unless: FormAnswer): Message | undefined {
  // Who names none may leave the list out.
  const problem = explainRefusal(aheadForm(game, ask, seen), { [NAMED]: [], ...unless });
  if (problem) return problem;
  const named = namedIn(unless);
  if (named.length > 1 && named.some(({ id }) => id === ALWAYS)) return msg('kernel.ahead-always-alone');
  const { ahead } = decisionRule(game, ask);
  return ahead?.refuse?.(game.setting, Object.fromEntries(named.map(({ id, given }) => [id, given])));
}

/** What the conditions of an order remember of the position in which it is given. */
export function noteConditions(game: Game, ask: string, seen: Seen, unless: FormAnswer): AheadOrder['noted'] {
  return Object.fromEntries(
    namedIn(unless).flatMap(({ id, given }) => {
      const noted = conditionOf(game, ask, id)?.note?.(seen, given);
      return noted === undefined ? [] : [[id, noted]];
    }),
  );
}

/** A condition in words, as it stands after "Ask me after all". */
export function sayCondition(game: Game, ask: string, { id, given }: { readonly id: string; readonly given: Answer }) {
  if (id === ALWAYS) return msg('kernel.ahead-always');
  if (id === MISFIT) return msg('kernel.ahead-misfit');
  if (id === REVIEW) return msg('kernel.ahead-review');
  if (id === UNFINISHED) return msg('kernel.ahead-unfinished');
  const condition = conditionOf(game, ask, id);
  if (!condition) return msg('kernel.ahead-other');
  return condition.say && condition.choice ? condition.say(game.setting, given) : condition.label;
}

/** Those of an order's conditions that have happened by now. */
export function happenedOf(game: Game, order: AheadOrder, seen: () => Seen): readonly string[] {
  return namedIn(order.unless).flatMap(({ id, given }) => {
    if (id === MISFIT) return [];
    // One that the game does not know any more has happened for all we know.
    const condition = id === ALWAYS ? undefined : conditionOf(game, order.ask, id);
    return !condition || condition.happened(seen(), given, order.noted[id]) ? [id] : [];
  });
}

function conditionOf(game: Game, ask: string, id: string): AheadCondition | undefined {
  return decisionRule(game, ask).ahead?.conditions.find((one) => one.id === id);
}
