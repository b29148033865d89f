import type { z } from 'zod';
import type { Message } from '../../../kernel/message.ts';
import { msg } from '../msg.ts';
import { ICONS, OPS } from './effect-schema.ts';
import { placeOf } from './places.ts';

export type Fault = { readonly at: string; readonly reason: Message };

/** One of zod's issues as a fault that names card and field and says what is expected there. */
export function explainIssue(issue: z.core.$ZodIssue, content: unknown): Fault {
  return { at: placeOf(issue.path, content), reason: reasonOf(issue) };
}

function reasonOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return msg('versailles-1919.pack.wrong-type', { expected: issue.expected });
    case 'too_small':
      return msg('versailles-1919.pack.too-small', { limit: Number(issue.minimum), origin: issue.origin });
    case 'too_big':
      return msg('versailles-1919.pack.too-big', { limit: Number(issue.maximum), origin: issue.origin });
    case 'invalid_value':
      return msg('versailles-1919.pack.not-one-of', { values: issue.values.map(String) });
    case 'invalid_union':
      return unionReason(issue);
    case 'unrecognized_keys':
      return msg('versailles-1919.pack.unknown-field', { fields: issue.keys.map((key) => key.slice(0, 60)) });
    case 'invalid_format':
      return msg(
        issue.path.at(-1) === 'value' || issue.path.at(-1) === 'label'
          ? 'versailles-1919.pack.bad-name'
          : 'versailles-1919.pack.bad-id',
      );
    default:
      return msg('versailles-1919.pack.not-possible');
  }
}

/** An unknown `op` or `kind`, or a column's value that is neither a number nor `none`. */
function unionReason(issue: z.core.$ZodIssueInvalidUnion): Message {
  if (issue.path.at(-1) === 'kind')
    return msg('versailles-1919.pack.not-one-of', {
      values: ['token', 'regions', 'units', 'happiness', 'signatory', 'issues', 'different-regions'],
    });
  if (issue.path.at(-1) === 'op')
    return msg('versailles-1919.pack.not-one-of', { values: issue.path.includes('options') ? ICONS : OPS });
  return msg('versailles-1919.pack.number-or-none');
}
