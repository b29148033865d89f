import type { Amounts } from '../../../kernel/choice.ts';
import { areContrary, type Restriction } from '../../../kernel/restriction.ts';
import { neutralOf, type Promised } from './deal.ts';
import { pledgeOf } from './pledge.ts';

/** A promise of one faction as the id of an option: `settle:rhineland`, `us-not-settle`, `announce:eu:minus`. */
export function promiseId(promised: Promised): string {
  const neutral = neutralOf(promised);
  return neutral ? `${neutral}-${plainId(promised)}` : plainId(promised);
}

function plainId(promised: Promised): string {
  switch (promised.kind) {
    case 'answer':
      return `${promised.to}${promised.about === undefined ? '' : `:${promised.about}`}?${idOf(promised.within)}`;
    case 'settle':
      return `settle:${promised.issue}`;
    case 'not-settle':
      return 'not-settle';
    case 'option':
      return `option:${promised.issue}:${promised.option}`;
    case 'event':
      return promised.carryOut ? 'event:carry-out' : 'event:decline';
    case 'announce':
      return `announce:${promised.region}:${promised.say}`;
    case 'bid':
      return `bid:${promised.how}`;
  }
}

/** A restriction as part of an id: `only=silesia,korea`, `issue(not=korea)`. */
function idOf(within: Restriction): string {
  if (within.kind === 'form')
    return Object.entries(within.fields)
      .map(([field, part]) => `${field}(${idOf(part)})`)
      .join('');
  return Object.entries(within)
    .filter(([key]) => key !== 'kind')
    .map(([key, value]) => `${key}=${partOf(value)}`)
    .join(';');
}

function partOf(value: string | number | readonly string[] | Amounts): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(',');
  return Object.entries(value)
    .map(([id, n]) => `${id}*${n}`)
    .join(',');
}

/** The same with whose it is: `fr/option:rhineland:french`. */
export function promiseIdOf(promised: Promised): string {
  return `${promised.faction}/${promiseId(promised)}`;
}

/** Whether two promises are one and the same. */
export function isSame(a: Promised, b: Promised): boolean {
  return promiseIdOf(a) === promiseIdOf(b) && (a.kind !== 'event' || b.kind !== 'event' || a.event === b.event);
}

/** Whether nobody can keep both: they are about one question, and no answer keeps to both. */
function contradict(a: Promised, b: Promised): boolean {
  return questionOf(a) === questionOf(b) && !isSame(a, b) && areContrary(pledgeOf(a).within, pledgeOf(b).within);
}

/** The first two promises of which only one can be kept. */
export function contradiction(
  promises: readonly Promised[],
  held: readonly Promised[],
): { readonly promised: Promised; readonly held: Promised } | undefined {
  for (const [at, promised] of promises.entries()) {
    const other = [...held, ...promises.slice(0, at)].find((each) => contradict(promised, each));
    if (other) return { promised, held: other };
  }
  return undefined;
}

/**
 * What a promise is about: a faction has one political action in a turn (3.1), one for the neutral faction (15.2), one
 * option for an issue, and so on.
 */
function questionOf(promised: Promised): string {
  const { to, about = '' } = pledgeOf(promised);
  return `${promised.faction} ${neutralOf(promised) ?? ''} ${to} ${about}`;
}
