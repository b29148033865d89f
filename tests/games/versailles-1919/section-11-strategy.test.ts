import { describe, expect, test } from '@jest/globals';
import { happinessVp } from '../../../src/games/versailles-1919/ending/happiness-award.ts';
import type { Condition, FactionId, Pack } from '../../../src/games/versailles-1919/pack-types.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { conditionText } from '../../../src/games/versailles-1919/strategy/condition-text.ts';
import { conditionVp } from '../../../src/games/versailles-1919/strategy/condition-vp.ts';
import { strategyWorth } from '../../../src/games/versailles-1919/strategy/strategy-worth.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aTable } from './a-table.ts';

const english = translator('en', 'UTC');

describe('11.2: who chooses when', () => {
  const choosing = () =>
    aTable()
      .withPlayers('uk', 'fr', 'us', 'it')
      .withOrder('uk', 'fr', 'us', 'it')
      .withStrategies('isolationism', 'global-trade', 'fourteen-points', 'mobilization', 'outlawing-war');

  test('by rising VP of the issues; tokens and happiness do not count', () => {
    const game = choosing()
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'silesia')
      .withSettled('us', 'korea', ['navy-us', 'navy-us', 'navy-us'])
      .withSettled('it', 'banat')
      .withHappiness({ us: 29 })
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'choose-strategies', args: {} });
    expect(game.story).toEqual([
      'After the first uprising the strategy cards are chosen, in this order: the US 2, France 4, Italy 5 and the ' +
        'UK 6.',
    ]);
    expect(game.asked).toBe('us take-strategy');
    game.answer('mobilization', 'isolationism');
    expect([game.asked, game.options]).toEqual([
      'it take-strategy',
      ['global-trade', 'fourteen-points', 'outlawing-war'],
    ]);
    game.answer('global-trade', 'fourteen-points');
    expect(game.story).toEqual([
      'The UK takes the strategy card Fourteen Points.',
      'The strategy card Outlawing War is removed.',
    ]);
    expect(game.state.strategyOf).toEqual({
      us: 'mobilization',
      fr: 'isolationism',
      it: 'global-trade',
      uk: 'fourteen-points',
    });
    expect(game.state.strategies).toEqual([]);
  });

  test('ties: clockwise from the active player, who comes first', () => {
    const game = choosing()
      .withSettled('us', 'rhineland')
      .with((state) => {
        state.active = 'us';
      })
      .doing({ step: 'choose-strategies', args: {} });
    expect(game.story[0]).toContain('Italy 0, the UK 0, France 0 and the US 6');
  });
});

describe('11.3: every kind of condition', () => {
  const table = () =>
    aTable()
      .withSettled('uk', 'anschluss', ['industry', 'navy-uk'])
      .withSettled('uk', 'disarmament', ['navy-us', 'industry'])
      .withSettled('fr', 'korea', ['navy-us', 'empire-fr'])
      .withSettled('fr', 'silesia', ['empire-it'])
      .withSettled('fr', 'indemnity', ['reparations'])
      .withUnrest('eu', 3)
      .withUnrest('ba', 4)
      .withUnrest('pa', 8)
      .withUnit('uk', 'me', 8)
      .withUnits('uk', { exhausted: 1, demobilized: 1 })
      .withHappiness({ uk: 20, fr: 22, us: 0, it: 15, jp: 14 })
      .with((state) => {
        state.active = 'uk';
      })
      .doing();
  const vp = (condition: Condition, faction: FactionId = 'uk') => conditionVp(table().position, faction, condition);

  test('token: in play anywhere, also with a negative number, and by group', () => {
    expect(vp({ kind: 'token', token: 'industry', vp: 2 })).toBe(4);
    expect(vp({ kind: 'token', token: 'reparations', vp: -1 })).toBe(-1);
    expect(vp({ kind: 'token', token: 'navy-any', vp: 1 })).toBe(3);
    expect(vp({ kind: 'token', token: 'empire-any', vp: 1 })).toBe(2);
    expect(vp({ kind: 'token', token: 'bolshevik', vp: 2 })).toBe(0);
  });

  test('regions with unrest in columns 1 to 3, or 4 to 8', () => {
    expect(vp({ kind: 'regions', from: 1, to: 3, vp: 2 })).toBe(6);
    expect(vp({ kind: 'regions', from: 4, to: 8, vp: 1 })).toBe(2);
  });

  test('own units not demobilized, wherever they are', () => {
    expect(vp({ kind: 'units', vp: 2 })).toBe(4);
    expect(vp({ kind: 'units', vp: 1 }, 'fr')).toBe(3);
  });

  test('happiness x2: 0 in the condition; the award is twice as much, not three times', () => {
    const { position } = table();
    const twice = (faction: FactionId) => happinessVp(position, faction, [{ kind: 'happiness', times: 2 }]);
    expect(vp({ kind: 'happiness', times: 2 }, 'fr')).toBe(0);
    expect([twice('fr'), twice('uk'), twice('us')]).toEqual([12, 6, 0]);
    expect([happinessVp(position, 'fr', []), strategyWorth(position, 'fr', 'reparations')]).toEqual([6, 1 + 2 + 6]);
  });

  test('signatory: with 15 or more a nation signs, with 14 or less it refuses; Italy unplayed counts too', () => {
    expect(vp({ kind: 'signatory', nations: ['jp', 'it'], when: 'signs', vp: 3 })).toBe(3);
    expect(vp({ kind: 'signatory', nations: ['jp', 'it'], when: 'refuses', vp: 2 })).toBe(2);
  });

  test('issues of a kind that one controls', () => {
    expect(vp({ kind: 'issues', of: 'league', vp: 1 })).toBe(1);
    expect(vp({ kind: 'issues', of: 'reparations', vp: 2 }, 'fr')).toBe(2);
    expect(vp({ kind: 'issues', of: 'reparations', vp: 2 })).toBe(0);
  });

  test('issues in different regions', () => {
    expect(vp({ kind: 'different-regions', vp: 1 }, 'fr')).toBe(2);
    expect(vp({ kind: 'different-regions', vp: 1 })).toBe(1);
  });
});

test('every strategy card can be scored and has its words', () => {
  const { pack }: { readonly pack: Pack } = rules.builtInPack();
  const { position } = aTable().withSettled('uk', 'rhineland', ['industry']).doing();
  for (const { conditions } of Object.values(pack.strategy)) {
    expect(conditions).toHaveLength(4);
    for (const condition of conditions) {
      expect(Number.isInteger(conditionVp(position, 'uk', condition))).toBe(true);
      expect(english.t(conditionText(condition))).toMatch(/^[^#{}]+$/);
    }
  }
});
