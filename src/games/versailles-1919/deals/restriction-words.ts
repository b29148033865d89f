import type { Message, MessageArg } from '../../../kernel/message.ts';
import type { Restriction } from '../../../kernel/restriction.ts';
import { msg } from './msg.ts';

/** An id of an answer in words; `n` where there is an amount. */
type Name = (id: string, n?: number) => MessageArg;

/** How amounts are told: on places, or of things that are counted. */
type Style = 'places' | 'things';

/** A restriction in words, within a sentence: "at least 3 on Rhineland and nothing on Silesia". */
export function restrictionText(restriction: Restriction, name: Name, style: Style): Message {
  return msg('versailles-1919-deals.within.all', { parts: partsOf(restriction, name, style) });
}

function partsOf(restriction: Restriction, name: Name, style: Style): readonly Message[] {
  switch (restriction.kind) {
    case 'one':
      return [...listed('only', restriction.only, name), ...listed('not', restriction.not, name)];
    case 'some':
      return [...listed('with', restriction.with, name), ...listed('not', restriction.without, name)];
    case 'spread': {
      const least = Object.entries(restriction.least ?? {}).map(([id, n]) => ['least', id, n] as const);
      const most = Object.entries(restriction.most ?? {}).map(([id, n]) => ['most', id, n] as const);
      return [...least, ...most].map(([how, id, n]) =>
        msg('versailles-1919-deals.within.amount', { how, n, style, what: name(id, n) }),
      );
    }
    case 'number':
      return [numberText(restriction.min, restriction.max)];
    case 'form':
      return Object.entries(restriction.fields).map(([field, within]) =>
        msg('versailles-1919-deals.within.field', { field, parts: partsOf(within, name, style) }),
      );
  }
}

function listed(how: 'only' | 'not' | 'with', ids: readonly string[] | undefined, name: Name): readonly Message[] {
  if (!ids) return [];
  return [msg('versailles-1919-deals.within.ids', { how, count: ids.length, ids: ids.map((id) => name(id)) })];
}

function numberText(min: number | undefined, max: number | undefined): Message {
  const form = min === undefined ? 'most' : max === undefined ? 'least' : min === max ? 'exactly' : 'between';
  return msg('versailles-1919-deals.within.number', { form, min: min ?? 0, max: max ?? 0 });
}
