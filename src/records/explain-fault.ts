import type { z } from 'zod';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { ENTRY_SHAPES, recordSchema } from './record.ts';

type Issue = z.core.$ZodIssue;
type Fault = Refusal['details'][number];
type Path = readonly PropertyKey[];

/** As much of an unknown key as a sentence shows. */
const LONGEST_KEY = 60;
/** And of one object no more keys than these. */
const LISTED_KEYS = 20;

/**
 * Where a record is wrong (`entries[3].chance[0].result`), in which entry of the log that is, and what is expected
 * there.
 */
export function explainFault(issue: Issue, record: unknown): readonly Fault[] {
  const { path } = issue;
  const fault = (at: Path, problem: Message) => ({ at: written(at), reason: inEntry(at, problem, record) });
  if (issue.code !== 'unrecognized_keys') return [fault(path, expected(issue, valueAt(record, path)))];
  const keys = keysAt(path, record);
  const reason = msg('records.unknown-key', { known: keys.length, keys: [...keys] });
  return issue.keys.slice(0, LISTED_KEYS).map((key) => fault([...path, key.slice(0, LONGEST_KEY)], reason));
}

function expected(issue: Issue, value: unknown): Message {
  const field = issue.path.at(-1);
  if (value === undefined && field !== 'kind') return msg('records.missing');
  if (field === 'answer') return msg('records.no-answer');
  if (field === 'result') return msg('records.no-result');
  switch (issue.code) {
    case 'invalid_type':
      return msg('records.expected', { type: issue.expected });
    case 'invalid_value':
      return msg('records.expected-one', { values: issue.values.map(String) });
    case 'too_small':
      return msg('records.at-least', { limit: Number(issue.minimum) });
    case 'too_big':
      return msg('records.at-most', { limit: Number(issue.maximum) });
    case 'invalid_union':
      if (field === 'kind') return msg('records.expected-one', { values: Object.keys(ENTRY_SHAPES) });
      return field === 'at' || field === 'until' ? msg('records.no-time') : msg('records.unfit');
    case 'custom':
      return msg('records.no-time');
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return msg('records.unfit');
  }
}

/** The keys that the object at a path may have; none where it depends on what it is. */
function keysAt(path: Path, record: unknown): readonly string[] {
  if (path.length === 0) return [...Object.keys(recordSchema.shape), 'note'];
  const [list, , deeper] = path;
  if (list !== 'entries' || deeper !== undefined) return [];
  const shape = Object.entries(ENTRY_SHAPES).find(
    ([kind]) => kind === Reflect.get(Object(valueAt(record, path)), 'kind'),
  );
  return shape ? [...Object.keys(shape[1].shape), 'note'] : [];
}

/** Entries are counted as the log counts them: 1 is the setup, whether it is written down or not. */
function inEntry([list, index]: Path, problem: Message, record: unknown): Message {
  if (list !== 'entries' || typeof index !== 'number') return problem;
  const begins = Reflect.get(Object(valueAt(record, ['entries', 0])), 'kind') === 'setup';
  return msg('records.fault-in-entry', { seq: index + (begins ? 1 : 2), problem });
}

function written(path: Path): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('');
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
