import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAtWar, changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { squareOf } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aControlStep } from './a-control-step.ts';

const { pack } = aCampaign();
const attacked =
  (...declarers: Power[]) =>
  (state: State) => {
    state.minorWars.portugal = declarers;
  };
const lost = ({ powers }: State, power: Power) => powers[power].account.map((line) => [line.for, line.points]);

describe('4.6.1: the loss of control', () => {
  const unstable = (state: State) => {
    state.powers.spain.square = squareOf(pack, { zone: 'instability', number: 1 });
  };

  test('a power in Instability throws for each of its minor countries, and loses it on 1', () => {
    const game = aControlStep({ change: unstable, dice: { 'control-lost:sardinia': [1] } });
    expect(game.state.minors.sardinia).toEqual({ status: 'neutral' });
    expect(game.told()).toContain(
      'Spain loses Sardinia, which is neutral again; minor countries leave on a die of 1 or less (10.5.2): Sardinia 1.',
    );
  });

  test('on another die it keeps it', () => {
    const game = aControlStep({ change: unstable, dice: { 'control-lost:sardinia': [2] } });
    expect(game.state.minors.sardinia).toEqual({ status: 'conquered', controller: 'spain' });
    expect(game.told()).toContain(
      'Spain keeps its minor countries; they leave on a die of 1 or less (10.5.2): Sardinia 2.',
    );
  });

  test('forces of powers in one that is neutral go home', () => {
    const game = aControlStep({
      change: (state) => {
        unstable(state);
        state.garrisons[pack.minor.sardinia?.capital ?? ''] = { nation: 'spain', infantry: 1, militia: 0 };
      },
      dice: { 'control-lost:sardinia': [1] },
    });
    expect(game.asked === 'nobody' || game.asked === 'spain repatriation').toBe(true);
    const home = game.asked === 'nobody' ? game : game.answer(game.fallback ?? {});
    expect(home.state.garrisons[pack.minor.sardinia?.capital ?? '']).toBeUndefined();
  });
});

describe('4.6.2: control is rolled for', () => {
  test('by those who wrote that they want it, and those whose standing orders say so', () => {
    const game = aControlStep({
      change: (state) => {
        attacked('spain')(state);
        state.standing.turkey = { want: 'all' };
        state.standing.prussia = { want: ['holland'] };
        state.standing.austria = { want: 'all' };
      },
      wanting: { great_britain: ['portugal'], austria: [] },
      dice: { 'control:portugal:great_britain': [1], 'control:portugal:turkey': [6] },
    });
    expect(game.state.minors.portugal).toMatchObject({ status: 'free', controller: 'turkey' });
    const rolled = game.facts.flatMap((fact) => (fact.type === 'control-rolled' ? fact.dice : []));
    expect(rolled.map(({ power }) => power)).toEqual(['great_britain', 'turkey']);
    expect(game.told()).toContain('Turkey takes control of Portugal (4.6.3).');
    expect(lost(game.state, 'spain')).toContainEqual(['declare_war_on_minor_district', -1]);
  });

  test('ties are thrown again, without modifiers', () => {
    const game = aControlStep({
      change: attacked('russia'),
      wanting: { turkey: 'all', prussia: 'all' },
      dice: { 'control:portugal:turkey': [4, 2], 'control:portugal:prussia': [4, 3] },
    });
    expect(game.told().slice(0, 3)).toEqual([
      'The dice for Portugal (4.6.2): Prussia 4 and Turkey 4.',
      'Level, so the dice are thrown again for Portugal, without modifiers: Prussia 3 and Turkey 2.',
      'Prussia takes control of Portugal (4.6.3).',
    ]);
  });

  test('10.2.1: where nobody wants it the declarers pay nothing, and it stays neutral with its war', () => {
    const game = aControlStep({ change: attacked('spain') });
    expect(game.state.minors.portugal).toEqual({ status: 'neutral' });
    expect(game.state.minorWars.portugal).toEqual(['spain']);
    expect(lost(game.state, 'spain')).toEqual([]);
    expect(game.told()).toEqual([
      'Nobody takes control of Portugal: it stays neutral, and those at war with it pay nothing (4.6, 10.2.1).',
    ]);
  });
});

describe('4.6.4: several declarers', () => {
  const rivals = (change: (state: State) => void = () => {}) =>
    aControlStep({
      change: (state) => {
        attacked('austria', 'russia')(state);
        change(state);
      },
      wanting: { great_britain: 'all' },
    });

  test('are asked in secret, and who stays beside another is at war with them', () => {
    const game = rivals((state) => {
      changeRelation(state, 'austria', 'russia').alliance = { since: 0 };
      changeRelation(state, 'austria', 'russia').marriage = true;
    });
    expect(game.asked).toBe('austria+russia withdraw-or-stay');
    expect(game.options).toEqual(['minor:portugal=stay', 'minor:portugal=withdraw']);
    expect(game.fallback).toEqual({ 'minor:portugal': 'withdraw' });
    const war = game.answer({ 'minor:portugal': 'stay' }, { 'minor:portugal': 'stay' });
    expect(areAtWar(war.state, 'austria', 'russia')).toBe(true);
    expect(war.told()).toContain('Austria and Russia go to war with each other over Portugal (4.6.4.2).');
    for (const power of ['austria', 'russia'] as const)
      expect(lost(war.state, power)).toEqual([
        ['declare_war_on_minor_district', -1],
        ['declare_war_on_power', pack.points.declare_war_on_power],
        ['declare_war_on_ally', pack.points.declare_war_on_ally],
        ['break_royal_marriage', pack.points.break_royal_marriage],
      ]);
  });

  test('each is asked of the countries that it attacks itself', () => {
    const game = rivals((state) => {
      state.minorWars.saxony = ['prussia', 'russia'];
    });
    expect(game.asked).toBe('austria+prussia+russia withdraw-or-stay');
    expect(game.options).toEqual(['minor:portugal=stay', 'minor:portugal=withdraw']);
    expect(game.answer(game.fallback ?? {}).options).toEqual(['minor:saxony=stay', 'minor:saxony=withdraw']);
  });

  test('who withdraws keeps the cost, and nobody goes to war for it', () => {
    const game = rivals().answer({ 'minor:portugal': 'withdraw' }, { 'minor:portugal': 'stay' });
    expect(game.state.minorWars.portugal).toEqual(['russia']);
    expect(areAtWar(game.state, 'austria', 'russia')).toBe(false);
    expect(lost(game.state, 'austria')).toEqual([['declare_war_on_minor_district', -1]]);
    expect(game.told()).toContain('Austria withdraws its declaration of war on Portugal (4.6.4).');
  });

  test('4.6.4.1: if nobody stays, the country remains with whoever took control', () => {
    const game = rivals().answer({ 'minor:portugal': 'withdraw' }, { 'minor:portugal': 'withdraw' });
    expect(game.state.minorWars).toEqual({});
    expect(game.state.minors.portugal).toMatchObject({ status: 'free', controller: 'great_britain' });
    expect(lost(game.state, 'great_britain')).toEqual([['control_minor_district', 1]]);
    // There is nobody left to go to war with.
    expect(game.asked).not.toContain('support');
  });

  test('who may not declare war on the other withdraws without being asked', () => {
    const game = rivals((state) => {
      changeRelation(state, 'austria', 'russia').enforcedUntil = { austria: 18 };
    });
    expect(game.state.minorWars.portugal).toEqual(['russia']);
    expect(game.told()).toContain(
      'Austria may not go to war with the others who attack Portugal, and withdraws (4.6.4).',
    );
    expect(game.asked).toBe('great_britain support');
  });

  test('nothing is told before all have answered; who has no player does not stay', () => {
    const game = rivals();
    expect(game.answer({ 'minor:portugal': 'withdraw' }).facts).toEqual([]);
    const alone = rivals((state) => {
      state.powers.austria.played = 'nobody';
    });
    expect(alone.asked).toBe('russia withdraw-or-stay');
    expect(alone.answer({ 'minor:portugal': 'stay' }).state.minorWars.portugal).toEqual(['russia']);
  });

  test('it is the same where nobody took control; the forces of who withdraws go home', () => {
    const game = aControlStep({
      change: (state) => {
        attacked('austria', 'russia')(state);
        state.corps.austria_i = { area: 'elvas', factors: { infantry: 1 } };
      },
    });
    expect(game.asked).toBe('austria+russia withdraw-or-stay');
    game.answer({ 'minor:portugal': 'withdraw' }, { 'minor:portugal': 'stay' });
    const home = game.asked === 'nobody' ? game : game.answer(game.fallback ?? {});
    expect(home.state.corps.austria_i?.area).not.toBe('elvas');
    expect(home.state.minors.portugal).toEqual({ status: 'neutral' });
  });

  test('who are at war with each other already are not asked', () => {
    const game = rivals((state) => {
      changeRelation(state, 'austria', 'russia').war = { since: 0, aggressors: ['austria'] };
    });
    expect(game.asked).toBe('great_britain support');
  });
});

describe('4.6.5: support', () => {
  test('costs one declaration and what is broken, and is for the controller alone to choose', () => {
    const game = aControlStep({
      change: (state) => {
        attacked('russia')(state);
        makeAlliance({ state, pack }, 'great_britain', 'russia');
        state.powers.great_britain.account.length = 0;
        state.powers.russia.account.length = 0;
        for (const power of ['great_britain', 'russia'] as const)
          state.powers[power].square = squareOf(pack, { zone: 'neutral', number: 3 });
      },
      wanting: { great_britain: 'all' },
    });
    expect(game.asked).toBe('great_britain support');
    expect(game.fallback).toEqual({ 'minor:portugal': [] });
    const supported = game.answer({ 'minor:portugal': ['power:russia'] });
    expect(areAtWar(supported.state, 'great_britain', 'russia')).toBe(true);
    expect(lost(supported.state, 'great_britain')).toEqual([
      ['control_minor_district', 1],
      ['support_minor', -3],
      ['break_alliance', -2],
    ]);
    expect(supported.told('spain')).toContain('Great Britain supports Portugal and declares war on Russia (4.6.5).');
  });

  test('nobody is asked who is at war with the aggressor already', () => {
    const game = aControlStep({ change: attacked('france'), wanting: { great_britain: 'all' } });
    expect(game.asked).toBe('great_britain deploy-minor');
  });

  test('without support nothing is paid or told', () => {
    const game = aControlStep({ change: attacked('russia'), wanting: { great_britain: 'all' } });
    const after = game.answer({ 'minor:portugal': [] });
    expect(after.told()).toEqual([]);
    expect(areAtWar(after.state, 'great_britain', 'russia')).toBe(false);
  });
});

describe('4.6.6: the lapse of a war', () => {
  test('an invader without corps is at war with it no more, and its garrisons go home', () => {
    const game = aControlStep({
      change: (state) => {
        attacked('spain')(state);
        state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
        state.garrisons.lisbon = { nation: 'spain', infantry: 1, militia: 0 };
      },
      frame: { step: 'lapse-step', args: {} },
    });
    expect(game.state.minorWars).toEqual({});
    expect(game.told()).toContain('Spain has no corps in Portugal: the war with it is over (4.6.6).');
    const home = game.asked === 'nobody' ? game : game.answer(game.fallback ?? {});
    expect(home.state.garrisons.lisbon).toBeUndefined();
  });
});
