import type { Field } from '../../../kernel/choice.ts';
import type { Power } from '../pack-lists.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import { placesToChoose } from '../sequence/turn-order.ts';
import type { Position } from '../types.ts';
import { type Fields, fieldLabel, numberIn, optionNow, takesAllBack, wordText } from './field-parts.ts';
import { msg } from './msg.ts';
import { type StandingOrders, standingOrders } from './standing-orders.ts';

type Phase = 'naval' | 'land';
type Slot = NonNullable<StandingOrders['slot']>;

/** 6.1, 7.1: the place that a power takes in the order of a phase; a field of the one that chooses it alone. */
export function slotField({ state, pack }: Pick<Position, 'state' | 'pack'>, power: Power, phase: Phase): Field[] {
  if (chooserOf(pack, phase) !== power || isScenario(state.campaign)) return [];
  const now = standingOrders(state, power).slot?.[phase];
  const places = placesToChoose(pack, phase);
  const options = [
    optionNow('ask', wordText('slot', 'ask'), now === undefined),
    ...places.map((place) => optionNow(`slot:${place}`, placeText(place, places.length), now === place)),
  ];
  return [{ id: 'slot', label: fieldLabel('slot'), optional: true, choice: { kind: 'one', options } }];
}

/** The places after an answer: what it leaves out stays. */
export function readSlot(now: Readonly<Slot>, fields: Fields, phase: Phase): Slot {
  if (!fields.has('slot') && !takesAllBack(fields)) return now;
  const { [phase]: _, ...others } = now;
  const place = numberIn(fields, 'slot');
  return place === undefined ? others : { ...others, [phase]: place };
}

export const placeText = (place: number, places: number) =>
  msg('empires-in-arms-orders.place', {
    place: String(place),
    which: place === 1 ? 'first' : place === places ? 'last' : 'between',
  });

function chooserOf({ sequence }: Position['pack'], phase: Phase): Power {
  return phase === 'naval' ? sequence.navalChooser : sequence.landChooser;
}
