import type { Unit } from '../battle/battle.ts';
import { duesOf, loseByChoice } from '../battle/lose-by-choice.ts';
import { loseOf } from '../battle/lose-factors.ts';
import { markFought } from '../battle/mark-fought.ts';
import { corpsIn, strengthOf } from '../battle/units.ts';
import type { Power } from '../pack-lists.ts';
import { percentOf } from '../percent-of.ts';
import { countPoints } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { breachModifiers, breachNeed, isBreach } from './breach.ts';
import { beginCityCombat, type CityCombat, cityFought, sideAt } from './city-combat.ts';
import { unitsAround, unitsInside } from './city-units.ts';
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
    const { breached, lost } = throwForBreach(play, siege, around);
    if (!breached) wallsCost(play, siege, around, lost);
    else if (whenBreached === 'surrender') cityFalls(play, siege, 'surrendered');
    else {
      const units = { besiegers: around, besieged: unitsInside(play, area) };
      play.push({ step: 'city-round', args: { combat: beginCityCombat(play, 'assault', siege, units) } });
    }
  },
};

/** An assault that has made no breach costs the besiegers factors. */
export const wallsHold: Step<'walls-hold'> = {
  section: '7.5.4.1',
  run: (play, { siege, around, lost, chosen }) => {
    loseOf(play, siege.area, sideAt(play, siege.area, around), lost, chosen);
    clearSide(play, siege, around, { of: leadOf(siege), captor: siege.besieged });
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

function throwForBreach(play: Play, siege: Siege, around: readonly Unit[]) {
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
  return { breached, lost };
}

function wallsCost(play: Play, siege: Siege, around: readonly Unit[], lost: number): void {
  if (lost === 0) return;
  const { area } = siege;
  const dues = duesOf(play, area, sideAt(play, area, around), lost);
  const next = { step: 'walls-hold' as const, args: { siege, around: [...around], lost } };
  loseByChoice(play, { why: 'walls', area, dues, next });
}

/** 7.5.4.1: the besieged who break, or of whom nobody is left, have lost their city. */
export function endAssault(play: Play, combat: CityCombat): void {
  const { siege, sides } = combat;
  const { area, besiegers, besieged } = siege;
  const fought = cityFought(play, combat);
  const taken = fought.wipedOut.besieged || (fought.broken.besieged && !fought.broken.besiegers);
  const ending = taken ? 'taken' : 'held';
  const lead = leadOf(siege);
  play.tell({ type: 'city-fought', power: lead, area, how: 'assault', besiegers, besieged, fought, ending });
  clearSide(play, siege, sides.besieged.units, { of: besieged, captor: lead });
  clearSide(play, siege, sides.besiegers.units, { of: lead, captor: besieged });
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
