import type { RandomSource } from '../../../kernel/chance.ts';
import { minorName, powerName } from '../names.ts';
import type { Power, Zone } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import type { MinorView } from '../view-types.ts';
import type { Wish } from './asked.ts';
import { msg } from './msg.ts';
import { alliesOf, countedArmy, enemiesOf, neighboursOf } from './rivals.ts';
import { armyOf, distance, foesNear, ownNear, type Situation, zoneOf } from './situation.ts';
import { guessedWorth, worthOf } from './strength.ts';
import { onFoot } from './ways.ts';

/** How much stronger it wants to be, with the others who fight the victim, before it falls on a power. */
const WAR_ODDS = 1.3;
/** How much stronger near a country than what that country sets out. */
const COUNTRY_ODDS = 1.5;
/** In one of so many months in which it could, it falls on a power. */
const WAR_ONE_IN = 4;
/** So many areas from the capital its corps count for the attack on a country. */
const NEAR = 3;
/** Enemies so near to its own capital keep it at home. */
const CLOSE = 4;
/** The political status of who had better keep the peace. */
const SHAKY: readonly (Zone | undefined)[] = ['fiasco', 'instability'];

/** 4.2.1.1: war on one neighbour, the weakest first, when nothing else is going on. */
export function warOnPower(situation: Situation, draw: RandomSource): readonly Wish[] {
  const { view, power, enemies, allies, attacked } = situation;
  const isMoody = draw(WAR_ONE_IN) === 0;
  if (!isMoody || enemies.length > 0 || attacked.size > 0 || SHAKY.includes(zoneOf(view, power))) return [];
  return [...neighboursOf(situation, power)]
    .filter((other) => !allies.includes(other) && isOnFoot(situation, other))
    .map((target) => ({ target, ours: withOthers(situation, target), theirs: withAllies(situation, target) }))
    .filter(({ ours, theirs }) => ours >= WAR_ODDS * theirs)
    .toSorted((a, b) => a.theirs - b.theirs)
    .map(({ target, ours, theirs }) => ({
      line: { order: 'declare', answer: ownerId(target) },
      why: msg('empires-in-arms-computer.politics.war', {
        target: powerName(target),
        ours: Math.round(ours),
        theirs: Math.round(theirs),
      }),
    }));
}

/** Its army can get to the other's capital without ships. */
const isOnFoot = ({ pack, power }: Situation, other: Power): boolean =>
  onFoot(pack, pack.nations[power].capital, pack.nations[other].capital) < Number.POSITIVE_INFINITY;

/** What it and those who fight a power already have. */
function withOthers(situation: Situation, target: Power): number {
  const others = enemiesOf(situation, target).filter((other) => other !== situation.power);
  return others.reduce((sum, other) => sum + countedArmy(situation, other), armyOf(situation, situation.power));
}

/** What a power and the allies who would be called have. */
function withAllies(situation: Situation, target: Power): number {
  const { power } = situation;
  return [target, ...alliesOf(situation, target)]
    .filter((one) => one !== power)
    .reduce((sum, one) => sum + countedArmy(situation, one), 0);
}

/** 4.2.1.2: war on one neutral country at a time, the weakest first, where its corps are near and no enemy is. */
export function warOnCountry(situation: Situation): readonly Wish[] {
  const { pack, view, power, attacked } = situation;
  const { capital } = pack.nations[power];
  if (attacked.size > 0 || foesNear(situation, capital, CLOSE) > 0) return [];
  return view.minors
    .filter(({ status, id }) => status === 'neutral' && pack.minor[id]?.districtOf === null)
    .map((minor) => ({ minor, ours: ownNear(situation, minor.capital, NEAR), theirs: forcesOf(situation, minor) }))
    .filter(({ ours, theirs }) => ours > 0 && ours >= COUNTRY_ODDS * theirs)
    .toSorted((a, b) => a.theirs - b.theirs || farFrom(situation, a.minor) - farFrom(situation, b.minor))
    .map(({ minor, ours, theirs }) => ({
      line: { order: 'declare', answer: ownerId(minor.id) },
      why: msg('empires-in-arms-computer.politics.country', {
        minor: minorName(pack, minor.id),
        ours: Math.round(ours),
        theirs: Math.round(theirs),
      }),
    }));
}

const farFrom = (situation: Situation, { capital }: MinorView): number =>
  distance(situation, situation.pack.nations[situation.power].capital, capital);

/** What a country sets out when it is attacked (4.6.3), at least a garrison. */
function forcesOf({ pack }: Situation, { id }: MinorView): number {
  const forces = pack.minor[id]?.forces ?? { infantry: 0, cavalry: 0 };
  return Math.max(worthOf(pack, id, forces, undefined), guessedWorth(pack, id, undefined) / 2);
}
