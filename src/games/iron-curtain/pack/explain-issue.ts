import type { z } from 'zod';
import { isRecord } from '../../../kernel/is-record.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Fault } from '../../shared/pack-reader.ts';
import { msg } from '../msg.ts';
import { OPS } from './effect-schema.ts';

/** One of zod's issues as a fault that names card and field and says what is expected there. */
export function explainIssue(issue: z.core.$ZodIssue, content: unknown): Fault {
  return { at: placeOf(issue.path, content), reason: reasonOf(issue) };
}

/** `cards.vietnam.cubes` rather than `cards.8.cubes.value`. */
function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const names = path.map(String);
  if (names.at(-1) === 'value') names.pop();
  const [first, index] = names;
  if (first === 'cards' && index !== undefined) names[1] = cardName(content, Number(index));
  return names.join('.') || 'pack';
}

function cardName(content: unknown, index: number): string {
  const cards = isRecord(content) && Array.isArray(content.cards) ? content.cards : [];
  const card: unknown = cards[index];
  const id = isRecord(card) ? card.id : undefined;
  return typeof id === 'string' && /^\w{1,40}$/.test(id) ? id : `#${index + 1}`;
}

function reasonOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return msg('iron-curtain.pack.wrong-type', { expected: issue.expected });
    case 'too_small':
      return msg('iron-curtain.pack.too-small', { limit: Number(issue.minimum), origin: issue.origin });
    case 'too_big':
      return msg('iron-curtain.pack.too-big', { limit: Number(issue.maximum), origin: issue.origin });
    case 'invalid_value':
      return msg('iron-curtain.pack.not-one-of', { values: issue.values.map(String) });
    case 'invalid_union':
      return msg('iron-curtain.pack.not-one-of', {
        values: issue.path.at(-1) === 'kind' ? ['start', 'strategy'] : OPS,
      });
    case 'unrecognized_keys':
      return msg('iron-curtain.pack.unknown-field', { fields: issue.keys.map((key) => key.slice(0, 60)) });
    case 'invalid_format':
    case 'invalid_key':
      return msg(
        issue.path.at(-1) === 'value' && issue.path.at(-2) === 'name'
          ? 'iron-curtain.pack.bad-name'
          : 'iron-curtain.pack.bad-id',
      );
    default:
      return msg('iron-curtain.pack.not-possible');
  }
}
