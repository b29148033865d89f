import type { AreaId, AttackChit, DefenceChit, FleetId, Power, SeaId, Troop } from '../pack-lists.ts';
import type { OrdersForBattles } from './battle-orders.ts';
import type { StandingOrders } from './standing-orders.ts';

/**
 * When fleets try to intercept (6.2.3). `odds`: with at least so many own ships for each ten of the stack that comes
 * by. `with_nelson`: only stacks that Nelson is with.
 */
export type Interception = 'always' | 'never' | 'with_nelson' | { odds: number };

/**
 * What a power answers to others' moves without being asked, until further notice; what is left out it is asked.
 * Hidden from others.
 */
export type Reactions = OrdersForBattles & {
  /** Everywhere that `interceptIn` does not name. Read both by `interceptionIn`. */
  intercept?: Interception;
  interceptIn?: { [sea: SeaId]: Interception | 'ask' };
  /** Only stacks of these, and of what they control, others it lets by; left out: of all enemies. */
  interceptWhom?: Power[];
  /** Fleets in ports stay there. */
  staysInPort?: true;
  /** 6.3.2: whether fleets that are attacked at sea try to evade. `below`: with fewer ships for each ten of theirs. */
  evade?: 'always' | 'weaker' | 'never' | { below: number };
  /** 6.3.1.3: for whose fleets the guns of its ports fire while it is neutral; none: for nobody's. */
  guns?: Power[];
  /** 6.3.3.2: which of its fleets lose ships: each in proportion, or these before all others. */
  shipLosses?: 'share' | FleetId[];
  /** 6.3.5.1: ports for fleets that lost, the best first. */
  retreat?: AreaId[];
  /** 6.3.5.1: whether its fleets follow who fled into a port. */
  pursue?: 'all' | 'none';
  /** 6.3.5.3: whether they enter a port in whose box they have won. */
  enterPort?: 'enter' | 'stay';
  /** 7.3.6.2: what garrisons of depots do; a number: those of at least so many factors fight, others burn it. */
  depots?: 'burn' | 'fight' | number;
  /** 7.5.1.1: whether corps that are attacked go into the city of their area. */
  intoCity?: 'always' | 'weaker' | 'never';
  /** 7.3.8.3: friends for whom it declares war on whoever attacks them where it stands itself; none: for nobody. */
  joins?: Power[];
  /** 7.3.8.4: areas in which its corps would rather be when they must leave one, the best first. */
  leaveTo?: AreaId[];
  /** 7.3.8.4: it is asked where they go. */
  asksWhere?: true;
  /** 7.5.2.3: the chits that it lays down as commander of the attackers and of the defenders. */
  attackChit?: AttackChit;
  defendChit?: DefenceChit;
  /** The same where the enemy has more corps there. */
  attackWeak?: AttackChit | 'ask';
  defendWeak?: DefenceChit | 'ask';
  /** 7.5.4.1: whether cities that it besieges are assaulted; `even`: where a breach is at least as likely as not. */
  assaults?: 'always' | 'even' | 'never';
  /** 7.5.4.1: what its forces do behind walls that are breached. */
  breached?: 'fight' | 'surrender';
  /** 7.5.4.2: whether besieged forces attack the besiegers. */
  sallies?: 'always' | 'never';
  /** 10.1.1: guerrillas choose their areas without the power's being asked. */
  guerrillas?: 'by_themselves';
  /** 7.4.1.3, 7.5: factors of these kinds are lost first. */
  losses?: Troop[];
  /** 7.4.1.3, 7.4.5: it is asked which go; left out, those of its list, then those that are cheapest to replace. */
  asksLosses?: true;
  /**
   * 7.5.2.7: after each round of a battle it is asked which go; left out, they go by its orders at once. `everywhere`:
   * in bombardment, pursuit, trivial combat, assaults and sallies, too.
   */
  asksInBattle?: true | 'everywhere';
};

/** 7.4.1.3: whether a power is asked which factors it loses to hunger. */
export const asksForLosses = ({ reactions }: Readonly<StandingOrders>): boolean => reactions?.asksLosses === true;

/** Whether a power is asked which factors go wherever combat costs some. */
export const asksForAllLosses = ({ reactions }: Readonly<StandingOrders>): boolean =>
  reactions?.asksInBattle === 'everywhere';

/** What a power does when somebody comes by in a sea area (6.2.3); undefined: it is asked. */
export function interceptionIn({ intercept, interceptIn }: Readonly<Reactions>, sea: SeaId): Interception | undefined {
  const here = interceptIn?.[sea] ?? intercept;
  return here === 'ask' ? undefined : here;
}
