import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * The forms of plurals in a message that its language never says, such as `one` in Japanese, which counts everything
 * with `other`: what is written there for a single thing belongs under `=1`. None where the message does not parse.
 */
export function unsaidForms(text: string, language: string): readonly string[] {
  try {
    return [...new Set(parse(text, { ignoreTag: true }).flatMap((element) => unsaidIn(element, language)))];
  } catch {
    return [];
  }
}

function unsaidIn(element: MessageFormatElement, language: string): readonly string[] {
  if (element.type === TYPE.tag) return element.children.flatMap((child) => unsaidIn(child, language));
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
  const said = element.type === TYPE.plural ? formsOf(language, element.pluralType) : undefined;
  return Object.entries(element.options).flatMap(([form, { value }]) => [
    ...(said && !said.includes(form) && !form.startsWith('=') ? [form] : []),
    ...value.flatMap((one) => unsaidIn(one, language)),
  ]);
}

const known = new Map<string, readonly string[]>();

function formsOf(language: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] {
  const key = `${language} ${type}`;
  const forms = known.get(key) ?? new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  known.set(key, forms);
  return forms;
}
