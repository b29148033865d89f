import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { games } from '../../../src/games/registry.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { editedGame } from '../../../src/packs/game-of-pack.ts';
import { schemaOf } from '../../../src/packs/schema.ts';
import { readSpreadsheet } from '../../../src/packs/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '../../../src/packs/spreadsheet/write-spreadsheet.ts';

/** Every deck of every game. */
const DECKS = [...games.keys()].flatMap((id) => {
  const game = editedGame({ games }, id);
  const schema = schemaOf(game.packEditor);
  return Object.entries(game.rules.builtInPack().content).flatMap(([subject, deck]) => {
    const kind = schema.kind(subject);
    return kind === 'figures' || subject.startsWith('_') ? [] : [[`${id} ${subject}`, kind, Object(deck)] as const];
  });
});

function refusalOf(text: string, kind: 'list' | 'table' = 'list'): string {
  try {
    readSpreadsheet(text, kind);
  } catch (error) {
    if (error instanceof Refusal)
      return [error.reason, ...error.details.map(({ reason }) => reason)].map(({ key }) => key).join(' ');
    throw error;
  }
  return 'read';
}

test('there are decks to try', () => expect(DECKS.length).toBeGreaterThan(15));

test.each(DECKS)('%s goes into a spreadsheet and comes back as it was', (_, kind, deck) => {
  expect(readSpreadsheet(writeSpreadsheet(deck, undefined), kind)).toEqual(deck);
});

test('so does anything that JSON can say, in words that spreadsheets reckon with or read as something else', () => {
  const field = fc.stringMatching(/^_?[a-z][a-z0-9_-]{0,6}$/).filter((name) => name !== 'key');
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', '1', '1,5', '1.0', 'TRUE', 'null', '=1+1', '@x', '-', '{', '"', 'a\nb', 'a;b', '\t'),
  );
  const scalar = fc.oneof(
    word,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      scalar,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(field, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
  const card = fc.dictionary(field, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 3 }), (deck) => {
      expect(readSpreadsheet(writeSpreadsheet(deck, undefined), 'list')).toEqual(deck);
    }),
    { numRuns: 300 },
  );
});

test('a cell that a spreadsheet would reckon with is in quotes', () => {
  const text = writeSpreadsheet([{ id: 'a', note: '=HYPERLINK("x")' }], undefined);
  expect(text.split('\r\n')[1]).toMatch(/^a,"""=HYPERLINK/);
});

test('columns stand as the game’s own pack has them, whatever the order of a card’s fields', () => {
  const text = writeSpreadsheet([{ vp: 1, id: 'a', more: 2 }], [{ id: 'b', vp: 3 }]);
  expect(text).toBe('\uFEFFid,vp,more\r\na,1,2\r\n');
});

describe('what spreadsheets make of it is read all the same', () => {
  const cards = [{ id: 'a', value: 1.5, yes: true }, { id: 'b' }];

  test.each([
    ['semicolons and commas in numbers', 'id;value;yes\r\na;1,5;VERDADERO\r\nb;;\r\n'.replace('VERDADERO', 'TRUE')],
    ['tabs', 'id\tvalue\tyes\na\t1,5\ttrue\nb\t\t\n'],
    ['rows of nothing, columns without a name, short rows', '\uFEFFid,value,yes,\na,1.5,TRUE,\n,,,\n\nb\n'],
  ])('%s', (_, text) => expect(readSpreadsheet(text, 'list')).toEqual(cards));

  test('an item that was emptied is gone from its list', () => {
    expect(readSpreadsheet('id,options[1].id,options[2].id\na,,x\n', 'list')).toEqual([
      { id: 'a', options: [{ id: 'x' }] },
    ]);
  });
});

describe('what cannot be read is refused by row and column', () => {
  test.each([
    ['nothing at all', '', 'packs.empty-spreadsheet'],
    ['a header alone', 'id,vp\n', 'packs.empty-spreadsheet'],
    ['quotation marks that do not close', 'id\n"a\n', 'packs.no-spreadsheet'],
    ['more cells than columns', 'id\na,b\n', 'packs.no-spreadsheet'],
    ['a column that is none', 'id,a..b\na,1\n', 'packs.bad-spreadsheet packs.bad-column'],
    ['a column of every object', 'id,__proto__.x\na,1\n', 'packs.bad-spreadsheet packs.bad-column'],
    ['a column twice', 'id,vp,vp\na,1,2\n', 'packs.bad-spreadsheet packs.column-twice'],
    ['half of JSON', 'id,effect\na,{x\n', 'packs.bad-spreadsheet packs.bad-cell'],
    ['a whole and its parts', 'id,vp,vp.value\na,1,2\n', 'packs.bad-spreadsheet packs.cell-and-parts'],
    ['too many cards', `id\n${'a\n'.repeat(2001)}`, 'packs.many-rows'],
    ['too many columns', `${Array.from({ length: 501 }, (_, i) => `c${i}`).join()}\n1\n`, 'packs.many-columns'],
  ])('%s', (_, text, keys) => expect(refusalOf(text)).toBe(keys));

  test('a table of names needs each name once', () => {
    expect(refusalOf('id\na\n', 'table')).toBe('packs.bad-spreadsheet packs.no-key-column');
    expect(refusalOf('key,x\n,1\n', 'table')).toBe('packs.bad-spreadsheet packs.no-key');
    expect(refusalOf('key,x\na,1\na,2\n', 'table')).toBe('packs.bad-spreadsheet packs.key-twice');
  });
});
