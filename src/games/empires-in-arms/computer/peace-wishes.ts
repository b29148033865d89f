import { monthNumber } from '../calendar/month-number.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import type { Wish } from './asked.ts';
import { msg } from './msg.ts';
import { countedArmy } from './rivals.ts';
import { armyOf, relationIn, type Situation, zoneOf } from './situation.ts';
import { guessedWorth } from './strength.ts';

/** It sues those in its home whom its whole army is less than this part of. */
const BEATEN = 0.6;
/** A war in which nobody is on the other's ground is not worth more months than these. */
const STALE_MONTHS = 8;

/**
 * 4.4: it sues who has beaten it or holds its capital with the larger army, and offers an informal peace where nothing
 * happens.
 */
export function peaceWishes(situation: Situation): readonly Wish[] {
  const suits = beatenBy(situation).map((enemy) => suit(situation, enemy));
  const stale = situation.enemies.filter((enemy) => isStale(situation, enemy));
  return [...suits.slice(0, 1), ...stale.map(offer)];
}

/** The enemies in its home who are too strong, the strongest first. */
function beatenBy(situation: Situation): readonly Power[] {
  const { enemies, power } = situation;
  const ours = armyOf(situation, power);
  const lost = hasLostCapital(situation);
  return enemies
    .map((enemy) => ({ enemy, atHome: armyAtHome(situation, enemy), whole: countedArmy(situation, enemy) }))
    .filter(({ atHome, whole }) => atHome > 0 && (ours < BEATEN * atHome || (lost && ours < whole)))
    .toSorted((a, b) => b.atHome - a.atHome)
    .map(({ enemy }) => enemy);
}

/** What an enemy is thought to have in its home provinces. */
function armyAtHome({ pack, view, power }: Situation, enemy: Power): number {
  return view.backs
    .filter(
      ({ area, commander }) => commander === enemy && pack.province[pack.area[area]?.province ?? '']?.power === power,
    )
    .reduce((sum, { nation, number }) => sum + number * guessedWorth(pack, nation, zoneOf(view, nation)), 0);
}

/** An enemy's garrison or corps is in its capital. */
export function hasLostCapital({ pack, view, power, enemies }: Situation): boolean {
  const { capital } = pack.nations[power];
  const inside = [...view.garrisons, ...view.backs.filter(({ inCity }) => inCity)];
  return inside.some(({ area, commander }) => area === capital && enemies.includes(commander));
}

/** Corps of a power stand in what another holds. */
function isOnGroundOf({ view }: Situation, who: Power, whose: Power): boolean {
  return [...view.backs, ...view.corps].some(({ area, commander }) => commander === who && view.held[area] === whose);
}

function isStale(situation: Situation, enemy: Power): boolean {
  const { pack, view, power } = situation;
  const { war } = relationIn(view, power, enemy);
  const lasts = war ? view.month - monthNumber(pack.calendar, view.campaign, war.since) : 0;
  if (lasts < STALE_MONTHS) return false;
  return !isOnGroundOf(situation, enemy, power) && !isOnGroundOf(situation, power, enemy);
}

function suit(situation: Situation, enemy: Power): Wish {
  const args = {
    enemy: powerName(enemy),
    ours: Math.round(armyOf(situation, situation.power)),
    theirs: Math.round(countedArmy(situation, enemy)),
  };
  return { line: { order: 'sue', answer: ownerId(enemy) }, why: msg('empires-in-arms-computer.politics.sue', args) };
}

const offer = (enemy: Power): Wish => ({
  line: { order: 'offer_peace', answer: ownerId(enemy) },
  why: msg('empires-in-arms-computer.politics.offer-peace', { enemy: powerName(enemy) }),
});
