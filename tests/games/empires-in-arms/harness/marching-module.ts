import { board } from '../../../../src/games/empires-in-arms/board.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import type { GameModule } from '../../../../src/kernel/rules.ts';
import { stacksOutOfPlace } from './stacks-out-of-place.ts';

/** Who is at war from the first month on, so that there is something to march for; the first has declared it. */
const WARS: readonly (readonly [Power, Power])[] = [
  ['france', 'austria'],
  ['great_britain', 'france'],
  ['russia', 'turkey'],
  ['spain', 'great_britain'],
];

/** Campaigns of the short kind that end after their first year, watched for stacks that are out of place, too. */
export function marchingModule(): GameModule {
  const optionFields = rules.optionFields.map((field) =>
    field.id === 'campaign' ? { ...field, values: field.values.filter(({ id }) => id === 'short') } : field,
  );
  const builtInPack: typeof rules.builtInPack = () => {
    const built = rules.builtInPack();
    const campaigns = built.pack.calendar.campaigns.map((one) =>
      one.id === 'short' ? { ...one, last: { year: one.first.year, month: 'december' as const } } : one,
    );
    return { ...built, pack: { ...built.pack, calendar: { ...built.pack.calendar, campaigns } } };
  };
  const setup: typeof rules.setup = (given) => {
    const begun = rules.setup(given);
    goToWar(begun.state);
    return begun;
  };
  const invariants: typeof rules.invariants = (position) => [
    ...rules.invariants(position),
    ...stacksOutOfPlace(position),
  ];
  return anyModule({ rules: { ...rules, setup, builtInPack, optionFields, invariants }, board });
}

export function goToWar(state: State): void {
  for (const [aggressor, other] of WARS) {
    const pair = [aggressor, other].toSorted().join('|');
    state.relations[pair] = { ...state.relations[pair], war: { since: 0, aggressors: [aggressor] } };
  }
}
