import type { z } from 'zod';
import { isRecord } from '../../../kernel/is-record.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Fault } from '../../shared/pack-reader.ts';
import { msg } from '../msg.ts';
import { placeName } from './place-name.ts';

/** One of zod's issues as a fault that names item and field and says what is expected there. */
export function explainIssue(issue: z.core.$ZodIssue, content: unknown): Fault {
  return { at: placeOf(issue.path, content), reason: reasonOf(issue) };
}

/** `areas.paris.spires` rather than `areas.0.spires.value`. */
function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const names: string[] = [];
  let part: unknown = content;
  for (const key of path) {
    const inner: unknown = Array.isArray(part) ? part[Number(key)] : isRecord(part) ? part[String(key)] : undefined;
    names.push(Array.isArray(part) ? placeName(inner, Number(key)) : String(key).slice(0, 60));
    part = inner;
  }
  if (names.at(-1) === 'value') names.pop();
  return names.join('.') || 'pack';
}

function reasonOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return msg('empires-in-arms.pack.wrong-type', { expected: issue.expected });
    case 'too_small':
      return msg('empires-in-arms.pack.too-small', { limit: Number(issue.minimum), origin: issue.origin });
    case 'too_big':
      return msg('empires-in-arms.pack.too-big', { limit: Number(issue.maximum), origin: issue.origin });
    case 'invalid_value':
      return msg('empires-in-arms.pack.not-one-of', { values: issue.values.map(String) });
    case 'unrecognized_keys':
      return msg('empires-in-arms.pack.unknown-field', { fields: issue.keys.map((key) => key.slice(0, 60)) });
    case 'invalid_format':
    case 'invalid_key':
      return formatOf(issue.path.map(String));
    default:
      return msg('empires-in-arms.pack.not-possible');
  }
}

function formatOf(path: readonly string[]): Message {
  if (path.at(-1) === 'source') return msg('empires-in-arms.pack.bad-source');
  return path.at(-1) === 'value' && path.at(-2) === 'name'
    ? msg('empires-in-arms.pack.bad-name')
    : msg('empires-in-arms.pack.bad-id');
}
