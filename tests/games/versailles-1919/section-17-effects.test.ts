import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { effectText } from '../../../src/games/versailles-1919/effects/effect-text.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aBusyTable, conferenceOf } from './a-busy-table.ts';
import { aTable } from './a-table.ts';

const english = translator('en', 'UTC');
const MARKS = /[#{}]|undefined|NaN/;

test('every effect of every card has its words', () => {
  const { pack } = rules.builtInPack();
  const effects: readonly Effect[] = [
    ...Object.values(pack.issue).flatMap(({ options }) => options.flatMap((option) => option.effects)),
    ...Object.values(pack.event).flatMap(({ crisis, conference }) => [crisis, conference].flatMap(both)),
  ];
  expect(effects.length).toBeGreaterThan(400);
  for (const effect of effects) expect(english.t(effectText(effect))).toMatch(/^[^#{}]+$/);
});

function both({
  effect,
  otherwise,
}: {
  readonly effect: Effect;
  readonly otherwise: { readonly effect: Effect } | undefined;
}) {
  return otherwise ? [effect, otherwise.effect] : [effect];
}

test('every option of every issue can be carried out', () => {
  const { pack } = rules.builtInPack();
  for (const issue of Object.values(pack.issue))
    for (const option of issue.options) {
      const [other = ''] = pack.issues.filter((id) => id !== issue.id);
      const game = aTable()
        .withTable(issue.id, other)
        .withInfluence(issue.id, { fr: 1 })
        .settling('fr', issue.id)
        .answer(option.id);
      if (game.asked === 'fr naval-flags') game.answer(game.fallback ?? {});
      const tokens = option.effects.reduce((sum, effect) => (effect.op === 'token' ? sum + effect.n : sum), 0);
      expect([issue.id, game.state.settled[0]?.tokens.length]).toEqual([issue.id, tokens]);
      expect(game.story.join()).not.toMatch(MARKS);
    }
});

describe('A-19, A-20: the switches of the rules file', () => {
  test('A-19: Jan Smuts costs 1, or 2', () => {
    const smuts = (smuts_loss: 'one' | 'two') =>
      aBusyTable()
        .withOptions({ smuts_loss })
        .withEvent('jan-smuts')
        .doing({ step: 'conference-event', args: { faction: 'uk' } })
        .answer({ player: 'fr' }, '1').state.happiness.fr;
    expect([smuts('one'), smuts('two')]).toEqual([14, 13]);
  });

  test('A-20: Nikola I brings unrest, or a powder keg', () => {
    const crisis = (civil_war: 'unrest' | 'keg') => {
      const game = aBusyTable()
        .withOptions({ civil_war })
        .withNextEvents('nikola-i-petrovic-njegos')
        .doing({ step: 'new-event', args: { faction: 'uk' } });
      return game.state.tracks.ba;
    };
    expect([crisis('unrest').unrest, crisis('unrest').keg]).toEqual([5, 1]);
    expect([crisis('keg').unrest, crisis('keg').keg]).toEqual([4, 2]);
  });
});

describe('A-23: losses and costs', () => {
  test('a loss takes what there is', () => {
    const game = aTable().withAvailable({ uk: 4 }).carryingOut({ op: 'exhaust', n: 6 });
    expect(game.state.supply.uk).toMatchObject({ available: 0, exhausted: 15 });
  });

  test('a cost needs all of it: the event is not even asked about', () => {
    const game = aBusyTable()
      .withAvailable({ uk: 2 })
      .withEvent('w-e-b-du-bois')
      .doing({ step: 'conference-event', args: { faction: 'uk' } });
    expect([game.asked, game.story]).toEqual([
      'nobody',
      ['The event of W.E.B. Du Bois changes nothing (exhaust 3 influence for this: +2 happiness).'],
    ]);
  });

  const either: Effect = { op: 'either', effects: [{ op: 'exhaust', n: 4 }, { op: 'demobilize' }] };

  test('either influence in full or the other part', () => {
    expect(aTable().withAvailable({ uk: 4 }).carryingOut(either).options).toEqual(['1', '2']);
    const game = aTable().withAvailable({ uk: 3 }).carryingOut(either);
    expect(game.story[0]).toBe('The UK could only take: demobilize a unit.');
  });

  test('unless the other part is impossible: then what there is of it goes', () => {
    const game = aTable().withAvailable({ uk: 3 }).withUnits('uk', { demobilized: 3 }).carryingOut(either);
    expect(game.story[0]).toBe('The UK could only take: exhaust 4 influence.');
    expect([game.asked, game.state.supply.uk?.available]).toEqual(['nobody', 0]);
  });
});

test('A-24: units that go to Exhausted leave the unrest where it is, and the way is free', () => {
  const game = aTable()
    .withUnit('uk', 'eu', 5)
    .withUnrest('eu', 4)
    .carryingOut({ op: 'all', effects: [{ op: 'exhaust-units' }, { op: 'unrest', where: 'eu', n: 3 }] });
  expect(game.state.tracks.eu).toEqual({ keg: 0, unrest: 7, units: {} });
});

test('A-31: each player, ending or starting with "you", clockwise', () => {
  const order = (who: 'ending-with-you' | 'starting-with-you') => {
    const effects: readonly Effect[] = [{ op: 'happiness', who: 'you', n: -1 }];
    return aTable()
      .withOrder('fr', 'us', 'uk')
      .carryingOut({ op: 'each', who, effects }, 'us')
      .story.map((line) => line.replace(/ −1.*/, ''));
  };
  expect(order('ending-with-you')).toEqual(['Happiness of the UK', 'Happiness of France', 'Happiness of the US']);
  expect(order('starting-with-you')).toEqual(['Happiness of the US', 'Happiness of the UK', 'Happiness of France']);
});

describe('single cards', () => {
  test('Gandhi: a self-determination token in the Middle East keeps the check away', () => {
    const game = aBusyTable()
      .withSettled('uk', 'arabia', ['self-determination'])
      .withEvent('mahatma-gandhi')
      .doing({ step: 'conference-event', args: { faction: 'uk' } });
    expect(game.story).toEqual([
      'The event of Mahatma Gandhi changes nothing (unless an issue of the Middle East holds a self-determination ' +
        'token: uprising check in the Middle East).',
    ]);
  });

  test('Gandhi’s crisis adds no unrest when an issue was unsettled', () => {
    const crisis: Effect = {
      op: 'check',
      where: 'most-unrest',
      modifier: 0,
      if_nothing_unsettled: [{ op: 'unrest', where: 'named', n: 1 }],
    };
    const table = () =>
      aBusyTable()
        .withUnrest('ba', 2)
        .withUnrest('me', 5)
        .withDice({ 'die:uprising:me': [6] });
    const unsettled = table().carryingOut(crisis).answer('pass', 'pass', 'pass');
    expect(unsettled.state.tracks.me).toMatchObject({ keg: 2, unrest: 3 });
    const calm = aBusyTable()
      .withUnrest('ba', 2)
      .withUnrest('me', 5)
      .withDice({ 'die:uprising:me': [1] })
      .carryingOut(crisis);
    expect(calm.state.tracks.me.unrest).toBe(6);
  });

  test('Ida Tarbell without unrest from the issue has nothing to do', () => {
    const game = aBusyTable()
      .with((state) => {
        if (state.settling) state.settling.unrestIn = [];
      })
      .withEvent('ida-tarbell')
      .doing({ step: 'conference-event', args: { faction: 'uk' } });
    expect(game.asked).toBe('nobody');
  });

  test('Vittorio Orlando: the chosen player may give unrest to both chosen regions', () => {
    const game = conferenceOf('vittorio-orlando').answer({ player: 'fr', regions: ['af', 'me'] });
    expect(game.optionalActions).toEqual(['exhaust 4 influence', '+1 unrest in each of these regions']);
    game.answer('2');
    expect([game.state.tracks.af.unrest, game.state.tracks.me.unrest]).toEqual([3, 4]);
  });

  test('the owner of the cube is "you"', () => {
    const game = conferenceOf('prince-feisal', 'us');
    expect(game.asked).toBe('us which-effect');
    expect(conferenceOf('w-e-b-du-bois', 'fr').answer('event').story[1]).toBe(
      'France exhausted 3 influence: 2 Available.',
    );
  });

  test('a unit deployed by an event does not use up the military action', () => {
    expect(conferenceOf('winston-churchill').answer('event', 'available', 'ba:8').state.done.military).toBe(false);
  });
});

describe('Suffragettes: the players with most issues', () => {
  const crisis: Effect = { op: 'each', who: 'most-issues', effects: [{ op: 'exhaust', n: 2 }] };

  test('all of them when tied', () => {
    const game = aTable().withSettled('uk', 'korea').withSettled('us', 'togo').carryingOut(crisis);
    expect(game.story).toEqual([
      'The US exhausted 2 influence: 13 Available.',
      'The UK exhausted 2 influence: 13 Available.',
    ]);
  });

  test('nobody while nobody controls any', () => {
    expect(aTable().carryingOut(crisis).story).toEqual([
      'Without effect for the UK: the players who control most issues: exhaust 2 influence.',
    ]);
  });
});
