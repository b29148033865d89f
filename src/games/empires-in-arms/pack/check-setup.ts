import { msg } from '../msg.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { checkStanding, homeOf } from './check-standing.ts';
import { type Fault, fault, idsOf, missing, twice } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** What cannot stand where the set-up puts it. */
export function checkSetup(file: PackFile): readonly Fault[] {
  const { powers, goals, wars, alliances } = file.setup;
  const at = 'setup';
  const allied = new Set(alliances.value.map((pair) => pair.toSorted().join()));
  return [
    ...missing(
      'setup.powers',
      POWERS,
      powers.map(({ power }) => power),
    ),
    ...twice(
      'setup.powers',
      powers.map(({ power }) => power),
    ),
    ...twice(
      'setup.goals',
      goals.map(({ campaign, power }) => `${campaign}-${power}`),
    ),
    ...file.calendar.campaigns.flatMap(({ id }) =>
      missing(
        `setup.goals.${id}`,
        POWERS,
        goals.filter(({ campaign }) => campaign === id).map(({ power }) => power),
      ),
    ),
    ...missing(
      'starts.I',
      POWERS,
      file.starts.filter(({ campaign }) => campaign === 'I').map(({ power }) => power),
    ),
    ...twice(
      'setup.powers.corps',
      powers.flatMap(({ corps }) => corps.map((one) => one.corps)),
    ),
    ...twice(
      'setup.powers.fleets',
      powers.flatMap(({ fleets }) => fleets.map(({ fleet }) => fleet)),
    ),
    ...twice(
      'setup.powers.leaders',
      powers.flatMap(({ leaders }) => leaders.map(({ leader }) => leader)),
    ),
    ...twice(
      'setup.powers.depots',
      powers.flatMap(({ depots }) => depots.map(({ area }) => area)),
    ),
    ...[...wars.value, ...alliances.value]
      .filter(([a, b]) => a === b)
      .map(([power]) => fault(at, msg('empires-in-arms.pack.with-itself', { power }))),
    ...wars.value
      .filter((pair) => allied.has(pair.toSorted().join()))
      .map(([a, b]) => fault(`${at}.alliances`, msg('empires-in-arms.pack.war-and-alliance', { a, b }))),
    ...powers.flatMap((one) =>
      checkStanding(file, one, {
        at: `setup.powers.${one.power}`,
        lands: [...homeOf(file, one.power), ...countriesOf(file, one.power)],
        nations: [one.power, ...countriesOf(file, one.power, 'free')],
        first: file.calendar.campaigns[0]?.first.value,
      }),
    ),
  ];
}

/** The minor countries that a power has in 1805, or those that are free states. */
function countriesOf(file: PackFile, power: Power, status?: 'free'): readonly string[] {
  return idsOf(
    file.minors.filter(({ in1805: { value } }) => {
      const controlled = value.status !== 'neutral' && value.controller === power;
      return controlled && (status === undefined || value.status === status);
    }),
  );
}
