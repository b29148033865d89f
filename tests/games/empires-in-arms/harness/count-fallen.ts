import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';

/**
 * What the fights of an entry cost by what was told of them: factors of all nations together, since sides lose them
 * together, and how many of them were irregulars, which the books of the nations do not have.
 */
export type Fallen = {
  readonly factors: number;
  readonly irregulars: number;
  /** Irregulars went that no fact counts: those in a city that fell, or who laid down their arms. */
  readonly more: boolean;
};

export function countFallen({
  before,
  facts,
  after,
}: {
  readonly before: State;
  readonly facts: readonly Fact[];
  readonly after: State;
}): Fallen {
  let [factors, risen, more] = [0, 0, false];
  for (const fact of facts)
    switch (fact.type) {
      case 'battle-round':
        for (const { losses } of Object.values(fact.strikes)) factors += losses;
        break;
      case 'guard-committed':
      case 'bombardment':
      case 'pursuit':
        factors += fact.losses;
        break;
      case 'walls-assaulted':
        factors += fact.lost;
        break;
      case 'city-fought':
        for (const round of fact.fought.rounds) for (const { losses } of Object.values(round)) factors += losses;
        break;
      case 'guerrillas-rose':
        for (const { number } of fact.places) risen += number;
        break;
      case 'guerrillas-hunted':
        for (const { killed } of fact.hunts) risen -= killed;
        break;
      case 'city-taken':
      case 'surrendered-in-battle':
      case 'went-home':
        more = true;
        break;
    }
  return { factors, irregulars: irregularsIn(before) + risen - irregularsIn(after), more };
}

const irregularsIn = ({ irregulars }: State): number =>
  Object.values(irregulars)
    .flat()
    .reduce((sum, { number }) => sum + number, 0);
