import { describe, expect, test } from '@jest/globals';
import { checkCities } from '../../../src/games/empires-in-arms/pack/check-cities.ts';
import { checkDrawing } from '../../../src/games/empires-in-arms/pack/check-drawing.ts';
import { checkIds } from '../../../src/games/empires-in-arms/pack/check-ids.ts';
import { checkLinks } from '../../../src/games/empires-in-arms/pack/check-links.ts';
import { checkPack } from '../../../src/games/empires-in-arms/pack/check-pack.ts';
import { checkReach } from '../../../src/games/empires-in-arms/pack/check-reach.ts';
import { checkShapes } from '../../../src/games/empires-in-arms/pack/check-shapes.ts';
import { changedFile, found, sayFault } from './changed-file.ts';

const owner = { source: 'owner', confidence: 1 };
const border = (to: string) => ({ to, by: 'border', ...owner });
const link = (a: string, b: string) =>
  [
    [`areas/${a}/links/+`, border(b)],
    [`areas/${b}/links/+`, border(a)],
  ] as const;

describe('links', () => {
  test('one that stands at one end only', () => {
    expect(found(checkLinks, ['areas/paris/links/rouen', undefined])).toEqual([
      'areas.rouen.links.paris: rouen is linked to paris, and paris not in the same way to rouen; a link ' +
        'stands at both ends.',
    ]);
  });

  test('one that is a river at one end and not at the other', () => {
    expect(found(checkLinks, ['areas/paris/links/rouen/by', 'border'])).toEqual([
      expect.stringMatching(/^areas\.paris\.links\.rouen: paris is linked to rouen, and rouen not in the same way/),
      expect.stringMatching(/^areas\.rouen\.links\.paris: rouen is linked to paris, and paris not in the same way/),
    ]);
  });

  test('one of sea areas that stands at one end only', () => {
    expect(found(checkLinks, ['seas/adriatic/links/ionian_sea', undefined])).toEqual([
      expect.stringMatching(/^seas\.ionian_sea\.links\.adriatic: ionian_sea is linked to adriatic/),
    ]);
  });

  test('one that leads back to itself', () => {
    expect(found(checkLinks, ['areas/paris/links/+', border('paris')])).toEqual([
      'areas.paris.links.paris: A link leads to another place, not back to its own.',
    ]);
  });

  test('an arrow over a sea that one end does not touch: Gibraltar to Tangier', () => {
    const arrow = (to: string) => ({ to, by: 'crossing', sea: 'alboran_sea', ...owner });
    expect(
      found(checkLinks, ['areas/gibraltar/links/+', arrow('tangier')], ['areas/tangier/links/+', arrow('gibraltar')]),
    ).toEqual([
      'areas.gibraltar.links.tangier.sea: tangier has no coast at alboran_sea.',
      'areas.tangier.links.gibraltar.sea: tangier has no coast at alboran_sea.',
    ]);
  });

  test('a port that opens on a sea without coast', () => {
    expect(found(checkLinks, ['areas/toulon/port/seas/value', ['adriatic']])).toEqual([
      'areas.toulon.port.seas: toulon has no coast at adriatic.',
    ]);
  });
});

describe('ids', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    ['an unknown province', 'areas/paris/province/value', 'gaul', 'areas.paris.province: This names gaul'],
    ['an unknown area', 'areas/paris/links/+', border('atlantis'), 'areas.paris.links.atlantis: This names atlantis'],
    ['an unknown sea', 'areas/toulon/port/seas/value', ['styx'], 'areas.toulon.port.seas: This names styx'],
    ['an unknown coast', 'areas/toulon/coasts/+', { sea: 'styx', ...owner }, 'areas.toulon.coasts.styx: This names'],
    ['an unknown capital', 'minors/saxony/capital/value', 'x', 'minors.saxony.capital: This names x'],
    ['an unknown district', 'minors/norway/districtOf/value', 'x', 'minors.norway.districtOf: This names x'],
    ['an unknown member', 'combinations/poland/members/value', ['x'], 'combinations.poland.members: This names x'],
    ['straits that are no sea', 'naval/straits/sea/value', 'styx', 'naval.straits.sea: This names styx'],
    ['straits without a city', 'naval/straits/city/value', 'x', 'naval.straits.city: This names x'],
    ['an unknown nation', 'corps/france_i/nation', 'gaul', 'corps.france_i.nation: This names gaul'],
    ['an unknown owner of a fleet', 'fleets/holland_fleet/nation', 'x', 'fleets.holland_fleet.nation: This names x'],
    ['an id that is used twice', 'areas/paris/id', 'lyon', 'areas.lyon: lyon is there more than once'],
    ['a minor country named like a province', 'minors/berg/id', 'posen', 'provinces.posen: posen is there more'],
    ['a minor country named like a power', 'minors/berg/id', 'russia', 'minors.russia: russia is there more than once'],
    ['an id that answers use', 'minors/berg/id', 'done', 'provinces.done.id: The id done has another meaning'],
    ['a leader who is there twice', 'leaders/ney/id', 'soult', 'leaders.soult: soult is there more than once'],
    ['a power that is missing', 'nations/spain/id', 'france', 'nations: There must be an entry for spain'],
    ['a term that is missing', 'peace/terms/B.1/id', 'B.2', 'peace.terms: There must be an entry for B.1'],
    ['an event without points', 'points/nelson_wins', undefined, 'points: There must be an entry for nelson_wins'],
    ['a purchase without price', 'purchases/ship', undefined, 'purchases: There must be an entry for ship'],
  ])('%s', (_, path, value, fault) => {
    expect(found(checkIds, [path, value]).filter((text) => text.startsWith(fault))).toHaveLength(1);
  });
});

describe('what can be reached', () => {
  test('an area that no land and no sea leads to', () => {
    const alone = changedFile(['areas/metz/links', []]);
    for (const area of alone.areas) area.links.splice(0, 12, ...area.links.filter(({ to }) => to !== 'metz'));
    expect(checkReach(alone).map(sayFault)).toEqual(['areas.metz: No land and no sea leads here.']);
  });

  test('a province in two parts: the Military Border without Esseg to Temesvar', () => {
    expect(
      found(checkReach, ['areas/esseg/links/temesvar', undefined], ['areas/temesvar/links/esseg', undefined]),
    ).toEqual([
      'provinces.military_border: This is in parts: temesvar cannot be reached from karlstadt without leaving it.',
    ]);
  });

  test('a minor country without areas', () => {
    const [change] = [['areas/ajaccio/province/value', 'sardinia'] as const];
    expect(found(checkReach, change)).toContain('minors.corsica: No area belongs to this.');
  });

  test('a sea area without link', () => {
    expect(found(checkReach, ['seas/adriatic/links', []])).toEqual(['seas.adriatic: No land and no sea leads here.']);
  });
});

describe('cities', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    [
      'a capital without city',
      'provinces/hungary/capital/value',
      'szegedin',
      'provinces.hungary.capital: szegedin has no city, and this needs one.',
    ],
    [
      'a capital elsewhere',
      'minors/saxony/capital/value',
      'berlin',
      'minors.saxony.capital: berlin does not belong to saxony.',
    ],
    [
      'a power ruled from abroad',
      'nations/france/capital/value',
      'ulm',
      'nations.france.capital: ulm does not belong to france.',
    ],
    [
      'a city without spires',
      'areas/paris/spires',
      undefined,
      'areas.paris.city: An area with a city has spires and fortification marks; one without a city has neither.',
    ],
    [
      'spires without a city',
      'areas/artois/spires',
      { value: 2, ...owner },
      'areas.artois.city: An area with a city has spires and fortification marks; one without a city has neither.',
    ],
    ['a port without city', 'areas/azov/city/value', false, 'areas.azov.port: azov has no city, and this needs one.'],
  ])('%s', (_, path, value, fault) => {
    expect(found(checkCities, [path, value])).toContain(fault);
  });
});

describe('what can be drawn', () => {
  test('Berlin to Leipzig crosses Dresden to Wittenberg', () => {
    expect(found(checkDrawing, ...link('berlin', 'leipzig'))).toEqual([
      'areas.berlin.links.leipzig: berlin and leipzig cannot meet on a map: other links cut them off.',
    ]);
    expect(
      found(
        checkDrawing,
        ...link('berlin', 'leipzig'),
        ['areas/dresden/links/wittenberg', undefined],
        ['areas/wittenberg/links/dresden', undefined],
      ),
    ).toEqual([]);
  });

  test.each([
    ['poitiers', 'bay_of_biscay'],
    ['laibach', 'adriatic'],
    ['sarajevo', 'adriatic'],
    ['adrianople', 'west_black_sea'],
    ['aleppo', 'levant'],
    ['patras', 'aegean'],
  ])('the coast of %s at %s is cut off', (area, sea) => {
    const coast = found(checkDrawing, [`areas/${area}/coasts/+`, { sea, ...owner }]);
    expect(coast).toEqual([
      `areas.${area}.coasts.${sea}: ${area} and ${sea} cannot meet on a map: other links cut them off.`,
    ]);
  });

  test('the coast of Abo lies between two gulfs that are linked', () => {
    expect(
      found(
        checkDrawing,
        ['seas/gulf_of_bothnia/links/+', { to: 'gulf_of_finland', ...owner }],
        ['seas/gulf_of_finland/links/+', { to: 'gulf_of_bothnia', ...owner }],
      ),
    ).toHaveLength(1);
  });

  test('several at once are each named', () => {
    expect(found(checkDrawing, ...link('paris', 'moscow'), ...link('madrid', 'vienna'))).toEqual([
      expect.stringMatching(/^areas\.moscow\.links\.paris: moscow and paris cannot meet/),
      expect.stringMatching(/^areas\.madrid\.links\.vienna: madrid and vienna cannot meet/),
    ]);
  });
});

describe('shapes', () => {
  test.each<[what: string, path: string, value: unknown, fault: RegExp]>([
    ['an area without shape', 'areas/metz/id', 'verdun', /^shapes\.areas: There must be an entry for verdun/],
    ['a shape without area', 'areas/metz/id', 'verdun', /^areas: There must be an entry for metz/],
    ['a sea area without shape', 'seas/adriatic/id', 'styx', /^shapes\.areas: There must be an entry for styx/],
    [
      'a link that they do not show',
      'areas/paris/links/+',
      border('lyon'),
      /^shapes\.links\.lyon-paris: The areas are linked by border, and the shapes show nothing/,
    ],
    [
      'a port on another sea',
      'areas/toulon/port/seas/value',
      ['adriatic'],
      /^shapes\.ports\.toulon: The shapes and the areas have different/,
    ],
    [
      'another terrain',
      'areas/toulon/terrain/value',
      'desert',
      /^shapes\.areas\.toulon: The shapes and the areas have a different terrain/,
    ],
    ['a city that they lack', 'areas/artois/city/value', true, /^shapes\.areas\.artois: The shapes/],
    [
      'outlines that do not close',
      'shapes/areas/paris/outline',
      [[1, 2]],
      /^shapes: The shapes do not fit: paris: its outline/,
    ],
  ])('%s', (_, path, value, fault) => {
    expect(found(checkShapes, [path, value])).toContainEqual(expect.stringMatching(fault));
  });

  test('a river that they show, and the areas have no river', () => {
    const dry = [
      ['areas/paris/links/rouen/by', 'border'],
      ['areas/rouen/links/paris/by', 'border'],
    ] as const;
    expect(found(checkShapes, ...dry)).toEqual([
      'shapes.links.paris-rouen: The areas are linked by border, and the shapes show river.',
    ]);
  });

  test('a link that they alone show', () => {
    const without = [
      ['areas/paris/links/rheims', undefined],
      ['areas/rheims/links/paris', undefined],
    ] as const;
    expect(found(checkShapes, ...without)).toEqual([
      'shapes.links.paris-rheims: The shapes show a link that the areas do not have.',
    ]);
  });
});

test('the check of the whole pack finds what each of its parts finds', () => {
  const all = found(
    checkPack,
    ['areas/paris/links/rouen', undefined],
    ['areas/toulon/terrain/value', 'desert'],
    ['areas/azov/city/value', false],
    ['nations/france/money/value', 61],
    ['starts/I-france/box/value/number', 11],
    ['setup/powers/france/corps/france_i/factors/infantry', 17],
    ['setup/powers/france/depots/paris/area', 'berlin'],
  );
  for (const at of [
    ...['areas.rouen.links.paris', 'shapes.areas.toulon', 'areas.azov.port', 'nations.france.money'],
    ...['starts.I-france', 'setup.powers.france.corps.france_i', 'setup.powers.france.depots.berlin'],
  ])
    expect(all.map((text) => text.split(':')[0])).toContain(at);
});
