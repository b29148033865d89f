import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { GivenDraw } from '../../../../src/kernel/chance.ts';
import { PlayedGame } from '../../played-game.ts';

type Choice = {
  readonly options?: Partial<Options>;
  readonly played?: readonly Power[];
  /** 2: fleets and corps move. */
  readonly ruleset?: number;
  /** Dice that are laid ready. */
  readonly dice?: readonly GivenDraw[];
};

/** A campaign that is played, from January 1805; every seat is a power. `changed` sets it up by hand. */
export function playedCampaign({
  options = {},
  played = POWERS,
  ruleset = rules.ruleset.current,
  dice = [],
}: Choice = {}): PlayedGame<EmpiresInArms> {
  const { pack } = rules.builtInPack();
  const setting = {
    seats: played,
    options: parseOptions({ ...options, powers: [...played] }),
    pack,
    ruleset,
  };
  return new PlayedGame({ rules, setting }, { dice });
}
