import { describe, expect, test } from '@jest/globals';
import { nationName } from '../../../../src/games/versailles-1919/names.ts';
import { NO_ORDERS } from '../../../../src/games/versailles-1919/orders/orders.ts';
import { rules } from '../../../../src/games/versailles-1919/rules.ts';
import { TestGame } from '../test-game.ts';
import { aFullTable, drawn, told, toldAlone } from './a-board.ts';

describe('in words', () => {
  test('everything that the picture shows', () => {
    expect(told(aFullTable().turnOf('fr').view())).toMatchSnapshot();
  });

  test('every name and number of the nations’ table stands in a sentence', () => {
    const lines = told(aFullTable().turnOf('fr').view());
    expect(lines).toContain(
      'Italy: influence 15 Available, 0 Exhausted; units 1 Available, 1 Exhausted, 0 deployed; 2 mobilized of 1 ' +
        'allowed.',
    );
    expect(lines.find((line) => line.startsWith('France controls'))).toBe(
      'France controls Indemnity (Reparations, 6 VP): Yes, with 2 German reparations tokens.',
    );
  });

  test('the whole discard pile, also what the picture leaves out', () => {
    expect(told(aFullTable().turnOf('fr').view())).toContain(
      'Discard pile, from the top: Togo (Africa, 2 VP, free), Korea (Pacific, 2 VP, 1 influence), Byelorus ' +
        '(Europe, 3 VP, 2 influence) and Banat (Balkans, 5 VP).',
    );
  });

  test('a lone player: which faction they run, the bots, the strengths', () => {
    const options = rules.parseOptions({ turn_order: 'as-listed' });
    const setting = {
      seats: rules.seats(1, options),
      options,
      pack: rules.builtInPack().pack,
      ruleset: rules.ruleset.current,
    };
    const view = new TestGame({ rules, setting }).view();
    const lines = told(view);
    expect(lines[0]).toBe(
      'Turn 1, UK to play: political action done, military action open. The player runs US and has 0 of 20 VP.',
    );
    expect(lines).toContain('France, run by a bot: strength 0.');
    expect(lines.join(' ')).not.toMatch(/signs|Strategy card/);
    const { text } = drawn(view);
    expect(text).toContain('Run by bot bot player');
    expect(text).toContain('The nations 0 of 20 VP');
    expect(text).not.toContain('signs the treaty');
  });

  test('when the game is over the score comes before the cards', () => {
    const game = aFullTable().doing({ step: 'end-game', args: { how: 'deck' } });
    const lines = told(game.view());
    expect(lines[0]).toBe('The game is over in turn 0: the deck of issues is empty.');
    const at = (part: string) => lines.findIndex((line) => line.includes(part));
    expect(at('final score')).toBeLessThan(at('On the Table: '));
    const { text } = drawn(game.view());
    expect(text).toMatch(/^The deck is empty: the game is over The nations the final score/);
    expect(text.indexOf('VP in all')).toBeLessThan(text.indexOf('The Table'));
  });

  test('spectators have nothing of their own', () => {
    expect(toldAlone(aFullTable().turnOf('fr').view())).toEqual([]);
  });

  test('standing orders are for the eyes of who gave them', () => {
    const game = aFullTable()
      .with((state) => {
        state.orders.fr = { ...NO_ORDERS, bids: 'pass' };
        state.passing = ['fr'];
      })
      .turnOf('uk');
    expect(toldAlone(game.view('fr')).join(' ')).toContain('always pass');
    for (const viewer of ['uk', 'spectator']) expect(toldAlone(game.view(viewer))).toEqual([]);
    for (const viewer of ['uk', 'fr', 'spectator'])
      expect(told(game.view(viewer)).join(' ')).not.toContain('always pass');
  });

  test('what binds in this turn, drawn and told', () => {
    const view = aFullTable().turnOf('uk').view();
    const deals = { open: [], promises: [{ faction: 'uk' as const, text: nationName('uk') }] };
    expect(told({ ...view, deals })[1]).toContain('the UK');
    expect(drawn({ ...view, deals }).words).toContain('Deals');
    expect(drawn(view).words).not.toContain('Deals');
  });
});

test('what is hidden in the decks is neither drawn nor told', () => {
  const game = aFullTable().turnOf('fr');
  const { pack } = rules.builtInPack();
  const hidden = [
    ...game.state.deck.map((id) => pack.issue[id]?.name.printed ?? ''),
    ...game.state.eventDeck.map((id) => pack.event[id]?.name.printed ?? ''),
  ];
  expect(hidden.length).toBeGreaterThan(60);
  const { words } = drawn(game.view());
  const lines = told(game.view());
  for (const name of hidden) {
    expect(words).not.toContain(name);
    expect(lines.filter((line) => line.includes(`: ${name} (`))).toEqual([]);
  }
});
