import { describe, expect, test } from '@jest/globals';
import { games } from '../../../src/games/registry.ts';
import { type CardField, cardFields, countFields, MOST_FIELDS } from '../../../src/http/packs/card-fields.ts';
import { editCard, markSources } from '../../../src/http/packs/edit-card.ts';
import { readCard } from '../../../src/http/packs/read-card.ts';
import { cardsOf } from '../../../src/packs/deck.ts';
import { editedGame } from '../../../src/packs/game-of-pack.ts';
import { schemaOf } from '../../../src/packs/schema.ts';

/** What a browser sends of a form. */
function sent(fields: readonly CardField[], into = new URLSearchParams()): URLSearchParams {
  for (const { kind, name, value = '', choices = [], fields: inner = [], adds } of fields) {
    const isAbsent = adds === true && kind === 'group';
    if (kind === 'group' && !isAbsent && name !== '') into.append(name, '1');
    else if (kind === 'list' && value !== '') into.append(name, value);
    else if (kind === 'choice' || kind === 'variants')
      into.append(name, choices.find(({ picked }) => picked)?.value ?? '');
    else if (kind === 'text' || kind === 'number' || kind === 'long') into.append(name, value);
    sent(inner, into);
  }
  return into;
}

describe.each([...games.keys()])('the forms of %s', (id) => {
  const game = editedGame({ games }, id);
  const schema = schemaOf(game.packEditor);
  const { content } = game.rules.builtInPack();

  test('give every card back as it was, remarks included', () => {
    const cards = cardsOf(content, schema).flatMap((subject) => subject.cards);
    expect(cards.length).toBeGreaterThan(20);
    for (const { subject, value, place } of cards) {
      const shape = schema.card(subject);
      const fields = cardFields(shape, { value, own: { value } }, { schema, faults: new Map() });
      if (countFields(fields) > MOST_FIELDS) continue;
      const read = readCard(shape, value, { fields: sent(fields), schema });
      expect([place, read]).toEqual([place, value]);
      expect(markSources(read, value, false)).toEqual(value);
    }
  });
});

describe('a changed card', () => {
  const old = {
    id: 'a',
    vp: { value: 6, source: 'reconstructed', confidence: 0.3 },
    of: [{ id: 'x', n: { value: 1, source: 'public' } }],
  };

  test('is its owner’s where a value is another and the source was left', () => {
    const changed = { ...old, vp: { ...old.vp, value: 7 } };
    expect(markSources(changed, old, false)).toEqual({ ...old, vp: { value: 7, source: 'owner', confidence: 1 } });
    const sourced = { ...old, vp: { ...old.vp, value: 7, source: 'rulebook' } };
    expect(markSources(sourced, old, false)).toEqual(sourced);
  });

  test('is the owner’s all over when it is printed so', () => {
    expect(markSources(old, old, true)).toEqual({
      id: 'a',
      vp: { value: 6, source: 'owner', confidence: 1 },
      of: [{ id: 'x', n: { value: 1, source: 'owner' } }],
    });
  });

  test('has a part more or less; nothing reaches outside of it', () => {
    expect(editCard(old, 'add:of')).toEqual({ ...old, of: [...old.of, {}] });
    expect(editCard(old, 'remove:of[0]')).toEqual({ ...old, of: [] });
    expect(editCard(old, 'add:more[]')).toEqual({ ...old, more: [] });
    for (const edit of [
      'look',
      'add:',
      'add:__proto__',
      'add:constructor.prototype.x',
      'add:vp.value.x',
      'remove:nope.x',
    ])
      expect(editCard(old, edit)).toEqual(old);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
