import type { Answer, Field, Option } from '../../../kernel/choice.ts';
import type { CorrectionRule } from '../../../kernel/correction-rule.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { EmpiresInArms, Position } from '../types.ts';
import { msg } from './msg.ts';

export type Correction = CorrectionRule<EmpiresInArms>;

/** A correction that refuses (`illegal-answer`) what changes nothing, and a campaign that is over. */
export function correction(rule: Correction): Correction {
  return {
    ...rule,
    apply(play, answer) {
      if (play.state.ending) throw illegal(msg('empires-in-arms-corrections.over'));
      const before = JSON.stringify(play.state);
      rule.apply(play, answer);
      if (JSON.stringify(play.state) === before) throw illegal(msg('empires-in-arms-corrections.nothing'));
    },
  };
}

/**
 * The same of what steps that wait may hang on (wars, countries, corps): only while the political orders of a month are
 * written, when nothing is under way; what was written already is judged again when it is revealed.
 */
export function correctionBetweenMonths(rule: Correction): Correction {
  return correction({
    ...rule,
    apply(play, answer) {
      if (!isBetweenMonths(play)) throw illegal(msg('empires-in-arms-corrections.under-way'));
      rule.apply(play, answer);
    },
  });
}

const isBetweenMonths = (position: Pick<Position, 'asked'>) =>
  position.asked().some(({ name }) => name === 'political-orders');

/** The powers that are in the game, as options. */
export function powerOptions({ state }: Pick<Position, 'state'>): readonly Option[] {
  return POWERS.filter((power) => state.powers[power].played !== 'gone').map((power) => ({
    id: power,
    label: powerName(power),
  }));
}

/** The fields that name two powers, which `twoPowersIn` reads. */
export function twoPowerFields(position: Pick<Position, 'state'>): readonly Field[] {
  return (['power', 'other'] as const).map((id) => ({
    id,
    label: msg('empires-in-arms-corrections.field', { field: id }),
    choice: { kind: 'one', options: powerOptions(position) },
  }));
}

/** Refuses (`illegal-answer`) a power and itself. */
export function twoPowersIn(answer: Answer): readonly [Power, Power] {
  const [one, other] = [powerIn(answer, 'power'), powerIn(answer, 'other')];
  if (one === other) throw illegal(msg('empires-in-arms-corrections.two-powers'));
  return [one, other];
}

/** A field of a form, as text. */
export function textIn(answer: Answer, field: string): string {
  if (typeof answer !== 'object') return '';
  const found: readonly (readonly [string, Answer])[] = Object.entries(answer);
  return String(found.find(([id]) => id === field)?.[1] ?? '');
}

export const numberIn = (answer: Answer, field: string): number => Number(textIn(answer, field));

/** The power that a field names. Throws for another text, which the choice does not accept. */
export function powerIn(answer: Answer, field: string): Power {
  const power = POWERS.find((one) => one === textIn(answer, field));
  if (!power) throw new Error(`no power in ${field}`);
  return power;
}
