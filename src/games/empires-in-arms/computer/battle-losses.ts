import type { Slot } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { FACTOR_KINDS, isCavalry } from '../battle/units.ts';
import { TROOPS } from '../pack-lists.ts';
import { priceOf } from '../supply/take-losses.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { bare } from './read-choice.ts';

/**
 * 7.5.2.7: the cavalry that is due, and of all else what is cheapest to raise again; asked is only who takes the place
 * of somebody who had ordered so.
 */
export function battleLosses({ setting: { pack }, decision }: AskedFor<'battle-losses'>): ComputerAnswer {
  const { choice, prompt } = decision;
  if (choice.kind !== 'spread') throw new Error('losses are no spread');
  const price = (slot: Slot) => {
    const troop = TROOPS.find((one) => one === bare(slot));
    return troop ? priceOf(pack, troop) : 0;
  };
  const slots = choice.slots.toSorted((a, b) => price(a) - price(b));
  const lost: { [slot: string]: number } = {};
  const take = (from: readonly Slot[], number: number) => {
    let due = number;
    for (const { id, max } of from) {
      const taken = Math.min(due, max - (lost[id] ?? 0));
      if (taken > 0) lost[id] = (lost[id] ?? 0) + taken;
      due -= taken;
    }
  };
  const owed = Number(prompt.args?.cavalry ?? 0);
  take(slots.filter(isHorse), owed);
  take(slots, choice.total.min - owed);
  return because(lost, msg('empires-in-arms-computer.land.losses'));
}

const isHorse = (slot: Slot): boolean => FACTOR_KINDS.some((kind) => kind === bare(slot) && isCavalry(kind));
