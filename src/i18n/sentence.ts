import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number>>;

/** A message of the catalogue, ready to be said. Refuses (throws) an argument that is missing. */
export type Sentence = (values: Values) => string;

/**
 * An ICU message in one language. Most are words with names between them and are put together right here. A number that
 * is said as it is has a true minus (−3), as the catalogues have.
 */
export function sentenceOf(text: string, locale: string): Sentence {
  const elements = parse(text, { ignoreTag: true });
  if (elements.every(isPlain)) return (values) => elements.map((element) => plainText(element, values)).join('');
  const message = new IntlMessageFormat(elements, locale, undefined, { ignoreTag: true });
  const counted = new Set(countedIn(elements));
  return (values) => String(message.format(figures(values, counted)));
}

type Plain = Extract<MessageFormatElement, { type: TYPE.literal | TYPE.argument }>;

function isPlain(element: MessageFormatElement): element is Plain {
  return element.type === TYPE.literal || element.type === TYPE.argument;
}

function plainText({ type, value }: Plain, values: Values): string {
  if (type === TYPE.literal) return value;
  const given = values[value];
  if (given === undefined) throw new Error(`{${value}} was not given`);
  return String(figure(given));
}

/** The arguments by which a message counts (`{n, plural, …}`): these stay numbers. */
function countedIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.number) return [element.value];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => countedIn(value));
    return element.type === TYPE.plural ? [element.value, ...inside] : inside;
  });
}

function figures(values: Values, counted: ReadonlySet<string>): Values {
  if (!Object.values(values).some((value) => typeof value === 'number' && value < 0)) return values;
  const said = Object.entries(values).map(
    ([name, value]) => [name, counted.has(name) ? value : figure(value)] as const,
  );
  return Object.fromEntries(said);
}

function figure(value: string | number): string | number {
  return typeof value === 'number' && value < 0 ? `−${-value}` : value;
}
