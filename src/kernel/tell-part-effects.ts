import type { Answer, Field, FormAnswer, Option, PlainChoice } from './choice.ts';
import { enumerateAnswers } from './enumerate-answers.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { Position } from './rules.ts';
import type { Outlook, Trial } from './try-effect.ts';

/** What has options of which each can be told by itself. */
type Told = Extract<PlainChoice, { kind: 'one' | 'some' | 'spread' }>;

/** What an option of a part is tried with: the rest of the answer, and what it is compared with. */
type Within = {
  readonly whole: (part: Answer) => Answer;
  /** The whole answer without any option of this part; undefined: there is none, the position before is meant. */
  readonly without: Answer | undefined;
  /** The rest of the answer may do something itself: only where an option does nothing at all it certainly does not. */
  readonly mixed: boolean;
};

/** Answers that may still be tried. */
type Tries = { left: number };

/**
 * What each option of a form, of amounts or of several picks does by itself, in a clause: the least answer with it is
 * compared with the least one without it. Left out where nothing of a part does anything, where an option cannot be
 * told from what has to be given with it, and of parts that would take more than `most` tries together.
 */
export function tellPartEffects(choice: PlainChoice, trial: Trial, most: number): PlainChoice {
  const tries: Tries = { left: most };
  if (choice.kind === 'form') return { ...choice, fields: tellFields(choice.fields, trial, tries) };
  if (!isTold(choice)) return choice;
  return tellPart(choice, { whole: (part) => part, without: leastWithout(choice), mixed: false }, trial, tries);
}

function tellFields(fields: readonly Field[], trial: Trial, tries: Tries): readonly Field[] {
  const needed = fields.filter(({ optional }) => !optional);
  const least = needed.map(({ id, choice }): [string, Answer | undefined] => [id, leastOf(choice)]);
  return fields.map((field) => {
    const { id, choice, optional } = field;
    const rest = least.filter(([other]) => other !== id);
    if (!isTold(choice) || rest.some(([, answer]) => answer === undefined)) return field;
    const others: FormAnswer = Object.fromEntries(
      rest.flatMap(([other, answer]) => (answer === undefined ? [] : [[other, answer]])),
    );
    const none = leastWithout(choice);
    const without = optional ? others : none === undefined ? undefined : { ...others, [id]: none };
    const whole = (part: Answer): Answer => ({ ...others, [id]: part });
    return { ...field, choice: tellPart(choice, { whole, without, mixed: rest.length > 0 }, trial, tries) };
  });
}

function tellPart<C extends Told>(choice: C, within: Within, trial: Trial, tries: Tries): C {
  const options = optionsOf(choice);
  const cost = options.length + (within.without === undefined ? 0 : 1);
  if (cost > tries.left) return choice;
  tries.left -= cost;

  const base = within.without === undefined ? undefined : trial.tryAnswer(within.without);
  // A form without anything may be no answer at all.
  const [from, mixed]: [Position, boolean] = base ? [base.position, false] : [trial.before, within.mixed];
  const told = options.map(({ id }) => {
    const least = leastWith(choice, id);
    const outlook = least && trial.tryAnswer(within.whole(least.answer));
    return outlook && { amount: least.amount, outlook, changes: trial.changed(from, outlook.position) };
  });
  if (mixed && !told.some((one) => one?.changes.length === 0)) return choice;
  if (!told.some((one) => one && (one.changes.length > 0 || endsWith(one.outlook, base)))) return choice;
  return withTold(
    choice,
    told.map((one) => one && clause(one.changes, endsWith(one.outlook, base), one.amount)),
  );
}

/** What an option brings about that its absence does not: chance, something hidden, the end. */
function endsWith({ stop }: Outlook, base: Outlook | undefined): 'chance' | 'hidden' | 'over' | undefined {
  const { ends } = stop;
  if (ends === base?.stop.ends) return undefined;
  return ends === 'chance' || ends === 'hidden' || ends === 'over' ? ends : undefined;
}

function clause(changes: readonly Message[], ends: ReturnType<typeof endsWith>, amount: number | undefined): Message {
  const args = { changes, ends: ends ?? 'others' };
  if (changes.length === 0) return msg('kernel.effect-none', { ...args, next: '' });
  return amount === undefined
    ? msg('kernel.effect', { ...args, next: '' })
    : msg('kernel.effect-amount', { ...args, n: amount });
}

const isTold = (choice: PlainChoice): choice is Told =>
  choice.kind === 'one' || choice.kind === 'some' || choice.kind === 'spread';

const optionsOf = (choice: Told): readonly Option[] => (choice.kind === 'spread' ? choice.slots : choice.options);

function withTold<C extends Told>(choice: C, effects: readonly (Message | undefined)[]): C {
  const told = <O extends Option>(option: O, i: number): O => {
    const effect = effects[i];
    return effect ? { ...option, effect } : option;
  };
  if (choice.kind === 'spread') return { ...choice, slots: choice.slots.map(told) };
  return { ...choice, options: choice.options.map(told) };
}

/** The least answer that uses an option; undefined where none uses it alone. */
function leastWith(choice: Told, id: string): { readonly answer: Answer; readonly amount?: number } | undefined {
  switch (choice.kind) {
    case 'one':
      return { answer: id };
    case 'some':
      return choice.min > 1 || isHeldTo(choice.must, id) ? undefined : { answer: [id] };
    case 'spread': {
      const { slots, total, used } = choice;
      const slot = slots.find((one) => one.id === id);
      const amount = Math.max(slot?.min ?? 1, total.min);
      const alone = (used?.min ?? 0) <= 1 && !slots.some((one) => one.needed && one.id !== id);
      return slot && alone && amount <= slot.max ? { answer: { [id]: amount }, amount } : undefined;
    }
  }
}

const isHeldTo = (must: readonly string[] = [], id: string) => must.some((one) => one !== id);

/** The answer that uses none of the options, where there is one. */
function leastWithout(choice: Told): Answer | undefined {
  switch (choice.kind) {
    case 'one':
      return undefined;
    case 'some':
      return choice.min === 0 && !choice.must?.length ? [] : undefined;
    case 'spread': {
      const { slots, total, used } = choice;
      return total.min === 0 && !used?.min && !slots.some(({ needed }) => needed) ? {} : undefined;
    }
  }
}

function leastOf(choice: PlainChoice): Answer | undefined {
  for (const answer of enumerateAnswers(choice)) return answer;
  return undefined;
}
