import { z } from 'zod';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What a game says of options that are not possible. */
export type OptionRefusals = {
  readonly refused: Message;
  unknown(known: readonly string[]): Message;
  value(values: readonly string[]): Message;
};

/** An option that is on or off; forms send it as text. */
export const yesNo = (initial: boolean) =>
  z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(initial);

/**
 * The options of a table; what is not given has its default. Refuses (`bad-input`) unknown options and values, all at
 * once.
 */
export function readOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  input: unknown,
  says: OptionRefusals,
): z.output<z.ZodObject<Shape>> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => {
    const at = issue.path.map(String).join('.');
    return issue.code === 'unrecognized_keys'
      ? { at: issue.keys.join(', ').slice(0, 80), reason: says.unknown(Object.keys(schema.shape)) }
      : { at, reason: says.value(optionValues(schema, at) ?? []) };
  });
  throw new Refusal('bad-input', says.refused, details);
}

/** What an option can be; undefined when there is no such option. */
export function optionValues(schema: z.ZodObject, option: string): readonly string[] | undefined {
  const field = Object.hasOwn(schema.shape, option) ? schema.shape[option] : undefined;
  if (!(field instanceof z.ZodDefault)) return undefined;
  const inner = field.unwrap();
  return inner instanceof z.ZodEnum ? inner.options.map(String) : ['true', 'false'];
}
