import { describe, expect, test } from '@jest/globals';
import { interceptionIn } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { english } from '../../played-game.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const aMarch = (change?: (state: State) => void) => wholeCampaign({ ruleset: MARCH, ...(change ? { change } : {}) });
const atSea = (power: Power, ...answers: readonly FormAnswer[]) =>
  answers.reduce((game: WholeCampaign, answer) => game.beside(power, 'orders-at-sea', answer), aMarch());
const onLand = (power: Power, ...answers: readonly FormAnswer[]) =>
  answers.reduce((game: WholeCampaign, answer) => game.beside(power, 'orders-on-land', answer), aMarch());
const reactionsOf = (game: WholeCampaign, power: Power) => game.state.standing[power]?.reactions;

describe('6: at sea', () => {
  test('6.2.3: fleets intercept always, never, at odds, or only with Nelson', () => {
    expect(reactionsOf(atSea('france', { intercept: 'always' }), 'france')).toEqual({ intercept: 'always' });
    expect(reactionsOf(atSea('france', { intercept: 'never' }), 'france')).toEqual({ intercept: 'never' });
    expect(reactionsOf(atSea('france', { intercept: 'odds', odds: 12 }), 'france')).toEqual({
      intercept: { odds: 12 },
    });
    expect(reactionsOf(atSea('great_britain', { intercept: 'with_nelson' }), 'great_britain')).toEqual({
      intercept: 'with_nelson',
    });
    expect(() => atSea('france', { intercept: 'with_nelson' })).toThrow('with_nelson');
  });

  test('6.2.3: otherwise in some sea areas, and to be asked there is an order too', () => {
    const game = atSea(
      'france',
      { intercept: 'never' },
      { seas: ['sea:gulf_of_lions', 'sea:balearic_sea'], inSeas: 'odds', odds: 15 },
      { seas: ['sea:english_channel'], inSeas: 'ask' },
    );
    const reactions = reactionsOf(game, 'france') ?? {};
    expect(interceptionIn(reactions, 'gulf_of_lions')).toEqual({ odds: 15 });
    expect(interceptionIn(reactions, 'english_channel')).toBeUndefined();
    expect(interceptionIn(reactions, 'adriatic')).toBe('never');
    game.beside('france', 'orders-at-sea', {
      seas: ['sea:gulf_of_lions', 'sea:balearic_sea', 'sea:english_channel'],
      inSeas: 'elsewhere',
    });
    expect(reactionsOf(game, 'france')).toEqual({ intercept: 'never' });
  });

  test('6.2.3: only stacks of some powers, and none out of a port', () => {
    const game = atSea('france', { intercept: 'always', whom: ['power:great_britain'], port: 'stays' });
    expect(reactionsOf(game, 'france')).toEqual({
      intercept: 'always',
      interceptWhom: ['great_britain'],
      staysInPort: true,
    });
    game.beside('france', 'orders-at-sea', { whom: [], port: 'leaves' });
    expect(reactionsOf(game, 'france')).toEqual({ intercept: 'always' });
  });

  test('6.3.1.3, 6.3.2, 6.3.5.1: guns of ports, evasion, and where fleets retreat', () => {
    const game = atSea('france', {
      evade: 'weaker',
      guns: 'these',
      gunsFor: ['power:spain'],
      retreat: ['port:toulon', 'port:brest'],
    });
    expect(reactionsOf(game, 'france')).toEqual({ evade: 'weaker', guns: ['spain'], retreat: ['toulon', 'brest'] });
    game.beside('france', 'orders-at-sea', { evade: 'ask', guns: 'nobody' });
    expect(reactionsOf(game, 'france')).toEqual({ guns: [], retreat: ['toulon', 'brest'] });
    game.beside('france', 'orders-at-sea', { guns: 'ask', retreats: 'ask' });
    expect(reactionsOf(game, 'france')).toBeUndefined();
  });

  test('6.3.2, 6.3.3.2, 6.3.5: evasion by strength, ships to lose first, pursuit and ports', () => {
    const game = atSea('france', {
      evade: 'weaker',
      evadeBelow: 8,
      shipLosses: 'these',
      fleetsFirst: ['fleet:france_fleet_ii'],
      pursue: 'all',
      enterPort: 'stay',
    });
    expect(reactionsOf(game, 'france')).toEqual({
      evade: { below: 8 },
      shipLosses: ['france_fleet_ii'],
      pursue: 'all',
      enterPort: 'stay',
    });
    expect(game.told('france').join()).toMatch(/weaker: with fewer than 8 ships.*Fleets that lose ships first/);
    game.beside('france', 'orders-at-sea', { evade: 'weaker', shipLosses: 'share', pursue: 'ask', enterPort: 'ask' });
    expect(reactionsOf(game, 'france')).toEqual({ evade: 'weaker', shipLosses: 'share' });
  });

  test('6.1: Great Britain says in advance when it moves, and nobody else', () => {
    const game = atSea('great_britain', { slot: 'slot:1' });
    expect(game.state.standing.great_britain).toEqual({ slot: { naval: 1 } });
    game.beside('great_britain', 'orders-at-sea', { slot: 'ask' });
    expect(game.state.standing).toEqual({});
    expect(() => atSea('france', { slot: 'slot:1' })).toThrow('slot');
  });
});

describe('7: on land', () => {
  test('7.3.6.2: garrisons of depots burn, fight, or go by their size', () => {
    expect(reactionsOf(onLand('france', { depots: 'burn' }), 'france')).toEqual({ depots: 'burn' });
    const game = onLand('france', { depots: 'size', fightsFrom: 4 }, { fightsFrom: 6 });
    expect(reactionsOf(game, 'france')).toEqual({ depots: 6 });
    expect(reactionsOf(game.beside('france', 'orders-on-land', { depots: 'ask' }), 'france')).toBeUndefined();
  });

  test('7.3.8, 7.5: cities, friends, ways out and losses', () => {
    const game = onLand('austria', {
      intoCity: 'weaker',
      joins: 'these',
      joinsFor: ['power:russia', 'power:prussia'],
      leaveTo: ['area:vienna'],
      losses: ['troop:militia', 'troop:infantry'],
    });
    expect(reactionsOf(game, 'austria')).toEqual({
      intoCity: 'weaker',
      joins: ['prussia', 'russia'],
      leaveTo: ['vienna'],
      losses: ['militia', 'infantry'],
    });
  });

  test('7.4.1.3, 7.5: factors lost: the kinds of a list first, the cheapest first, or as its owner is asked', () => {
    const game = onLand('austria', { lossesHow: 'these', losses: ['troop:militia'] });
    expect(reactionsOf(game, 'austria')).toEqual({ losses: ['militia'] });
    game.beside('austria', 'orders-on-land', { lossesHow: 'ask' });
    expect(reactionsOf(game, 'austria')).toEqual({ asksLosses: true });
    expect(game.told('austria').join()).toContain('Ask me');
    game.beside('austria', 'orders-on-land', { losses: ['troop:cavalry'] });
    expect(reactionsOf(game, 'austria')).toEqual({ losses: ['cavalry'] });
    game.beside('austria', 'orders-on-land', { lossesHow: 'cheapest' });
    expect(reactionsOf(game, 'austria')).toBeUndefined();
  });

  test('7.1: France says in advance when it moves', () => {
    expect(onLand('france', { slot: 'slot:7' }).state.standing.france).toEqual({ slot: { land: 7 } });
  });
});

test('“ask me” is a value of every reaction, and takes its order back', () => {
  const words = (ask: 'orders-at-sea' | 'orders-on-land') => {
    const game = aMarch();
    const { choice } = rules.decisions[ask].ask(game.position, 'france', {});
    return choice.kind === 'form'
      ? choice.fields.flatMap(({ id, choice: field }) =>
          field.kind === 'one' ? [[id, field.options.map((option) => option.id)] as const] : [],
        )
      : [];
  };
  /** What says whether, where and of whom, for another order that has it. */
  const parts = ['all', 'port'];
  const all = [...words('orders-at-sea'), ...words('orders-on-land')].filter(([id]) => !parts.includes(id));
  expect(all.map(([id]) => id)).toEqual([
    ...['intercept', 'inSeas', 'evade', 'guns', 'shipLosses', 'retreats', 'pursue', 'enterPort'],
    ...['slot', 'depots', 'intoCity', 'joins', 'leaving', 'lossesHow'],
  ]);
  expect(all.filter(([, ids]) => !ids.includes('ask'))).toEqual([]);
});

describe('each topic leaves the others as they are', () => {
  const all = () =>
    atSea('france', { intercept: 'never', evade: 'always' })
      .beside('france', 'orders-on-land', { depots: 'burn', slot: 'slot:1' })
      .beside('france', 'standing-orders', { politics: 'quiet', minors: 'ask', purchases: 'ask' });

  test('when it is given', () => {
    expect(all().state.standing.france).toEqual({
      quiet: true,
      slot: { land: 1 },
      reactions: { intercept: 'never', evade: 'always', depots: 'burn' },
    });
  });

  test('when it is taken back as a whole', () => {
    const game = all().beside('france', 'orders-at-sea', { all: 'none' });
    expect(game.state.standing.france).toEqual({ quiet: true, slot: { land: 1 }, reactions: { depots: 'burn' } });
    game.beside('france', 'orders-on-land', { all: 'none' });
    game.beside('france', 'standing-orders', { politics: 'ask', minors: 'ask', purchases: 'ask' });
    expect(game.state.standing).toEqual({});
  });

  test('when nothing is filled in', () => {
    const game = all();
    const before = game.state.standing.france;
    expect(game.beside('france', 'orders-at-sea', {}).state.standing.france).toEqual(before);
  });
});

const atWarWithPrussia = (state: State) => {
  changeRelation(state, 'france', 'prussia').war = { since: 0, aggressors: ['france'] };
};

describe('what contradicts itself is refused when it is given, in a sentence', () => {
  const refused = (ask: 'orders-at-sea' | 'orders-on-land', answer: FormAnswer, before?: FormAnswer) => {
    const game = aMarch(atWarWithPrussia);
    if (before) game.beside('france', ask, before);
    const message = rules.decisions[ask].refuse?.(game.position, 'france', answer, {});
    return message && english.t(message);
  };

  test.each<[FormAnswer, string]>([
    [
      { intercept: 'never', odds: 12 },
      'Odds go with “at these odds”, and you say “Never”: leave one of them out (6.2.3).',
    ],
    [{ odds: 12 }, 'You do not intercept at odds: say “at these odds”, everywhere or in some sea areas (6.2.3).'],
    [{ intercept: 'odds' }, '“At these odds” needs the odds'],
    [{ seas: ['sea:adriatic'] }, '“In these sea areas” and “Intercept in these sea areas (6.2.3)” go together'],
    [{ inSeas: 'always' }, 'go together: fill in both.'],
    [
      { intercept: 'never', whom: ['power:spain'] },
      'You never intercept, so you do not intercept stacks of Spain either',
    ],
    [{ evadeBelow: 8 }, 'go together: fill in both.'],
    [{ evade: 'never', evadeBelow: 8 }, 'contradict each other'],
    [{ shipLosses: 'these' }, 'go together'],
    [{ shipLosses: 'share', fleetsFirst: ['fleet:france_fleet_i'] }, 'contradict each other'],
    [{ guns: 'these' }, 'go together'],
    [{ guns: 'nobody', gunsFor: ['power:spain'] }, 'contradict each other'],
    [{ retreats: 'ask', retreat: ['port:toulon'] }, 'contradict each other'],
    [{ retreats: 'these' }, 'go together'],
    [{ retreat: ['port:plymouth'] }, 'Plymouth is not your port, and you have no access to it (6.3.5.1).'],
    [
      { all: 'none', evade: 'always' },
      '“None at all” and an order for “When attacked at sea, evade (6.3.2)” contradict',
    ],
  ])('6: %j', (answer, says) => {
    expect(refused('orders-at-sea', answer)).toContain(says);
  });

  test.each<[FormAnswer, string]>([
    [{ depots: 'size' }, 'go together'],
    [{ depots: 'burn', fightsFrom: 3 }, 'contradict each other'],
    [{ fightsFrom: 3 }, 'go together'],
    [{ joins: 'these', joinsFor: ['power:prussia'] }, 'You are at war with Prussia: nobody declares war for an enemy'],
    [{ joins: 'nobody', joinsFor: ['power:spain'] }, 'contradict each other'],
    [{ leaving: 'ask', leaveTo: ['area:paris'] }, 'contradict each other'],
    [{ lossesHow: 'ask', losses: ['troop:militia'] }, 'contradict each other'],
    [{ lossesHow: 'cheapest', losses: ['troop:militia'] }, 'contradict each other'],
    [{ lossesHow: 'these' }, 'go together'],
    [{ all: 'none', depots: 'burn' }, '“None at all”'],
  ])('7: %j', (answer, says) => {
    expect(refused('orders-on-land', answer)).toContain(says);
  });

  test('what was ordered before is looked at too', () => {
    expect(refused('orders-at-sea', { odds: 20 }, { intercept: 'odds', odds: 12 })).toBeUndefined();
    expect(refused('orders-at-sea', { whom: ['power:spain'] }, { intercept: 'never' })).toContain(
      'You never intercept',
    );
    expect(refused('orders-on-land', { fightsFrom: 3 }, { depots: 'size', fightsFrom: 5 })).toBeUndefined();
  });

  test('the same sea twice, a sea that there is not, a number out of bounds', () => {
    expect(() => atSea('france', { seas: ['sea:adriatic', 'sea:adriatic'], inSeas: 'always' })).toThrow('twice');
    expect(() => atSea('france', { seas: ['sea:nowhere'], inSeas: 'always' })).toThrow('not-an-option');
    expect(() => atSea('france', { intercept: 'odds', odds: 0 })).toThrow('illegal-answer');
    expect(() => onLand('france', { depots: 'size', fightsFrom: 11 })).toThrow('illegal-answer');
  });
});

describe('6.3.5.1: a port is a power’s own, or one that it has access to', () => {
  test('also by access that was given', () => {
    const game = aMarch((state) => {
      state.access = { spain: [{ to: 'france', into: 'ports' }] };
    }).beside('france', 'orders-at-sea', { retreat: ['port:cadiz', 'port:toulon'] });
    expect(reactionsOf(game, 'france')).toEqual({ retreat: ['cadiz', 'toulon'] });
  });
});

test('they are told to their power alone, and stand on its board alone', () => {
  const game = atSea('france', { intercept: 'odds', odds: 12, seas: [] });
  expect(game.told('france')).toEqual([
    'Standing orders of France at sea: Intercept, wherever you say nothing else (6.2.3): ' +
      'with at least 12 ships for each 10 of theirs.',
  ]);
  expect(game.told('spain')).toEqual([]);
  expect(JSON.stringify(rules.view(game.position, 'spain'))).not.toContain('at-odds');
  expect(JSON.stringify(rules.view(game.position, 'france'))).toContain('at-odds');
});

test('they are there only where fleets and corps move', () => {
  const names = (ruleset: number) => {
    const { game, machine } = wholeCampaign({ ruleset });
    return openOptionalActions(game, machine).map(({ name }) => name);
  };
  expect(names(MARCH)).toEqual(expect.arrayContaining(['standing-orders', 'orders-at-sea', 'orders-on-land']));
  expect(names(MARCH - 1)).toEqual(['standing-orders', 'reinforcement-orders']);
});
