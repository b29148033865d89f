import type { Unit } from '../battle/battle.ts';
import { loseOf } from '../battle/lose-factors.ts';
import { markFought } from '../battle/mark-fought.ts';
import { corpsIn, strengthOf } from '../battle/units.ts';
import { percentOf } from '../naval/fight-sums.ts';
import type { Power } from '../pack-lists.ts';
import { countPoints } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { breachModifiers, breachNeed, isBreach } from './breach.ts';
import { unitsAround, unitsInside } from './city-units.ts';
import { fightAtCity, sideAt } from './fight-at-city.ts';
import { type Siege, siegeAt } from './siege.ts';
import type { SiegeFact } from './siege-fact.ts';
import { clearAtCity } from './siege-losses.ts';
import { takeCity } from './take-city.ts';

/**
 * 7.5.4.1: the besiegers in phase try to breach the walls. Without a breach it costs them factors; behind breached
 * walls the besieged surrender or fight, and if they break or are wiped out they have lost the city.
 */
export const assault: Step<'assault'> = {
  section: '7.5.4.1',
  run: (play, { area, powers, breached: whenBreached }) => {
    const siege = siegeAt(play, area, powers);
    if (!siege) return;
    play.reveal();
    const around = unitsAround(play, siege);
    markFought(play.state, corpsIn(around));
    if (!throwForBreach(play, siege, around)) return;
    if (whenBreached === 'surrender') cityFalls(play, siege, 'surrendered');
    else storm(play, siege, around);
  },
};

/** Besieged forces give up before anybody has to climb their walls (ruling). */
export const citySurrenders: Step<'city-surrenders'> = {
  section: '7.5.4.1',
  run: (play, { area, powers }) => {
    const siege = siegeAt(play, area, powers);
    if (siege) cityFalls(play, siege, 'given_up');
  },
};

function throwForBreach(play: Play, siege: Siege, around: readonly Unit[]): boolean {
  const { pack, tell } = play;
  const { area, besiegers } = siege;
  const { dieFaces, failurePercent } = pack.siege.breach;
  const modifiers = breachModifiers(play, siege);
  const need = breachNeed(pack, area);
  const die = play.die(`die:breach:${area}`, dieFaces);
  const breached = isBreach(need, die, modifiers);
  const lost = breached ? 0 : percentOf(pack, failurePercent, strengthOf(play, area, around));
  tell({
    ...{ type: 'walls-assaulted', power: leadOf(siege), area, besiegers, die, need: need.die },
    ...{ modifiers, breached, lost },
  });
  if (lost > 0) {
    loseOf(play, area, sideAt(play, area, around), lost);
    clearSide(play, siege, around, { of: leadOf(siege), captor: siege.besieged });
  }
  return breached;
}

function storm(play: Play, siege: Siege, around: readonly Unit[]): void {
  const { pack, tell } = play;
  const { area, besiegers, besieged } = siege;
  const inside = unitsInside(play, area);
  const fought = fightAtCity(play, area, pack.siege.assault, { besiegers: around, besieged: inside });
  const taken = fought.wipedOut.besieged || (fought.broken.besieged && !fought.broken.besiegers);
  const ending = taken ? 'taken' : 'held';
  tell({ type: 'city-fought', power: leadOf(siege), area, how: 'assault', besiegers, besieged, fought, ending });
  const lead = leadOf(siege);
  clearSide(play, siege, inside, { of: besieged, captor: lead });
  clearSide(play, siege, around, { of: lead, captor: besieged });
  if (!taken) return;
  cityFalls(play, siege, 'stormed');
  tellPoints(play, () => countPoints(play, lead, 'win_siege_assault', { with: besieged }));
}

/** All that is left inside is taken. */
export function cityFalls(play: Play, siege: Siege, how: Extract<SiegeFact, { type: 'city-taken' }>['how']): void {
  const { area, besieged } = siege;
  const power = leadOf(siege);
  play.reveal();
  play.tell({ type: 'city-taken', power, area, of: besieged, how, ...takeCity(play, area, power) });
}

/** 7.5.5: corps that have lost their last factor are gone; with the last besieger's the siege is over. */
export function clearSide(
  play: Play,
  { area }: Siege,
  units: readonly Unit[],
  { of: power, captor }: { readonly of: Power; readonly captor: Power },
): void {
  const { corps, leaders } = clearAtCity(play, units, captor);
  if (corps.length > 0) play.tell({ type: 'corps-lost-at-city', power, area, corps, leaders });
}

/** The power that decides for the besiegers. */
export function leadOf({ besiegers }: Siege): Power {
  const [power] = besiegers;
  if (!power) throw new Error('a siege has a besieger');
  return power;
}
