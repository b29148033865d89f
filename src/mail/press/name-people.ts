import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { findAddressees } from '../../press/find-addressees.ts';
import type { Correspondent } from '../../press/press-table.ts';
import { nearestOptions } from '../inbound/nearest-options.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { nameOptions } from '../inbound/option-names.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { wordsOf } from '../inbound/split-first-line.ts';

/** Whom names mean; or the first that means nobody, with those that somebody may have meant by it. */
export type NamedPeople =
  | { readonly to: readonly string[] | 'everybody' }
  | { readonly unknown: string; readonly near: readonly Message[] };

type Unknown = Extract<NamedPeople, { readonly unknown: string }>;

/** Says that a name is nobody's, and whom it may have meant. @param all those who can be written to */
export function nobodyCalled({ unknown, near }: Unknown, all: readonly Message[]): Message {
  const given = shorten(unknown);
  if (near.length > 0) return msg('press.by-mail-near', { given, names: near });
  return msg('press.by-mail-unknown', { given, names: all });
}

/** Whom a line of names means at a table, in the writer's language or in English: "FRANCE, uk and Olga". */
export function namePeople(names: string, people: readonly Correspondent[], locale: string): NamedPeople {
  const locales = [locale, 'en'];
  const languages = locales.map((one) => translator(one, 'UTC').t);
  const everybody = wordsOf('press.words-everybody', locales);
  const found = findAddressees(names, people, { languages, everybody, and: wordsOf('press.words-and', locales) });
  if ('to' in found) return found;

  const options = people.map(({ who, name }) => ({ id: who, label: name }));
  const near = languages.flatMap((t) => nearestOptions(options, normaliseWords(found.unknown), nameOptions(t)));
  const ids = new Set(near.map(({ id }) => id));
  return { unknown: found.unknown, near: options.filter(({ id }) => ids.has(id)).map(({ label }) => label) };
}
