const ID = /^[\w:.-]{1,64}$/;

/**
 * Whether a text can be the id of a table, seat, invitation or decision at all, so that nonsense never reaches the
 * database.
 */
export function isId(text: string): boolean {
  return ID.test(text);
}
