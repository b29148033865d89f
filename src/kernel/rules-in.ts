import type { Message, MessageArg } from './message.ts';

/** The sections of the rules by which a sentence refuses something ("Rule 4.1"), each once, in their order. */
export function rulesIn(message: Message): readonly string[] {
  return [...new Set(sectionsIn(message))];
}

/**
 * What is wrong, where its rule is said beside it: "Line 3: Venice is not beside Mantua." Sentences of a list keep each
 * their own.
 */
export function withoutRule(message: Message): MessageArg {
  if (isByRule(message)) return message.args?.problem ?? message;
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, isMessage(arg) ? withoutRule(arg) : arg]);
  return args.length > 0 ? { ...message, args: Object.fromEntries(args) } : message;
}

function sectionsIn(arg: MessageArg): readonly string[] {
  if (typeof arg !== 'object') return [];
  if (isList(arg)) return arg.flatMap(sectionsIn);
  if (!('key' in arg)) return [];
  const inside = Object.values(arg.args ?? {}).flatMap(sectionsIn);
  const section = isByRule(arg) ? arg.args?.section : undefined;
  return typeof section === 'string' ? [...inside, section] : inside;
}

const isByRule = ({ key }: Message): boolean => key === 'kernel.by-rule';

const isMessage = (arg: MessageArg): arg is Message => typeof arg === 'object' && 'key' in arg;

const isList = (arg: MessageArg): arg is readonly MessageArg[] => Array.isArray(arg);
