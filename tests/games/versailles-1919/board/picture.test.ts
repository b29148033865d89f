import { describe, expect, test } from '@jest/globals';
import { TOKEN_LOOKS } from '../../../../src/games/versailles-1919/board/token-look.ts';
import { rules } from '../../../../src/games/versailles-1919/rules.ts';
import { type Printed, printedAs } from '../../../../src/kernel/printed.ts';
import { aTable } from '../a-table.ts';
import { aFullTable, drawn } from './a-board.ts';
import { overlaps, readSvg } from './read-svg.ts';

describe('the picture', () => {
  test('shows every card on the table, with VP, region and options', () => {
    const { words, text } = drawn(aFullTable().turnOf('fr').view());
    const { pack } = rules.builtInPack();
    for (const id of ['rhineland', 'constantinople', 'palestine', 'womens-suffrage', 'rush-to-the-finish']) {
      expect(words).toContain(pack.issue[id]?.name.printed);
      for (const { label } of pack.issue[id]?.options ?? []) expect(text).toContain(label.printed);
    }
    for (const name of ['Arthur Balfour', 'Mahatma Gandhi', 'Gertrude Bell']) expect(words).toContain(name);
    expect(words).toEqual(
      expect.arrayContaining(['No military', 'optional', 'takes a cube', 'Settling it ends the game at once.']),
    );
  });

  test('shows what an option does in signs and few words', () => {
    const { text } = drawn(aFullTable().turnOf('fr').view());
    // Separate buffer state: a containment token, +2 unrest in Europe, −1 happiness for the UK.
    expect(text).toContain('Containment EU +2 UK −1');
    // To Greece: +3 unrest in the Middle East and a naval squadron.
    expect(text).toContain('ME +3 Navy UK/US');
  });

  test('shows the cubes of each nation and who leads', () => {
    const { words } = drawn(aFullTable().turnOf('fr').view());
    expect(words).toEqual(expect.arrayContaining(['FR 5', 'UK 2', 'France leads', 'US 3', 'US leads', 'US 1']));
  });

  test('shows the tracks: columns, units, happiness, zones and boxes', () => {
    const { words } = drawn(aFullTable().turnOf('fr').view());
    expect(words).toEqual(expect.arrayContaining(['Middle East', 'die 3 · rises on 4+', '6+', '−4', '±1']));
    expect(words).toEqual(expect.arrayContaining(['FR', 'US', 'IT'])); // two units on tracks, one demobilized
    expect(words).toEqual(
      expect.arrayContaining(['9', '23', '20', '0', '12', 'refuses', '1 unit', '2 units', '3 units']),
    );
    expect(words.filter((word) => /^\+\d$/.test(word))).toEqual(expect.arrayContaining(['+5', '+4', '+3', '+2', '+1']));
  });

  test('shows what each nation has settled, its tokens and its strategy card with what it is worth', () => {
    const { words, text } = drawn(aFullTable().turnOf('fr').view());
    expect(text).toContain('RP 6 Indemnity Yes 2 × Reparations');
    expect(text).toContain('ME 5 Mesopotamia UK Mandate UK empire');
    expect(words).toEqual(expect.arrayContaining(['Reparations', 'Isolationism', 'Fourteen Points', 'Mobilization']));
    // Reparations: +1 for each token (2), +2 for each own issue of Reparations (1 of them).
    expect(text).toContain('+1 Reparations 2 +2 Own issue: Reparations 2');
  });

  test('shows the top three of the discard pile with their prices, and the decks', () => {
    const { text, words } = drawn(aFullTable().turnOf('fr').view());
    expect(text).toContain('Togo Africa; to take it: free');
    expect(text).toContain('Byelorus Europe; to take it: 2 influence');
    expect(words).not.toContain('Banat');
    expect(words).toContain('The end card is in the Waiting Room.');
  });

  test('an auction: the issue, every bid, who is out and who is asked', () => {
    const game = aFullTable()
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'mesopotamia', uprising: undefined } });
    expect(game.asked).toBe('uk bid');
    game.answer('pass');
    const { text } = drawn(game.view());
    expect(text).toContain('Up for bid was controlled by UK');
    expect(text).toContain('UK has passed');
    expect(text).toContain('France is asked now');
    expect(text).toContain('US not asked yet');
  });

  test('a check: the region, what the die needs, what has been announced', () => {
    const game = aFullTable().carryingOut({ op: 'check', where: 'me', modifier: 1 });
    expect(game.asked).toBe('us announce-modifier');
    expect(drawn(game.view()).text).toContain(
      'Uprising check Middle East: an uprising on 4 or more On the die: event +1',
    );
  });

  test('the mark of a nation differs by shape, not only by colour', () => {
    const marks = (cubes: object) =>
      drawn(aFullTable().withInfluence('rhineland', cubes).turnOf('fr').view()).svg.match(/<polygon/g)?.length ?? 0;
    expect(marks({ fr: 5 }) - marks({ uk: 5 })).toBe(1); // France a diamond, the UK a square
  });

  test('every token has a sign of its own, flags apart', () => {
    const signs = Object.entries(TOKEN_LOOKS).map(([token, { sign }]) => [
      token.replace(/-(uk|us|fr|it|any|choice)$/, ''),
      sign,
    ]);
    const kinds = new Map(signs.map(([kind = '', sign = '']) => [kind, sign]));
    expect(new Set(kinds.values()).size).toBe(kinds.size);
  });

  test('two players: the neutral US has cubes and issues, but no units and no score', () => {
    const view = aTable().withPlayers('uk', 'fr').start().view();
    const { text, words } = drawn(view);
    expect(text).toContain('Units Available 3 3 –');
    expect(text).toContain('VP in all 6 6 –');
    expect(words).not.toContain('26');
    expect(view.happiness.map(({ nation }) => nation)).not.toContain('us');
  });

  test('names from a pack cannot break out of the drawing', () => {
    const view = aFullTable().turnOf('fr').view();
    const table = view.table.map((issue) => ({ ...issue, name: printedAs('versailles-1919-pack.issue-x', '<b>"&') }));
    const { svg, words } = drawn({ ...view, table });
    expect(svg).not.toContain('<b>');
    expect(words).toContain('<b>"&');
  });

  test('long names and many tokens from a pack of one’s own stay in their places', () => {
    const view = aFullTable().turnOf('fr').view();
    const words = 'The Question of the Northern and the Southern Provinces and'.padEnd(60, 's');
    const name = printedAs('versailles-1919-pack.issue-x', words);
    const long = <T extends { readonly name: Printed }>(cards: readonly T[]) =>
      cards.map((card) => ({ ...card, name }));
    const factions = view.factions.map((faction) => ({
      ...faction,
      issues: long(faction.issues).map((issue) => ({
        ...issue,
        tokens: ['industry', 'bolshevik', 'containment', 'navy-uk', 'navy-us', 'self-determination'] as const,
      })),
    }));
    const { svg } = drawn({
      ...view,
      table: long(view.table),
      waitingEvents: long(view.waitingEvents),
      discard: long(view.discard),
      factions,
    });
    const read = readSvg(svg);
    expect(overlaps(read)).toEqual([]);
    expect(read.letters.filter(({ right }) => right > 400)).toEqual([]);
  });
});

test('the reader of drawings finds letters that lie over others, and tags that are not closed', () => {
  const letters = (x: number) => `<text x="${x}" y="10" font-size="12">Rhineland</text>`;
  const svg = (inside: string) => `<svg viewBox="0 0 400 20">${inside}</svg>`;
  expect(overlaps(readSvg(svg(letters(0) + letters(20))))).toEqual(['Rhineland / Rhineland']);
  expect(overlaps(readSvg(svg(letters(0) + letters(80))))).toEqual([]);
  expect(() => readSvg(svg('<g>'))).toThrow();
});
