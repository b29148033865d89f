import type { Order, PlainChoice, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { subPath } from '../forms/field-path.ts';

/** A line that somebody has begun, on a map or in its form. */
export type BegunLine = { readonly order: string; readonly fields: URLSearchParams };

/** A whole line that fits: in words, and what it takes. */
export type Forecast = { readonly line: SheetLine; readonly said: Message; readonly takes: readonly Message[] };

/** A place of the board that a line could name next. */
export type Way = {
  readonly place: string;
  readonly order: Order;
  /** What it means to name it. */
  readonly label: Message;
  /** The line's form with it. */
  readonly fields: URLSearchParams;
  /** Undefined where more of the line is open. */
  readonly forecast: Forecast | undefined;
};

/**
 * Each order has a form of its own, whose fields are told apart by it.
 */
export function pathOf(order: string): string {
  return subPath(ROOT, order);
}

/**
 * Where the next line, or the one that is begun, could go on: for each order the first part of it that names places of
 * the board and is open, with the places that fit. When a line is whole, its last part may go to another place instead,
 * and a route may go on. Which places an order names follows from its choice: they are its options' `place`.
 */
export function findWays(
  point: SheetPoint,
  orders: readonly Order[],
  isPlace: (place: string) => boolean,
  begun?: BegunLine,
): readonly Way[] {
  const asked = begun ? orders.filter(({ id }) => id === begun.order) : orders;
  return asked.flatMap((order) => {
    const fields = begun?.fields ?? new URLSearchParams();
    const parts = placeParts(order, isPlace);
    const part = parts.find((one) => isOpen(one, fields)) ?? parts.at(-1);
    if (!part) return [];
    return part.choice.options.flatMap(({ id, label, place }): readonly Way[] => {
      if (place === undefined || !isPlace(place) || fields.has(part.path, id)) return [];
      const picked = new URLSearchParams(fields);
      if (part.choice.kind === 'one') picked.set(part.path, id);
      else picked.append(part.path, id);
      const forecast = forecastOf(point, order, picked);
      return forecast === 'misfit' ? [] : [{ place, order, label, fields: picked, forecast }];
    });
  });
}

/** What a begun line is when it is whole; undefined where something is open, `misfit` where it does not fit. */
export function forecastOf(point: SheetPoint, order: Order, fields: URLSearchParams): Forecast | 'misfit' | undefined {
  const path = pathOf(order.id);
  const reading = answerOfForm(order.choice, fields, path);
  if (!reading.ok || wantsMore(order.choice, fields, path)) return undefined;
  const line = { order: order.id, answer: reading.answer };
  const after = fitLine(point, line);
  if (!isPoint(after)) return 'misfit';
  const takes = point.forecast(line);
  return { line, said: point.say(line), takes: takes.length > 0 ? takes : after.costs() };
}

/** Whether fewer things are picked than must be: a list that may not be empty can be read all the same. */
function wantsMore(choice: PlainChoice, fields: URLSearchParams, path: string): boolean {
  if (choice.kind === 'form')
    return choice.fields.some((field) => !field.optional && wantsMore(field.choice, fields, subPath(path, field.id)));
  return (choice.kind === 'some' || choice.kind === 'ranking') && fields.getAll(path).length < choice.min;
}

/** The form of a line without its last named place: where the same piece goes on from. */
export function withoutLastPlace(order: Order, fields: URLSearchParams, isPlace: (place: string) => boolean) {
  const last = placeParts(order, isPlace).at(-1);
  const rest = new URLSearchParams(fields);
  if (last) rest.delete(last.path);
  return rest;
}

type PlaceChoice = Extract<PlainChoice, { kind: 'one' | 'some' | 'ranking' }>;
type Part = { readonly path: string; readonly choice: PlaceChoice };

/** The parts of an order that name places of the board, in their order: who carries it out comes first. */
export function placeParts(order: Order, isPlace: (place: string) => boolean): readonly Part[] {
  return partsNaming(order.choice, pathOf(order.id), isPlace);
}

function partsNaming(choice: PlainChoice, path: string, isPlace: (place: string) => boolean): readonly Part[] {
  switch (choice.kind) {
    case 'form':
      return choice.fields.flatMap((field) => partsNaming(field.choice, subPath(path, field.id), isPlace));
    case 'one':
    case 'some':
    case 'ranking':
      return choice.options.some(({ place }) => place !== undefined && isPlace(place)) ? [{ path, choice }] : [];
    case 'number':
    case 'text':
    case 'spread':
      return [];
  }
}

function isOpen({ path, choice }: Part, fields: URLSearchParams): boolean {
  return fields.getAll(path).length < (choice.kind === 'one' ? 1 : choice.max);
}
