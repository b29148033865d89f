import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';
import { dealTable, refusalOf } from './deal-table.ts';

const PROPOSE = '~propose-deal';

describe('12.1: talks are open at any time', () => {
  test('every seat may propose a deal or send a message while somebody else is asked', () => {
    const game = dealTable().turnOf('uk');
    expect(game.asked).toBe('uk action');
    for (const seat of ['uk', 'fr', 'us'])
      expect(game.optionalActionsOf(seat)).toEqual(expect.arrayContaining([PROPOSE, '~send-message']));
  });

  test('also in the middle of an auction', () => {
    const game = dealTable()
      .withSettled('fr', 'anschluss')
      .turnOf('uk')
      .optionalAction('us', '~send-message', { text: 'Shall we?' });
    expect(game.asked).toBe('uk action');
    const bidding = dealTable()
      .withSettled('fr', 'anschluss')
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: undefined } });
    expect([bidding.asked, bidding.optionalActionsOf('us').includes(PROPOSE)]).toEqual(['fr bid', true]);
  });

  test('not before the first turn, not after the game, and not alone', () => {
    expect(dealTable().doing().optionalActionsOf('uk')).toEqual([]);
    const alone = aTable().alone('uk').start();
    expect(alone.optionalActionsOf('solo').filter((optionalAction) => /deal|message/.test(optionalAction))).toEqual([]);
    const over = aTable()
      .withTable('rush-to-the-finish', 'rhineland')
      .withAvailable({ fr: 2, us: 4 })
      .withInfluence('rush-to-the-finish', { uk: 1 })
      .turnOf('uk')
      .optionalAction('fr', PROPOSE, { give: { us: 1 } })
      .answer('settle:rush-to-the-finish');
    expect([over.asked, over.optionalActionsOf('us')]).toEqual(['nobody', []]);
  });

  test('a message is public, and marked as not binding', () => {
    const game = dealTable().turnOf('uk');
    game.optionalAction('fr', '~send-message', { to: ['uk'], text: '  Next turn I leave \n Smyrna to you. ' });
    expect(game.story).toEqual(['France to the UK (not binding): “Next turn I leave Smyrna to you.”']);
    game.optionalAction('us', '~send-message', { text: 'Peace without victory.' });
    expect(game.story).toEqual(['The US to everybody (not binding): “Peace without victory.”']);
    game.optionalAction('us', '~send-message', { to: ['uk', 'fr'], text: 'To both.' });
    expect(game.story).toEqual(['The US to everybody (not binding): “To both.”']);
    expect(game.asked).toBe('uk action');
  });

  test.each([
    [{ text: ' \n ' }, 'A message needs words. (Rule 12.1)'],
    [{ text: '' }, 'A message needs words. (Rule 12.1)'],
    [
      { to: ['fr'], text: 'x' },
      'To whom; everybody when nobody is picked: “fr” is not one of the answers. Possible: UK and US. (Rule 12.1)',
    ],
    [
      { text: 'x'.repeat(501) },
      'Text (not binding): The text has 501 characters; it must have from 1 to 500. (Rule 12.1)',
    ],
  ])('the message %j is refused', (answer, sentence) => {
    expect(refusalOf(() => dealTable().turnOf('uk').optionalAction('fr', '~send-message', answer))).toBe(sentence);
  });

  test('game material cannot be traded: a deal has influence transfers, promises for this turn, and words', () => {
    const { choice } = dealTable().turnOf('uk').offered('uk', PROPOSE);
    const fields = choice.kind === 'form' ? choice.fields : [];
    expect(fields.map(({ id, optional }) => `${id} ${optional}`)).toEqual([
      'give true',
      'get true',
      'mine true',
      'theirs true',
      'with true',
      'note true',
    ]);
  });
});
