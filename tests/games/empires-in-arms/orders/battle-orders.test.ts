import { describe, expect, test } from '@jest/globals';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { BATTLE, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { orderedAnswerTo } from '../../../../src/kernel/standing-answer.ts';
import { aBattle } from '../battle/a-battle.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';
import { atWar, type Board, put } from '../land/a-land-step.ts';

type Given = { readonly [P in Power]?: Reactions };

/** France attacks Austria at Linz, by default with as many corps. */
function battle(given: Given, change: (board: Board) => void = () => {}) {
  return aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', 'linz');
      put(board, 'austria_i', 'linz');
      board.state.standing = {
        ...(given.france && { france: { reactions: given.france } }),
        austria: { reactions: { intoCity: 'never', ...given.austria } },
      };
      change(board);
    },
    { attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }] },
  );
}
const by = (game: ReturnType<typeof battle>, seat: string) => {
  const decision = game.open()?.id ?? '';
  return orderedAnswerTo(game.game, game.machine, { decision, seat })?.answer;
};

describe('7.5.2.3: standing orders for battles', () => {
  test('lay down the chit of the part that the power has in the battle', () => {
    const orders: Given = { france: { attackChit: 'echelon', defendChit: 'cordon' } };
    expect(by(battle(orders), 'france')).toEqual({ chit: 'echelon' });
    expect(by(battle(orders), 'austria')).toBeUndefined();
    expect(by(battle({ austria: { defendChit: 'withdraw' } }), 'austria')).toEqual({ chit: 'withdraw' });
  });

  test('another one, or a question, where the enemy has more corps', () => {
    const more = (board: Board) => put(board, 'austria_ii', 'linz');
    expect(by(battle({ france: { attackChit: 'assault', attackWeak: 'probe' } }, more), 'france')).toEqual({
      chit: 'probe',
    });
    expect(by(battle({ france: { attackChit: 'assault', attackWeak: 'ask' } }, more), 'france')).toBeUndefined();
    expect(by(battle({ france: { attackChit: 'assault', attackWeak: 'ask' } }), 'france')).toEqual({ chit: 'assault' });
    expect(by(battle({ france: { attackWeak: 'probe' } }), 'france')).toBeUndefined();
  });

  test('are given in the form of orders on land, and taken back by “ask me”', () => {
    const game = wholeCampaign({ ruleset: BATTLE }).beside('france', 'orders-on-land', {
      ...{ attackChit: 'assault', attackWeak: 'ask', defendChit: 'defend', defendWeak: 'withdraw' },
    });
    expect(game.state.standing.france?.reactions).toEqual({
      ...{ attackChit: 'assault', attackWeak: 'ask', defendChit: 'defend', defendWeak: 'withdraw' },
    });
    expect(game.told('france')[0]).toContain('Your chit when you attack (7.5.2.3): Assault');
    expect(game.told('austria')).toEqual([]);
    game.beside('france', 'orders-on-land', { attackChit: 'ask', defendWeak: 'same' });
    expect(game.state.standing.france?.reactions).toEqual({ attackWeak: 'ask', defendChit: 'defend' });
    game.beside('france', 'orders-on-land', { battleLosses: 'ask' });
    expect(game.state.standing.france?.reactions).toMatchObject({ asksInBattle: true });
    expect(game.told('france').join()).toContain('Factors lost in each round of battle (7.5.2.7): Ask me');
    game.beside('france', 'orders-on-land', { battleLosses: 'everywhere' });
    expect(game.state.standing.france?.reactions).toMatchObject({ asksInBattle: 'everywhere' });
    expect(game.told('france').join()).toContain(
      'and so in bombardment, pursuit, trivial combat, assaults and sallies',
    );
    game.beside('france', 'orders-on-land', { battleLosses: 'at_once' });
    expect(game.state.standing.france?.reactions?.asksInBattle).toBeUndefined();
    game.beside('france', 'orders-on-land', { battleLosses: 'ask' });
    game.beside('france', 'orders-on-land', { all: 'none' });
    expect(game.state.standing).toEqual({});
  });

  test('are not offered before there are battles', () => {
    const marching = wholeCampaign({ ruleset: MARCH });
    expect(() => marching.beside('france', 'orders-on-land', { attackChit: 'assault' })).toThrow('attackChit');
  });
});
