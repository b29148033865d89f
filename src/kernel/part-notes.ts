/** What is known of an object of a state, which no entry changes any more once it is noted. */
export type PartNotes = {
  /** The values in it; where there are too many for one part, only that there are. */
  values: number | undefined;
  hash: string | undefined;
  /** Its hash as the field in which it stands: most stay where they are. */
  field: { readonly key: string; readonly hash: bigint } | undefined;
  /** Of a copy of a divided object that is not hashed yet. */
  earlier: Earlier | undefined;
};

/** What a divided object was copied from, as it was last hashed, and the fields in which it may differ from that. */
export type Earlier = { readonly hashed: object; readonly touched: Set<string> };

/** One map for all of it: an entry makes a dozen objects, and each entry of a weak map costs more than what it says. */
const notes = new WeakMap<object, PartNotes>();

/** The notes on a part, which are made when they are first asked for. */
export function notesOf(part: object): PartNotes {
  const known = notes.get(part);
  if (known) return known;
  const made: PartNotes = { values: undefined, hash: undefined, field: undefined, earlier: undefined };
  notes.set(part, made);
  return made;
}

/** As `notesOf`, where there are any. */
export const notesIfAny = (part: object): PartNotes | undefined => notes.get(part);
