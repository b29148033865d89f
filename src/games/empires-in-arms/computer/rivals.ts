import { madeOnce } from '../../../kernel/fixed-data.ts';
import { linkedAreas } from '../forces/map-links.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { View } from '../view-types.ts';
import { relationIn, type Situation, zoneOf } from './situation.ts';
import { guessedWorth } from './strength.ts';

/** More allies than these nobody looks for. */
const MOST_ALLIES = 2;

/** What everybody can count of a power's army: its corps on the map, each as strong as one is thought to be. */
export function countedArmy({ pack, view }: Situation, of: Power): number {
  const own = view.corps.filter(({ commander }) => commander === of).map(({ nation }) => ({ nation, number: 1 }));
  const others = view.backs.filter(({ commander }) => commander === of);
  return [...own, ...others].reduce(
    (sum, { nation, number }) => sum + number * guessedWorth(pack, nation, zoneOf(view, nation)),
    0,
  );
}

/** The powers whose land touches a power's. */
export function neighboursOf({ pack, view }: Pick<Situation, 'pack' | 'view'>, of: Power): ReadonlySet<Power> {
  return new Set([...bordersOf(pack)(view)].flatMap((pair) => (pair.split('|').includes(of) ? others(pair, of) : [])));
}

const others = (pair: string, of: Power) => POWERS.filter((power) => power !== of && pair.split('|').includes(power));

/** All pairs of powers that share a border, as `austria|france`; looked for once in each view. */
const bordersOf = madeOnce((pack: Pick<Pack, 'areas'>) => {
  const links = linkedAreas(pack);
  const known = new WeakMap<View['held'], ReadonlySet<string>>();
  return ({ held }: Pick<View, 'held'>): ReadonlySet<string> => {
    const found = known.get(held) ?? touching(held, links);
    known.set(held, found);
    return found;
  };
});

function touching(held: View['held'], links: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [area, power] of Object.entries(held))
    for (const to of links.get(area) ?? []) {
      const other = held[to];
      if (other !== undefined && other !== power) pairs.add([power, other].toSorted().join('|'));
    }
  return pairs;
}

/** The neighbour that a power has most to fear from: the strongest that is stronger than itself and no ally. */
function fearedBy(situation: Situation, of: Power): Power | undefined {
  const own = countedArmy(situation, of);
  const [strongest] = [...neighboursOf(situation, of)]
    .filter((other) => !relationIn(situation.view, of, other).allied)
    .map((power) => ({ power, army: countedArmy(situation, power) }))
    .filter(({ army }) => army > own)
    .toSorted((a, b) => b.army - a.army);
  return strongest?.power;
}

/** Whom a power is at war with. */
export const enemiesOf = ({ view }: Pick<Situation, 'view'>, of: Power): readonly Power[] =>
  POWERS.filter((other) => other !== of && relationIn(view, of, other).war !== undefined);

export const alliesOf = ({ view }: Pick<Situation, 'view'>, of: Power): readonly Power[] =>
  POWERS.filter((other) => other !== of && relationIn(view, of, other).allied);

/**
 * Whom two powers have against them both: an enemy of the two, else a neighbour whom both fear. It goes by what is open
 * to all, so that both find the same.
 */
export function commonRival(situation: Situation, a: Power, b: Power): Power | undefined {
  const enemy = enemiesOf(situation, a).find((one) => enemiesOf(situation, b).includes(one));
  if (enemy !== undefined) return enemy;
  const feared = fearedBy(situation, a);
  return feared !== undefined && feared !== b && feared === fearedBy(situation, b) ? feared : undefined;
}

/** Whether somebody still looks for allies. */
export const seeksAllies = (situation: Situation, of: Power): boolean => alliesOf(situation, of).length < MOST_ALLIES;
