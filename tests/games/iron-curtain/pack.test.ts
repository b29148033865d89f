import { describe, expect, test } from '@jest/globals';
import { provenanceOf } from '../../../src/games/iron-curtain/pack/provenance.ts';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { changed } from './changed-pack.ts';

const english = translator('en', 'UTC');

describe('the built-in pack', () => {
  const { pack, reconstructed, hash } = rules.builtInPack();

  test('1.1: ten US cards, eight USSR cards, cubes from 1 to 4', () => {
    const cards = pack.strategy.map((id) => pack.card[id]);
    expect(cards.filter((card) => card?.side === 'us')).toHaveLength(10);
    expect(cards.filter((card) => card?.side === 'ussr')).toHaveLength(8);
    expect(new Set(cards.map((card) => card?.cubes))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('1.7: regions in the order of the final scoring', () => {
    expect(pack.regions.map(({ name, size, bonus }) => `${name.printed} ${size}/${bonus}`)).toEqual([
      'Europe 6/3',
      'Middle East 2/2',
      'Asia 3/2',
      'Africa 4/1',
      'South America 2/2',
      'Central America 2/2',
    ]);
  });

  test('says which values are not the printed ones', () => {
    expect(pack.unofficial).toBe(true);
    expect(reconstructed).toContainEqual({ at: 'cards.poland.cubes', value: '2', source: 'reconstructed' });
    expect(reconstructed).toContainEqual({ at: 'regions.middle_east.bonus', value: '2', source: 'reconstructed' });
    expect(reconstructed.some(({ at }) => at === 'cards.vietnam.name')).toBe(false);
  });

  test('says its reconstructed events in words', () => {
    const events = reconstructed.filter(({ at }) => at.endsWith('.event'));
    const said = new Map(events.map(({ at, value }) => [at, typeof value === 'string' ? value : english.t(value)]));
    expect(said.get('cards.vietnam.event')).toBe('Infiltrate up to 3 cubes on Asia cards, at most 2 on any one card.');
    expect(said.get('cards.yugoslavia.event')).toBe('The USSR gains 1 point.');
    expect(said.size).toBe(18);
    expect([...said.values()].every((text) => /^[A-Z].*\.$/.test(text))).toBe(true);
  });

  test('its hash does not depend on the order of the fields', () => {
    expect(rules.parsePack(Object.fromEntries(Object.entries(changed()).reverse())).hash).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a corrected pack', () => {
  test('is read, and has another hash', () => {
    const loaded = rules.parsePack(changed(['cards.vietnam.cubes', { value: 1, source: 'owner', confidence: 1 }]));
    expect(loaded.pack.card.vietnam?.cubes).toBe(1);
    expect(loaded.hash).not.toBe(rules.builtInPack().hash);
    expect(loaded.reconstructed.some(({ at }) => at === 'cards.vietnam.cubes')).toBe(false);
  });

  test('is official when an owner has confirmed everything', () => {
    const text = JSON.stringify(changed()).replaceAll(/"source":"reconstructed[^"]*"/g, '"source":"owner"');
    const loaded = rules.parsePack(JSON.parse(text));
    expect([loaded.pack.unofficial, loaded.reconstructed]).toEqual([false, []]);
  });

  test('the whole vocabulary of effects is read', () => {
    const effect = {
      op: 'choice',
      effects: [
        {
          op: 'sequence',
          effects: [
            { op: 'command', max: 2 },
            { op: 'command_ignore_dominance', max: 1 },
          ],
        },
        { op: 'command_ignore_adjacency', max: 1, where: { only: 'next_to_this_card' } },
        { op: 'move_own', max: 2, from: { regions: ['asia'] }, where: { regions: ['europe'] }, max_per_card: 1 },
        { op: 'score_region', region: 'any' },
      ],
    };
    expect(rules.parsePack(changed(['cards.vietnam.event.effect', effect])).pack.card.vietnam?.event).toEqual(effect);
  });
});

test('where a value comes from', () => {
  expect(
    ['rulebook (ES)', 'reconstructed as to WHICH card', 'see regions', 'owner', 'hugo.rfc1437.de'].map(provenanceOf),
  ).toEqual(['rulebook', 'reconstructed', 'derived', 'owner', 'public']);
});
