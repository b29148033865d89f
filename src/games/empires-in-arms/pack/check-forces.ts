import type { Factors } from '../force-types.ts';
import { msg } from '../msg.ts';
import { TROOPS, type Troop } from '../pack-lists.ts';
import { type Fault, fault } from './fault.ts';
import type { CorpsFile } from './force-schema.ts';
import type { PackFile } from './pack-schema.ts';

/** Corps and fleets with more than they hold, at the set-up or as a minor country deploys; leaders without ratings. */
export function checkForces(file: PackFile): readonly Fault[] {
  const corps = new Map(file.corps.map((one) => [one.id, one]));
  const fleets = new Map(file.fleets.map((one) => [one.id, one]));
  return [
    ...file.setup.powers.flatMap(({ power, corps: placed, fleets: placedFleets }) => [
      ...placed.flatMap((one) => checkFactors(`setup.powers.${power}.corps.${one.corps}`, corps.get(one.corps), one)),
      ...placedFleets.flatMap(({ fleet: id, ships }) =>
        tooMany(`setup.powers.${power}.fleets.${id}`, fleets.get(id)?.ships.value ?? ships, ships),
      ),
    ]),
    ...file.minors.flatMap(({ id, forces, ships }) => [
      ...overFull(
        `minors.${id}.forces`,
        file.corps.filter(({ nation }) => nation === id),
        forces.value,
      ),
      ...tooMany(
        `minors.${id}.ships`,
        file.fleets.filter(({ nation }) => nation === id).reduce((sum, fleet) => sum + fleet.ships.value, 0),
        ships.value,
      ),
    ]),
    ...file.corps.flatMap(({ id, symbol, province }) => {
      const feudal = symbol.value === 'feudal_infantry' || symbol.value === 'feudal_cavalry';
      return feudal === (province !== undefined)
        ? []
        : [fault(`corps.${id}.province`, msg('empires-in-arms.pack.feudal-province'))];
    }),
    ...file.leaders.flatMap(({ id, kind, strategic, tactical, tacticalMax, seniority }) => {
      const ratings = [strategic, tactical, tacticalMax, seniority];
      const whole = ratings.every((rating) => (rating === undefined) === (kind.value === 'naval'));
      return whole ? [] : [fault(`leaders.${id}.strategic`, msg('empires-in-arms.pack.leader-ratings'))];
    }),
  ];
}

/** A corps counter with nothing, or with more than it holds. */
export function checkFactors(
  at: string,
  counter: CorpsFile | undefined,
  { factors }: { readonly factors: Factors },
): readonly Fault[] {
  if (!counter) return [];
  const none = TROOPS.every((troop) => !factors[troop]);
  return none ? [fault(at, msg('empires-in-arms.pack.empty-corps'))] : overFull(at, [counter], factors);
}

/** Where factors do not fit into corps: troops that share a limit are counted together, infantry and militia say. */
function overFull(at: string, corps: readonly CorpsFile[], factors: Factors): readonly Fault[] {
  const limits = corps.flatMap(({ capacity }) => capacity.value);
  const kinds = new Set(TROOPS.filter((troop) => (factors[troop] ?? 0) > 0).map((troop) => sharing(limits, troop)));
  return [...kinds].flatMap((shared) => {
    const troops = shared.split(',').filter((troop): troop is Troop => TROOPS.some((known) => known === troop));
    const most = limits
      .filter((limit) => limit.troops.some((troop) => troops.includes(troop)))
      .reduce((sum, limit) => sum + limit.most, 0);
    const found = troops.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0);
    return found <= most ? [] : [fault(at, msg('empires-in-arms.pack.over-full', { troops, most, found }))];
  });
}

type Limit = CorpsFile['capacity']['value'][number];

/** The troops that share a limit with these, in one order. */
function sharing(limits: readonly Limit[], troop: Troop): string {
  const together = new Set([
    troop,
    ...limits.filter((limit) => limit.troops.includes(troop)).flatMap((limit) => limit.troops),
  ]);
  return TROOPS.filter((other) => together.has(other)).join();
}

function tooMany(at: string, most: number, found: number): readonly Fault[] {
  return found <= most ? [] : [fault(at, msg('empires-in-arms.pack.too-many-ships', { most, found }))];
}
