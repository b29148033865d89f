import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';
import { agree, fieldOf, refusalOf } from './deal-table.ts';

/** The UK leads Armenia, which the US settles; the event of that turn lets the Middle East rise. */
function armenia() {
  return aTable()
    .withTable('armenia', 'silesia')
    .withWaitingRoom('korea', 'togo', 'rhineland')
    .withAvailable({ uk: 6, fr: 2, us: 4 })
    .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' })
    .withInfluence('armenia', { uk: 2, us: 1 })
    .withEvent('chaim-weizmann')
    .withUnrest('me', 5)
    .withDice({ 'die:uprising:me': [6] });
}

describe('12.2: a promise ends when it has been kept', () => {
  const kept = (table = armenia()) =>
    agree(table.turnOf('us'), 'us', { mine: ['settle:armenia'], theirs: ['uk/option:armenia:to-turkey'] }, 'uk').answer(
      'demobilize',
    );

  test('the rulebook’s example: an uprising unsettles Armenia, the UK wins it again and picks freely', () => {
    const game = kept();
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK takes the option To Turkey if it wins Armenia.',
    );
    expect([game.asked, game.state.promises]).toEqual(['uk bid', []]);
    game.answer('units:1', 0, 'pass', 'pass');
    expect([game.asked, game.options]).toEqual(['uk option', ['independent', 'to-turkey', 'us-mandate']]);
    game.answer('independent');
    expect(game.state.settled.find(({ issue }) => issue === 'armenia')?.option).toBe('independent');
  });

  test('a new deal about it is possible, and binds the winner of the bid', () => {
    const game = kept();
    agree(game, 'fr', { give: { uk: 1 }, theirs: ['uk/option:armenia:us-mandate'] }, 'uk');
    game.answer('units:1', 0, 'pass', 'pass');
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK takes the option US Mandate if it wins Armenia.',
    );
  });

  test('a promise for the bid itself goes on binding: who passes in every bid passes in the next one, too', () => {
    const game = kept();
    agree(game, 'uk', { give: { us: 1 }, theirs: ['us/bid:pass'] }, 'us');
    game.answer('units:1', 0, 'pass');
    expect(game.story.slice(1, 3)).toEqual([
      'A deal leaves the US no other choice: the US passes in every bid.',
      'The US passes.',
    ]);
    expect(game.state.promises.map(({ kind }) => kind)).toEqual(['bid']);
  });

  test('in games that began before ruleset 2 it goes on binding, and a new deal is refused', () => {
    const game = kept(armenia().withRuleset(1));
    expect(fieldOf(game, 'fr', 'theirs')).toContain('uk/option:armenia:us-mandate');
    expect(
      refusalOf(() =>
        game.optionalAction('fr', '~propose-deal', { give: { uk: 1 }, theirs: ['uk/option:armenia:us-mandate'] }),
      ),
    ).toMatch(/^Only one of the two can be promised/);
    game.answer('units:1', 0, 'pass', 'pass');
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK takes the option To Turkey if it wins Armenia.',
    );
  });
});
