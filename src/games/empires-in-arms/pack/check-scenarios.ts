import { msg } from '../msg.ts';
import { type Power, SCENARIO_POWERS, SCENARIOS } from '../pack-lists.ts';
import { checkFactors } from './check-forces.ts';
import { checkStanding, homeOf } from './check-standing.ts';
import { type Fault, fault, idsOf, missing, monthsOf, twice, unknown } from './fault.ts';
import type { PackFile } from './pack-schema.ts';
import { placeName } from './place-name.ts';
import type { ScenarioFile, ScenarioSideFile } from './scenario-schema.ts';

/** Scenarios (13) with the wrong sides, with forces where they cannot be, or that nobody can win. */
export function checkScenarios(file: PackFile): readonly Fault[] {
  const ids = idsOf(file.scenarios);
  return [
    ...missing('scenarios', SCENARIOS, ids),
    ...twice('scenarios', ids),
    ...file.scenarios.flatMap((one) => checkScenario(file, one)),
  ];
}

function checkScenario(file: PackFile, scenario: ScenarioFile): readonly Fault[] {
  const { id, sides, first, last, minors, ceded, combinations, objectives } = scenario;
  const at = `scenarios.${id}`;
  const corps = sides.flatMap((side) => [
    ...side.corps.map((one) => one.corps),
    ...side.reinforcements.flatMap((one) => (one.what === 'corps' ? [one.corps] : [])),
  ]);
  return [
    ...missing(
      `${at}.sides`,
      SCENARIO_POWERS[id],
      sides.map(({ power }) => power),
    ),
    ...(monthsOf(last.value) < monthsOf(first.value)
      ? [fault(`${at}.last`, msg('empires-in-arms.pack.too-early'))]
      : []),
    ...unknown(
      `${at}.minors`,
      minors.map(({ minor }) => minor),
      new Set(idsOf(file.minors)),
    ),
    ...unknown(
      `${at}.ceded`,
      ceded.map(({ province }) => province),
      new Set(idsOf(file.provinces)),
    ),
    ...unknown(
      `${at}.combinations`,
      combinations.map(({ combination }) => combination),
      new Set(idsOf(file.combinations)),
    ),
    ...unknown(
      `${at}.objectives`,
      objectives.map(({ area }) => area),
      new Set(file.areas.flatMap((area) => (area.city.value ? [area.id] : []))),
    ),
    ...twice(
      `${at}.minors`,
      minors.map(({ minor }) => minor),
    ),
    ...twice(
      `${at}.objectives`,
      objectives.map(({ area }) => area),
    ),
    ...twice(`${at}.corps`, corps),
    ...tooManyPoints(scenario),
    ...sides.flatMap((side) => checkSide(file, scenario, side)),
  ];
}

/** Points that nobody can have, however many cities they hold. */
function tooManyPoints({ id, objectives, needed, sides }: ScenarioFile): readonly Fault[] {
  const most = objectives.reduce((sum, { points }) => sum + points, 0);
  const named = [
    { at: 'needed', points: needed.value },
    ...sides.map(({ power, decisive }) => ({ at: `sides.${power}.decisive`, points: decisive.value })),
  ];
  return named
    .filter(({ points }) => points > most)
    .map(({ at, points }) =>
      fault(`scenarios.${id}.${at}`, msg('empires-in-arms.pack.scenario-points', { most, found: points })),
    );
}

function checkSide(file: PackFile, scenario: ScenarioFile, side: ScenarioSideFile): readonly Fault[] {
  const { power, reinforcements } = side;
  const at = `scenarios.${scenario.id}.sides.${power}`;
  const lands = landsOf(file, scenario, power);
  const areas = new Set(file.areas.flatMap(({ id, province }) => (lands.includes(province.value) ? [id] : [])));
  const counters = new Map(file.corps.map((one) => [one.id, one]));
  const dated = reinforcements.map((one, n) => ({ ...one, at: `${at}.reinforcements.${placeName(one, n)}` }));
  return [
    ...checkStanding(file, side, { at, lands, nations: nationsOf(scenario, power), first: scenario.first.value }),
    ...[...side.corps, ...reinforcements.flatMap((one) => (one.what === 'corps' ? [one] : []))].flatMap((one) =>
      checkFactors(`${at}.corps.${one.corps}`, counters.get(one.corps), one),
    ),
    ...dated.flatMap((one) => [
      ...unknown(one.at, [one.area], areas),
      ...(one.what === 'corps' ? unknown(one.at, [one.corps], new Set(counters.keys())) : []),
      ...(one.what === 'corps' && one.leader ? unknown(one.at, [one.leader], new Set(idsOf(file.leaders))) : []),
      ...(one.what === 'factors' ? unknown(one.at, [one.nation], new Set(nationsOf(scenario, power))) : []),
      ...(monthsOf(one.month) <= monthsOf(scenario.first.value)
        ? [fault(one.at, msg('empires-in-arms.pack.too-early'))]
        : []),
    ]),
  ];
}

/** The provinces and minor countries that a side holds when it begins. */
function landsOf(file: PackFile, { minors, ceded }: ScenarioFile, power: Power): readonly string[] {
  const given = ceded.map(({ province }) => province);
  return [
    ...homeOf(file, power).filter((province) => !given.includes(province)),
    ...ceded.flatMap(({ province, to }) => (to === power ? [province] : [])),
    ...minors.flatMap(({ minor, status }) =>
      status.status !== 'neutral' && status.controller === power ? [minor] : [],
    ),
  ];
}

/** Whose corps a side can have: its own, its free states', its combinations'. */
function nationsOf({ minors, combinations }: ScenarioFile, power: Power): readonly string[] {
  return [
    power,
    ...minors.flatMap(({ minor, status }) => (status.status === 'free' && status.controller === power ? [minor] : [])),
    ...combinations.flatMap(({ combination, by }) => (by === power ? [combination] : [])),
  ];
}
