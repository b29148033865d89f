import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { msg } from './msg.ts';

/** Lines by which a reply could order a battle: of each group of fields one, as people would write it. */
export function planExample(fields: readonly Field[]): readonly Message[] {
  const chit = fields.find(({ id }) => id === 'chit');
  const flank = fields.find(({ id }) => id === 'flank');
  const chits = optionsOf(chit);
  const around = optionsOf(flank)[0];
  const others = (['reinforce', 'guard', 'leave', 'ask'] as const).flatMap((id) => {
    const field = fields.find((one) => one.id === id);
    const options = optionsOf(field);
    return field && options.length > 0 ? [line(id, field, options[id === 'guard' ? 1 : 0]?.label)] : [];
  });
  if (!chit) return others;
  const lead = chits.find(({ id }) => id === (around ? 'outflank' : 'echelon')) ?? chits[1] ?? chits[0];
  return [line(around ? 'flank' : 'chit', chit, lead?.label, around?.label), ...others];
}

const optionsOf = (field: Field | undefined) =>
  field && (field.choice.kind === 'one' || field.choice.kind === 'some') ? field.choice.options : [];

const line = (about: string, { label: field }: Field, first: Message | string = '', second: Message | string = '') =>
  msg('empires-in-arms-battle.example', { line: about, field, first, second });
