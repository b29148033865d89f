import { describe, expect, test } from '@jest/globals';
import type { FactionId } from '../../../src/games/versailles-1919/pack-types.ts';
import { aTable } from './a-table.ts';

/** The player runs the US, which is the weakest faction. */
function alone() {
  return aTable()
    .alone('us')
    .withSettled('us', 'korea')
    .withSettled('fr', 'cilicia')
    .withSettled('uk', 'palestine', ['empire-uk'], 'uk-mandate');
}

describe('16.10: roll modifiers', () => {
  const check = (faction: FactionId, column: number) =>
    alone()
      .withUnrest('me', 4)
      .withUnit(faction, 'me', column)
      .withDice({ 'die:uprising:me': [1] })
      .carryingOut({ op: 'check', where: 'me', modifier: 0 });

  test('minus for a bot that could be hit', () => {
    const game = check('uk', 7);
    expect(game.story).toContain(
      'The UK (bot) modifies the roll for the Middle East by −1: an uprising could hit it (16.10).',
    );
    expect(game.story).toContain('Roll for the Middle East: 1 −1, 5 or more is needed: no uprising.');
  });

  test('also when it ties for most issues', () => {
    expect(check('fr', 7).story.join()).toContain('France (bot) modifies the roll for the Middle East by −1');
  });

  test('else plus', () => {
    const game = alone()
      .withSettled('uk', 'syria')
      .withUnrest('me', 4)
      .withUnit('fr', 'me', 7)
      .withDice({ 'die:uprising:me': [1] })
      .carryingOut({ op: 'check', where: 'me', modifier: 0 });
    expect(game.story).toContain(
      'France (bot) modifies the roll for the Middle East by +1: an uprising would not hit it (16.10).',
    );
  });

  test('column 8 modifies nothing; the player announces for their own faction', () => {
    expect(check('uk', 8).story.join()).not.toContain('modifies');
    const own = check('us', 7);
    expect([own.asked, own.options]).toEqual(['solo announce-modifier', ['minus', 'nothing', 'plus']]);
  });
});

test('10.3: whom the leftmost unit of a bot hits is left open: the player decides', () => {
  const game = alone()
    .withUnrest('me', 4)
    .withUnit('uk', 'me', 8)
    .withDice({ 'die:uprising:me': [6] })
    .carryingOut({ op: 'check', where: 'me', modifier: 0 });
  expect([game.asked, game.options]).toEqual(['solo who-is-hit', ['uk', 'fr']]);
  expect(game.prompt).toBe(
    'You decide for the UK, which is a bot. The uprising in the Middle East can hit more than one faction. Its ' +
      'unit is the leftmost: whom does it hit (10.3)?',
  );
});

test('10.3: which of its dearest issues a bot loses is left open: the player decides', () => {
  const game = aTable()
    .alone('us')
    .withSettled('uk', 'silesia')
    .withSettled('uk', 'anschluss')
    .withUnrest('eu', 4)
    .withDice({ 'die:uprising:eu': [6] })
    .carryingOut({ op: 'check', where: 'eu', modifier: 0 });
  expect([game.asked, game.options]).toEqual(['solo hit-issue', ['silesia', 'anschluss']]);
  expect(game.prompt).toBe(
    'You decide for the UK, which is a bot. The uprising in Europe hits it. Which of these issues becomes unsettled?',
  );
});

test('16.4: the first uprising brings no strategy cards', () => {
  const game = aTable()
    .alone('us')
    .withUnrest('eu', 5)
    .withDice({ 'die:uprising:eu': [6] })
    .carryingOut({ op: 'check', where: 'eu', modifier: 0 });
  expect([game.asked, game.state.strategiesChosen]).toEqual(['nobody', false]);
});
