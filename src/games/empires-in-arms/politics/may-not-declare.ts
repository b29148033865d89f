import { inOneHand } from '../control/who-controls.ts';
import { hasEnemyAtHome, nationsEntered } from '../forces/forces-inside.ts';
import { controllerOf, isPower } from '../forces/who-commands.ts';
import { districtsOf } from '../minors/districts-of.ts';
import { once } from '../once.ts';
import { type MinorId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import { boundByPeace } from '../peace/bound-by-peace.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { MonthNumber } from '../state.ts';
import { countriesInReach } from './in-reach.ts';

/** Why a power may not declare war (4.2.2); undefined: it may. */
export type NoWar =
  | { readonly why: 'itself' | 'unknown' | 'gone' | 'at_war' }
  /** 4.2.2.1: it has forces inside it. */
  | { readonly why: 'forces_inside' }
  /** 14.3: one of the two controls the other. */
  | { readonly why: 'one_hand' }
  /** 4.2.2.2: it is at war, and an enemy's infantry corps is in its home nation. */
  | { readonly why: 'enemy_at_home' }
  /** 4.2.2.3: nothing of it can get there this month. */
  | { readonly why: 'out_of_reach' }
  /** 4.2.2.4. */
  | { readonly why: 'enforced_peace'; readonly until: MonthNumber }
  /** 4.2.3, 4.6.3.1: war is declared on its controller. */
  | { readonly why: 'controlled'; readonly by: Power }
  /** 10.4: war is declared on the whole country. */
  | { readonly why: 'secondary_district'; readonly of: MinorId };

/** 4.2.2: whether a power may declare war on another, or on a minor country. */
export function whyNotDeclareWar(board: Board, aggressor: Power, target: Owner): NoWar | undefined {
  return limitsOf(board, aggressor)(target);
}

export type Target = { readonly target: Owner; readonly no: NoWar | undefined };

/** All the other powers and all minor countries, each with the reason why a power may not declare war on it. */
export function legalTargets(board: Board, aggressor: Power): readonly Target[] {
  const limits = limitsOf(board, aggressor);
  const others: readonly Owner[] = POWERS.filter((power) => power !== aggressor);
  return [...others, ...board.pack.minors.map(({ id }) => id)].map((target) => ({ target, no: limits(target) }));
}

/** `whyNotDeclareWar` for one power as long as nothing changes: what is the same for all targets is looked up once. */
export function limitsOf(board: Board, aggressor: Power): (target: Owner) => NoWar | undefined {
  const { state } = board;
  if (state.powers[aggressor].played === 'gone') return () => ({ why: 'gone' });
  const entered = once(() => nationsEntered(board, aggressor));
  const enemyAtHome = once(() => hasEnemyAtHome(board, aggressor));
  const inReach = once(() => countriesInReach(board, aggressor));
  return (target) => (isPower(target) ? againstPower(target) : againstMinor(target));

  function againstPower(power: Power): NoWar | undefined {
    if (power === aggressor) return { why: 'itself' };
    if (state.powers[power].played === 'gone') return { why: 'gone' };
    if (areAtWar(state, aggressor, power)) return { why: 'at_war' };
    if (inOneHand(state, aggressor, power)) return { why: 'one_hand' };
    const until = boundByPeace(board, aggressor, power);
    if (until !== undefined) return { why: 'enforced_peace', until };
    if (entered().has(power)) return { why: 'forces_inside' };
    return enemyAtHome() ? { why: 'enemy_at_home' } : undefined;
  }

  function againstMinor(minor: MinorId): NoWar | undefined {
    const by = controllerOf(state, minor);
    if (by !== undefined) return { why: 'controlled', by };
    const printed = board.pack.minor[minor];
    if (!printed) return { why: 'unknown' };
    const primary = printed.districtOf;
    // One whose primary district is in other hands is a country by itself.
    if (primary !== null && state.minors[primary]?.status === 'neutral')
      return { why: 'secondary_district', of: primary };
    if (state.minorWars[minor]?.includes(aggressor)) return { why: 'at_war' };
    const districts = neutralDistricts(board, minor);
    if (districts.some((district) => entered().has(district))) return { why: 'forces_inside' };
    return districts.some((district) => inReach().has(district)) ? undefined : { why: 'out_of_reach' };
  }
}

/** The districts of a neutral minor country that a declaration is about: those that nobody holds (10.4). */
export function neutralDistricts({ state, pack }: Board, minor: MinorId): readonly MinorId[] {
  return districtsOf(pack, minor).filter((district) => state.minors[district]?.status === 'neutral');
}
