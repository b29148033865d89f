import { isRecord } from '../kernel/is-record.ts';
import type { PackSchema } from './schema.ts';

/*
 * A pack's file has subjects: lists of cards (`issues`), tables of them by name (`regions`), and figures that belong to
 * no card. A card is named by its subject and id, `issues.rhineland`; figures by their subject alone.
 */

export type Card = {
  /** `issues.rhineland`: faults and reconstructed values name it so, too. */
  readonly place: string;
  readonly subject: string;
  /** Its id, its name in the table, or `#3`. Undefined: figures. */
  readonly id: string | undefined;
  readonly value: unknown;
};

/** The subjects of a content and their cards, in the file's order; remarks are none. */
export function cardsOf(
  content: object,
  schema: PackSchema,
): readonly { readonly subject: string; readonly cards: readonly Card[] }[] {
  return Object.entries(content)
    .filter(([subject]) => !subject.startsWith('_'))
    .map(([subject, value]) => ({ subject, cards: cardsIn(subject, value, schema) }));
}

function cardsIn(subject: string, value: unknown, schema: PackSchema): readonly Card[] {
  const named = (id: string, card: unknown) => ({ place: `${subject}.${id}`, subject, id, value: card });
  const kind = schema.kind(subject);
  if (kind === 'list' && Array.isArray(value)) return value.map((card, i) => named(nameOf(card, i), card));
  if (kind === 'table' && isRecord(value)) return Object.entries(value).map(([key, card]) => named(key, card));
  return [{ place: subject, subject, id: undefined, value }];
}

/** As faults name it: its id, or its number counted from 1. */
function nameOf(card: unknown, i: number): string {
  const id = isRecord(card) ? card.id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : `#${i + 1}`;
}

/** A card by its place. */
export function findCard(content: object, place: string, schema: PackSchema): Card | undefined {
  return cardsOf(content, schema)
    .flatMap(({ cards }) => cards)
    .find((card) => card.place === place);
}

/** The content with another value for a card; all else is the same. */
export function withCard(content: object, { subject, id }: Card, value: unknown): object {
  const old: unknown = Reflect.get(content, subject);
  return { ...content, [subject]: id === undefined ? value : replaced(old, id, value) };
}

function replaced(deck: unknown, id: string, value: unknown): unknown {
  if (Array.isArray(deck)) return deck.map((card, i) => (nameOf(card, i) === id ? value : card));
  return { ...Object(deck), [id]: value };
}
