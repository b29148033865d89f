import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { areaName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { bare, fieldsIn, optionsOf } from './read-choice.ts';
import { distance, isHeldBy, type Situation, situationOf, zoneOf } from './situation.ts';
import { countOf, guessedWorth } from './strength.ts';

/** The garrison of a depot fights from so many factors on. */
const DEPOT_FIGHTS_FROM = 3;
/** Corps go behind walls from less than this of the attackers' strength. */
const HIDES_BELOW = 0.6;
/** It fights beside an ally if the two have so many times the attackers' strength. */
const JOINS_FROM = 1;

/** 7.1: it moves after all others: then it sees what they do. */
export function landSlot({ decision }: AskedFor<'land-slot'>): ComputerAnswer {
  return because(optionsOf(decision.choice).at(-1)?.id ?? '', msg('empires-in-arms-computer.slot'));
}

/** 7.4.1.3: whatever its orders say, and of all else the cheapest first; asked is only who has ordered so before it. */
export function supplyLosses(): ComputerAnswer {
  return because({}, msg('empires-in-arms-computer.land.losses'));
}

/** 7.3.6.2. */
export function depotGarrison(asked: AskedFor<'depot-garrison'>): ComputerAnswer {
  const { view } = asked;
  const { area } = asked.decision.args;
  const { infantry = 0, militia = 0 } = view.depots.find((depot) => depot.area === area)?.garrison ?? {};
  const fights = infantry + militia >= DEPOT_FIGHTS_FROM;
  return because(
    fights ? 'fight' : 'burn',
    msg('empires-in-arms-computer.land.depot-garrison', { fights: fights ? 'yes' : 'no' }),
  );
}

/** 7.3.8.3: it fights beside an ally where the two are the stronger. */
export function joinDefence(asked: AskedFor<'join-defence'>): ComputerAnswer {
  const situation = situationOf(asked);
  const { area } = asked.decision.args;
  const attack = situation.view.attacks.find((one) => one.area === area);
  const { attackers = [], defenders = [] } = attack ?? {};
  const ours = strengthIn(situation, area, [...defenders, situation.power]);
  const theirs = strengthIn(situation, area, attackers);
  const joins = ours >= JOINS_FROM * theirs;
  return because(
    joins ? 'join' : 'stay_out',
    msg('empires-in-arms-computer.land.join', { joins: joins ? 'yes' : 'no', area: areaName(situation.pack, area) }),
  );
}

/** What corps in the field of some powers and countries are worth, its own as they are. */
function strengthIn({ pack, view, power, groups }: Situation, area: AreaId, of: readonly string[]): number {
  const own = of.includes(power) ? (groups.find((group) => group.area === area)?.strength ?? 0) : 0;
  return view.backs
    .filter((back) => back.area === area && !back.besieged && !back.inCity)
    .filter(({ commander, nation }) => of.includes(commander) || of.includes(nation))
    .reduce((sum, { nation, number }) => sum + number * guessedWorth(pack, nation, zoneOf(view, nation)), own);
}

/** 7.3.8.4: to where it is at home, else as near to it as can be. */
export function leaveArea(asked: AskedFor<'leave-area'>): ComputerAnswer {
  const situation = situationOf(asked);
  const { capital } = situation.pack.nations[situation.power];
  const far = (area: AreaId) => distance(situation, area, capital);
  const away = (area: AreaId) => (isHeldBy(situation, situation.power, area) ? 0 : 1);
  const [best] = optionsOf(asked.decision.choice).toSorted(
    (a, b) => away(bare(a)) - away(bare(b)) || far(bare(a)) - far(bare(b)),
  );
  return because(best?.id ?? '', msg('empires-in-arms-computer.land.leave'));
}

/** 7.5.1.1: who is much weaker than the attackers goes behind the walls, as many as there is room for. */
export function intoCity(asked: AskedFor<'into-city'>): ComputerAnswer {
  const situation = situationOf(asked);
  const { area } = asked.decision.args;
  const { attackers = [], defenders = [] } = situation.view.attacks.find((one) => one.area === area) ?? {};
  const ours = strengthIn(situation, area, [...defenders, situation.power]);
  const hides = ours < HIDES_BELOW * strengthIn(situation, area, attackers);
  return because(
    hides
      ? asManyAsFit(
          situation,
          area,
          optionsOf(asked.decision.choice).map(({ id }) => id),
        )
      : [],
    msg('empires-in-arms-computer.land.into-city', { hides: hides ? 'yes' : 'no' }),
  );
}

/** The largest first; every factor in the city counts (7.3.3.4). */
function asManyAsFit({ pack, view }: Situation, area: AreaId, options: readonly string[]): readonly string[] {
  const sizes = new Map(view.corps.map(({ id, factors }) => [`corps:${id}`, countOf(factors)]));
  const { infantry = 0, militia = 0 } = view.garrisons.find((one) => one.area === area) ?? {};
  const corps = view.corps.filter((one) => one.area === area && one.inCity);
  const irregulars = (view.irregulars[area] ?? []).reduce((sum, { inCity = 0 }) => sum + inCity, 0);
  let room =
    (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire -
    (infantry + militia + irregulars + corps.reduce((sum, { factors }) => sum + countOf(factors), 0));
  return options
    .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    .filter((id) => {
      const size = sizes.get(id) ?? Number.POSITIVE_INFINITY;
      if (size > room) return false;
      room -= size;
      return true;
    });
}

/** 10.1.1: where no enemy is. */
export function guerrillaPlaces(asked: AskedFor<'guerrilla-places'>): ComputerAnswer {
  const { foes } = situationOf(asked);
  const answers = fieldsIn(asked.decision.choice).map(({ id, choice }) => {
    const slots = choice.kind === 'spread' ? choice.slots : [];
    const least = choice.kind === 'spread' ? choice.total.min : 0;
    const best = slots.find((slot) => !foes.has(bare(slot))) ?? slots[0];
    return [id, best ? { [best.id]: least } : {}] as const;
  });
  return because(Object.fromEntries(answers), msg('empires-in-arms-computer.land.guerrillas'));
}
