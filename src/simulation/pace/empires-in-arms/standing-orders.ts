import { standingOrders } from '../../../games/empires-in-arms/orders/standing-orders.ts';
import type { Power } from '../../../games/empires-in-arms/pack-lists.ts';
import { fights, marches } from '../../../games/empires-in-arms/rulesets.ts';
import { powerOf } from '../../../games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms } from '../../../games/empires-in-arms/types.ts';
import type { FormAnswer } from '../../../kernel/choice.ts';
import { positionOf } from '../../../kernel/machine.ts';
import type { Player } from '../player.ts';

/** The minor countries. Of wars and purchases it thinks when they come. */
const AT_COURT: FormAnswer = { politics: 'ask', minors: 'all', purchases: 'ask' };
/** Who is not much stronger is intercepted; whoever is weaker evades; guns fire at no neutral. */
const AT_SEA: FormAnswer = { intercept: 'odds', odds: 12, evade: 'weaker', guns: 'nobody' };
const ON_LAND: FormAnswer = { depots: 'size', fightsFrom: 3, intoCity: 'weaker', joins: 'nobody' };
/** Whoever is besieged holds out; of assaults it thinks when they come. */
const AT_SIEGES: FormAnswer = { breached: 'fight', sallies: 'never' };

/** What a computer power orders once for the whole war; undefined: its orders are as it wants them. */
export const wantedOrders: NonNullable<Player<EmpiresInArms>['orders']> = (game, machine, seat) => {
  const position = positionOf(game, machine);
  const { state, pack } = position;
  const power = powerOf(seat);
  const now = state.standing[power];
  if (!now) return { optionalAction: '~standing-orders', answer: AT_COURT };
  if (!marches(position)) return undefined;
  const { reactions = {}, slot = {} } = standingOrders(state, power);
  const { navalChooser, landChooser, naval, land } = pack.sequence;
  if (reactions.intercept === undefined) {
    const isChooser = power === navalChooser && slot.naval === undefined;
    return { optionalAction: '~orders-at-sea', answer: { ...AT_SEA, ...(isChooser && lastOf(naval)) } };
  }
  if (reactions.intoCity === undefined) {
    const isChooser = power === landChooser && slot.land === undefined;
    return {
      optionalAction: '~orders-on-land',
      answer: { ...ON_LAND, ...(fights(position) && AT_SIEGES), ...(isChooser && lastOf(land)) },
    };
  }
  return undefined;
};

/** It moves after all the others. */
const lastOf = (others: readonly Power[]): FormAnswer => ({ slot: `slot:${others.length + 1}` });
