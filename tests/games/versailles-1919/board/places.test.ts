import { describe, expect, test } from '@jest/globals';
import { aTable } from '../a-table.ts';
import { aFullTable, drawn } from './a-board.ts';

describe('places to pick', () => {
  test.each([
    'issue:rhineland', // on the Table
    'issue:palestine', // in the Waiting Room
    'issue:mesopotamia', // settled
    'issue:korea', // discarded
    'event:arthur-balfour',
    'event:gertrude-bell',
    'region:af',
    'space:ba:5',
    'unit:me:us',
  ])('%s is a link with its label', (place) => {
    const { svg } = drawn(aFullTable().turnOf('fr').view(), [{ place, label: '2. “That one”', href: '/a/1?x=1&y=2' }]);
    expect(svg).toContain('role="group"');
    expect(svg).toContain(
      `<a class="place" data-place="${place}" aria-label="2. “That one”" href="/a/1?x=1&amp;y=2"><title>2. “That ` +
        'one”</title>',
    );
  });

  test('a strategy card, while the cards lie open', () => {
    const view = aTable().start().view();
    const [card] = view.strategies;
    const place = `strategy:${card?.id ?? ''}`;
    expect(drawn(view, [{ place, label: 'That one' }]).svg).toContain(`data-place="${place}"`);
  });

  test('without an address it is a button for the script', () => {
    const { svg } = drawn(aFullTable().turnOf('fr').view(), [{ place: 'space:ba:5', label: 'Balkans' }]);
    expect(svg).toContain('<g class="place" data-place="space:ba:5" aria-label="Balkans" role="button" tabindex="0">');
  });

  test('the number of the answer stands on it', () => {
    const view = aFullTable().turnOf('fr').view();
    expect(drawn(view, [{ place: 'space:ba:5', label: '17. Balkans' }]).words).toContain('17');
  });

  test('nothing to pick: a picture', () => {
    expect(drawn(aFullTable().turnOf('fr').view()).svg).toContain('role="img"');
  });

  test.each([
    ['placing influence', 'place', 5],
    ['deploying', 'deploy', 18],
  ])('every answer that names a place has it on the board: %s', (_, action, count) => {
    const game = aFullTable().turnOf('it').answer(action);
    const { choice } = game;
    const options = 'options' in choice ? choice.options : choice.kind === 'spread' ? choice.slots : [];
    const places = options.flatMap(({ place }) => (place === undefined ? [] : [place]));
    expect(places.length).toBe(count);
    const { svg } = drawn(
      game.view(),
      places.map((place) => ({ place, label: place })),
    );
    for (const place of places) expect(svg).toContain(`data-place="${place}"`);
  });
});
