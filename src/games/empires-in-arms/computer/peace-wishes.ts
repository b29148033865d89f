import { monthNumber } from '../calendar/month-number.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { optionId } from '../politics/political-line.ts';
import type { Wish } from './asked.ts';
import { msg } from './msg.ts';
import { countedArmy } from './rivals.ts';
import { armyOf, relationIn, type Situation } from './situation.ts';

/** It sues whom it has less than this of the army of. */
const BEATEN = 0.5;
/** With its capital lost it sues who has more than this many times its army. */
const STILL_STRONG = 1.5;
/** A war in which nobody is on the other's ground is not worth more months than these. */
const STALE_MONTHS = 8;

/** 4.4: it sues who has beaten it, and offers an informal peace where nothing happens. */
export function peaceWishes(situation: Situation): readonly Wish[] {
  const { enemies } = situation;
  const suits = beatenBy(situation).map((enemy) => suit(situation, enemy));
  const others = enemies.filter((enemy) => isStale(situation, enemy));
  return [...suits.slice(0, 1), ...others.map(offer)];
}

/** The enemies on its ground who are too strong, the strongest first. */
function beatenBy(situation: Situation): readonly Power[] {
  const { enemies, power } = situation;
  const lost = hasLostCapital(situation);
  return enemies
    .filter((enemy) => isOnGroundOf(situation, enemy, power))
    .filter((enemy) => {
      const odds = armyOf(situation, power) / Math.max(1, countedArmy(situation, enemy));
      return odds < (lost ? STILL_STRONG : BEATEN);
    })
    .toSorted((a, b) => countedArmy(situation, b) - countedArmy(situation, a));
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
  return { line: { order: 'sue', answer: optionId(enemy) }, why: msg('empires-in-arms-computer.politics.sue', args) };
}

const offer = (enemy: Power): Wish => ({
  line: { order: 'offer_peace', answer: optionId(enemy) },
  why: msg('empires-in-arms-computer.politics.offer-peace', { enemy: powerName(enemy) }),
});
