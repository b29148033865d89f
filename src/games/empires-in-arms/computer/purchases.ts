import { ownerOption } from '../economy/read-budget.ts';
import { corpsName, ownerName } from '../names.ts';
import type { Owner, Troop } from '../pack-lists.ts';
import type { OwnCorpsView } from '../view-types.ts';
import type { Wish } from './asked.ts';
import type { Purse } from './budget.ts';
import { msg } from './msg.ts';
import { roomIn } from './room.ts';
import type { Situation } from './situation.ts';

/** Only with so much to spend it buys cavalry, and guards. */
const RICH = { cavalry: 45, guard: 30 };
/** How much of what it can spend goes into each. */
const SHARE = { cavalry: 0.35, guard: 0.25 };
/** It raises a new corps where it could fill so many factors of it. */
const WORTH_A_CORPS = 4;

/**
 * 8.5: what it would like to buy, each as a list of which the first that fits is meant: the dear troops while it is
 * rich, infantry for all that its corps have room for, a new corps where there are men for it, militia for the rest.
 */
export function purchasesFor(situation: Situation, purse: Purse): readonly (readonly Wish[])[] {
  const { power, view } = situation;
  const [treasury] = view.treasuries;
  return [
    ...forNation(situation, power, purse),
    ...(treasury?.freeStates ?? []).flatMap(({ minor, ...has }) => forNation(situation, minor, has)),
  ];
}

function forNation(situation: Situation, nation: Owner, purse: Purse): readonly (readonly Wish[])[] {
  const { prices } = situation.pack;
  const corps = situation.view.corps.filter((one) => one.nation === nation);
  const lists: (readonly Wish[])[] = [];
  let { money, manpower } = purse;
  const buy = (what: 'cavalry' | 'guard' | 'infantry' | 'militia', share: number) => {
    const price = prices[what];
    const room = roomFor(situation, corps, nation, what);
    const number = Math.floor(Math.min(room, manpower, (money * share) / price.money));
    if (number <= 0) return;
    lists.push(asMany(situation, nation, what, number));
    money -= number * price.money;
    manpower -= number;
  };
  if (money >= RICH.cavalry) buy('cavalry', SHARE.cavalry);
  if (money >= RICH.guard) buy('guard', SHARE.guard);
  buy('infantry', 1);
  const spare = Math.min(manpower, money / prices.infantry.money);
  if (spare >= WORTH_A_CORPS) {
    lists.push(newCorps(situation, nation));
    const number = Math.floor(Math.min(manpower, (money - prices.infantry_corps.money) / prices.infantry.money));
    if (number > 0) lists.push(asMany(situation, nation, 'infantry', Math.min(number, WORTH_A_CORPS)));
    money -= prices.infantry_corps.money + Math.min(number, WORTH_A_CORPS) * prices.infantry.money;
    manpower -= Math.min(number, WORTH_A_CORPS);
  }
  if (situation.enemies.length > 0) buy('militia', 1);
  return lists;
}

/** The room of its corps on the map, without what is on its way already. */
function roomFor({ view }: Situation, corps: readonly OwnCorpsView[], nation: Owner, what: Troop): number {
  const room = corps.reduce((sum, one) => sum + roomIn(one, what), 0);
  const coming = view.treasuries
    .flatMap(({ arrivals }) => arrivals)
    .reduce((sum, one) => (one.what === what && one.nation === nation && 'number' in one ? sum + one.number : sum), 0);
  return Math.max(0, room - coming);
}

/** So many factors, or fewer where so many cannot be had. */
function asMany({ pack, power }: Situation, nation: Owner, what: Troop, most: number): readonly Wish[] {
  const numbers = [most, Math.ceil(most / 2), 1].filter((one, at, all) => all.indexOf(one) === at);
  return numbers.map((number) => ({
    line: {
      order: 'buy',
      answer: { what: `ware:${what}`, number, ...(nation !== power && { for: ownerOption(nation) }) },
    },
    why: msg('empires-in-arms-computer.budget.fill', { nation: ownerName(pack, nation), what }),
  }));
}

/** A corps counter of the nation that holds infantry, whichever is for sale. */
function newCorps({ pack, view }: Situation, nation: Owner): readonly Wish[] {
  const onMap = new Set(view.corps.map(({ id }) => id));
  return pack.corps
    .filter((one) => one.nation === nation && !onMap.has(one.id))
    .filter(({ capacity }) => capacity.some(({ troops }) => troops.includes('infantry')))
    .map(({ id }) => ({
      line: { order: 'buy', answer: { what: `corps:${id}` } },
      why: msg('empires-in-arms-computer.budget.corps', { corps: corpsName(pack, id) }),
    }));
}
