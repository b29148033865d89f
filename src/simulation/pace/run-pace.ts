import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { GameTypes, Rules } from '../../kernel/rules.ts';
import { looksADay } from './looks.ts';
import { type ByMail, type Played, playByMail } from './play-by-mail.ts';
import type { Player } from './player.ts';

export type Pace<G extends GameTypes> = {
  readonly rules: Rules<G>;
  readonly players: number;
  /** Of the table; those by default when not given. */
  readonly options?: { readonly [option: string]: string };
  readonly player: (seed: string) => Player<G>;
  readonly games: number;
  readonly aLook: 'one-answer' | 'all-answers';
  readonly orders: boolean;
  readonly ahead?: boolean;
  readonly without?: ByMail<G>['without'];
  /** How often everybody looks at their mail in a day; once when not given. */
  readonly looks?: number;
  readonly until?: (machine: Machine<G>) => boolean;
};

/** Plays `games` games of one kind; the same seeds in every run, so that runs differ in nothing else. */
export function runPace<G extends GameTypes>(pace: Pace<G>): readonly Played[] {
  const { rules, players, options, player, games, aLook, orders, ahead = false, without, looks = 1, until } = pace;
  const game = gameFor(rules, players, options ?? {});
  return Array.from({ length: games }, (_, n) => {
    const seed = `pace/${rules.id}/${players}/${n}`;
    return playByMail({
      game,
      chance: hmacChance(seed, { game: 'pace', salts: {} }),
      player: player(seed),
      days: looksADay(game.setting.seats, looks, seededRandom(`${seed}/looks`)),
      aLook,
      orders,
      ahead,
      ...(without && { without }),
      ...(until && { until }),
    });
  });
}

function gameFor<G extends GameTypes>(rules: Rules<G>, players: number, chosen: object): Game<G> {
  const options = rules.parseOptions(chosen);
  const seats = rules.seats(players, options);
  return { rules, setting: { seats, options, pack: rules.builtInPack().pack, ruleset: rules.ruleset.current } };
}
