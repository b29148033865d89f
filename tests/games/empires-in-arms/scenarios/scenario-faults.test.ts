import { describe, expect, test } from '@jest/globals';
import { checkScenarios } from '../../../../src/games/empires-in-arms/pack/check-scenarios.ts';
import { type Change, found, itemAt } from '../changed-file.ts';

const AT = 'scenarios/jena_1806';
const PRUSSIA = `${AT}/sides/prussia`;

describe('scenarios that cannot be played are found', () => {
  test('those of the server have no fault', () => expect(found(checkScenarios)).toEqual([]));

  test.each<[what: string, change: Change, fault: string]>([
    ['one that is missing', [AT, undefined], 'scenarios: There must be an entry for jena_1806'],
    ['an end before the beginning', [`${AT}/last/value/year`, 1805], 'scenarios.jena_1806.last: '],
    [
      'a side of another power',
      [`${PRUSSIA}/power`, 'spain'],
      'scenarios.jena_1806.sides: There must be an entry for prussia',
    ],
    [
      'an objective without a city',
      [`${AT}/objectives/berlin/area`, 'kalisch'],
      'scenarios.jena_1806.objectives: This names kalisch, and there is none',
    ],
    [
      'a minor country that there is not',
      [`${AT}/minors/flanders/minor`, 'gaul'],
      'scenarios.jena_1806.minors: This names gaul, and there is none',
    ],
    [
      'more points than there are',
      [`${AT}/needed/value`, 23],
      'scenarios.jena_1806.needed: All objectives together give 22 points, and 23 are asked for.',
    ],
    [
      'a corps in a foreign land',
      [`${PRUSSIA}/corps/prussia_i/area`, 'vienna'],
      'scenarios.jena_1806.sides.prussia.corps.prussia_i: ',
    ],
    [
      'a corps with too much',
      [`${PRUSSIA}/corps/prussia_i/factors/infantry`, 40],
      'scenarios.jena_1806.sides.prussia.corps.prussia_i: ',
    ],
    [
      'a counter that is there twice',
      [`${PRUSSIA}/corps/+`, itemAt(`${PRUSSIA}/corps/prussia_i`)],
      'scenarios.jena_1806.corps.prussia_i: ',
    ],
    [
      'reinforcements of somebody else',
      [`${PRUSSIA}/reinforcements/prussia-konigsberg-1806-november/nation`, 'austria'],
      'reinforcements.austria-konigsberg-1806-november: This names austria, and there is none',
    ],
    [
      'reinforcements in the first month',
      [`${PRUSSIA}/reinforcements/prussia-konigsberg-1806-november/month/month`, 'october'],
      'scenarios.jena_1806.sides.prussia.reinforcements.prussia-konigsberg-1806-october: ',
    ],
    [
      'a leader that comes with a corps and is not there',
      [`${PRUSSIA}/reinforcements/russia_i/leader`, 'hector'],
      'scenarios.jena_1806.sides.prussia.reinforcements.russia_i: This names hector, and there is none',
    ],
  ])('%s', (_, change, fault) => {
    expect(found(checkScenarios, change)).toContainEqual(expect.stringContaining(fault));
  });
});
