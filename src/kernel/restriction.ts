import type { Amounts, Answer } from './choice.ts';

/**
 * What somebody is bound to when a choice is put to them: a promise, a treaty. Of a `one`: only these ids, or not
 * these. Of a `some`: with these, without those. Of a `spread`: least and most by slot. Of a `number`: its bounds. Of a
 * `form`: by field. Rankings and texts cannot be restricted.
 */
export type Restriction =
  | { readonly kind: 'one'; readonly only?: readonly string[]; readonly not?: readonly string[] }
  | { readonly kind: 'some'; readonly with?: readonly string[]; readonly without?: readonly string[] }
  | { readonly kind: 'spread'; readonly least?: Amounts; readonly most?: Amounts }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'form'; readonly fields: { readonly [field: string]: Restriction } };

/** Whether an answer keeps to a restriction; the answer may be of any shape. */
export function keepsTo(restriction: Restriction, answer: Answer | undefined): boolean {
  switch (restriction.kind) {
    case 'one':
      return typeof answer === 'string' && allowsId(restriction, answer);
    case 'some': {
      if (!Array.isArray(answer)) return false;
      const { with: needed = [], without = [] } = restriction;
      return needed.every((id) => answer.includes(id)) && !without.some((id) => answer.includes(id));
    }
    case 'spread': {
      const amount = (id: string) => amountIn(answer, id);
      const { least = {}, most = {} } = restriction;
      return (
        isRecord(answer) &&
        Object.entries(least).every(([id, n]) => amount(id) >= n) &&
        Object.entries(most).every(([id, n]) => amount(id) <= n)
      );
    }
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = restriction;
      return typeof answer === 'number' && answer >= min && answer <= max;
    }
    case 'form':
      return (
        isRecord(answer) &&
        Object.entries(restriction.fields).every(([id, field]) => keepsTo(field, fieldIn(answer, id)))
      );
  }
}

/** Whether no answer at all can keep to both, whatever is asked. */
export function areContrary(a: Restriction, b: Restriction): boolean {
  if (a.kind === 'one' && b.kind === 'one') {
    const named = a.only ?? b.only;
    return named !== undefined && !named.some((id) => allowsId(a, id) && allowsId(b, id));
  }
  if (a.kind === 'some' && b.kind === 'some') return isBarred(a, b) || isBarred(b, a);
  if (a.kind === 'spread' && b.kind === 'spread') return isAbove(a.least, b.most) || isAbove(b.least, a.most);
  if (a.kind === 'number' && b.kind === 'number') return isBeyond(a.min, b.max) || isBeyond(b.min, a.max);
  if (a.kind === 'form' && b.kind === 'form')
    return Object.entries(a.fields).some(([id, field]) => {
      const other = b.fields[id];
      return other !== undefined && areContrary(field, other);
    });
  return true;
}

/** Whether an option is within a restriction of a `one`. */
export function allowsId({ only, not }: Extract<Restriction, { kind: 'one' }>, id: string): boolean {
  return (only?.includes(id) ?? true) && !not?.includes(id);
}

type OfSome = Extract<Restriction, { kind: 'some' }>;

function isBarred({ with: needed = [] }: OfSome, { without = [] }: OfSome): boolean {
  return needed.some((id) => without.includes(id));
}

function isAbove(least: Amounts = {}, most: Amounts = {}): boolean {
  return Object.entries(least).some(([id, n]) => isBeyond(n, most[id]));
}

function isBeyond(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max;
}

function amountIn(answer: Answer | undefined, id: string): number {
  const amount = isRecord(answer) ? fieldIn(answer, id) : undefined;
  return typeof amount === 'number' ? amount : 0;
}

function fieldIn(answer: { readonly [field: string]: Answer }, id: string): Answer | undefined {
  return Object.hasOwn(answer, id) ? answer[id] : undefined;
}

function isRecord(answer: Answer | undefined): answer is { readonly [field: string]: Answer } {
  return typeof answer === 'object' && !Array.isArray(answer);
}
