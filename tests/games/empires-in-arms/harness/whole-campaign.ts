import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { Decisions, EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { aheadAnswerTo, aheadStep } from '../../../../src/kernel/ahead-step.ts';
import type { Answer, FormAnswer, SheetLine } from '../../../../src/kernel/choice.ts';
import { aheadId } from '../../../../src/kernel/decision-id.ts';
import { nextPlace } from '../../../../src/kernel/entry-place.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { standingAnswerTo } from '../../../../src/kernel/standing-answer.ts';
import { PlayedGame } from '../../played-game.ts';

type Begin = {
  readonly options?: Partial<Options>;
  readonly played?: readonly Power[];
  /** By default that of new games. */
  readonly ruleset?: number;
  /** The dice that are laid ready, by what they are for: `control:hesse:austria`. */
  readonly dice?: { readonly [purpose: string]: readonly number[] };
  /** What is changed by hand before the first month begins. */
  readonly change?: (state: State) => void;
  /** Of the dice that are not laid ready. */
  readonly seed?: string;
};

/** What powers answer in one window. */
export type Answers = { readonly [P in Power]?: Answer };

/** A campaign that is played window by window, with what is done beside it. */
export class WholeCampaign extends PlayedGame<EmpiresInArms> {
  /** The name of the open question. */
  get window(): string | undefined {
    return this.open()?.name;
  }

  /** Everybody who is asked just now answers; who is not named, by their standing orders, or as if they were silent. */
  answered(answers: Answers = {}): this {
    const decision = this.open();
    const waiting = decision?.waiting ?? [];
    const stranger = Object.keys(answers).find((power) => !waiting.includes(power));
    if (stranger !== undefined) throw new Error(`${stranger} is not asked: ${this.asked}`);
    for (const _ of waiting) {
      const now = this.open();
      const [seat = ''] = now?.waiting ?? [];
      if (now?.id !== decision?.id) throw new Error(`the window is closed before ${seat} has answered`);
      const given = answers[powerOf(seat)] ?? this.ordered(seat) ?? this.fallback;
      if (given === undefined) throw new Error(`${seat} has no answer`);
      this.answer(given);
    }
    return this;
  }

  /** Silence until a question of this name is open, or until the game is over. */
  silentUntil(name?: keyof Decisions): this {
    do {
      if (this.fallback === undefined) return this;
      this.answered();
    } while (this.window !== name);
    return this;
  }

  /** Silence until a month, counted from 0, has begun. */
  silentUntilMonth(month: number): this {
    while (this.state.month < month && this.fallback !== undefined) this.answered();
    return this;
  }

  /** A power does something that nobody waits for, and nobody hears of where it is secret. */
  beside(seat: Power, name: keyof Decisions, answer: Answer): this {
    const open = openOptionalActions(this.game, this.machine).find((one) => one.name === name);
    if (!open?.seats.includes(seat)) throw new Error(`${seat} cannot do ${name} now`);
    const place = nextPlace(this.game, this.machine, open.id);
    return this.write({ kind: 'answered', ...place, decision: open.id, seat, answer, how: 'page' });
  }

  /** A power orders ahead what it will answer to a question of this month, and when it wants to be asked after all. */
  ahead(seat: Power, name: keyof Decisions, lines: readonly SheetLine[], unless: FormAnswer = {}): this {
    return this.byServer(seat, aheadId({ ask: name }), { lines, unless }, 'page');
  }

  /** What the server does by itself because of what was ordered ahead. */
  settled(): this {
    for (;;) {
      const { id = '', waiting: [seat = ''] = [] } = this.open() ?? {};
      const step = aheadStep(this.game, this.machine);
      const answer = step ? undefined : aheadAnswerTo(this.game, this.machine, { decision: id, seat });
      if (step) this.byServer(step.seat, step.decision, step.answer, 'ahead');
      else if (answer !== undefined) this.byServer(seat, id, answer, 'ahead');
      else return this;
    }
  }

  private byServer(seat: string, decision: string, answer: Answer, how: 'ahead' | 'page'): this {
    const place = nextPlace(this.game, this.machine, decision);
    return this.write({ kind: 'answered', ...place, decision, seat, answer, how });
  }

  /** What a seat's standing orders answer to the open question; undefined: nothing, or it has resigned. */
  ordered(seat: string): Answer | undefined {
    const decision = this.machine.resigned.includes(seat) ? undefined : this.open()?.id;
    return decision === undefined ? undefined : standingAnswerTo(this.game, this.machine, { decision, seat });
  }
}

/** A campaign from its first month to its last. */
export function wholeCampaign({
  options = {},
  played = POWERS,
  ruleset,
  dice = {},
  change,
  seed = 'seed',
}: Begin = {}): WholeCampaign {
  const setting = {
    seats: played,
    options: parseOptions({ ...options, powers: [...played] }),
    pack: rules.builtInPack().pack,
    ruleset: ruleset ?? rules.ruleset.current,
  };
  const setup: typeof rules.setup = (given) => {
    const begun = rules.setup(given);
    change?.(begun.state);
    return begun;
  };
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new WholeCampaign({ rules: { ...rules, setup }, setting }, { dice: laid, seed });
}

export const line = (order: string, answer: SheetLine['answer']): SheetLine => ({ order, answer });
