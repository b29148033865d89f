import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { PlayedGame } from '../../played-game.ts';

type Begin = {
  readonly change?: (board: Board) => void;
  readonly options?: Partial<Options>;
  readonly played?: readonly Power[];
  readonly agenda?: readonly Frame<EmpiresInArms>[];
};

class ReinforcementGame extends PlayedGame<EmpiresInArms> {
  /** A power orders for its next reinforcement step, though it is not asked. */
  inAdvance(seat: Power, answer: readonly SheetLine[]): this {
    const open = this.mayOrder(seat);
    if (!open) throw new Error(`${seat} cannot order in advance`);
    return this.write({ kind: 'answered', decision: open.id, seat, answer, how: 'page' });
  }

  mayOrder(seat: Power) {
    const isOpen = openOptionalActions(this.game, this.machine);
    return isOpen.find(({ name, seats }) => name === 'reinforcement-orders' && seats.includes(seat));
  }

  /** Everybody who is asked answers as if nobody had. */
  silence(): this {
    const { fallback } = this;
    return fallback === undefined ? this : this.answer(fallback).silence();
  }
}

/** The reinforcement phase of January 1805 alone (5), after a change of the state by hand. */
export function aReinforcementPhase({
  change = () => {},
  options = {},
  played = POWERS,
  agenda = [{ step: 'reinforcement-phase', args: {} }],
}: Begin): ReinforcementGame {
  const { pack } = rules.builtInPack();
  const setting = {
    seats: played,
    options: parseOptions({ ...options, powers: [...played] }),
    pack,
    ruleset: rules.ruleset.current,
  };
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    change({ state, pack });
    return { state, agenda };
  };
  return new ReinforcementGame({ rules: { ...rules, setup }, setting });
}
