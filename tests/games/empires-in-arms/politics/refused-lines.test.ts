import { describe, expect, test } from '@jest/globals';
import { beginPolitics } from '../../../../src/games/empires-in-arms/politics/plan-politics.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { english } from '../../played-game.ts';
import { declare, line } from './a-political-phase.ts';
import { board, refused, walked } from './a-sheet.ts';

describe('4.2.2: declarations that are refused, with the reason', () => {
  test('those on whom war can be declared come first; the others say why not', () => {
    const at = board((one) => {
      changeRelation(one.state, 'prussia', 'russia').enforcedUntil = { prussia: 18 };
    });
    const [first] = beginPolitics(at, 'prussia').orders();
    const options = first?.choice.kind === 'one' ? first.choice.options : [];
    const details = options.map(({ detail }) => detail && english.t(detail));
    const firstBarred = details.findIndex((detail) => !detail?.startsWith('Costs'));
    expect(details.slice(firstBarred).some((detail) => detail?.startsWith('Costs'))).toBe(false);
    expect(details[options.findIndex(({ id }) => id === 'power:russia')]).toContain('Peace with Russia is enforced');
    // Its place on the board.
    expect(options.find(({ id }) => id === 'minor:saxony')?.place).toBe(at.pack.minor.saxony?.capital);
    expect(options.some(({ id }) => id === 'power:prussia')).toBe(false);
  });

  test('4.2.1: what each costs stands beside it: a power, an ally, one with a marriage, a minor country', () => {
    const at = board((one) => {
      makeAlliance(one, 'prussia', 'russia');
      makeAlliance(one, 'prussia', 'austria');
      for (const other of ['austria', 'spain'] as const) changeRelation(one.state, 'prussia', other).marriage = true;
    });
    const choice = beginPolitics(at, 'prussia').order('declare')?.choice;
    const price = (id: string) => {
      const detail = choice?.kind === 'one' ? choice.options.find((option) => option.id === id)?.detail : undefined;
      return detail && english.t(detail);
    };
    expect(price('power:turkey')).toBe('Costs 3 political points (4.2.1.1)');
    expect(price('power:russia')).toBe('Costs 5 political points, with the alliance that it ends (4.2.1.1)');
    expect(price('power:austria')).toBe(
      'Costs 6 political points, with the alliance and the royal marriage that it ends (4.2.1.1)',
    );
    expect(price('power:spain')).toBe('Costs 4 political points, with the royal marriage that it ends (4.2.1.1)');
    expect(price('minor:saxony')).toBe('Costs 1 political point if somebody takes control (4.2.1.2)');
  });

  test('4.2.2.1: forces inside; 4.2.2.4: an enforced peace', () => {
    const at = board((one) => {
      changeRelation(one.state, 'prussia', 'russia').enforcedUntil = { prussia: 18 };
      const [corps = ''] = Object.keys(one.state.corps).filter((id) => one.pack.corpsOf[id]?.nation === 'prussia');
      one.state.corps[corps] = { area: 'vienna', factors: { infantry: 1 } };
    });
    expect(refused(at, 'prussia', ...declare('power:russia'))).toContain(
      'Peace with Russia is enforced until July 1806 (4.2.2.4)',
    );
    expect(refused(at, 'prussia', ...declare('power:austria'))).toContain('You have forces inside Austria (4.2.2.1)');
  });

  test('4.2.2.2: an enemy at home; 4.2.2.3: out of reach', () => {
    const at = board((one) => {
      declareWar(one, 'turkey', 'prussia');
      const turkish = one.pack.corps.find(({ nation, symbol }) => nation === 'turkey' && symbol === 'infantry');
      one.state.corps[turkish?.id ?? ''] = { area: 'berlin', factors: { infantry: 1 } };
    });
    expect(refused(at, 'prussia', ...declare('power:russia'))).toContain('in your home nation (4.2.2.2)');
    expect(refused(at, 'prussia', ...declare('minor:egypt'))).toContain('No force of yours can reach Egypt');
  });

  test('a target is named once', () => {
    expect(refused(board(), 'prussia', ...declare('power:russia'), ...declare('power:russia'))).not.toBe('');
  });
});

describe('4.4 to 4.9: lines that are refused, with the reason', () => {
  test('4.4.2.1: an enemy who has nothing in the home nation is sued only with all others', () => {
    const at = board((one) => {
      declareWar(one, 'prussia', 'turkey');
      declareWar(one, 'prussia', 'spain');
    });
    expect(refused(at, 'prussia', line('sue', 'power:turkey'))).toContain('Turkey has no forces in your home nation');
    expect(refused(at, 'prussia', line('sue', 'all'))).toBe('');
    // One suit is all.
    expect(walked(at, 'prussia', line('sue', 'all')).orders).not.toContain('sue');
  });

  test('4.5: no alliance with an enemy, unless peace is looked for; none too early', () => {
    const at = board((one) => {
      declareWar(one, 'prussia', 'turkey');
      changeRelation(one.state, 'prussia', 'spain').noAllianceUntil = 6;
    });
    expect(refused(at, 'prussia', line('ally', 'power:turkey'))).toContain('You are at war with Turkey');
    expect(refused(at, 'prussia', line('offer_peace', 'power:turkey'), line('ally', 'power:turkey'))).toBe('');
    expect(refused(at, 'prussia', line('sue', 'power:turkey'), line('ally', 'power:turkey'))).toBe('');
    expect(refused(at, 'prussia', line('ally', 'power:spain'))).toContain('from July 1805 on (4.5)');
  });

  test('4.5: beside a power that is no ally yet stands why it cannot become one', () => {
    const at = board((one) => declareWar(one, 'prussia', 'turkey'));
    const orders = beginPolitics(at, 'prussia').orders();
    const choice = orders.find(({ id }) => id === 'ally')?.choice;
    const details =
      choice?.kind === 'one' ? choice.options.map(({ id, detail }) => [id, detail && english.t(detail)]) : [];
    expect(details).toContainEqual([
      'power:turkey',
      'You are at war with Turkey, and an alliance needs peace first (4.5)',
    ]);
    expect(details).toContainEqual(['power:spain', undefined]);
  });

  test('4.9: all who move together are allies', () => {
    const at = board((one) => {
      makeAlliance(one, 'prussia', 'russia');
      makeAlliance(one, 'prussia', 'spain');
    });
    const both = line('combine', { phase: 'land', with: ['power:russia', 'power:spain'] });
    expect(refused(at, 'prussia', both)).toContain('Russia and Spain are not allied');
    expect(refused(at, 'prussia', line('combine', { phase: 'land', with: ['power:russia'] }))).toBe('');
    // With whom an alliance is only offered yet, too.
    const turkish = line('combine', { phase: 'naval', with: ['power:turkey'] });
    expect(refused(at, 'prussia', line('ally', 'power:turkey'), turkish)).toBe('');
    expect(refused(at, 'prussia', turkish)).not.toBe('');
  });

  test('a phase is combined once', () => {
    const at = board((one) => makeAlliance(one, 'prussia', 'russia'));
    const combine = (phase: string) => line('combine', { phase, with: ['power:russia'] });
    expect(refused(at, 'prussia', combine('land'), combine('naval'))).toBe('');
    expect(refused(at, 'prussia', combine('land'), combine('both'))).not.toBe('');
    expect(refused(at, 'prussia', combine('land'), combine('land'))).not.toBe('');
  });

  test('lines that contradict one another', () => {
    const at = board((one) => makeAlliance(one, 'prussia', 'russia'));
    const russia = 'power:russia';
    const wanted = 'wants something of Russia that this would undo';
    expect(refused(at, 'prussia', line('break', russia), ...declare(russia))).toContain(wanted);
    expect(refused(at, 'prussia', ...declare(russia), line('break', russia))).toContain('declare war on Russia');
    const combine = line('combine', { phase: 'land', with: [russia] });
    expect(refused(at, 'prussia', combine, ...declare(russia))).toContain(wanted);
    expect(refused(at, 'prussia', ...declare(russia), combine)).toContain('declare war on Russia');
    expect(refused(at, 'prussia', line('break', russia), combine)).toContain('break the alliance with Russia');
    expect(refused(at, 'prussia', combine, line('break', russia))).toContain(wanted);
    expect(refused(at, 'prussia', line('ally', 'power:spain'), ...declare('power:spain'))).toContain('Spain');
    expect(refused(at, 'prussia', ...declare('power:spain'), line('ally', 'power:spain'))).toContain('war on Spain');
    expect(refused(at, 'prussia', ...declare('minor:saxony'), line('want', ['minor:saxony']))).toContain(
      'war on Saxony',
    );
    expect(refused(at, 'prussia', line('want', ['minor:saxony']), ...declare('minor:saxony'))).toContain('of Saxony');
    // Whoever wants any country still attacks one.
    expect(refused(at, 'prussia', line('want', ['all']), ...declare('minor:saxony'))).toBe('');
  });

  test('4.6: wishes are written once; none at all is a wish, too', () => {
    expect(refused(board(), 'prussia', line('want', []))).toBe('');
    expect(walked(board(), 'prussia', line('want', [])).words).toEqual(['Control of no minor country is rolled for']);
    expect(walked(board(), 'prussia', line('want', [])).orders).not.toContain('want');
    expect(walked(board(), 'prussia', line('want', ['all'])).words).toEqual([
      'Control of every minor country is rolled for, wherever anybody declares war',
    ]);
  });
});
