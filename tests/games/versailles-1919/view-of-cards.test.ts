import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { aTable } from './a-table.ts';
import { changed } from './changed-pack.ts';

/*
 * What is printed on a card is put into words once for each pack; what lies on it is looked at each time.
 */
test('each table sees the cards of its own pack, in whatever order they are looked at', () => {
  const file = changed(
    ['issues.korea.options.to-japan.label.value', 'Annexed'],
    ['issues.korea.options.to-japan.effects.0.effect.n', 1],
  );
  const own = aTable()
    .withPack(() => rules.parsePack(file).pack)
    .withTable('korea', 'silesia')
    .turnOf('uk');
  const usual = aTable().withTable('korea', 'silesia').turnOf('uk');
  for (const _ of [1, 2]) {
    expect(usual.view('uk')).toMatchObject({
      table: [{ options: [{ label: { printed: 'To Japan' }, parts: [{ n: 2 }, {}, {}] }, {}] }, {}],
    });
    expect(own.view('uk')).toMatchObject({
      table: [{ options: [{ label: { printed: 'Annexed' }, parts: [{ n: 1 }, {}, {}] }, {}] }, {}],
    });
  }
});

test('cubes on a card are those of the moment, for every seat, and gone again in an earlier position', () => {
  const before = aTable().withTable('korea', 'silesia').turnOf('uk');
  const after = aTable().withTable('korea', 'silesia').withInfluence('korea', { fr: 2 }).turnOf('uk');
  for (const seat of ['uk', 'fr']) {
    expect(after.view(seat)).toMatchObject({ table: [{ id: 'korea', cubes: { fr: 2 }, leader: 'fr' }, {}] });
    expect(before.view(seat)).toMatchObject({ table: [{ id: 'korea', cubes: {}, leader: undefined }, {}] });
  }
});
