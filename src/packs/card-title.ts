import { isRecord } from '../kernel/is-record.ts';
import type { Card } from './deck.ts';

/** A title as people read it, and behind it what the file calls it: undefined where that says no more. */
export type Title = { readonly title: string; readonly file: string | undefined };

/** The title that is printed on a card; of one without, its id in words. */
export function cardTitle({ subject, id, value }: Pick<Card, 'subject' | 'id' | 'value'>): Title {
  return titled(printedName(value), id ?? subject);
}

/** A subject of the file in words: `minorMorale`, "Minor morale". */
export function subjectTitle(subject: string): Title {
  return titled(undefined, subject);
}

function titled(printed: string | undefined, file: string): Title {
  const title = printed ?? inWords(file);
  return { title, file: title.toLowerCase() === file.toLowerCase() ? undefined : file };
}

/** `name` stands with its source, or alone. */
function printedName(value: unknown): string | undefined {
  const name = isRecord(value) ? value.name : undefined;
  const text = isRecord(name) ? name.value : name;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function inWords(file: string): string {
  const words = file.replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${String(start).toLowerCase()}`);
  const text = words.replaceAll(/[_-]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
