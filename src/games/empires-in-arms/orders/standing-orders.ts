import type { CorpsId, MinorId, Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { Reactions } from './reactions.ts';

/** What a power does without being asked, until further notice; what is left out it is asked. Others never see it. */
export type StandingOrders = {
  /** 4.2: it orders nothing in the political phase. */
  quiet?: true;
  /** 4.6.2: the minor countries that it rolls for, whoever declares war on them. */
  want?: 'all' | MinorId[];
  /** 4.3: the allies whose calls it answers. */
  answers?: Power[];
  /** 8.5: it buys what it bought last time, as far as it can. */
  purchases?: 'as_before';
  /** 5.2: its corps in the order in which they are filled. */
  need?: CorpsId[];
  /** 6.1, 7.1: the place that it takes in the order of the phase, where it chooses one; 1 is the first. */
  slot?: { naval?: number; land?: number };
  /** 6, 7: what it does when others move. */
  reactions?: Reactions;
};

/** A power's standing orders; none where it gave none. */
export function standingOrders({ standing }: Pick<State, 'standing'>, power: Power): Readonly<StandingOrders> {
  return standing[power] ?? {};
}
