import { describe, expect, test } from '@jest/globals';
import { provenanceOf } from '../../../src/games/versailles-1919/pack/provenance.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { changed } from './changed-pack.ts';

const english = translator('en', 'UTC');

describe('the built-in pack', () => {
  const { pack, reconstructed, hash } = rules.builtInPack();

  test('1.3: 52 issues and the end card, 46 events, 10 strategy cards', () => {
    expect([pack.issues.length, pack.events.length, pack.strategies.length]).toEqual([53, 46, 10]);
    expect(pack.endCard).toBe('rush-to-the-finish');
    expect(Object.values(pack.issue).filter(({ kind }) => kind === 'end')).toHaveLength(1);
  });

  test('140 options on 52 cards', () => {
    const options = Object.values(pack.issue).flatMap((issue) => issue.options);
    expect(options).toHaveLength(140);
    expect(pack.issue[pack.endCard]).toMatchObject({ vp: 7, options: [] });
  });

  test('section 18: the constants', () => {
    const { figures, columns } = pack;
    expect(figures).toMatchObject({ cubes: 15, units: 3, happinessMax: 30, signsAt: 15, reclaim: 6, kegLastColumn: 3 });
    expect(figures.zones).toEqual([
      { from: 11, units: 3 },
      { from: 5, units: 2 },
      { from: 0, units: 1 },
    ]);
    expect(columns.map(({ uprising }) => uprising ?? 'X')).toEqual(['X', 'X', 6, 5, 4, 3, 2, 1]);
    expect(columns.map(({ deploy }) => deploy && [deploy.happiness, deploy.recover])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [-4, 3],
      [-2, 3],
      [-1, 2],
      [0, 0],
    ]);
    expect(columns.map(({ modifier, strength }) => `${modifier}${strength}`).slice(4)).toEqual([
      '12',
      '12',
      '12',
      '02',
    ]);
    expect(figures.demobilize).toEqual({ twoOrThree: [5, 4, 3, 2], four: [5, 4, 3, 3, 2, 2], last: 1 });
    expect(figures.happinessVp).toEqual({ two: [6, 0], three: [6, 3, 0], four: [6, 4, 2, 0] });
    expect([figures.atZeroVp, figures.discardPrices]).toEqual([-5, [0, 1, 2]]);
  });

  test('No Military on the six League cards', () => {
    const marked = Object.values(pack.issue).filter(({ noMilitary }) => noMilitary);
    expect(marked.map(({ kind }) => kind)).toEqual(Array(6).fill('league'));
  });

  test('says which values are not the printed ones', () => {
    expect(pack.unofficial).toBe(true);
    const at = reconstructed.map((each) => each.at);
    expect(at).toEqual(
      expect.arrayContaining([
        'issues.silesia.vp',
        'issues.rhineland.options.stays-with-germany.effects.#2',
        'issues.rhineland.number',
        'events.bela-kun.icon',
        'strategies.mobilization.conditions.#1',
        'columns.#3.uprising',
        'columns.#7.uprising',
        'regions.ba.number',
        'figures.demobilize.two_or_three',
        'figures.demobilize.four',
        'figures.zones',
      ]),
    );
    expect(at).not.toContain('issues.rhineland.vp');
    expect(at).not.toContain('issues.rhineland.options.french-occupation.effects.#1');
    expect(new Set(at).size).toBe(at.length);
  });

  test('what has no source is told in words: the lowest zone’s one unit, box 2, and the 6 of column 3', () => {
    const told = ['figures.zones', 'figures.demobilize.two_or_three', 'columns.#3.uprising'].map((place) => {
      const { value, source } = reconstructed.find(({ at }) => at === place) ?? {};
      return `${value && (typeof value === 'string' ? value : english.t(value))}: ${source}`;
    });
    expect(told).toEqual([
      '3 units from happiness 11, 2 units from happiness 5 and 1 unit from happiness 0: reconstructed (the one ' +
        "unit of the lowest zone has no source: A-6; the rest is the rulebook's)",
      "[5,4,3,2]: reconstructed (box 2 has no source: A-5; 5, 4 and 3 are the rulebook's)",
      '6: reconstructed (A-2: rolled for, and a 2 fails; the number itself has no source)',
    ]);
  });

  test('its hash does not depend on the order of the fields', () => {
    expect(rules.parsePack(Object.fromEntries(Object.entries(changed()).reverse())).hash).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a corrected pack', () => {
  test('is read, and has another hash', () => {
    const loaded = rules.parsePack(changed(['issues.silesia.vp', { value: 3, source: 'owner' }]));
    expect(loaded.pack.issue.silesia?.vp).toBe(3);
    expect(loaded.hash).not.toBe(rules.builtInPack().hash);
    expect(loaded.reconstructed.some(({ at }) => at === 'issues.silesia.vp')).toBe(false);
  });

  test('is official when an owner has confirmed everything', () => {
    const text = JSON.stringify(changed()).replaceAll(/"source":"reconstructed[^"]*"/g, '"source":"owner"');
    const loaded = rules.parsePack(JSON.parse(text));
    expect([loaded.pack.unofficial, loaded.reconstructed]).toEqual([false, []]);
  });
});

test('where a value comes from', () => {
  expect(
    ['rulebook (ES)', 'derived (A-2)', 'Owner', 'reconstructed: a guess', 'public', 'heard somewhere'].map(
      provenanceOf,
    ),
  ).toEqual(['rulebook', 'derived', 'owner', 'reconstructed', 'public', undefined]);
});
