import type { Message, MessageArg } from './message.ts';

/** The sections of the rules by which a sentence refuses something ("Rule 4.1"), each once, in their order. */
export function rulesIn(message: Message): readonly string[] {
  return [...new Set(sectionsIn(message))];
}

/** What is wrong, where the whole sentence says it by one rule: the rule is said beside it. */
export function withoutRule(message: Message): MessageArg {
  return isByRule(message) ? (message.args?.problem ?? message) : message;
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

const isList = (arg: MessageArg): arg is readonly MessageArg[] => Array.isArray(arg);
