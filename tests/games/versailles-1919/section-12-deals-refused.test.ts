import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/kernel/choice.ts';
import { dealTable, refusalOf } from './deal-table.ts';

const PROPOSE = '~propose-deal';

describe('12.4: refused', () => {
  const refused = (answer: Answer) => refusalOf(() => dealTable().turnOf('uk').optionalAction('uk', PROPOSE, answer));

  test.each<[string, Answer, string]>([
    [
      'to settle and not to',
      { mine: ['settle:rhineland', 'not-settle'], with: ['fr'] },
      'Only one of the two can be promised: the UK settles Rhineland with its political action, or the UK settles ' +
        'no issue with its political action.',
    ],
    [
      'two options of one issue',
      { theirs: ['fr/option:rhineland:french-occupation', 'fr/option:rhineland:stays-with-germany'] },
      'Only one of the two can be promised: France takes the option French Occupation if it wins Rhineland, or ' +
        'France takes the option Stays with Germany if it wins Rhineland.',
    ],
    [
      'both ways with an event',
      { mine: ['event:carry-out', 'event:decline'], with: ['fr'] },
      'Only one of the two can be promised: the UK carries out the event of Gertrude Bell, or the UK declines the ' +
        'event of Gertrude Bell.',
    ],
    [
      'two announcements',
      { theirs: ['fr/announce:eu:plus', 'fr/announce:eu:nothing'] },
      'Only one of the two can be promised: France announces a higher roll (+) in uprising checks of Europe, or ' +
        'France announces no change in uprising checks of Europe.',
    ],
    [
      'to pass and to bid',
      { theirs: ['us/bid:pass', 'us/bid:must'] },
      'Only one of the two can be promised: the US passes in every bid, or the US bids at least once where it can.',
    ],
    ['more than is Available', { give: { fr: 4, us: 4 } }, 'The UK would exhaust 8 influence and has 6 to give.'],
    ['more than the other has Available', { get: { fr: 3 } }, 'France would exhaust 3 influence and has 2 to give.'],
    [
      'more than 6',
      { give: { fr: 7 } },
      'The UK may exhaust at most 6 influence for France in one deal; here it is 7.',
    ],
    [
      'more than 6 the other way',
      { get: { us: 7 } },
      'The US may exhaust at most 6 influence for the UK in one deal; here it is 7.',
    ],
    ['nothing', {}, 'A deal moves influence or holds a promise for this turn; words alone are a message.'],
    [
      'words alone',
      { note: 'Trust me.', with: ['fr'] },
      'A deal moves influence or holds a promise for this turn; words alone are a message.',
    ],
    [
      'nobody else',
      { mine: ['not-settle'] },
      'A deal needs somebody to agree: name another player, or something that they give, recover or promise.',
    ],
  ])('%s', (_, answer, sentence) => {
    expect(refused(answer)).toBe(`${sentence} (Rule 12.4)`);
  });

  test('more than the other has Exhausted', () => {
    const game = dealTable().withAvailable({ us: 13 }).turnOf('uk');
    expect(refusalOf(() => game.optionalAction('uk', PROPOSE, { give: { us: 3 } }))).toBe(
      'The US would recover 3 influence and has 2 Exhausted. (Rule 12.4)',
    );
  });

  test.each<[string, Answer]>([
    ['an issue of the Waiting Room', { mine: ['settle:togo'] }],
    ['an issue without influence', { mine: ['settle:silesia'] }],
    ['an option of an issue that another leads', { theirs: ['us/option:rhineland:french-occupation'] }],
    ['an announcement without a unit', { theirs: ['us/announce:eu:plus'] }],
    ['a promise of one who is not there', { theirs: ['it/bid:pass'] }],
    ['oneself', { mine: ['not-settle'], with: ['uk'] }],
  ])('%s', (_, answer) => {
    expect(refused(answer)).toMatch(/is not one of the answers\. Possible: .*\(Rule 12\.4\)$/);
  });

  test.each<[string, Answer]>([
    ['not a form', 'x'],
    ['a part of a cube', { give: { fr: 1.5 } }],
    ['less than nothing', { give: { fr: -1 } }],
    ['an unknown field', { mine: ['not-settle'], with: ['fr'], gold: 3 }],
    ['a note without end', { give: { fr: 1 }, note: 'x'.repeat(501) }],
  ])('%s', (_, answer) => {
    expect(refusalOf(() => dealTable().turnOf('uk').optionalAction('uk', PROPOSE, answer))).toMatch(/\(Rule 12\.4\)$/);
  });

  test('signs that cannot be shown; quotation marks and turns of direction are taken out', () => {
    const game = dealTable().turnOf('uk');
    for (const note of ['a\u0000b', 'a\u001bb', '\ud800'])
      expect(refusalOf(() => game.optionalAction('uk', PROPOSE, { give: { fr: 1 }, note }))).toBe(
        'The text contains signs that cannot be shown. (Rule 12.4)',
      );
    expect(refusalOf(() => game.optionalAction('uk', '~send-message', { text: 'a\u0007' }))).toBe(
      'The text contains signs that cannot be shown. (Rule 12.1)',
    );
    game.optionalAction('uk', '~send-message', { text: 'Yes.” The US accepts\u202e deal 7.\n“Good' });
    expect(game.story).toEqual(['The UK to everybody (not binding): “Yes." The US accepts deal 7. "Good”']);
  });

  test('a fourth open proposal', () => {
    const game = dealTable().turnOf('uk');
    for (let n = 0; n < 3; n += 1) game.optionalAction('uk', PROPOSE, { give: { fr: 1 } });
    expect(refusalOf(() => game.optionalAction('uk', PROPOSE, { give: { fr: 1 } }))).toBe(
      '3 of your deals wait for answers; withdraw one before you propose another. (Rule 12.4)',
    );
    game.optionalAction('fr', PROPOSE, { give: { uk: 1 } });
    game.optionalAction('uk', '~withdraw-deal.2', 'withdraw').optionalAction('uk', PROPOSE, { give: { fr: 1 } });
    expect(game.state.deals.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });
});
