import { powerOf } from '../sequence/who-decides.ts';
import type { View } from '../view-types.ts';
import type { Asked, AskedFor } from './asked.ts';

/** A question of a power that its seat controls (14.3), as that power's own player would be asked it. */
export function asThatPower(asked: AskedFor<'on-behalf' | 'sheet-on-behalf'>): Asked | undefined {
  const { decision, view, seat } = asked;
  const { asks, args, left } = decision.args;
  const controlled = view.powers.flatMap(({ id, controller }) => (controller === seat ? [id] : []));
  const power = left.find((one) => controlled.includes(one));
  // `asks` is the name of a question, and `args` are what it is about: the question itself was put so.
  return power && { ...asked, seat: power, decision: { ...decision, name: asks, args } as Asked['decision'] };
}

/** What a seat sees of its own power alone, without what it sees of powers that it controls. */
export function seenOf(view: View, seat: string): View {
  const power = powerOf(seat);
  return {
    ...view,
    corps: view.corps.filter(({ commander }) => commander === power),
    treasuries: view.treasuries.filter((one) => one.power === power),
    supply: view.supply.filter((one) => one.power === power),
  };
}
