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
