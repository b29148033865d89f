import { describe, expect, test } from '@jest/globals';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { english } from '../../played-game.ts';
import { anEconomicPhase, buy, line, problemWith, sent, sheetOf } from './a-budget.ts';

const PACK = anEconomicPhase().game.setting.pack;
const ids = (game: ReturnType<typeof anEconomicPhase>, power: Parameters<typeof sheetOf>[1]) =>
  sheetOf(game, power)
    .orders()
    .map(({ id }) => id);
describe('8.2: the income', () => {
  test('each power is told its own, line by line, and those of its free states', () => {
    const game = anEconomicPhase();
    expect(game.told('france')).toEqual([
      [
        'Income of France: home provinces 60 money, 30 manpower, other lands 17 money, 9 manpower',
        'and American trade 9 money. Together 86 money and 39 manpower; the treasury holds 111',
        'money and 39 manpower (8.2).',
      ].join(' '),
      [
        'Income of Holland: other lands 12 money, 6 manpower and American trade 3 money. Together',
        '15 money and 6 manpower; the treasury holds 15 money and 6 manpower (8.2).',
      ].join(' '),
      [
        'Income of Lombardy: other lands 8 money, 4 manpower. Together 8 money and 4 manpower; the',
        'treasury holds 8 money and 4 manpower (8.2).',
      ].join(' '),
    ]);
    expect(game.told('spectator')).toEqual([]);
  });

  test('10.5.2: the die for economic loss is open, what it costs is not', () => {
    const unstable = (state: State) => {
      state.powers.spain.square = 12;
    };
    const game = anEconomicPhase({ change: unstable, dice: { 'economic-loss:spain': [1] } });
    expect(game.told('turkey')).toContain('Spain throws 1 for economic loss and collects half of its income (10.5.2).');
    expect(game.told('turkey').some((text) => text.startsWith('Income of Spain'))).toBe(false);
    expect(game.told('spain').some((text) => text.includes('After economic loss'))).toBe(true);
    const spared = anEconomicPhase({ change: unstable, dice: { 'economic-loss:spain': [2] } });
    expect(spared.told('turkey')).toContain(
      'Spain throws 2 for economic loss and collects all of its income (10.5.2).',
    );
  });

  test('B.3: reparations are told to both', () => {
    const game = anEconomicPhase({
      change: (state) => {
        state.treaties.push({ from: 'austria', to: 'prussia', term: 'B.3', divisor: 3, left: 1 });
      },
    });
    const paid = (viewer: string) => game.told(viewer).filter((text) => text.startsWith('Austria pays Prussia'));
    expect(paid('austria')).toHaveLength(1);
    expect(paid('prussia')).toEqual(paid('austria'));
    expect(paid('russia')).toEqual([]);
  });
});

describe('8: the budget', () => {
  test('is asked of all who decide, at once and in secret', () => {
    const game = anEconomicPhase({ played: ['france', 'great_britain', 'spain'] });
    expect(game.asked).toBe('france+great_britain+spain budget');
    expect(game.prompt).toBe(
      [
        'What do you do with 111 money and 39 manpower, of which upkeep takes 19 money? Your orders',
        'are secret until all are in.',
      ].join(' '),
    );
    expect(game.state.phase).toBe('economy');
  });

  test('8.5: upkeep counts from the first line on, and every line is added', () => {
    const game = anEconomicPhase();
    const costs = (point: ReturnType<typeof sheetOf>) => point.costs().map((cost) => english.t(cost));
    expect(costs(sheetOf(game, 'france'))[0]).toBe(
      'You spend 19 of 111 money, 19 of it for upkeep, and 0 of 39 manpower',
    );
    const some = sheetOf(
      game,
      'france',
      buy('ware:infantry', 10),
      line('lend', { to: 'minor:holland', money: 5 }),
      buy('ware:infantry', 2, 'minor:holland'),
      line('give-up', 'corps:france_i'),
    );
    expect(costs(some)).toEqual([
      'You spend 53 of 111 money, 18 of it for upkeep, and 10 of 39 manpower',
      'Holland spends 9 of 20 money, 3 of it for upkeep, and 2 of 6 manpower',
      'Lombardy spends 1 of 8 money, 1 of it for upkeep, and 0 of 4 manpower',
    ]);
  });

  test('what lines order, and what comes of them', () => {
    const sheet = sheetOf(anEconomicPhase(), 'great_britain');
    const told = (one: Parameters<typeof sheet.say>[0]) =>
      [english.t(sheet.say(one)), ...sheet.forecast(one).map((text) => english.t(text))].join(' | ');
    expect(told(buy('ware:infantry', 4))).toBe(
      '4 infantry factors bought | 12 money and 4 manpower, arrives in June 1805',
    );
    expect(told(line('transfer', { from: 'power:france', points: 2 }))).toBe(
      'France loses 2 victory points instead of your gaining as many | You gain 6 victory points yourself',
    );
    expect(told(line('manipulate', 'setting:-1'))).toBe(
      [
        'Economic manipulation at −1 | −1 political point now; +10 % of the home taxes in money',
        'and +10 % in manpower with the next income',
      ].join(' '),
    );
    expect(told(line('stop-american-trade', 'power:france'))).toBe(
      'The American trade of France is stopped | The United States go to war with you on a die of 1 or less',
    );
    expect(told(line('lend', { to: 'power:russia', money: 7 }))).toBe('7 money to Russia');
    expect(told(line('refuse-trade', 'power:spain'))).toBe('The domestic trade of Spain is refused');
    const [fleet] = Object.keys(anEconomicPhase().state.fleets).filter((id) => id.startsWith('great_britain'));
    expect(told(line('give-up', `fleet:${fleet}`))).toMatch(/its ships are lost: \d+; −1 political point$/);
  });

  test('who sends nothing pays upkeep alone, also a power that nobody plays', () => {
    const game = sent(anEconomicPhase({ played: ['france', 'great_britain', 'spain'] }));
    expect(game.asked).toBe('nobody');
    expect(game.state.arrivals).toEqual([]);
    expect(game.state.powers.turkey.money).toBe(36);
    expect(game.state.powers.france.money).toBe(92);
    expect(game.told('france')).toContain(
      'Expenses of France (8.5): upkeep 19 money. What is left: 92 money and 39 manpower.',
    );
    expect(game.told('spain').some((text) => text.startsWith('Expenses of France'))).toBe(false);
  });

  test('a preview shows what the lines do by themselves, and leaves the game as it is', () => {
    const game = anEconomicPhase();
    const before = JSON.stringify(game.state);
    const { sheet } = game.game.rules.decisions.budget;
    const after = sheet?.preview(
      game.position,
      'france',
      [buy('ware:militia', 3), line('manipulate', 'setting:1')],
      {},
    );
    expect(after?.powers.france.money).toBe(89);
    expect(after?.arrivals).toEqual([{ nation: 'france', power: 'france', month: 3, what: 'militia', number: 3 }]);
    expect(after?.powers.france.square).toBe(game.state.powers.france.square + 1);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('8.1: victory points', () => {
  test('8.1.2: Great Britain alone turns points, at most one in three, once, against an enemy', () => {
    const game = anEconomicPhase();
    expect(ids(game, 'france')).not.toContain('transfer');
    const sheet = sheetOf(game, 'great_britain');
    expect(problemWith(sheet, line('transfer', { from: 'power:france', points: 3 }))).toMatch(/not offered/);
    expect(problemWith(sheet, line('transfer', { from: 'power:spain', points: 1 }))).toMatch(/not offered/);
    const turned = line('transfer', { from: 'power:france', points: 2 });
    expect(problemWith(sheetOf(game, 'great_britain', turned), turned)).toBe('no such order');
    sent(game, { great_britain: [turned] });
    expect(game.told()[0]).toBe(
      [
        'Victory points (8.1): Austria +5, France +7, Great Britain +6, Prussia +8, Russia +7,',
        'Spain +6 and Turkey +5. Great Britain turns 2 of its points against France.',
      ].join(' '),
    );
    expect(game.state.powers.france.victoryPoints).toBe(7);
  });

  test('with a goal reached the campaign is over, and nothing that was written happens', () => {
    const game = anEconomicPhase({
      change: (state) => {
        state.powers.prussia.goal = 8;
      },
    });
    sent(game, { france: [buy('ware:militia', 3)] });
    expect(game.state.ending).toEqual({ how: 'goal', winners: ['prussia'] });
    expect(game.state.arrivals).toEqual([]);
    expect(game.outcome?.winners ?? game.outcome).toBeDefined();
  });
});

describe('8.3: loans', () => {
  test('go out before anything is paid, and are told to the two alone', () => {
    const game = anEconomicPhase();
    sent(game, { russia: [line('lend', { to: 'power:austria', money: 20 })] });
    expect(game.state.powers.austria.money).toBe(75);
    expect(game.state.powers.russia.money).toBe(50);
    expect(game.told('austria')).toContain('Russia lends Austria 20 money (8.3).');
    expect(game.told('russia')).toContain('Russia lends Austria 20 money (8.3).');
    expect(game.told('france')).not.toContain('Russia lends Austria 20 money (8.3).');
  });

  test('not to enemies, nor to free states of others, nor more than there is when upkeep is paid', () => {
    const sheet = sheetOf(anEconomicPhase(), 'great_britain');
    for (const to of ['power:france', 'minor:holland', 'power:great_britain'])
      expect(problemWith(sheet, line('lend', { to, money: 1 }))).toMatch(/not offered/);
    expect(problemWith(sheet, line('lend', { to: 'power:spain', money: 135 }))).toMatch(/not offered/);
    expect(problemWith(sheet, line('lend', { to: 'power:spain', money: 134 }))).toBe('fits');
  });
});

describe('8.3: a loan that is counted on', () => {
  const counted = line('count-on-loan', { from: 'power:russia', money: 30 });
  const lent = line('lend', { to: 'power:austria', money: 30 });
  /** More than Austria has without the loan. */
  const guard = buy('ware:infantry', 28);

  test('can be spent at once, if it comes', () => {
    const game = anEconomicPhase();
    expect(problemWith(sheetOf(game, 'austria'), guard)).toMatch(/not offered|It costs/);
    const sheet = sheetOf(game, 'austria', counted);
    expect(problemWith(sheet, guard)).toBe('fits');
    expect(english.t(sheet.costs()[0] ?? { key: '' })).toBe(
      'You spend 19 of 104 money, 19 of it for upkeep, and 0 of 30 manpower',
    );
    expect(problemWith(sheet, counted)).toMatch(/not offered/);
    expect(sheet.forecast(counted).map((text) => english.t(text))).toEqual([
      'If it does not come, nothing comes of the purchases that it was to pay for',
    ]);
    expect(
      problemWith(sheetOf(game, 'great_britain'), line('count-on-loan', { from: 'power:france', money: 1 })),
    ).toMatch(/not offered/);
    sent(game, { austria: [counted, guard], russia: [lent] });
    expect(game.state.arrivals).toHaveLength(1);
    expect(game.state.powers.austria.money).toBe(1);
  });

  test('else what it was to pay for lapses, which its power alone is told', () => {
    const game = sent(anEconomicPhase(), { austria: [counted, guard] });
    expect(game.state.arrivals).toEqual([]);
    const lapsed =
      'Not done: 28 infantry factors bought. It costs 84 money and 28 manpower, and Austria has 55 and 30 left (8.5).';
    expect(game.told('austria')).toContain(lapsed);
    expect(game.told('russia')).not.toContain(lapsed);
  });

  test('and can be lent on; what nobody has in the end lapses', () => {
    const on = line('lend', { to: 'power:spain', money: 80 });
    const game = sent(anEconomicPhase(), { austria: [counted, on], russia: [lent] });
    expect(game.state.powers.spain.money).toBe(150);
    const short = sent(anEconomicPhase(), { austria: [counted, on] });
    expect(short.told('austria')).toContain('Not done: 80 money to Spain. You have 74 money left for it (8.3).');
  });

  test('a preview takes it as lent', () => {
    const game = anEconomicPhase();
    const after = game.game.rules.decisions.budget.sheet?.preview(game.position, 'austria', [counted, guard], {});
    expect(after?.powers.austria.money).toBe(1);
  });
});

describe('8.4: manipulation', () => {
  test('its points count at once, the income follows', () => {
    const game = anEconomicPhase();
    const setting = line('manipulate', 'setting:2');
    expect(problemWith(sheetOf(game, 'spain', setting), setting)).toBe('no such order');
    expect(problemWith(sheetOf(game, 'spain'), line('manipulate', 'setting:0'))).toMatch(/not offered/);
    sent(game, { spain: [setting] });
    expect(game.told()).toContain('Spain +2 political points: economic manipulation (8.4).');
    expect(game.state.powers.spain.manipulation).toBe(2);
    expect(game.state.powers.france.manipulation).toBe(0);
  });
});

describe('8.5: upkeep', () => {
  /** All of Spain is Austria's, so that nothing comes in. */
  const cutOff = (state: State) => {
    state.powers.spain.money = 0;
    for (const province of PACK.provinces) if (province.power === 'spain') state.ceded[province.id] = 'austria';
    for (const [id, minor] of Object.entries(state.minors))
      if (minor.status !== 'neutral' && minor.controller === 'spain') state.minors[id] = { status: 'neutral' };
  };

  test('a sheet is unfinished until what cannot be paid is given up', () => {
    const game = anEconomicPhase({ change: cutOff });
    const begin = sheetOf(game, 'spain');
    const problem = begin.unfinished();
    expect(problem && english.t(problem.problem)).toBe('Spain cannot pay the upkeep of everything: give something up');
    expect(begin.orders().map(({ id }) => id)).not.toContain('buy');
    expect(begin.orders().map(({ id }) => id)).not.toContain('lend');
    expect(sheetOf(game, 'spain', ...begin.rest()).unfinished()).toBeUndefined();
    expect(game.asked).toContain('spain');
    expect(() => sent(game)).toThrow('economy.unfinished');
  });

  test('what is given up is off the map; a fleet costs a point; others see backs alone', () => {
    const game = anEconomicPhase();
    const [fleet = ''] = Object.keys(game.state.fleets).filter((id) => id.startsWith('france'));
    const lines = [line('give-up', 'corps:france_i'), line('give-up', `fleet:${fleet}`)];
    expect(problemWith(sheetOf(game, 'france', ...lines), lines[0] ?? line('', ''))).toMatch(/not offered/);
    const area = game.state.corps.france_i?.area ?? '';
    sent(game, { france: lines });
    expect(game.state.corps.france_i).toBeUndefined();
    expect(game.state.fleets[fleet]).toBeUndefined();
    const name = english.t(PACK.area[area]?.name ?? { key: '' });
    expect(game.told().find((text) => text.startsWith('France gives up'))).toContain(`a corps in ${name}`);
    expect(game.told().some((text) => text.includes('What you give up'))).toBe(false);
    expect(game.told('france').some((text) => text.startsWith('What you give up'))).toBe(true);
    expect(game.told()).toContain('France −1 political point: a fleet scuttled or given up (5.1.4).');
    expect(game.state.powers.france.money).toBe(94);
  });

  test('what a loan that does not come was to pay for is given up: depots, then the weakest corps', () => {
    const game = anEconomicPhase({ change: cutOff });
    const before = Object.keys(game.state.corps).filter((id) => id.startsWith('spain')).length;
    sent(game, { spain: [line('count-on-loan', { from: 'power:france', money: 50 })] });
    expect(game.told().some((text) => text.startsWith('Spain gives up'))).toBe(true);
    expect(Object.keys(game.state.corps).filter((id) => id.startsWith('spain')).length).toBeLessThan(before);
    expect(game.state.powers.spain.money).toBe(0);
  });

  test('the fallback gives up what must be', () => {
    const game = anEconomicPhase({ change: cutOff });
    const { rules } = game.game;
    const fallback = rules.decisions.budget.fallback(game.position, 'spain', {});
    expect(Array.isArray(fallback) && fallback.length > 0).toBe(true);
    sent(game, { spain: Array.isArray(fallback) ? fallback.filter((one) => typeof one === 'object') : [] });
    expect(game.state.powers.spain.money).toBe(0);
  });
});
