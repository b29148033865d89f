import { msg } from '../msg.ts';
import { POWERS } from '../pack-lists.ts';
import { type Fault, fault, missing, monthsOf, twice } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** Charts that contradict themselves: orders without a power, starts beyond the display, one-sided exclusions. */
export function checkCharts(file: PackFile): readonly Fault[] {
  const { sequence, starts, zones, peace, nations, minors, corps } = file;
  const { minorControl, navalReinforcement, landReinforcement, naval, navalChooser, land, landChooser } = sequence;
  const orders = {
    minorControl: minorControl.value,
    navalReinforcement: navalReinforcement.value,
    landReinforcement: landReinforcement.value,
    naval: [...naval.value, navalChooser.value],
    land: [...land.value, landChooser.value],
  };
  return [
    ...Object.entries(orders).flatMap(([name, order]) => [
      ...missing(`sequence.${name}`, POWERS, order),
      ...twice(`sequence.${name}`, order),
    ]),
    ...starts.flatMap(({ campaign, power, box: { value } }) => {
      const boxes = zones.find(({ id }) => id === value.zone)?.victoryPoints.length ?? 0;
      return value.number <= boxes
        ? []
        : [fault(`starts.${campaign}-${power}`, msg('empires-in-arms.pack.no-box', { number: value.number, boxes }))];
    }),
    ...peace.terms.flatMap(({ id, excludes }) =>
      excludes.value
        .filter((other) => !peace.terms.find((term) => term.id === other)?.excludes.value.includes(id))
        .map((other) => fault(`peace.terms.${id}.excludes`, msg('empires-in-arms.pack.one-sided', { id: other }))),
    ),
    ...minors.flatMap(({ id, controlModifiers }) =>
      missing(`minors.${id}.controlModifiers`, POWERS, Object.keys(controlModifiers.value)),
    ),
    ...nations.flatMap(({ id, ratings1810 }) =>
      (id === 'prussia') === (ratings1810 !== undefined)
        ? []
        : [fault(`nations.${id}.ratings1810`, msg('empires-in-arms.pack.second-rating'))],
    ),
    ...missingRows(file),
    ...twiceCapacity(corps),
    ...turnedTimes(file),
  ];
}

/** Percentages that the tables give and the percentages chart does not have; walls that nothing is said of. */
function missingRows({ naval, siege, percentages, areas }: PackFile): readonly Fault[] {
  const percents = [...Object.values(naval.combat), siege.breach.failurePercent]
    .filter(({ value }) => value > 0)
    .map(({ value }) => String(value));
  const walls = areas.flatMap(({ fortification }) => (fortification ? [String(fortification.value)] : []));
  return [
    ...missing('percentages', [...new Set(percents)], Object.keys(percentages)),
    ...missing('siege.breach.needs', [...new Set(walls)].sort(), Object.keys(siege.breach.needs)),
    // 6.3.3.2: a die of 1 to 6 with its modifiers.
    ...missing('naval.combat', ['0', '1', '2', '3', '4', '5', '6', '7'], Object.keys(naval.combat)),
  ];
}

/** Troops that two limits of one corps name. */
function twiceCapacity(corps: PackFile['corps']): readonly Fault[] {
  return corps.flatMap(({ id, capacity }) =>
    twice(
      `corps.${id}.capacity`,
      capacity.value.flatMap(({ troops }) => troops),
    ),
  );
}

/** Leaders who leave before they come, campaigns that end before they begin. */
function turnedTimes({ leaders, calendar }: PackFile): readonly Fault[] {
  const spans = [
    ...leaders.map(({ id, arrives, leaves }) => ({ at: `leaders.${id}.leaves`, from: arrives, to: leaves.value })),
    ...calendar.campaigns.map(({ id, first, last }) => ({
      at: `calendar.campaigns.${id}.last`,
      from: first,
      to: last.value,
    })),
  ];
  return spans
    .filter(({ from, to }) => to !== null && monthsOf(to) <= monthsOf(from.value))
    .map(({ at }) => fault(at, msg('empires-in-arms.pack.too-early')));
}
