/** What Postgres' jsonb cannot keep: the zero character and halves of surrogate pairs. */
const NOT_STORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Whether plain data can be stored; `JSON.stringify` writes just these characters as escapes. */
export function isStorable(data: unknown): boolean {
  return !NOT_STORABLE.test(JSON.stringify(data) ?? '');
}
