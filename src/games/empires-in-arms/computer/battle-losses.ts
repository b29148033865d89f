import type { Choice, Slot } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { asLossAnswer } from '../battle/loss-choice.ts';
import { hitLosses } from '../battle/pursuit-hits.ts';
import { FACTOR_KINDS, isCavalry } from '../battle/units.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { priceOf } from '../supply/take-losses.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { bare } from './read-choice.ts';

/**
 * 7.5.2.7: the cavalry that is due, and of all else what is cheapest to raise again; asked is only who takes the place
 * of somebody who had ordered so.
 */
export function battleLosses({ setting: { pack }, decision }: AskedFor<'battle-losses'>): ComputerAnswer {
  return cheapest(pack, decision);
}

/** 7.5.2.10, 7.5.3, 7.5.4, 12.3.5: the same of all other combat; in pursuit each hit takes what is cheapest. */
export function combatLosses({ setting: { pack }, decision }: AskedFor<'combat-losses'>): ComputerAnswer {
  const { prompt } = decision;
  const hits = prompt.args?.hits;
  if (hits === undefined) return cheapest(pack, decision);
  const slots = byPrice(pack, decision.choice);
  const kinds = slots.flatMap(({ id, max }) =>
    FACTOR_KINDS.flatMap((kind) => (id === `kind:${kind}` ? [{ kind, max }] : [])),
  );
  const has = Object.fromEntries(kinds.map(({ kind, max }) => [kind, max]));
  const lost = hitLosses(has, Number(hits), {
    order: kinds.map(({ kind }) => kind),
    othersForOne: pack.battle.pursuit.infantryForOneCavalry,
  });
  return because(asLossAnswer(lost), msg('empires-in-arms-computer.land.losses'));
}

function byPrice(pack: Pack, choice: Choice): readonly Slot[] {
  if (choice.kind !== 'spread') throw new Error('losses are no spread');
  const price = (slot: Slot) => {
    const troop = TROOPS.find((one) => one === bare(slot));
    return troop ? priceOf(pack, troop) : 0;
  };
  return choice.slots.toSorted((a, b) => price(a) - price(b));
}

function cheapest(pack: Pack, { choice, prompt }: Pick<AskedFor<'battle-losses'>['decision'], 'choice' | 'prompt'>) {
  const slots = byPrice(pack, choice);
  const total = choice.kind === 'spread' ? choice.total.min : 0;
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
  take(slots, total - owed);
  return because(lost, msg('empires-in-arms-computer.land.losses'));
}

const isHorse = (slot: Slot): boolean => FACTOR_KINDS.some((kind) => kind === bare(slot) && isCavalry(kind));
