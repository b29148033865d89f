import type { AreaId } from '../pack-lists.ts';
import { isHeldBy, type Situation } from './situation.ts';

/** Somewhere that its corps are wanted, and why. */
export type Goal = {
  readonly area: AreaId;
  readonly why: 'expel' | 'help' | 'capital' | 'province' | 'country';
  /** What stands there against it, in the field and behind walls. */
  readonly against: number;
  /** How many areas further it would go for this than for something that is worth nothing. */
  readonly worth: number;
  /** It lies in an enemy's land. */
  readonly isAbroad: boolean;
};

const WORTH = { expel: 12, help: 4, capital: 8, province: 4, country: 7 } as const;
/** Enemies in its capital are worse than enemies elsewhere in its land. */
const IN_CAPITAL = 6;

/**
 * Where corps are wanted: enemies in its own lands and in its allies', the capitals of the powers and countries that it
 * is at war with, and those of their provinces; what its own garrison holds already is not among it.
 */
export function goalsOf(situation: Situation): readonly Goal[] {
  return [...enemiesInside(situation), ...capitalsToTake(situation)];
}

function enemiesInside(situation: Situation): readonly Goal[] {
  const { pack, power, allies, foes } = situation;
  const { capital } = pack.nations[power];
  return [...foes].flatMap(([area, against]): readonly Goal[] => {
    const goal = { area, against, isAbroad: false };
    if (isHeldBy(situation, power, area))
      return [{ ...goal, why: 'expel', worth: WORTH.expel + (area === capital ? IN_CAPITAL : 0) }];
    return allies.some((ally) => isHeldBy(situation, ally, area)) ? [{ ...goal, why: 'help', worth: WORTH.help }] : [];
  });
}

function capitalsToTake(situation: Situation): readonly Goal[] {
  const { pack, view, power, enemies, attacked } = situation;
  const isTheirs = (area: AreaId) => enemies.some((enemy) => isHeldBy(situation, enemy, area));
  const goal = (area: AreaId, why: 'capital' | 'province' | 'country'): readonly Goal[] =>
    isGarrisoned(situation, area)
      ? []
      : [
          {
            area,
            why,
            worth: WORTH[why],
            against: (situation.foes.get(area) ?? 0) + insideOf(situation, area),
            isAbroad: true,
          },
        ];
  return [
    ...enemies.flatMap((enemy) => goal(pack.nations[enemy].capital, 'capital')),
    ...view.minors.flatMap(({ id, capital, controller }) =>
      controller !== power && (attacked.has(id) || isTheirs(capital)) ? goal(capital, 'country') : [],
    ),
    ...pack.provinces.flatMap(({ power: owner, capital }) =>
      enemies.includes(owner) && capital !== pack.nations[owner].capital && isTheirs(capital)
        ? goal(capital, 'province')
        : [],
    ),
  ];
}

/** Its own garrison is in the city. */
const isGarrisoned = ({ view, power }: Situation, area: AreaId): boolean =>
  view.garrisons.some((one) => one.area === area && one.commander === power);

/** A corps that is shut in is thought to be worth so many factors. */
const SHUT_IN = 6;

/** The garrison of a city that is not its own, and corps that are shut in there. */
export function insideOf({ view, power }: Situation, area: AreaId): number {
  const garrison = view.garrisons.find((one) => one.area === area && one.commander !== power);
  const corps = view.backs.filter((one) => one.area === area && one.inCity);
  return (
    (garrison ? garrison.infantry + garrison.militia : 0) + corps.reduce((sum, { number }) => sum + number * SHUT_IN, 0)
  );
}
