/**
 * A sentence for people, as data: the key of an ICU message in a catalogue and its arguments.
 * The kernel and the games never hold words; `words/` speaks a message in a reader's language.
 */
export type Message = {
  readonly key: string;
  readonly args?: MessageArgs;
};

/** A moment, ISO 8601 in UTC; spoken on the reader's own clock. */
export type Moment = { readonly moment: string };

/** A list is spoken as "a, b and c"; a message inside a message is spoken first. */
export type MessageArg = string | number | Message | Moment | readonly MessageArg[];
export type MessageArgs = { readonly [name: string]: MessageArg };

/**
 * The message maker of one catalogue: `const say = messagesOf<typeof en>()`, so that a key which the
 * English catalogue lacks does not compile.
 */
export function messagesOf<Catalogue extends object>() {
  return (key: keyof Catalogue & string, args?: MessageArgs): Message => (args ? { key, args } : { key });
}
