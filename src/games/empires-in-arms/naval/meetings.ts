import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';
import { type FleetStep, placeId } from './fleet-places.ts';
import { type Interceptor, interceptorsOf } from './interceptors.ts';
import { msg } from './msg.ts';
import type { NavalPlan } from './naval-sheet.ts';
import { placeName } from './place-name.ts';
import { shipsIn } from './targets.ts';

/** Somebody who could intercept a stack in a place, with its best chance there (6.2.3.2). */
export type Meeting = {
  readonly at: Readonly<FleetPlace>;
  readonly power: Power;
  readonly ships: number;
  /** That it succeeds, if it tries. */
  readonly chance: number;
};

/** The faces of the die of an interception (6.2.3.2). */
const FACES = 6;

/**
 * Whom fleets could meet on their steps, by what everybody sees: where fleets lie, and with how many ships. Whether
 * anybody tries is not asked. Who enters a port meets nobody in its box, but by their own wish (6.2.3.1.2.1). Made once
 * for many steps.
 */
export function meetingsOf(plan: NavalPlan, crew: readonly FleetId[]) {
  const known = new Map<string, readonly Meeting[]>();
  const at = (place: Readonly<FleetPlace>): readonly Meeting[] => {
    const id = placeId(place);
    const found = known.get(id) ?? meetingsAt(plan, crew, place);
    known.set(id, found);
    return found;
  };
  return ({ enters, to }: FleetStep, interceptMe: boolean): readonly Meeting[] =>
    enters
      .filter((place) => place.in === 'sea' || (place.in === 'box' && (to.in !== 'port' || interceptMe)))
      .flatMap(at);
}

function meetingsAt(plan: NavalPlan, crew: readonly FleetId[], at: Readonly<FleetPlace>): readonly Meeting[] {
  return interceptorsOf(plan, crew, at, plan.decides).flatMap(({ power, stacks }): readonly Meeting[] => {
    const chance = ({ upTo = FACES }: Interceptor) => Math.min(Math.max(upTo, 0), FACES) / FACES;
    const [best] = stacks.toSorted(
      (a, b) => chance(b) - chance(a) || shipsIn(plan.state, b.fleets) - shipsIn(plan.state, a.fleets),
    );
    return best && chance(best) > 0
      ? [{ at: { ...at }, power, ships: shipsIn(plan.state, best.fleets), chance: chance(best) }]
      : [];
  });
}

/** Each of them in a line, and together, where they are several: "33% of cases, if all try". */
export function tellMeetings({ pack }: Pick<NavalPlan, 'pack'>, meetings: readonly Meeting[]): readonly Message[] {
  const told = meetings.map(({ at, power, ships, chance }) =>
    msg('empires-in-arms-naval.meets', {
      place: placeName(pack, at),
      power: powerName(power),
      ships,
      chance: Math.round(chance * 100),
    }),
  );
  if (told.length === 0) return [msg('empires-in-arms-naval.meets-nobody')];
  const escapes = meetings.reduce((product, { chance }) => product * (1 - chance), 1);
  const all = msg('empires-in-arms-naval.meets-all', { chance: Math.round((1 - escapes) * 100) });
  return told.length === 1 ? told : [...told, all];
}
