import type { Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';
import type { Relation, State } from '../state.ts';

/** The key of two powers, the same from either side. Throws for a power and itself. */
export function pairOf(a: Power, b: Power): string {
  if (a === b) throw new Error(`${a} has no relation to itself`);
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** What lies between two powers; nothing where they never had to do with each other. */
export function relationOf({ relations }: State, a: Power, b: Power): Readonly<Relation> {
  return relations[pairOf(a, b)] ?? {};
}

/** The same, to be changed. */
export function changeRelation({ relations }: State, a: Power, b: Power): Relation {
  const pair = pairOf(a, b);
  const relation = relations[pair] ?? {};
  relations[pair] = relation;
  return relation;
}

/** The powers that lie with one as asked. */
function powersBy(state: State, power: Power, asked: (relation: Readonly<Relation>) => boolean): Power[] {
  return POWERS.filter((other) => other !== power && asked(relationOf(state, power, other)));
}

/** The powers that one is at war with. */
export const enemiesOf = (state: State, power: Power) => powersBy(state, power, ({ war }) => war !== undefined);

/** The powers that one is allied with. */
export const alliesOf = (state: State, power: Power) =>
  powersBy(state, power, ({ alliance }) => alliance !== undefined);

export const areAtWar = (state: State, a: Power, b: Power) => relationOf(state, a, b).war !== undefined;
export const areAllied = (state: State, a: Power, b: Power) => relationOf(state, a, b).alliance !== undefined;
