import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { builtInFile } from '../../../src/games/empires-in-arms/pack/built-in-file.ts';
import { checkPack } from '../../../src/games/empires-in-arms/pack/check-pack.ts';
import { listValues } from '../../../src/games/empires-in-arms/pack/list-reconstructed.ts';
import { packSchema } from '../../../src/games/empires-in-arms/pack/pack-schema.ts';
import { builtInPack, readPack } from '../../../src/games/empires-in-arms/pack/read-pack.ts';
import { provenanceOf } from '../../../src/games/empires-in-arms/pack/sourced.ts';
import { POWERS } from '../../../src/games/empires-in-arms/pack-lists.ts';
import { catalogues } from '../../../src/i18n/languages.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';
import { changedFile, itemAt, sayFault } from './changed-file.ts';

const file = packSchema.parse(builtInFile);
const { pack, reconstructed, content } = builtInPack();

describe('the pack that comes with the server', () => {
  test('has no finding', () => {
    expect(checkPack(file).map(sayFault)).toEqual([]);
  });

  test('every value says where it comes from', () => {
    const values = listValues(file);
    expect(values.filter(({ source }) => !/^(?:printed|attested|derived|reconstructed): ./.test(source))).toEqual([]);
    expect(bare(file)).toEqual([]);
    expect(new Set(values.map(({ at }) => at)).size).toBe(values.length);
  });

  test('says which values are not the printed ones', () => {
    expect(pack.unofficial).toBe(true);
    expect(reconstructed).toContainEqual({
      at: 'provinces.normandy.money',
      value: '5',
      source: 'reconstructed: a share of the 60/30 of the whole power',
    });
    expect(reconstructed.some(({ at }) => at === 'nations.spain.money')).toBe(false);
  });

  test('gaps A2: the totals of the seven powers', () => {
    const totals = POWERS.map((power) => {
      const home = pack.provinces.filter((province) => province.power === power);
      const sum = (of: 'money' | 'manpower') => home.reduce((total, province) => total + province[of], 0);
      return `${power} ${sum('money')}/${sum('manpower')}`;
    });
    expect(totals).toEqual([
      ...['austria 42/28', 'france 60/30', 'great_britain 45/14', 'prussia 32/20'],
      ...['russia 45/38', 'spain 32/16', 'turkey 28/16'],
    ]);
    expect(pack.minor.sardinia).toMatchObject({ money: 1, manpower: 1 });
    for (const { money, manpower } of pack.minors) {
      expect(money).toBeGreaterThanOrEqual(1);
      expect(money).toBeLessThanOrEqual(6);
      expect(manpower).toBeLessThanOrEqual(3);
    }
  });

  test('the income of Spain is the 47 of a played game', () => {
    const spanish = pack.areas.filter(({ province }) => pack.province[province]?.power === 'spain');
    const trade = spanish.reduce((sum, { port }) => sum + (port?.domestic ?? 0) + (port?.overseas ?? 0), 0);
    expect(trade).toBe(8 + 6);
    expect(pack.nations.spain.money + trade + (pack.minor.sardinia?.money ?? 0)).toBe(47);
  });

  test('1.2, 2.4: seven powers, their corps, fleets and leaders, and those of minor countries', () => {
    const count = (power: string) => [
      pack.corps.filter(({ nation }) => nation === power).length,
      pack.fleets.filter(({ nation }) => nation === power).length,
    ];
    expect(POWERS.map(count)).toEqual([
      [16, 1],
      [18, 2],
      [6, 8],
      [10, 1],
      [12, 2],
      [8, 2],
      [19, 2],
    ]);
    expect(pack.leader.napoleon).toMatchObject({
      ratings: { strategic: 5, tactical: 5, tacticalMax: 6, seniority: 'A' },
      arrives: { year: 1805, month: 'january' },
      leaves: null,
    });
    expect(pack.leader.nelson?.kind).toBe('naval');
    // Minor countries have corps if, and only if, a morale is printed for them.
    const withCorps = new Set(pack.corps.map(({ nation }) => nation));
    const withMorale = new Set(pack.minorMorale.map(({ country }) => country));
    for (const { id } of pack.minors) expect([id, withCorps.has(id)]).toEqual([id, withMorale.has(id)]);
  });

  test('7.3.1.1: how far corps march', () => {
    const { corpsOf } = pack;
    expect([corpsOf.france_i, corpsOf.france_artillery, corpsOf.russia_i].map((one) => one?.movement)).toEqual([
      4, 4, 3,
    ]);
    expect([corpsOf.austria_light_i, corpsOf.prussia_cavalry].map((one) => one?.movement)).toEqual([5, 5]);
    expect(corpsOf.bavaria_i).toMatchObject({ movement: 3, movementUnderFrance: 4 });
    expect(corpsOf.russia_i?.movementUnderFrance).toBe(3);
  });

  test('3.1 F, 3.2, 3.3, 3.4: who goes when', () => {
    const { sequence } = pack;
    expect(sequence.minorControl).toEqual([
      ...['france', 'russia', 'turkey', 'austria', 'prussia', 'great_britain', 'spain'],
    ]);
    expect(sequence.navalReinforcement).toEqual([
      ...['spain', 'france', 'prussia', 'austria', 'turkey', 'russia', 'great_britain'],
    ]);
    expect(sequence.naval).toEqual(['russia', 'turkey', 'austria', 'prussia', 'france', 'spain']);
    expect(sequence.land).toEqual(['russia', 'turkey', 'austria', 'prussia', 'great_britain', 'spain']);
    expect(sequence.landReinforcement).toEqual([
      ...['spain', 'great_britain', 'prussia', 'austria', 'turkey', 'russia', 'france'],
    ]);
    expect([sequence.navalChooser, sequence.landChooser]).toEqual(['great_britain', 'france']);
    expect(pack.calendar.months.flatMap(({ id, economic }) => (economic ? [id] : []))).toEqual([
      ...['march', 'june', 'september', 'december'],
    ]);
  });

  test('8.1, 2.4.3.3: the political status display, and where 1805 begins on it', () => {
    const neutral = pack.zones.find(({ id }) => id === 'neutral');
    expect(neutral?.victoryPoints).toEqual([4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
    const starts = pack.starts.filter(({ campaign }) => campaign === 'I');
    expect(starts.map(({ power, box }) => `${power} ${box.zone} ${box.number}`).toSorted()).toEqual([
      ...['austria neutral 4', 'france dominant 2', 'great_britain neutral 9', 'prussia neutral 10'],
      ...['russia neutral 7', 'spain neutral 5', 'turkey neutral 3'],
    ]);
  });

  test('all its names are in English and Spanish', () => {
    const names = printedIn(pack);
    const [en, es] = ['en', 'es'].map((language) => catalogues().get(language));
    expect(names.filter(([key, printed]) => en?.get(key) !== printed)).toEqual([]);
    expect(names.filter(([key]) => !es?.get(key))).toEqual([]);
    const keys = new Set(names.map(([key]) => key));
    expect([...(en?.keys() ?? [])].filter((key) => key.startsWith('empires-in-arms-pack.') && !keys.has(key))).toEqual(
      [],
    );
  });

  test('the README counts what is printed, attested and reconstructed', () => {
    const readme = readFileSync(new URL('../../../src/games/empires-in-arms/README.md', import.meta.url), 'utf8');
    for (const [subject, part] of Object.entries(file)) {
      if (subject === 'shapes') continue;
      const provenances = listValues({ ...emptied(), [subject]: part }).map(({ source }) => provenanceOf(source));
      const counts = (['printed', 'attested', 'derived', 'reconstructed'] as const).map(
        (kind) => provenances.filter((one) => one === kind).length,
      );
      expect(readme).toContain(`| ${[subject, ...counts].join(' | ')} |`);
    }
  });
});

describe('a pack of an owner', () => {
  const owner = { source: 'owner', confidence: 1 };

  test('replaces one file; the others stay', () => {
    const file = changedFile(['points/create_alliance/points', { value: 2, ...owner }]);
    const loaded = readPack({ _from: 'my copy', points: file.points });
    expect(loaded.pack.points.create_alliance).toBe(2);
    expect(loaded.pack.areas).toEqual(pack.areas);
    expect(loaded.hash).not.toBe(builtInPack().hash);
    expect(loaded.reconstructed).toHaveLength(reconstructed.length - 1);
  });

  test('is read again to the same', () => {
    expect(readPack(JSON.parse(JSON.stringify(content))).hash).toBe(builtInPack().hash);
  });

  test('is official when everything is confirmed', () => {
    const text = JSON.stringify(content).replaceAll(/"source":"[^"]*"/g, '"source":"owner"');
    expect(readPack(JSON.parse(text)).pack.unofficial).toBe(false);
  });
});

test('where a value comes from', () => {
  const sources = ['printed: rulebook 3', 'attested: web:ml-sp', 'derived: x', 'reconstructed: y', 'owner', 'owner: z'];
  expect(sources.map(provenanceOf)).toEqual(['printed', 'attested', 'derived', 'reconstructed', 'owner', 'owner']);
  expect(itemAt('nations/spain/money')).toEqual({ value: 32, source: 'attested: web:ml-sp', confidence: 0.95 });
});

/** Numbers, flags and lists that stand in the file without a source; ids and what an item is about need none. */
function bare(part: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof part === 'number' || typeof part === 'boolean') return [path.join('.')];
  if (Array.isArray(part)) return part.flatMap((item, i) => bare(item, [...path, String(i)]));
  if (!isRecord(part) || typeof part.source === 'string') return [];
  return Object.entries(part)
    .filter(([key]) => key !== 'shapes' && key !== 'setting')
    .flatMap(([key, inner]) => bare(inner, [...path, key]));
}

function printedIn(value: unknown): readonly (readonly [key: string, printed: string])[] {
  if (Array.isArray(value)) return value.flatMap(printedIn);
  if (!isRecord(value)) return [];
  if (typeof value.printed === 'string' && typeof value.key === 'string') return [[value.key, value.printed]];
  return Object.values(value).flatMap(printedIn);
}

function emptied() {
  const { shapes } = file;
  const none = Object.fromEntries(Object.keys(file).map((subject) => [subject, []]));
  return { ...file, ...none, shapes };
}
