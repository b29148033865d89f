import { corpsName, ownerName } from '../names.ts';
import type { Owner, Troop } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import type { Wish } from './asked.ts';
import type { Purse } from './budget.ts';
import { msg } from './msg.ts';
import { roomIn } from './room.ts';
import { isHeldBy, type Situation } from './situation.ts';

/** Only with so much to spend it buys cavalry, and guards. */
const RICH = { cavalry: 45, guard: 30 };
/** How much of what it can spend goes into each. */
const SHARE = { cavalry: 0.35, guard: 0.25 };
/** With so much to spend a power with fleets builds ships, one in so many money points. */
const SHIPYARD = { from: 40, each: 40 };
/** It raises a new corps where it could fill so many factors of it. */
const WORTH_A_CORPS = 4;
/** New corps of a nation in one economic phase. */
const MOST_CORPS = 3;

/**
 * 8.5: what it would like to buy, each as a list of which the first that fits is meant: the dear troops while it is
 * rich, infantry for all that its corps have room for, a new corps where there are men for it, militia for the rest.
 */
export function purchasesFor(situation: Situation, purse: Purse): readonly (readonly Wish[])[] {
  const { power, view } = situation;
  const [treasury] = view.treasuries;
  return [
    ...ships(situation, purse),
    ...forNation(situation, power, purse),
    ...(treasury?.freeStates ?? []).flatMap(({ minor, ...has }) => forNation(situation, minor, has)),
  ];
}

function forNation(situation: Situation, nation: Owner, purse: Purse): readonly (readonly Wish[])[] {
  const { prices } = situation.pack;
  const lists: (readonly Wish[])[] = [];
  let { money, manpower } = purse;
  const buy = (what: 'cavalry' | 'guard' | 'infantry' | 'militia', share: number, room: number) => {
    const number = Math.floor(Math.min(room, manpower, (money * share) / prices[what].money));
    if (number <= 0) return;
    lists.push(asMany(situation, nation, what, number));
    money -= number * prices[what].money;
    manpower -= number;
  };
  const fill = (what: 'cavalry' | 'guard' | 'infantry' | 'militia', share: number) =>
    buy(what, share, roomFor(situation, nation, what));

  if (money >= RICH.cavalry) fill('cavalry', SHARE.cavalry);
  if (money >= RICH.guard) fill('guard', SHARE.guard);
  fill('infantry', 1);
  for (let raised = 0; raised < MOST_CORPS; raised += 1) {
    if (Math.min(manpower, money / prices.infantry.money) < WORTH_A_CORPS) break;
    lists.push(newCorps(situation, nation));
    money -= prices.infantry_corps.money;
    buy('infantry', 1, WORTH_A_CORPS);
  }
  if (situation.enemies.length > 0) fill('militia', 1);
  return lists;
}

/** Ships for the room that its fleets have. */
function ships({ view, power }: Situation, { money, manpower }: Purse): readonly (readonly Wish[])[] {
  const room = view.fleets
    .filter(({ nation }) => nation === power)
    .reduce((sum, fleet) => sum + fleet.room - fleet.ships, 0);
  const number = Math.min(room, manpower, Math.floor(money / SHIPYARD.each));
  if (money < SHIPYARD.from || number <= 0) return [];
  const why = msg('empires-in-arms-computer.budget.ships');
  const buy = (more: { readonly port?: string }) => ({
    line: { order: 'buy', answer: { what: 'ware:ship', number, ...more } },
    why,
  });
  // Where ships are built in ports (12.1.2), in those where its fleets lie.
  const ports = view.fleets.flatMap(({ nation, at }) => (nation === power && at.in === 'port' ? [at.area] : []));
  return [[...[...new Set(ports)].map((area) => buy({ port: `area:${area}` })), buy({})]];
}

/** The room of its corps in its own land, where what comes can be placed, without what is on its way already. */
function roomFor(situation: Situation, nation: Owner, what: Troop): number {
  const { view, power } = situation;
  const room = view.corps
    .filter((corps) => corps.nation === nation && isHeldBy(situation, power, corps.area))
    .reduce((sum, corps) => sum + roomIn(corps, what), 0);
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
      answer: { what: `ware:${what}`, number, ...(nation !== power && { for: ownerId(nation) }) },
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
