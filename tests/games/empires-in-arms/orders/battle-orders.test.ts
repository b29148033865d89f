import { describe, expect, test } from '@jest/globals';
import { landFields } from '../../../../src/games/empires-in-arms/orders/land-fields.ts';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Choice, FormAnswer } from '../../../../src/kernel/choice.ts';
import { Refusal } from '../../../../src/kernel/refusal.ts';
import { orderedAnswerTo } from '../../../../src/kernel/standing-answer.ts';
import { readTerms } from '../../../../src/mail/replies/read-terms.ts';
import { english } from '../../played-game.ts';
import { aBattle, lead } from '../battle/a-battle.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';
import { atWar, put } from '../land/a-land-step.ts';

type Begin = {
  readonly attackers?: Power[];
  readonly options?: Record<string, string>;
  readonly dice?: { readonly [purpose: string]: readonly number[] };
};
type Given = { readonly [P in Power]?: Reactions };

/** France attacks Austria at Linz, by default with as many corps. */
function battle(
  given: Given,
  change: (board: Board) => void = () => {},
  { attackers = ['france'], ...begin }: Begin = {},
) {
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
    { attacks: [{ area: 'linz', attackers, defenders: ['austria'] }], ...begin },
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
    const game = wholeCampaign({ ruleset: CURRENT }).beside('france', 'orders-on-land', {
      ...{ attackChit: 'assault', attackWeak: 'ask', defendChit: 'defend', defendWeak: 'withdraw' },
    });
    expect(game.state.standing.france?.reactions).toEqual({
      ...{ attackChit: 'assault', attackWeak: 'ask', defendChit: 'defend', defendWeak: 'withdraw' },
    });
    expect(game.told('france')[0]).toContain('Your chit when you attack (7.5.2.3): Assault');
    expect(game.told('france')[0]).toContain('Your chit when you are attacked and they have more corps: Withdraw');
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

  test('the whole plan of a part, as far as the battle has room for it', () => {
    const whole: Reactions = {
      attackChit: 'outflank',
      attackOrders: {
        ...{ flank: 'one', help: { from: 3, when: { whose: 'ours', below: 20 } } },
        ...{ guard: { columns: 2, round: 2, when: 'always' }, leave: 'never', next: 'assault', pursue: 'no' },
      },
    };
    const napoleons = (board: Board) => {
      put(board, 'france_ii', 'linz', { factors: { infantry: 2 } });
      put(board, 'france_guard', 'linz', { factors: { guard: 9 } });
      put(board, 'france_iii', 'innsbruck');
      lead(board, 'napoleon', 'france_i');
    };
    const on = { options: { guard_commitment: 'on' } };
    expect(by(battle({ france: whole }, napoleons, on), 'france')).toEqual({
      ...{ chit: 'outflank', flank: ['corps:france_ii'] },
      ...{ reinforce: ['corps:france_iii'], from: 'round_3', when: 'ours-below-2' },
      ...{ guard: 'columns_2', staked: 'round_2', stakedWhen: 'always', leave: 'never', next: 'assault', pursue: 'no' },
    });
    const withoutGuard = { ...whole, attackChit: 'probe' as const };
    expect(by(battle({ france: withoutGuard }), 'france')).toEqual({
      ...{ chit: 'probe', leave: 'never', next: 'assault', pursue: 'no' },
    });
    expect(by(battle({ france: whole }), 'france')).toBeUndefined();
  });

  test('half of the corps goes around the flank, or all but one, the weaker ones', () => {
    const flank = (orders: Reactions['attackOrders']) => {
      const four = (board: Board) => {
        for (const [n, id] of ['france_ii', 'france_iii', 'france_iv'].entries())
          put(board, id, 'linz', { factors: { infantry: 2 + n } });
        lead(board, 'ney', 'france_iv');
      };
      const reactions: Reactions = { attackChit: 'outflank', ...(orders && { attackOrders: orders }) };
      return by(battle({ france: reactions }, four), 'france');
    };
    expect(flank(undefined)).toMatchObject({ flank: ['corps:france_ii', 'corps:france_iii'] });
    expect(flank({ flank: 'most' })).toMatchObject({
      flank: ['corps:france_ii', 'corps:france_iii', 'corps:france_iv'],
    });
    expect(flank({ flank: 'ask' })).toBeUndefined();
  });

  test('by the odds that the power has named, and with another order to leave where they have more', () => {
    const orders: Reactions = {
      ...{ attackChit: 'assault', attackWeak: 'probe' },
      attackOrders: { leave: 'never', leaveWeak: { whose: 'ours', below: 15 } },
    };
    const two = (board: Board) => put(board, 'austria_ii', 'linz');
    expect(by(battle({ france: orders }, two), 'france')).toEqual({ chit: 'probe', leave: 'ours-below-1.5' });
    expect(by(battle({ france: { ...orders, weakerFrom: 20 } }, two), 'france')).toEqual({
      ...{ chit: 'assault', leave: 'never' },
    });
    expect(by(battle({ france: { ...orders, weakerFrom: 5 } }), 'france')).toMatchObject({ chit: 'probe' });
  });

  test('“ask me” in a part of the plan asks at the moment that there is for it', () => {
    const asks = (attackOrders: Reactions['attackOrders']) =>
      by(battle({ france: { attackChit: 'assault', ...(attackOrders && { attackOrders }) } }), 'france');
    expect(asks({ leave: 'ask' })).toEqual({ chit: 'assault', leave: 'never', ask: ['second_day'] });
    expect(asks({ help: 'ask' })).toEqual({ chit: 'assault', ask: ['round_2', 'round_3'] });
    expect(asks({ pursue: 'ask' })).toBeUndefined();
    expect(by(battle({ france: { attackChit: 'assault', asksRetreat: true } }), 'france')).toBeUndefined();
  });

  test('trip where the power wants to be asked all the same', () => {
    const chits: Reactions = { attackChit: 'assault', defendChit: 'defend' };
    const led = (board: Board) => lead(board, 'charles', 'austria_i');
    const asked = (askAnyway: Reactions['askAnyway'], change?: (board: Board) => void, more: Reactions = {}) =>
      by(battle({ france: { ...chits, ...(askAnyway && { askAnyway }), ...more } }, change), 'france') === undefined;
    expect([asked(['leader'], led), asked(['leader']), asked(undefined, led)]).toEqual([true, false, false]);
    expect([asked(['many'], undefined, { askFrom: 2 }), asked(['many'], undefined, { askFrom: 3 })]).toEqual([
      true,
      false,
    ]);
    const withAlly = (board: Board) => {
      atWar(board, 'spain', 'austria');
      put(board, 'spain_i', 'linz');
      put(board, 'france_ii', 'linz');
    };
    const attackers: Power[] = ['france', 'spain'];
    const side = (askAnyway: Reactions['askAnyway']) =>
      by(battle({ france: { ...chits, ...(askAnyway && { askAnyway }) } }, withAlly, { attackers }), 'france');
    expect([side(['allies']), side(['capital', 'relief'])]).toEqual([undefined, { chit: 'assault' }]);
  });

  test('the log tells their power what they come to, and nobody else', () => {
    const given: Given = {
      france: { attackChit: 'echelon', attackOrders: { leave: 'never', pursue: 'no' } },
      austria: { defendChit: 'cordon' },
    };
    const game = battle(given);
    const [france = {}, austria = {}] = ['france', 'austria'].map((seat) => by(game, seat) as FormAnswer);
    const told = (viewer: string) =>
      battle(given)
        .orders({ france, austria })
        .report(viewer)
        .filter((line) => line.includes('standing orders'));
    expect(told('france')).toEqual([
      'Linz: your standing orders answer for the battle there: ' +
        'Chit: Echelon, Leave after a day: never and Pursuit: no.',
    ]);
    expect(told('austria').join()).toContain('Chit: Cordon');
    for (const viewer of ['russia', 'spectator']) expect(told(viewer)).toEqual([]);
    const byHand = battle({}).orders({ france, austria }).report('france').join();
    expect(byHand).not.toContain('standing orders');
  });

  test('betray nothing: a battle with and without them looks the same to all others until it is fought', () => {
    const seen = (reactions: Given, viewer: string) => {
      const game = battle(reactions);
      return JSON.stringify([game.view(viewer), game.open(), game.told(viewer)]);
    };
    const plan: Given = {
      france: { attackChit: 'probe', attackOrders: { help: 'ask', leave: 'ask' }, askAnyway: ['leader'] },
    };
    for (const viewer of ['austria', 'russia', 'spectator']) expect(seen(plan, viewer)).toBe(seen({}, viewer));
  });

  test('are refused where they contradict themselves', () => {
    const refused = (...forms: readonly FormAnswer[]) => {
      const game = wholeCampaign({ ruleset: CURRENT, options: { guard_commitment: 'on' } });
      const said = forms.map((form) => {
        try {
          game.beside('france', 'orders-on-land', form);
          return undefined;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return english.t(error.reason);
        }
      });
      return said.at(-1);
    };
    const chit = { attackChit: 'assault' };
    expect(refused({ attackHelp: 'round_2' })).toContain('go together: fill in both');
    expect(refused({ ...chit, attackFlank: 'half' })).toContain('“Outflank” go together');
    expect(refused({ attackChit: 'outflank', attackFlank: 'half' })).toBeUndefined();
    expect(refused({ ...chit, attackHelp: 'nobody', attackHelpWhen: 'always' })).toContain('contradict');
    expect(refused({ ...chit, attackGuard: 'none', attackGuardIn: 'round_2' })).toContain('contradict');
    expect(refused({ ...chit, attackGuardIn: 'round_1', attackGuardWhen: 'ours-below-2' })).toContain(
      'nobody has lost morale',
    );
    expect(refused({ ...chit, attackGuardIn: 'round_1', attackGuardWhen: 'theirs-below-2' })).toContain(
      'you do not know the enemy’s',
    );
    expect(refused({ ...chit, attackGuardWhen: 'theirs-below-2' })).toBeUndefined();
    expect(refused({ ...chit, attackNext: 'probe' })).toContain('attackers leave unless you say otherwise');
    expect(refused({ ...chit, attackNext: 'probe', attackLeave: 'never' })).toBeUndefined();
    expect(refused({ ...chit, weakerFrom: 12 })).toContain('go together');
    expect(refused({ askAnyway: ['many'] })).toContain('go together');
    expect(refused({ askAnyway: ['leader'], askFrom: 8 })).toContain('go together');
    expect(refused({ retreatHow: 'these' })).toContain('go together');
    expect(refused({ retreatHow: 'ask', retreatTo: ['area:linz'] })).toContain('contradict');
  });

  test('are said in words, stay until they are changed, and go with “none at all”', () => {
    const game = wholeCampaign({ ruleset: CURRENT, options: { guard_commitment: 'on' } });
    game.beside('france', 'orders-on-land', {
      ...{
        attackChit: 'echelon',
        attackHelp: 'round_3',
        attackHelpWhen: 'ours-below-2',
        attackGuardWhen: 'ours-below-1',
      },
      ...{ attackLeave: 'ask', attackPursuit: 'no', retreatTo: ['area:linz'], askFrom: 8 },
    });
    expect(game.told('france')[0]).toContain(
      'When you attack: your free corps from beside the area (7.5.2.8): the third round',
    );
    expect(game.told('france')[0]).toContain('Areas to retreat to, best first (7.5.2.10): Linz');
    game.beside('france', 'orders-on-land', { attackHelp: 'nobody', attackPursuit: 'yes', retreatHow: 'by_supply' });
    expect(game.state.standing.france?.reactions).toEqual({
      ...{ attackChit: 'echelon', askAnyway: ['many'], askFrom: 8 },
      attackOrders: { leave: 'ask', guard: { columns: 1, round: 2, when: { whose: 'ours', below: 10 } } },
    });
    game.beside('france', 'orders-on-land', { all: 'none' });
    expect(game.state.standing).toEqual({});
    const without = wholeCampaign({ ruleset: CURRENT });
    expect(() => without.beside('france', 'orders-on-land', { attackChit: 'echelon', attackGuard: 'ask' })).toThrow(
      'attackGuard',
    );
  });

  test('can be typed in a mail, in short names, in English and in Spanish', () => {
    const game = wholeCampaign({ ruleset: CURRENT, options: { guard_commitment: 'on' } });
    const choice: Choice = { kind: 'form', fields: landFields(game.position, 'france') };
    const read = (text: string, locale: 'en' | 'es') => {
      const { t } = translator(locale, 'UTC');
      const reading = readTerms(choice, text, { partners: [], seats: [], t, judge: () => undefined });
      return 'answer' in reading ? reading.answer : t(reading.problem);
    };
    const typed = [
      'attack chit: outflank; attack flank: one; attack help: second round',
      'attack help when: if our morale is below 2; attack guard: two columns; attack guard round: round 3',
      'attack leave: never; attack next chit: probe; defence pursuit: no; areas to retreat to: Linz, Vienna',
    ];
    expect(read(typed.join('; '), 'en')).toEqual({
      ...{ attackChit: 'outflank', attackFlank: 'one', attackHelp: 'round_2', attackHelpWhen: 'ours-below-2' },
      ...{ attackGuard: 'columns_2', attackGuardIn: 'round_3', attackLeave: 'never', attackNext: 'probe' },
      ...{ defendPursuit: 'no', retreatTo: ['area:linz', 'area:vienna'] },
    });
    expect(
      read('ataque ficha: sondeo; ataque ficha en inferioridad: asalto; defensa abandonar: pregúntame', 'es'),
    ).toEqual({
      ...{ attackChit: 'probe', attackWeak: 'assault', defendLeave: 'ask' },
    });
  });

  test('7.5.2.10: a beaten power goes where they say, if it can', () => {
    const end = (retreatTo: readonly string[]) =>
      battle(
        { austria: { retreatTo: [...retreatTo] } },
        (board) => put(board, 'austria_i', 'linz', { factors: { infantry: 10 } }),
        { dice: { 'battle:france': [6, 6, 6], 'battle:austria': [1, 1, 1], 'pursuit:france': [1] } },
      )
        .orders({ france: { chit: 'escalated_assault' }, austria: { chit: 'defend' } })
        .factsOf('retreated')
        .map(({ to }) => to);
    const [usual = ''] = end([]);
    const others = ['salzburg', 'passau', 'budweis', 'vienna', 'graz', 'prague'].filter((area) => area !== usual);
    expect(end(['paris'])).toEqual([usual]);
    expect(end(others)).not.toEqual([usual]);
  });

  test('7.5.2.9: who wanted to be asked before a further day may leave then', () => {
    const game = battle(
      { france: { attackChit: 'probe', attackOrders: { leave: 'ask' } } },
      (board) => {
        put(board, 'france_i', 'linz', { factors: { infantry: 14 } });
        put(board, 'austria_i', 'linz', { factors: { infantry: 14 } });
      },
      { dice: { 'battle:france': [1, 1, 1], 'battle:austria': [1, 1, 1] } },
    );
    while (game.open()?.name === 'into-city') game.answer([]);
    game.orders({ france: by(game, 'france') as FormAnswer, austria: { chit: 'defend' } });
    expect(game.asked).toBe('france battle-again');
    game.orders({ france: { stay: 'no' } });
    expect(game.factsOf('battle-over').map(({ ending }) => ending)).toEqual([{ how: 'left', loser: 'attackers' }]);
  });

  test('are not offered before there are battles', () => {
    const marching = wholeCampaign({ ruleset: MARCH });
    expect(() => marching.beside('france', 'orders-on-land', { attackChit: 'assault' })).toThrow('attackChit');
  });
});
