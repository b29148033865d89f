import { describe, expect, test } from '@jest/globals';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { BATTLE, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { aNavalPhase, askAgain, atWar, join, onlyFleets, sail, together } from './a-naval-phase.ts';

type Fleets = Parameters<typeof onlyFleets>[1];
type Dice = { readonly [purpose: string]: readonly number[] };

/** French I Fleet sails out of Brest to the Bay of Biscay, and on; the British are about. */
function biscay(
  british: Fleets,
  {
    dice = {},
    change = () => {},
    interception = 'recommended' as 'recommended' | 'literal',
    ruleset = MARCH,
  }: {
    dice?: Dice;
    change?: (board: Board) => void;
    interception?: 'recommended' | 'literal';
    ruleset?: number;
  } = {},
) {
  return aNavalPhase({
    ruleset,
    options: { interception },
    dice,
    change: (board) => {
      onlyFleets(board, { france_fleet_i: ['port:brest', 25], ...british });
      change(board);
    },
  }).until('france naval-turn');
}
const out = sail('france_fleet_i', 'sea:bay_of_biscay', 'sea:portuguese_coast');
const orders =
  (power: Power, reactions: Reactions) =>
  ({ state }: Board) => {
    state.standing[power] = { ...state.standing[power], reactions };
  };
/** All wins for one side: it has the wind, and fires best. */
const FRANCE_WINS = {
  'wind-gauge:france': [6],
  'wind-gauge:great_britain': [1],
  'naval-fire:france': [6],
  'naval-fire:great_britain': [1],
};
const BRITAIN_WINS = {
  'wind-gauge:france': [1],
  'wind-gauge:great_britain': [6],
  'naval-fire:france': [1],
  'naval-fire:great_britain': [6],
};

describe('6.2.3.1: who may intercept', () => {
  test('an enemy in the sea area that is entered, or beside it; the power is asked with which stack', () => {
    const game = biscay({
      great_britain_fleet_i: ['sea:western_approaches', 20],
      great_britain_fleet_ii: ['sea:portuguese_coast', 20],
      great_britain_fleet_iii: ['sea:irish_sea', 20],
    }).answer(out);
    expect(game.asked).toBe('great_britain intercept');
    expect(game.prompt).toBe('France comes to Bay of Biscay with French I Fleet, 25 ships. Do you intercept (6.2.3)?');
    expect(game.options).toEqual(['stack:sea:western_approaches', 'stack:sea:portuguese_coast', 'no']);
    // 6.2.3: who is let pass goes on, and is met again in the next area.
    game.answer('no');
    expect(game.asked).toBe('great_britain intercept');
    expect(game.options).toEqual(['stack:sea:portuguese_coast', 'no']);
    expect(game.answer('no').at('france_fleet_i')).toBe('sea:portuguese_coast');
  });

  test('nobody who is not at war with the stack, nor where it began', () => {
    const peace = biscay({ spain_fleet_i: ['sea:bay_of_biscay', 20] });
    expect(peace.answer(out).asked).toBe('spain naval-turn');
  });

  test('6.2.3.1: also who is at war with a corps that the stack carries', () => {
    const game = aNavalPhase({
      change: (board) => {
        onlyFleets(board, { spain_fleet_i: ['port:corunna', 15], great_britain_fleet_i: ['sea:bay_of_biscay', 20] });
        together(board, 'france', 'spain');
        board.state.aboard = { france_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } } };
        delete board.state.corps.france_i;
      },
    }).until('spain naval-turn');
    game.answer(sail('spain_fleet_i', 'sea:bay_of_biscay'));
    expect(game.asked).toBe('great_britain intercept');
    // 6.3.1.2.2: it may declare war on the carrier as well.
    expect(game.options).toEqual(['stack:sea:bay_of_biscay', 'war:sea:bay_of_biscay', 'no']);
  });

  test('6.2.3.1.2.2: out of a port that nobody blockades, to the areas beside it', () => {
    const plymouth = (more: Fleets = {}) =>
      biscay({ great_britain_fleet_i: ['port:plymouth', 20], ...more }).answer(
        sail('france_fleet_i', 'sea:english_channel'),
      );
    expect(plymouth().asked).toBe('great_britain intercept');
    expect(plymouth().options).toEqual(['stack:port:plymouth', 'no']);
    expect(plymouth({ holland_fleet: ['box:plymouth', 5] }).asked).toBe('great_britain naval-turn');
    expect(biscay({ great_britain_fleet_i: ['port:plymouth', 20] }).answer(out).asked).toBe('great_britain naval-turn');
  });

  test('6.2.3.1.2.3: a fleet in a blockade box intercepts in that box alone, and without a die', () => {
    const game = biscay({
      great_britain_fleet_i: ['box:brest', 20],
      great_britain_fleet_ii: ['box:lorient', 20],
    }).answer(out);
    expect(game.options).toEqual(['stack:box:brest', 'no']);
    game.answer('no');
    expect(game.asked).toBe('great_britain naval-turn');
    expect(game.at('france_fleet_i')).toBe('sea:portuguese_coast');
  });

  test('6.2.3.1.2.1: on the way into a port nobody is met in its box, but by their own wish', () => {
    const home = (wish?: string) =>
      aNavalPhase({
        change: (board) =>
          onlyFleets(board, { france_fleet_i: ['sea:bay_of_biscay', 25], great_britain_fleet_i: ['box:lorient', 20] }),
      })
        .until('france naval-turn')
        .answer([
          { order: 'sail', answer: { fleet: 'fleet:france_fleet_i', to: 'port:lorient', ...(wish && { wish }) } },
        ]);
    expect(home().asked).toBe('great_britain naval-turn');
    expect(home().at('france_fleet_i')).toBe('port:lorient');
    expect(home('intercept-me').asked).toBe('great_britain intercept');
  });

  test('6.2.3.1.2.4: nobody intercepts into the Dardanelles who may not enter them', () => {
    const aegean = (...let_in: Power[]) =>
      aNavalPhase({
        change: (board) => {
          onlyFleets(board, { france_fleet_i: ['sea:aegean', 14], russia_fleet_ii: ['sea:west_black_sea', 12] });
          atWar(board, 'france', 'russia');
          board.state.access = { turkey: let_in.map((to) => ({ to, into: 'straits' })) };
        },
      })
        .until('france naval-turn')
        .answer(sail('france_fleet_i', 'sea:dardanelles'));
    expect(aegean('france').asked).toBe('nobody');
    expect(aegean('france', 'russia').asked).toBe('russia intercept');
  });

  test('6.2.1.4: nobody fights beyond the ice line in winter', () => {
    const kattegat = (month: number) =>
      aNavalPhase({
        change: (board) => {
          onlyFleets(board, { russia_fleet_i: ['sea:kattegat', 18], great_britain_fleet_i: ['sea:east_baltic', 20] });
          atWar(board, 'russia', 'great_britain');
          board.state.month = month;
        },
      })
        .until('russia naval-turn')
        .answer(sail('russia_fleet_i', 'sea:west_baltic'));
    expect(kattegat(6).asked).toBe('great_britain intercept');
    expect(kattegat(0).asked).not.toBe('great_britain intercept');
  });

  test('6.2.3.1.1: powers try in the order of the phase, until one succeeds', () => {
    const several = (dice: Dice) =>
      biscay(
        { great_britain_fleet_i: ['sea:bay_of_biscay', 20], russia_fleet_i: ['sea:bay_of_biscay', 20] },
        {
          dice,
          change: (board) => {
            atWar(board, 'france', 'russia');
            orders('russia', { intercept: 'always', evade: 'never' })(board);
            orders('great_britain', { intercept: 'always' })(board);
          },
        },
      ).answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
    const lines = (dice: Dice) => several(dice).story.filter((line) => line.includes('intercept'));
    expect(lines({ 'interception:russia': [6], 'interception:great_britain': [3] }).slice(0, 2)).toEqual([
      'Russia fails to intercept France (French I Fleet, 25 ships): Bay of Biscay, ' +
        'with Russian I Fleet (20 ships) from Bay of Biscay (die 6, 1 to 2 needed).',
      'Great Britain fails to intercept France (French I Fleet, 25 ships): Bay of Biscay, ' +
        'with British I Fleet (20 ships) from Bay of Biscay (die 3, 1 to 2 needed).',
    ]);
    expect(lines({ 'interception:russia': [1] })[0]).toContain('Russia intercepts France');
    expect(lines({ 'interception:russia': [1] }).some((line) => line.startsWith('Great Britain'))).toBe(false);
  });
});

describe('6.2.3.2: the die', () => {
  const thrown = (from: string, die: number, interception: 'recommended' | 'literal', nelson = false) => {
    const game = biscay(
      { great_britain_fleet_i: [from, 30] },
      {
        interception,
        dice: { 'interception:great_britain': [die] },
        change: (board) => {
          orders('great_britain', { intercept: 'always' })(board);
          if (nelson) board.state.leaders.nelson = { is: 'with', unit: 'great_britain_fleet_i' };
        },
      },
    ).answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
    return game.story.some((line) => line.includes('intercepts'));
  };
  const upTo = (from: string, interception: 'recommended' | 'literal', nelson = false) =>
    [1, 2, 3, 4].filter((die) => thrown(from, die, interception, nelson));

  test('6.2.3.2.2: as recommended, 1 from beside and 1 or 2 in the same area; Nelson one more', () => {
    expect(upTo('sea:western_approaches', 'recommended')).toEqual([1]);
    expect(upTo('sea:bay_of_biscay', 'recommended')).toEqual([1, 2]);
    expect(upTo('sea:western_approaches', 'recommended', true)).toEqual([1, 2]);
    expect(upTo('sea:bay_of_biscay', 'recommended', true)).toEqual([1, 2, 3]);
  });

  test('6.2.3.2.2.1, 6.2.3.2.2.2, 6.2.3.2.3: as printed, 1 from beside and 0 in the same area, with Nelson 1', () => {
    expect(upTo('sea:western_approaches', 'literal')).toEqual([1]);
    expect(upTo('sea:bay_of_biscay', 'literal')).toEqual([]);
    expect(upTo('sea:bay_of_biscay', 'literal', true)).toEqual([1]);
  });
});

describe('6.2.3.3, 6.2.3.4: the fight', () => {
  const meet = (dice: Dice, from = 'sea:western_approaches') =>
    biscay({ great_britain_fleet_i: [from, 25] }, { dice: { 'interception:great_britain': [1], ...dice } });

  test('6.2.3.2.4, 6.2.3.4.2: who wins sails on with what points are left; the interceptor tries no more', () => {
    const game = meet(FRANCE_WINS).answer(out);
    game.answer('stack:sea:western_approaches');
    expect(game.at('great_britain_fleet_i')).toBe('sea:bay_of_biscay');
    expect(game.asked).toBe('great_britain naval-retreat');
    game.answer(game.fallback ?? '');
    expect(game.asked).toBe('france pursue');
    game.answer([]);
    expect(game.at('france_fleet_i')).toBe('sea:portuguese_coast');
    expect(game.story.filter((line) => line.startsWith('France:'))).toEqual([
      'France: French I Fleet: Brest > Bay of Biscay.',
      'France: French I Fleet: Bay of Biscay > Portuguese Coast.',
    ]);
    expect(game.state.fleets.france_fleet_i?.ships).toBe(23);
  });

  test('6.2.3.4.1: who loses is stopped, and goes', () => {
    const game = meet(BRITAIN_WINS).answer(out).answer('stack:sea:western_approaches');
    expect(game.asked).toBe('france naval-retreat');
    game.answer('port:lorient');
    expect(game.asked).toBe('great_britain pursue');
    game.answer(['fleet:great_britain_fleet_i']);
    expect([game.at('france_fleet_i'), game.at('great_britain_fleet_i')]).toEqual(['port:lorient', 'box:lorient']);
    expect(game.told('france')).toContain(
      'France could no longer do this: French I Fleet > Portuguese Coast. A fight has stopped French I Fleet.',
    );
    // Nobody else learns that the line was there.
    expect(game.told('spain').join()).not.toContain('could not');
  });

  test('others of the sheet go on, and who asked for it writes anew after a lost fight', () => {
    const lines = [...out, ...sail('holland_fleet', 'sea:north_sea')];
    const begin = () =>
      biscay(
        { great_britain_fleet_i: ['sea:western_approaches', 25], holland_fleet: ['sea:off_yarmouth', 12] },
        {
          dice: { 'interception:great_britain': [1], ...BRITAIN_WINS },
        },
      );
    const game = begin().answer(lines).answer('stack:sea:western_approaches').answer('port:lorient').answer([]);
    expect(game.at('holland_fleet')).toBe('sea:north_sea');

    const asked = begin()
      .answer([askAgain, ...lines])
      .answer('stack:sea:western_approaches')
      .answer('port:lorient')
      .answer([]);
    expect(asked.asked).toBe('france naval-turn');
    expect(asked.prompt).toContain('You lost a fight');
    expect(asked.prompt).toContain('One line of yours is left.');
    expect(asked.at('holland_fleet')).toBe('sea:off_yarmouth');
    expect(asked.tried(sail('france_fleet_i', 'sea:bay_of_biscay'))).toEqual([
      '(6.2.3.4) A fight has stopped French I Fleet.',
    ]);
    expect(asked.answer(sail('holland_fleet', 'sea:english_channel')).at('holland_fleet')).toBe('sea:english_channel');
  });

  test('6.2: the new sheet after a fight begins with the lines that are left and fit; silence carries them out', () => {
    const left = sail('holland_fleet', 'sea:north_sea');
    const game = biscay(
      { great_britain_fleet_i: ['sea:western_approaches', 25], holland_fleet: ['sea:off_yarmouth', 12] },
      { dice: { 'interception:great_britain': [1], ...BRITAIN_WINS } },
    )
      .answer([askAgain, ...sail('france_fleet_i', 'sea:bay_of_biscay', 'sea:portuguese_coast'), ...left])
      .answer('stack:sea:western_approaches')
      .answer('port:lorient')
      .answer([]);
    expect(game.prompt).toContain('One line of yours is left.');
    // The beaten fleet sails no further.
    expect(game.given).toEqual(left);
    expect(game.silent().at('holland_fleet')).toBe('sea:north_sea');
  });

  describe('a line that rested on a fight that is lost', () => {
    const lines = [
      ...sail('france_fleet_i', 'sea:bay_of_biscay', 'port:lorient'),
      join('france_fleet_ii', 'france_fleet_i'),
      ...sail('france_fleet_i', 'sea:bay_of_biscay'),
    ];
    const fought = (ruleset: number, sheet: readonly SheetLine[] = lines) =>
      biscay(
        { great_britain_fleet_i: ['sea:western_approaches', 25], france_fleet_ii: ['port:lorient', 5] },
        { ruleset, dice: { 'interception:great_britain': [1], ...BRITAIN_WINS } },
      )
        .answer(sheet)
        .answer('stack:sea:western_approaches')
        .answer('port:lorient')
        .answer([]);

    test('has its owner asked again, about the fleets that can still move', () => {
      const game = fought(BATTLE);
      expect(game.asked).toBe('france naval-turn');
      expect(game.prompt).toContain('You lost a fight');
      expect(game.story.join()).toContain('France could no longer do this: French II Fleet sails with French I Fleet.');
      expect(game.tried(sail('france_fleet_ii', 'sea:bay_of_biscay')).join()).toContain('Bay of Biscay');
      expect(game.answer([]).at('france_fleet_ii')).toBe('port:lorient');
    });

    test('so where it would blockade somebody whom the fight has drawn out of their port (6.2.7)', () => {
      const game = biscay(
        { great_britain_fleet_i: ['port:corunna', 25], france_fleet_ii: ['port:lorient', 5] },
        {
          ruleset: BATTLE,
          dice: { 'interception:great_britain': [1], ...BRITAIN_WINS },
          change: ({ state }) => {
            state.access = { spain: [{ to: 'great_britain', into: 'ports' }] };
          },
        },
      )
        .answer([
          ...sail('france_fleet_i', 'sea:bay_of_biscay'),
          ...sail('france_fleet_ii', 'sea:bay_of_biscay', 'box:corunna'),
        ])
        .answer('stack:port:corunna')
        .answer('port:lorient')
        .answer([]);
      // They let the second fleet by.
      game.answer('no');
      expect(game.asked).toBe('france naval-turn');
      expect(game.story.join()).toContain('could no longer do this: French II Fleet > the blockade box of Corunna');
      expect(game.at('france_fleet_ii')).toBe('sea:bay_of_biscay');
    });

    test('is passed over where it is about those who fought, and in campaigns of before ruleset 3', () => {
      expect(fought(BATTLE, lines.slice(0, 1)).asked).not.toBe('france naval-turn');
      expect(fought(BATTLE, out).asked).not.toBe('france naval-turn');
      expect(fought(MARCH).asked).not.toBe('france naval-turn');
    });
  });

  test('a stack that has lost a fleet in a fight that it won sails on with the others', () => {
    const game = biscay(
      { great_britain_fleet_i: ['sea:western_approaches', 20], france_fleet_ii: ['port:brest', 1] },
      { dice: { 'interception:great_britain': [1], ...FRANCE_WINS, 'naval-fire:great_britain': [1] } },
    );
    game.answer([
      join('france_fleet_i', 'france_fleet_ii'),
      ...sail('france_fleet_ii', 'sea:bay_of_biscay', 'sea:portuguese_coast'),
    ]);
    game.answer('stack:sea:western_approaches');
    while (game.asked !== 'france naval-losses') game.silent();
    game.answer({ 'fleet:france_fleet_ii': 1 });
    game.until('great_britain naval-turn');
    expect([game.at('france_fleet_i'), game.at('france_fleet_ii')]).toEqual(['sea:portuguese_coast', 'off the map']);
  });

  test('6.3.3.1, 6.3.5.3: a blockader has the wind of what comes out; who loses goes back in', () => {
    const game = biscay(
      { great_britain_fleet_i: ['box:brest', 25] },
      { dice: { 'naval-fire:great_britain': [6], 'naval-fire:france': [1] } },
    );
    game.answer(out).answer('stack:box:brest');
    expect(game.story.find((line) => line.startsWith('Naval fight'))).toContain(
      'Great Britain has the wind gauge. Great Britain fires',
    );
    expect(game.at('france_fleet_i')).toBe('port:brest');
    expect(game.asked).toBe('great_britain naval-turn');
    expect(game.story).toContain('France falls back to Brest: French I Fleet.');
  });

  test('6.2.7.3: who beats the blockader goes on to the sea', () => {
    const game = biscay(
      { great_britain_fleet_i: ['box:brest', 5] },
      { dice: { 'naval-fire:great_britain': [1], 'naval-fire:france': [6] } },
    );
    game.answer(out).answer('stack:box:brest').until('great_britain naval-turn');
    expect(game.at('france_fleet_i')).toBe('sea:portuguese_coast');
  });
});

describe('standing orders for interceptions', () => {
  const answers = (reactions: Reactions, more: { ships?: number; from?: string } = {}) =>
    biscay(
      { great_britain_fleet_i: [more.from ?? 'sea:western_approaches', more.ships ?? 25] },
      {
        change: orders('great_britain', reactions),
      },
    ).answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
  const tries = (reactions: Reactions, more = {}) =>
    answers(reactions, more).story.some((line) => line.includes('intercept'));

  test('always, never, and with Nelson alone', () => {
    expect(tries({ intercept: 'always' })).toBe(true);
    expect(tries({ intercept: 'never' })).toBe(false);
    expect(tries({ intercept: 'with_nelson' })).toBe(false);
  });

  test('at these odds: so many ships for each ten', () => {
    expect(tries({ intercept: { odds: 10 } }, { ships: 25 })).toBe(true);
    expect(tries({ intercept: { odds: 10 } }, { ships: 24 })).toBe(false);
    expect(tries({ intercept: { odds: 5 } }, { ships: 13 })).toBe(true);
  });

  test('sea by sea before everywhere; whom; and never out of a port', () => {
    expect(tries({ intercept: 'never', interceptIn: { bay_of_biscay: 'always' } })).toBe(true);
    expect(tries({ intercept: 'always', interceptIn: { bay_of_biscay: 'never' } })).toBe(false);
    expect(tries({ intercept: 'always', interceptWhom: ['spain'] })).toBe(false);
    expect(tries({ intercept: 'always', interceptWhom: ['france'] })).toBe(true);
    const port = (reactions: Reactions) =>
      biscay({ great_britain_fleet_i: ['port:plymouth', 25] }, { change: orders('great_britain', reactions) })
        .answer(sail('france_fleet_i', 'sea:english_channel'))
        .story.some((line) => line.includes('intercept'));
    expect(port({ intercept: 'always' })).toBe(true);
    expect(port({ intercept: 'always', staysInPort: true })).toBe(false);
  });

  test('what they leave out is asked', () => {
    expect(answers({ evade: 'never' }).asked).toBe('great_britain intercept');
    expect(answers({ interceptIn: { north_sea: 'always' } }).asked).toBe('great_britain intercept');
  });
});

test('6.2.3.1.1: powers that move together try as one, at the place of the last', () => {
  const game = biscay(
    { spain_fleet_i: ['sea:bay_of_biscay', 10], great_britain_fleet_i: ['sea:bay_of_biscay', 10] },
    {
      change: (board) => {
        atWar(board, 'france', 'spain');
        together(board, 'spain', 'great_britain');
      },
    },
  ).answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
  expect(game.asked).toBe('great_britain intercept');
  game.answer('no');
  expect(game.asked).toBe('spain naval-turn');
});
