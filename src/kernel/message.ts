/**
 * A sentence for people, as data: the key of an ICU message in a catalogue and its arguments.
 * The kernel and the games never hold words; `i18n/` renders a message in a reader's language.
 */
export type Message = {
  readonly key: string;
  readonly args?: MessageArgs;
  /** What a pack prints (`printed.ts`). */
  readonly printed?: string;
};

/** A moment, ISO 8601 in UTC; rendered on the reader's own clock. */
export type Moment = { readonly moment: string };

/** A list is rendered as "a, b and c"; a message inside a message is rendered first. */
export type MessageArg = string | number | Message | Moment | readonly MessageArg[];
export type MessageArgs = { readonly [name: string]: MessageArg };

/** What must be given with a message: nothing where its sentence names no argument. */
export type ArgumentsOf<Arguments, Key extends keyof Arguments> = Key extends keyof Arguments
  ? Arguments[Key] extends undefined
    ? []
    : undefined extends Arguments[Key]
      ? [args?: Arguments[Key]]
      : [args: Arguments[Key]]
  : never;

/**
 * The message maker of one catalogue: `const msg = messagesOf<MessageArguments>()`. A key that the English catalogue
 * lacks does not compile, nor do arguments that are not those of its sentence.
 */
export function messagesOf<Arguments extends { readonly [Key in keyof Arguments]: MessageArgs | undefined }>() {
  return <Key extends keyof Arguments & string>(key: Key, ...[args]: ArgumentsOf<Arguments, Key>): Message =>
    args ? { key, args } : { key };
}
