import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The arguments that a message names, sorted; or why it does not parse. */
export function argumentsOf(text: string): { readonly names: readonly string[] } | { readonly fault: string } {
  try {
    return { names: [...new Set(parse(text, { ignoreTag: true }).flatMap(namesIn))].sort() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function namesIn(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.plural:
    case TYPE.select:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))];
    case TYPE.tag:
      return element.children.flatMap(namesIn);
    default:
      return [element.value];
  }
}

/** An argument of a message: its TypeScript type, and whether each way through the sentence needs it. */
export type MessageArgument = { readonly type: string; readonly required: boolean };

/**
 * The arguments of a message by name: what is counted is a number, what is chosen by is a text (or a number, which is
 * compared as one), all else whatever a translator can say. Or why the message does not parse.
 */
export function argumentTypes(
  text: string,
): { readonly types: ReadonlyMap<string, MessageArgument> } | { readonly fault: string } {
  try {
    const elements = parse(text, { ignoreTag: true });
    const required = requiredIn(elements);
    const types = new Map(elements.flatMap(typesIn).toSorted(weakestFirst));
    return { types: new Map([...types].map(([name, type]) => [name, { type, required: required.has(name) }])) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const ANYTHING = 'MessageArg';
const TEXT = 'string | number';
const NUMBER = 'number';
const STRENGTH = [ANYTHING, TEXT, NUMBER];
type Typed = readonly [name: string, type: string];

/** An argument that a sentence uses in two ways must fit both: the narrower type comes last and counts. */
function weakestFirst([, a]: Typed, [, b]: Typed): number {
  return STRENGTH.indexOf(a) - STRENGTH.indexOf(b);
}

function typesIn(element: MessageFormatElement): readonly Typed[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.plural:
    case TYPE.select:
      return [
        [element.value, element.type === TYPE.plural ? NUMBER : TEXT],
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(typesIn)),
      ];
    case TYPE.tag:
      return element.children.flatMap(typesIn);
    default:
      return [[element.value, element.type === TYPE.number ? NUMBER : ANYTHING]];
  }
}

/** What is named outside all choices, or in every branch of one. */
function requiredIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.tag) return [...requiredIn(element.children)];
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
      const [first = new Set<string>(), ...others] = Object.values(element.options).map(({ value }) =>
        requiredIn(value),
      );
      return [element.value, ...[...first].filter((name) => others.every((names) => names.has(name)))];
    }),
  );
}
