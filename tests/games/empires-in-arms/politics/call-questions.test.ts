import { describe, expect, test } from '@jest/globals';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAllied, areAtWar, changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { GivenDraw } from '../../../../src/kernel/chance.ts';
import { questionFor } from '../../../../src/kernel/open-decisions.ts';
import { english } from '../../played-game.ts';
import { beforeOrders, declare, factsOf, withOrders } from './a-political-phase.ts';

type Change = NonNullable<Parameters<typeof beforeOrders>[0]>;

/** Russia is allied with Austria, Spain with France. */
const twoAlliances: Change = (board) => {
  makeAlliance(board, 'austria', 'russia');
  makeAlliance(board, 'france', 'spain');
};

/** France declares war on Austria. */
function francesWar(change: Change = () => {}, dice: readonly GivenDraw[] = []) {
  const game = beforeOrders((board) => {
    twoAlliances(board);
    change(board);
  }, dice);
  return withOrders(game, { france: declare('power:austria') });
}

describe('4.3: who calls', () => {
  test('the defender is asked first, in secret', () => {
    const game = francesWar();
    expect(game.asked).toBe('austria call-allies');
    expect(game.open()?.sealed).toBe(true);
    expect(game.prompt).toBe('War was declared on you. Which allies do you call?');
    expect(game.options).toEqual(['call:russia:france']);
  });

  test('4.3.1.1: where the defender calls nobody, the aggressor does not either', () => {
    const game = francesWar();
    game.answer([]);
    expect(game.asked).not.toContain('call');
    expect(areAllied(game.state, 'austria', 'russia')).toBe(true);
  });

  test('who has nobody to call is not asked, nor whom nobody can call', () => {
    const game = withOrders(beforeOrders(), { france: declare('power:austria') });
    expect(game.asked).not.toContain('call');
    // A power whose player has resigned answers nothing.
    const resigned = beforeOrders(twoAlliances);
    resigned.resign('russia');
    for (const power of rules.decisions['political-orders'].seats(resigned.position, {}))
      resigned.answer(power === 'france' ? declare('power:austria') : []);
    expect(resigned.asked).not.toContain('call');
  });

  test('4.3.1.4: an ally under an enforced peace cannot be called', () => {
    const game = francesWar(({ state }) => {
      changeRelation(state, 'russia', 'france').enforcedUntil = { russia: 18 };
    });
    expect(game.asked).not.toContain('call');
  });

  test('4.2: nobody is called for a war on a minor country', () => {
    const game = withOrders(beforeOrders(twoAlliances), { france: declare('minor:baden') });
    expect(game.asked).not.toContain('call');
  });
});

describe('4.3.2: the answers', () => {
  test('an ally joins, and pays for the war; then the aggressor calls', () => {
    const game = francesWar().answer(['call:russia:france']);
    expect(game.told()).toEqual(['Austria calls Russia against France.']);
    expect(game.asked).toBe('russia answer-call');
    expect(game.prompt).toBe('Your ally was attacked and calls you. What do you answer?');
    expect(game.options).toEqual(['austria-france=join', 'austria-france=refuse']);

    game.answer({ 'austria-france': 'join' });
    expect(game.told()).toEqual([
      'Russia answers the call of Austria and declares war on France.',
      'Russia −3 political points: war declared on France (4.2.1.1).',
    ]);
    expect(areAtWar(game.state, 'russia', 'france')).toBe(true);

    expect(game.asked).toBe('france call-allies');
    expect(game.prompt).toBe('Whom you declared war on has called allies. Which allies do you call?');
    game.answer(['call:spain:austria']);
    expect(game.asked).toBe('spain answer-call');
    // 4.3.1.3: both pay.
    game.answer({ 'france-austria': 'refuse' });
    expect(game.told().slice(0, 3)).toEqual([
      'Spain refuses the call of France against Austria, and their alliance is over (4.3.1.3).',
      'France −2 political points: the alliance with Spain broken (4.7).',
      'Spain −2 political points: the call of France refused (4.3).',
    ]);
    expect(areAllied(game.state, 'france', 'spain')).toBe(false);
  });

  test('4.3.1.3: who refuses a defender pays alone', () => {
    const game = francesWar().answer(['call:russia:france']).answer({ 'austria-france': 'refuse' });
    expect(game.told()).toEqual([
      'Russia refuses the call of Austria against France, and their alliance is over (4.3.1.3).',
      'Russia −2 political points: the call of Austria refused (4.3).',
    ]);
  });

  test('what joining and refusing cost stands beside them', () => {
    const game = francesWar().answer(['call:russia:france']);
    const { choice } = game;
    const [first] = choice.kind === 'form' ? choice.fields : [];
    const options = first?.choice.kind === 'one' ? first.choice.options : [];
    expect(first && english.t(first.label)).toBe('Austria calls you against France');
    expect(options.map(({ label, detail }) => [english.t(label), detail && english.t(detail)])).toEqual([
      ['Declare war on France', '3 political points are lost (4.2.1)'],
      ['Refuse and end the alliance with Austria', '2 political points are lost (4.3.1.3)'],
    ]);
  });

  test('4.3.1.4: an ally who is barred may be called, and must refuse without being asked', () => {
    const game = francesWar(({ state, pack }) => {
      const [corps = ''] = Object.keys(state.corps).filter((id) => pack.corpsOf[id]?.nation === 'russia');
      state.corps[corps] = { area: 'paris', factors: { infantry: 1 } };
    });
    const { choice } = game;
    const [option] = choice.kind === 'some' ? choice.options : [];
    expect(option?.detail && english.t(option.detail)).toBe(
      'Has forces there and must refuse, which ends the alliance (4.3.1.4)',
    );
    // The time of a silent defender is up: it does not call an ally who could not come.
    expect(game.fallback).toEqual([]);
    game.answer(['call:russia:france']);
    expect(game.told()).toContain(
      'Russia has forces in France, cannot answer the call of Austria, and their alliance is over (4.3.1.4).',
    );
    expect(game.asked).toBe('france call-allies');
  });

  test('4.3.2: who joined calls nobody', () => {
    const game = francesWar((board) => makeAlliance(board, 'russia', 'turkey'));
    game.answer(['call:russia:france']).answer({ 'austria-france': 'join' }).answer([]);
    expect(game.asked).not.toContain('call');
    expect(areAtWar(game.state, 'turkey', 'france')).toBe(false);
  });
});

describe('4.3: several wars at once', () => {
  const dice = (...thrown: readonly (readonly [string, number])[]) =>
    thrown.map(([power, result]) => ({ purpose: `die:calls:${power}`, result }));

  /** France attacks Austria, Turkey attacks Prussia; Russia is the ally of both, and Spain of Prussia. */
  const twoWars = (...thrown: readonly (readonly [string, number])[]) =>
    withOrders(
      beforeOrders(
        (board) => {
          makeAlliance(board, 'austria', 'russia');
          makeAlliance(board, 'prussia', 'russia');
          makeAlliance(board, 'prussia', 'spain');
        },
        dice(...thrown),
      ),
      { france: declare('power:austria'), turkey: declare('power:prussia') },
    );

  test('all defenders decide at once; the dice say whose calls come first', () => {
    const game = twoWars(['austria', 2], ['prussia', 5]);
    expect(game.asked).toBe('austria+prussia call-allies');
    game.answer(['call:russia:france']);
    expect(game.facts).toEqual([]);
    game.answer(['call:russia:turkey', 'call:spain:turkey']);
    expect(game.told()).toEqual([
      'Dice for whose calls come first: Austria 2 and Prussia 5.',
      'Prussia calls Russia against Turkey.',
      'Prussia calls Spain against Turkey.',
      'Austria calls Russia against France.',
    ]);
    expect(game.asked).toBe('russia+spain answer-call');
    expect(game.options).toEqual([
      'prussia-turkey=join',
      'prussia-turkey=refuse',
      'austria-france=join',
      'austria-france=refuse',
    ]);
  });

  test('who calls alone throws no die', () => {
    const game = twoWars().answer([]).answer(['call:spain:turkey']);
    expect(factsOf(game, 'calls-ordered')).toEqual([]);
    expect(game.told()).toEqual(['Prussia calls Spain against Turkey.']);
  });

  test('the answers take effect in the order of the calls', () => {
    const game = twoWars(['austria', 2], ['prussia', 5]);
    game.answer(['call:russia:france'], ['call:russia:turkey', 'call:spain:turkey']);
    game.answer({ 'prussia-turkey': 'refuse', 'austria-france': 'join' }, { 'prussia-turkey': 'join' });
    expect(factsOf(game, 'call-answered', 'call-refused').map((fact) => 'power' in fact && fact.power)).toEqual([
      'russia',
      'spain',
      'russia',
    ]);
  });

  test('a call whose alliance an earlier answer has ended comes to nothing', () => {
    // Austria, attacked by France, calls Russia; Prussia, attacked by Austria, calls Russia, too.
    const game = withOrders(
      beforeOrders(
        (board) => {
          makeAlliance(board, 'austria', 'russia');
          makeAlliance(board, 'prussia', 'russia');
        },
        dice(['austria', 2], ['prussia', 5]),
      ),
      { france: declare('power:austria'), austria: declare('power:prussia') },
    );
    game.answer(['call:russia:france'], ['call:russia:austria']);
    game.answer({ 'prussia-austria': 'join', 'austria-france': 'join' });
    expect(game.told()).toEqual(
      expect.arrayContaining([
        'Russia answers the call of Prussia and declares war on Austria, and their alliance is over.',
        'The call of Austria to Russia against France has come to nothing: other answers were before it.',
      ]),
    );
    expect(areAtWar(game.state, 'russia', 'france')).toBe(false);
  });
});

describe('what a silent player does', () => {
  test('a defender calls those who can come, an aggressor nobody; who is called joins', () => {
    const game = francesWar();
    expect(game.fallback).toEqual(['call:russia:france']);
    game.answer(['call:russia:france']);
    expect(game.fallback).toEqual({ 'austria-france': 'join' });
    game.answer({ 'austria-france': 'join' });
    expect(game.asked).toBe('france call-allies');
    expect(game.fallback).toEqual([]);
  });

  test('standing orders answer the calls of those whom they name', () => {
    const game = francesWar(({ state }) => {
      state.standing = { russia: { answers: ['austria'] }, spain: { answers: ['austria'] } };
    });
    game.answer(['call:russia:france']);
    const decision = game.open();
    const { standing } = rules.decisions['answer-call'];
    const args = { round: { wars: [], calls: [] }, side: 'defender' as const };
    const open = [{ caller: 'austria' as const, ally: 'russia' as const, against: 'france' as const }];
    expect(decision && questionFor(game.game, game.machine, decision.id, 'russia')).toBeDefined();
    expect(standing?.(game.position, 'russia', { ...args, open })).toEqual({ 'austria-france': 'join' });
    const others = [{ caller: 'france' as const, ally: 'spain' as const, against: 'austria' as const }];
    expect(standing?.(game.position, 'spain', { ...args, open: others })).toBeUndefined();
  });
});
