import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { standingAnswer } from '../../../../src/kernel/standing-answer.ts';
import { PlayedGame } from '../../played-game.ts';
import { anEmptyMap } from './a-land-step.ts';

const SUPPLY: readonly string[] = ['supplied', 'port-depot-changed'];
/** So many corps may forage in one area. */
const DICE = 3;

/** A land phase that is played, question by question. */
export class LandGame extends PlayedGame<EmpiresInArms> {
  /** What the last answer brought about, but for supply, which has tests of its own. */
  override told(viewer?: string): readonly string[] {
    const all = this.facts;
    this.facts = all.filter(({ type }) => !SUPPLY.includes(type));
    const told = super.told(viewer);
    this.facts = all;
    return told;
  }

  /** Silence until a power is asked for its march; facts are those of the answer before. */
  until(power: Power): this {
    while (this.asked !== `${power} land-turn`) {
      if (this.fallback === undefined) throw new Error(`${power} is never asked`);
      this.answer(this.fallback);
    }
    return this;
  }

  /** A power sends its sheet, when its turn has come. */
  marches(power: Power, ...lines: readonly SheetLine[]): this {
    return this.until(power).answer(lines);
  }

  /** What standing orders answer to questions that are open. */
  byOrders(): this {
    for (;;) {
      const given = standingAnswer(this.game, this.machine);
      if (!given) return this;
      this.write({
        kind: 'answered',
        decision: given.decision,
        seat: given.seat,
        answer: given.answer,
        how: 'standing-order',
      });
    }
  }

  /** Silence to the end of the phase. */
  silence(): this {
    while (this.fallback !== undefined) this.answer(this.fallback);
    return this;
  }
}

type Begin = {
  readonly played?: readonly Power[];
  /** Powers in whose turns it is played; left out: the whole phase. */
  readonly turn?: readonly Power[];
};

/** The land phase of January 1805 (7) on a map on which only that stands what is put there. */
export function aLandPhase(change: (board: Board) => void, { played = POWERS, turn }: Begin = {}): LandGame {
  const { pack } = rules.builtInPack();
  const setting = { seats: played, options: parseOptions({ powers: [...played] }), pack, ruleset: 2 };
  const agenda: readonly Frame<EmpiresInArms>[] = turn
    ? [{ step: 'land-turn-begins', args: { powers: [...turn] } }]
    : [{ step: 'land-phase', args: {} }];
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    const board = anEmptyMap();
    Object.assign(state, { ...board.state, powers: state.powers });
    if (turn) state.phase = 'land';
    change({ state, pack });
    return { state, agenda };
  };
  // Nobody loses anything by foraging.
  const dice = pack.areas.flatMap(({ id }) =>
    Array.from({ length: DICE }, () => ({ purpose: `die:forage:${id}`, result: 1 })),
  );
  return new LandGame({ rules: { ...rules, setup }, setting }, { dice });
}
