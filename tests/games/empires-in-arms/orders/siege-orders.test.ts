import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const onLand = (power: Power, ...answers: readonly FormAnswer[]) =>
  answers.reduce(
    (game: WholeCampaign, answer) => game.beside(power, 'orders-on-land', answer),
    wholeCampaign({ ruleset: CURRENT }),
  );
const reactionsOf = (game: WholeCampaign, power: Power) => game.state.standing[power]?.reactions;

describe('7.5.4, 10.1.1: standing orders for sieges and guerrillas', () => {
  test('say when cities are assaulted, what is done behind breached walls, and who attacks besiegers', () => {
    const game = onLand('spain', {
      assaults: 'even',
      breached: 'surrender',
      sallies: 'never',
      guerrillas: 'by_themselves',
    });
    expect(reactionsOf(game, 'spain')).toEqual({
      assaults: 'even',
      breached: 'surrender',
      sallies: 'never',
      guerrillas: 'by_themselves',
    });
    expect(game.told('spain')).toEqual([
      'Standing orders of Spain on land: Assault cities that you besiege (7.5.4.1): Where a breach is at least as ' +
        'likely as not, Behind breached walls (7.5.4.1): Surrender, Besieged forces attack the besiegers (7.5.4.2): ' +
        'Never and Guerrillas that rise (10.1.1): They choose their areas themselves.',
    ]);
    expect(game.told('france')).toEqual([]);
  });

  test('what is left out stays; “ask me” takes one back, “none” all', () => {
    const game = onLand('france', { assaults: 'always', breached: 'fight' }, { assaults: 'ask', sallies: 'always' });
    expect(reactionsOf(game, 'france')).toEqual({ breached: 'fight', sallies: 'always' });
    game.beside('france', 'orders-on-land', { all: 'none' });
    expect(game.state.standing).toEqual({});
  });

  test('only Spain has guerrillas, and nobody orders anything before there are battles', () => {
    expect(() => onLand('france', { guerrillas: 'by_themselves' })).toThrow('guerrillas');
    const marching = wholeCampaign({ ruleset: MARCH });
    expect(() => marching.beside('france', 'orders-on-land', { assaults: 'always' })).toThrow('assaults');
  });
});
