import type { ZodError, z } from 'zod';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';

type Issue = z.core.$ZodIssue;
type Detail = Refusal['details'][number];

/**
 * What zod found wrong with an input, as a refusal with one sentence for each field. `within` names the part: `body`.
 */
export function inputRefusal(error: ZodError, input: unknown, within = ''): Refusal {
  const details = error.issues.flatMap((issue) => detailsOf(issue, input, within));
  const [first] = details;
  if (!first) return new Refusal('bad-input', msg('api.bad-input'));
  const reason =
    details.length === 1 && first.at !== ''
      ? msg('api.bad-field', { at: first.at, problem: first.reason })
      : msg('api.bad-fields', { count: details.length });
  return new Refusal('bad-input', reason, details);
}

function detailsOf(issue: Issue, input: unknown, within: string): Detail[] {
  const path = [...(within ? [within] : []), ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ at: pathText([...path, key]), reason: msg('api.field-unknown') }));
  return [{ at: pathText(path), reason: sentence(issue, valueAt(input, issue.path)) }];
}

function sentence(issue: Issue, value: unknown): Message {
  if (value === undefined) return msg('api.field-missing');
  switch (issue.code) {
    case 'invalid_type':
      return msg('api.field-type', { expected: issue.expected });
    case 'too_small':
      return msg(sizeKey(issue.origin, 'least'), { limit: Number(issue.minimum) });
    case 'too_big':
      return msg(sizeKey(issue.origin, 'most'), { limit: Number(issue.maximum) });
    case 'invalid_value':
      return msg('api.field-values', { values: issue.values.map(String) });
    case 'not_multiple_of':
      return msg('api.field-multiple', { divisor: issue.divisor });
    case 'invalid_format':
      return msg('api.field-format', { format: issue.format });
    case 'unrecognized_keys':
      return msg('api.field-unknown');
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return msg('api.field-bad');
  }
}

function sizeKey(origin: string, end: 'least' | 'most') {
  if (origin === 'string') return `api.field-${end}-characters` as const;
  if (origin === 'array' || origin === 'set') return `api.field-${end}-items` as const;
  return `api.field-${end}` as const;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

/** `answers[0].decision` */
function pathText(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('');
}
