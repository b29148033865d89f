import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number>>;

/** A message of the catalogue, ready to be said. Refuses (throws) an argument that is missing. */
export type Sentence = (values: Values) => string;

/** An ICU message in one language. Most are words with names between them and are put together right here. */
export function sentenceOf(text: string, locale: string): Sentence {
  const elements = parse(text, { ignoreTag: true });
  if (elements.every(isPlain)) return (values) => elements.map((element) => plainText(element, values)).join('');
  const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  return (values) => String(message.format(values));
}

type Plain = Extract<MessageFormatElement, { type: TYPE.literal | TYPE.argument }>;

function isPlain(element: MessageFormatElement): element is Plain {
  return element.type === TYPE.literal || element.type === TYPE.argument;
}

function plainText({ type, value }: Plain, values: Values): string {
  if (type === TYPE.literal) return value;
  const given = values[value];
  if (given === undefined) throw new Error(`{${value}} was not given`);
  return String(given);
}
