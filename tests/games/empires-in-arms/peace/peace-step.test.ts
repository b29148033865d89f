import { describe, expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { die, peaceStep, played } from './a-peace-step.ts';
import { type ABoard, aWarOn, put } from './a-war.ts';

/** France, then Austria, made war on Prussia; France stands in Berlin. */
function prussiaInvaded(): ABoard {
  const board = aWarOn('prussia', 'france', 'austria');
  put(board, 'france_i', 'berlin');
  put(board, 'prussia_i', 'konigsberg');
  return board;
}

const asked = (game: { asked: string }) => game.asked;

describe('4.4.1: informal peace', () => {
  test('is made where both offered it, without points', () => {
    const game = peaceStep(prussiaInvaded(), { offers: { prussia: ['austria'], austria: ['prussia'] } });
    expect(game.told()).toEqual(['Austria and Prussia make an informal peace (4.4.1).']);
    expect(areAtWar(game.state, 'austria', 'prussia')).toBe(false);
    expect(areAtWar(game.state, 'france', 'prussia')).toBe(true);
    expect(game.asked).toBe('nobody');
  });

  test('an offer that is not returned is known to who made it alone', () => {
    const game = peaceStep(prussiaInvaded(), { offers: { prussia: ['austria', 'spain'] } });
    expect(game.told('prussia')).toEqual([
      'No informal peace with Austria: it offers you none (4.4.1).',
      'No informal peace with Spain: you are not at war with it (4.4.1).',
    ]);
    for (const viewer of ['austria', 'france', 'spectator']) expect(game.told(viewer)).toEqual([]);
    expect(game.told('moderator')).toHaveLength(2);
    expect(areAtWar(game.state, 'austria', 'prussia')).toBe(true);
  });

  test('those who sue each other make one too (4.4.2)', () => {
    const board = prussiaInvaded();
    put(board, 'prussia_ii', 'paris');
    const game = peaceStep(board, { suits: { prussia: 'france', france: 'prussia' } });
    expect(game.told()[0]).toBe('France and Prussia make an informal peace, because each has sued the other (4.4.2).');
    expect(areAtWar(game.state, 'france', 'prussia')).toBe(false);
  });

  test('who has agreed on one is not sued; the suit of the others stands (ruling)', () => {
    const game = peaceStep(prussiaInvaded(), {
      suits: { prussia: 'all' },
      offers: { prussia: ['austria'], austria: ['prussia'] },
    });
    expect(game.told()).toEqual([
      'Prussia sues France for peace.',
      'Austria and Prussia make an informal peace (4.4.1).',
    ]);
    expect(asked(game)).toBe('france sued');
  });
});

describe('4.4.2: suing', () => {
  test('a suit that has become impossible is told to its power alone', () => {
    const game = peaceStep(prussiaInvaded(), { suits: { prussia: 'austria', spain: 'all', russia: 'turkey' } });
    expect(game.told('prussia')).toEqual([
      'You cannot sue Austria for peace: it has no forces on your home ground (4.4.2.1).',
    ]);
    expect(game.told('spain')).toEqual(['You cannot sue all enemies for peace: you are at war with nobody (4.4.2.1).']);
    expect(game.told('russia')).toEqual(['You cannot sue Turkey for peace: you are not at war with it (4.4.2.1).']);
    expect(game.told('austria')).toEqual([]);
    expect(game.asked).toBe('nobody');
  });

  test('the sued answer in secret, all at once', () => {
    const game = peaceStep(prussiaInvaded(), { suits: { prussia: 'all' } });
    expect(game.asked).toBe('austria+france sued');
    expect(game.prompt).toBe('Prussia sues you for peace. Which peace do you offer?');
    expect(game.options).toEqual(['prussia=conditional', 'prussia=unconditional']);
    expect(game.fallback).toEqual({ prussia: 'conditional' });
    game.answer({ prussia: 'unconditional' });
    expect(game.told('france')).toEqual([]);
    game.answer({ prussia: 'conditional' });
    expect(game.told()).toEqual([
      'Austria offers Prussia an unconditional peace.',
      'France offers Prussia a conditional peace.',
    ]);
    expect(game.revealed).toBe(true);
  });

  test('a conditional peace is accepted; an unconditional one may be refused, and is by silence', () => {
    const game = peaceStep(prussiaInvaded(), { suits: { prussia: 'all' } });
    game.answer({ prussia: 'unconditional' }, { prussia: 'conditional' });
    expect(game.asked).toBe('prussia accept-unconditional');
    expect(game.options).toEqual(['austria=accept', 'austria=refuse']);
    expect(game.fallback).toEqual({ austria: 'refuse' });
    game.answer({ austria: 'refuse' });
    expect(game.told()).toEqual(['Prussia refuses the unconditional peace of Austria.']);
    expect(game.asked).toBe('france+prussia terms');
    game.answer([], []);
    expect(areAtWar(game.state, 'prussia', 'austria')).toBe(true);
    expect(areAtWar(game.state, 'prussia', 'france')).toBe(false);
  });

  test('who refuses all of them stays at war with all', () => {
    const game = peaceStep(prussiaInvaded(), { suits: { prussia: 'france' } });
    game.answer({ prussia: 'unconditional' }, { france: 'refuse' });
    expect(game.asked).toBe('nobody');
    expect(areAtWar(game.state, 'prussia', 'france')).toBe(true);
  });

  test('a power that nobody plays offers a conditional peace', () => {
    const board = prussiaInvaded();
    board.state.powers.austria.played = 'nobody';
    const game = peaceStep(board, { suits: { prussia: 'all' } }, { played: ['france', 'prussia', 'russia'] });
    expect(game.asked).toBe('france sued');
    game.answer({ prussia: 'conditional' });
    expect(game.told()).toContain('Austria offers Prussia a conditional peace.');
    expect(game.asked).toBe('france+prussia terms');
    game.answer([], []);
    // What it takes by itself: of list B, the harder first.
    expect(game.told()).toContain('Austria takes from Prussia: Reparations (B.3): paid at once.');
  });

  test('one who has given up answers by silence', () => {
    const game = peaceStep(prussiaInvaded(), { suits: { prussia: 'all' } });
    game.resign('austria');
    game.answer({ prussia: 'conditional' }, { prussia: 'conditional' });
    expect(game.asked).toBe('france+prussia terms');
    game.answer([], []);
    expect(game.told()).toContain('Austria takes from Prussia: Special truce (B.2).');
  });
});

test('4.4.5.2: who entered the war at the same time throws dice for the order', () => {
  const board = aWarOn('prussia', 'france', 'austria');
  for (const pair of ['austria|prussia', 'france|prussia']) {
    const war = board.state.relations[pair]?.war;
    if (war) war.since = 0;
  }
  const dice = [die('die:victors:prussia:austria', 2), die('die:victors:prussia:france', 5)];
  const game = peaceStep(board, { suits: { prussia: 'all' } }, { dice });
  game.answer({ prussia: 'conditional' }, { prussia: 'conditional' });
  expect(game.told()).toContain('Dice for the order of the victors over Prussia: Austria 2 and France 5 (4.4.5.2).');
  expect(game.prompt).toContain('The victors take in this order: France and Austria over Prussia.');
});

test('B.4: a corps that is lent leaves its borrower’s enemies at once for its borrower’s land (ruling)', () => {
  const board = aWarOn('prussia', 'france');
  declareWar(board, 'france', 'austria');
  for (const corps of ['prussia_i', 'prussia_ii'])
    board.state.corps[corps] = { area: 'konigsberg', factors: { infantry: 12 } };
  board.state.loans = [{ corps: 'prussia_ii', from: 'prussia', to: 'austria', until: board.state.month + 9 }];
  const game = peaceStep(board, { suits: { prussia: 'all' } });
  game.answer({ prussia: 'conditional' });
  game.answer([{ order: 'take-prussia', answer: 'corps:prussia_i' }], []);
  expect(game.told('spain')).toContain('Forces of France go home: a corps in Konigsberg (to Hanover).');
  expect([game.state.corps.prussia_i?.area, game.state.corps.prussia_ii?.area]).toEqual(['hanover', 'konigsberg']);
});

test('7.3.7.1: who has peace stays shut in beside a minor country’s corps that is besieged still (ruling)', () => {
  const board = aWarOn('prussia', 'great_britain', 'france');
  put(board, 'prussia_i', 'dresden');
  put(board, 'france_i', 'berlin');
  board.state.minors.saxony = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
  board.state.minorWars = { saxony: ['prussia'] };
  board.state.corps.saxony_i = { area: 'dresden', factors: { infantry: 4 }, inCity: true, besieged: true };
  board.state.garrisons.dresden = { nation: 'great_britain', infantry: 2, militia: 0, besieged: true };
  board.state.sieges = { dresden: ['prussia'] };
  const offers = { prussia: ['great_britain' as const], great_britain: ['prussia' as const] };
  const game = peaceStep(board, { offers, suits: { prussia: 'france' } });
  expect(game.asked).toBe('france sued');
  const { state } = game;
  expect(areAtWar(state, 'prussia', 'great_britain')).toBe(false);
  expect([state.sieges, state.garrisons.dresden?.besieged]).toEqual([{ dresden: ['prussia'] }, true]);
});

describe('4.4.7: a separate peace', () => {
  /** Russia and Austria are allies at war with Prussia, which surrenders to Austria alone. */
  function separatePeace() {
    const board = aWarOn('prussia', 'austria', 'russia');
    makeAlliance(board, 'austria', 'russia');
    put(board, 'austria_i', 'breslau');
    const game = peaceStep(board, { suits: { prussia: 'austria' } });
    return game.answer({ prussia: 'conditional' }, [], []);
  }

  test('Russia can demand that Austria breaks their alliance', () => {
    const game = separatePeace();
    const demand = { 'austria-prussia': 'demand' };
    expect(game.asked).toBe('austria repatriation');
    game.answer(game.fallback ?? {});
    expect(game.asked).toBe('russia demand-break');
    expect(game.prompt).toBe(
      'Austria made peace with an enemy that you are still at war with. Must it break the alliance with you?',
    );
    expect(game.fallback).toEqual({ 'austria-prussia': 'keep' });
    game.answer(demand);
    expect(game.told()).toEqual([
      'Russia demands that Austria, which made peace with Prussia, breaks their alliance (4.4.7).',
      'Austria −2 political points: the alliance with Russia broken (4.7).',
    ]);
    expect(game.state.relations['austria|russia']?.alliance).toBeUndefined();
  });

  test('or keep it', () => {
    const game = separatePeace();
    game.answer(game.fallback ?? {}).answer({ 'austria-prussia': 'keep' });
    expect(game.told()).toEqual([]);
    expect(game.state.relations['austria|russia']?.alliance).toBeDefined();
  });

  test('after an informal peace with the common enemy, too', () => {
    const board = aWarOn('prussia', 'austria', 'russia');
    makeAlliance(board, 'austria', 'russia');
    const game = peaceStep(board, { offers: { prussia: ['austria'], austria: ['prussia'] } });
    expect(game.asked).toBe('russia demand-break');
  });
});

describe('4.4.6.2: forces go home', () => {
  const atBerlin = () => {
    const board = prussiaInvaded();
    const game = peaceStep(board, { offers: { prussia: ['france'], france: ['prussia'] } });
    expect(game.asked).toBe('france repatriation');
    return game;
  };

  test('where their owner wants them, of the places that the rule leaves', () => {
    const game = atBerlin();
    const places = game.options.map((id) => id.replace('corps-france_i=area:', ''));
    expect(places.length).toBeGreaterThan(1);
    const last = places.at(-1) ?? '';
    game.answer({ 'corps-france_i': `area:${last}` });
    expect(game.state.corps.france_i?.area).toBe(last);
  });

  test('by silence to the nearest; who orders nothing in the political phase is not waited for', () => {
    const game = atBerlin();
    const first = game.options[0]?.replace('corps-france_i=', '');
    expect(game.fallback).toEqual({ 'corps-france_i': first });
    const decision = game.game.rules.decisions.repatriation;
    const departures = { departures: [{ power: 'france' as const, from: 'prussia' }] };
    expect(decision.standing?.(game.position, 'france', departures)).toBeUndefined();
    const quiet = game.changed((state) => {
      state.standing.france = { quiet: true };
    });
    expect(decision.standing?.(quiet.position, 'france', departures)).toEqual({ 'corps-france_i': first });
  });

  test('others see that a corps goes, not which', () => {
    const game = atBerlin();
    const last = game.options.at(-1)?.replace('corps-france_i=', '') ?? '';
    game.answer({ 'corps-france_i': last });
    expect(game.told('prussia')[0]).toMatch(/^Forces of France go home: a corps in Berlin \(to /);
    expect(game.told('france')[0]).toMatch(/^Forces of France go home: French I Corps, in Berlin \(to /);
  });

  test('who has no choice is not asked, and what finds no place is lost', () => {
    const board = prussiaInvaded();
    put(board, 'france_i', 'paris');
    board.state.irregulars.breslau = [{ kind: 'guerrilla', power: 'austria', number: 1 }];
    const game = peaceStep(board, { offers: { prussia: ['austria'], austria: ['prussia'] } });
    expect(game.told()).toContain('Forces of Austria go home: guerrillas in Breslau (no place: lost).');
    expect(game.state.irregulars.breslau).toBeUndefined();
  });
});

test('2.4.2: how strong the loser is shows to nobody else, from the suit to the way home', () => {
  const twin = (infantry: number) => {
    const board = prussiaInvaded();
    board.state.corps.prussia_i = { area: 'paris', factors: { infantry } };
    board.state.corps.france_i = { area: 'berlin', factors: { infantry } };
    const game = peaceStep(board, { suits: { prussia: 'all' }, offers: { austria: ['prussia'] } });
    const seen: unknown[] = [];
    const look = () => {
      for (const viewer of ['russia', 'austria', 'spectator'])
        seen.push(game.told(viewer), game.view(viewer), game.asked);
    };
    look();
    for (let n = 0; game.asked !== 'nobody' && n < 9; n += 1) {
      game.answer(game.asked.endsWith('accept-unconditional') ? { austria: 'refuse' } : (game.fallback ?? {}));
      look();
    }
    return seen;
  };
  expect(twin(1)).toEqual(twin(14));
});

test('4: a suit and an offer of the political orders lead here', () => {
  const game = played(prussiaInvaded(), [{ step: 'political-phase', args: {} }]);
  const answers: { [seat: string]: { order: string; answer: string }[] } = {
    austria: [{ order: 'offer_peace', answer: 'power:prussia' }],
    prussia: [
      { order: 'sue', answer: 'power:france' },
      { order: 'offer_peace', answer: 'power:austria' },
    ],
  };
  for (const power of POWERS) game.answer(answers[power] ?? []);
  expect(game.told()).toEqual([
    'Prussia sues France for peace.',
    'Austria and Prussia make an informal peace (4.4.1).',
  ]);
  expect(game.asked).toBe('france sued');
});
