import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { Attack } from '../../../../src/games/empires-in-arms/state.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { Answer, FormAnswer } from '../../../../src/kernel/choice.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { Refusal } from '../../../../src/kernel/refusal.ts';
import { english, PlayedGame } from '../../played-game.ts';
import { anEmptyMap } from '../land/a-land-step.ts';

/** What is told of battles, and what moves political points. */
const TOLD =
  /^(battle|came-out|withdraw|guard|bombardment|pursuit|retreated|surrendered-in|corps-d|leader-f|depot-w|plan|points)/;

/** Combat of a turn that is played, question by question. */
export class BattleGame extends PlayedGame<EmpiresInArms> {
  private all: EmpiresInArms['Fact'][] = [];

  /** What powers order for the battle that is put; whoever is not named is silent. */
  orders(plans: { readonly [P in Power]?: FormAnswer }): this {
    // Nobody goes into a city instead of fighting (7.5.1.1).
    while (this.open()?.name === 'into-city') this.answer([]);
    const decision = this.open();
    for (const _ of decision?.waiting ?? []) {
      const [seat = ''] = this.open()?.waiting ?? [];
      const given = Object.entries(plans).find(([power]) => power === seat)?.[1];
      const answer: Answer | undefined = given ?? this.fallback;
      if (answer === undefined) throw new Error(`${seat} has no answer`);
      this.answer(answer);
      this.all.push(...this.facts);
    }
    return this;
  }

  /** All facts since the beginning. */
  get everything(): readonly EmpiresInArms['Fact'][] {
    return this.all;
  }

  /** All that was told of battles since the beginning, in words. */
  report(viewer = 'spectator'): readonly string[] {
    return this.all
      .filter(({ type }) => TOLD.test(type))
      .flatMap((fact) => {
        const message = this.game.rules.narrate(this.game.setting, fact, viewer);
        return message ? [english.t(message)] : [];
      });
  }

  /** All facts of a kind since the beginning. */
  factsOf<Type extends EmpiresInArms['Fact']['type']>(type: Type) {
    return this.all.filter((fact): fact is Extract<EmpiresInArms['Fact'], { type: Type }> => fact.type === type);
  }

  /** Whose political points moved, by how much and why. */
  get points(): readonly string[] {
    return this.factsOf('points-moved').map(({ power, line }) => `${power} ${line.points} ${line.for}`);
  }

  /** Why an answer of the first seat that is asked is refused; undefined: it is not. */
  refused(answer: Answer): string | undefined {
    try {
      this.changed(() => {}).answer(answer);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return english.t(error.reason);
    }
  }
}

type Begin = {
  /** `battle:france`: the dice, in the order in which they fall. */
  readonly dice?: { readonly [purpose: string]: readonly number[] };
  readonly attacks?: readonly Attack[];
  readonly options?: Record<string, string>;
  readonly played?: readonly Power[];
  readonly turn?: Power;
};

/** The combat of a turn of January 1805 (7.5) on a map on which only that stands what is put there. */
export function aBattle(change: (board: Board) => void, begin: Begin = {}): BattleGame {
  const { dice = {}, attacks = [], options = {}, played = POWERS, turn = 'france' } = begin;
  const { pack } = rules.builtInPack();
  const setting = {
    seats: played,
    options: parseOptions({ ...options, powers: [...played] }),
    pack,
    ruleset: CURRENT,
  };
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    const board = anEmptyMap();
    Object.assign(state, { ...board.state, powers: state.powers });
    state.phase = 'land';
    state.landTurn = beginLandTurn(turn);
    state.marches = {};
    change({ state, pack });
    state.attacks = attacks.map((one) => ({ ...one, attackers: [...one.attackers], defenders: [...one.defenders] }));
    const agenda: readonly Frame<EmpiresInArms>[] = [
      { step: 'land-combat', args: { powers: [turn] } },
      { step: 'land-turn-ends', args: { powers: [turn] } },
      { ask: 'land-slot', args: {} },
    ];
    return { state, agenda };
  };
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new BattleGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}

/** A leader on the map, with a corps. */
export function lead({ state }: Board, leader: string, unit: string): void {
  state.leaders[leader] = { is: 'with', unit };
}
