import type { Choice } from './choice.ts';
import type { DecisionId, Question, SeatId } from './decision.ts';
import { isOptionalActionId } from './decision-id.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import { msg } from './msg.ts';
import { tellPartEffects } from './tell-part-effects.ts';
import { type Trial, tryEffect } from './try-effect.ts';

/** Each answer is tried on a copy, so no question has more than these tried: the confirm pages tell the rest. */
export const MOST_TOLD = 24;

type Asked = { readonly decision: DecisionId; readonly seat: SeatId };

/**
 * A question with what its answers do to the seat that is asked, in a clause for each option (`Option.effect`), as far
 * as it is certain before it is given: up to the first chance, and up to the first card that is turned up. Where one of
 * at most `MOST_TOLD` options is picked, each is told with what comes next; of forms, amounts, several picks and
 * optional actions what each option does by itself (`tellPartEffects`).
 */
export function withEffects(game: Game, machine: Machine, asked: Asked, question: Question): Question {
  return { ...question, choice: remembered(game, machine, asked, question.choice) };
}

/** What was tried on a machine holds until its next entry, which a replay applies in place. */
const tried = new WeakMap<Machine, Map<string, Choice>>();

function remembered(game: Game, machine: Machine, asked: Asked, choice: Choice): Choice {
  const ofMachine = tried.get(machine) ?? new Map<string, Choice>();
  tried.set(machine, ofMachine);
  // An optional action has the same id after every entry.
  const key = `${machine.seq}.${machine.secret ?? 0} ${asked.decision} ${asked.seat}`;
  const known = ofMachine.get(key);
  if (known) return known;
  const told = tellEffects(choice, trialOf(game, machine, asked), isOptionalActionId(asked.decision));
  ofMachine.set(key, told);
  return told;
}

function trialOf(game: Game, machine: Machine, { decision, seat }: Asked): Trial {
  return {
    before: positionOf(game, machine),
    tryAnswer: (answer) => tryEffect(game, machine, seat, { decision, answer }),
    changed: (from, to) => game.rules.effects?.(from, to, seat) ?? [],
  };
}

/** `aside`: nobody waits for it, so nothing comes next because of it. */
function tellEffects(choice: Choice, trial: Trial, aside: boolean): Choice {
  if (choice.kind === 'sheet') return choice;
  if (choice.kind !== 'one' || aside) return tellPartEffects(choice, trial, MOST_TOLD);
  if (choice.options.length > MOST_TOLD) return choice;
  const options = choice.options.map((option) => {
    const outlook = trial.tryAnswer(option.id);
    if (!outlook) return option;
    const { stop, position } = outlook;
    const changes = trial.changed(trial.before, position);
    const next = 'next' in stop ? stop.next : '';
    const key = changes.length > 0 ? 'kernel.effect' : 'kernel.effect-none';
    return { ...option, effect: msg(key, { changes, ends: stop.ends, next }) };
  });
  return { ...choice, options };
}
