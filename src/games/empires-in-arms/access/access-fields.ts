import type { Answer, Field, Option, Preset } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { bareId, bareIds, fieldsOf } from '../read-form.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import type { Position } from '../types.ts';
import { ACCESS_TO, type AccessCondition } from './access.ts';
import { MOST_MONTHS } from './access-month.ts';
import { msg } from './msg.ts';
import { holdsStraits } from './straits.ts';

/** Whom a power may let in: whoever is in the game and not at war with it; by an option allies alone (12.8). */
export function mayLetIn({ state, options }: Pick<Position, 'state' | 'options'>, power: Power): readonly Power[] {
  return POWERS.filter(
    (other) =>
      other !== power &&
      state.powers[other].played === 'seat' &&
      !areAtWar(state, power, other) &&
      (options.access === 'anybody' || areAllied(state, power, other)),
  );
}

/** The form in which a power says whom it lets in, where, and how long. */
export function giftFields(position: Position, power: Power): readonly Field[] {
  const option = (id: string, label: Message): Option => ({ id, label });
  const into = ACCESS_TO.filter((one) => one !== 'straits' || holdsStraits(position, power));
  const field = (id: 'to' | 'into' | 'months' | 'while') => ({
    id,
    label: msg('empires-in-arms-access.field', { field: id }),
  });
  return [
    {
      ...field('to'),
      choice: {
        kind: 'one',
        options: mayLetIn(position, power).map((id) => option(`power:${id}`, powerName(id))),
      },
    },
    {
      ...field('into'),
      choice: {
        kind: 'some',
        min: 1,
        max: into.length,
        options: into.map((id) => option(`into:${id}`, msg('empires-in-arms-access.what', { into: id }))),
      },
    },
    { ...field('months'), optional: true, choice: { kind: 'number', min: 1, max: MOST_MONTHS } },
    {
      ...field('while'),
      optional: true,
      choice: {
        kind: 'one',
        options: [
          option('allied', msg('empires-in-arms-access.condition', { condition: 'allied', enemy: '' })),
          ...POWERS.filter((other) => other !== power).map((enemy) =>
            option(
              `enemy:${enemy}`,
              msg('empires-in-arms-access.condition', { condition: 'at_war', enemy: powerName(enemy) }),
            ),
          ),
        ],
      },
    },
  ];
}

/** What allies let each other into, where no more is said. */
const FOR_ALLIES = ['land', 'ports'] as const;

/** An ally is let in, as long as it is one: for each that is not yet. */
export function giftPresets({ state, options }: Pick<Position, 'state' | 'options'>, power: Power): readonly Preset[] {
  const given = state.access?.[power] ?? [];
  const lacks = (ally: Power) => FOR_ALLIES.some((into) => !given.some((one) => one.to === ally && one.into === into));
  return mayLetIn({ state, options }, power)
    .filter((other) => areAllied(state, power, other) && lacks(other))
    .map((ally) => ({
      id: `ally_${ally}`,
      label: msg('empires-in-arms-access.preset', { ally: powerName(ally) }),
      answer: { to: `power:${ally}`, into: FOR_ALLIES.map((into) => `into:${into}`), while: 'allied' },
    }));
}

/** What a filled-in form gives. */
export type Gift = ReturnType<typeof readGift>;

/** Reads the form; what it does not say is left out. */
export function readGift(answer: Answer) {
  const fields = fieldsOf(answer);
  const text = (field: string) => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
  const named = bareIds(fields.get('into'));
  return {
    to: POWERS.find((power) => power === bareId(text('to'))),
    into: ACCESS_TO.filter((into) => named.includes(into)),
    months: numberOf(fields.get('months')),
    while: conditionOf(text('while')),
  };
}

const numberOf = (answer: Answer | undefined) => (typeof answer === 'number' ? answer : undefined);

function conditionOf(id: string): AccessCondition | undefined {
  if (id === 'allied') return { is: 'allied' };
  const enemy = POWERS.find((power) => `enemy:${power}` === id);
  return enemy && { is: 'at_war', enemy };
}
