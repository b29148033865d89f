import { neutralOf, type Promised } from './deal.ts';

/** A promise of one faction as the id of an option: `settle:rhineland`, `us-not-settle`, `announce:eu:minus`. */
export function promiseId(promised: Promised): string {
  const neutral = neutralOf(promised);
  return neutral ? `${neutral}-${plainId(promised)}` : plainId(promised);
}

function plainId(promised: Promised): string {
  switch (promised.kind) {
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

/** The same with whose it is: `fr/option:rhineland:french`. */
export function promiseIdOf(promised: Promised): string {
  return `${promised.faction}/${promiseId(promised)}`;
}

/** Whether two promises are one and the same. */
export function isSame(a: Promised, b: Promised): boolean {
  return promiseIdOf(a) === promiseIdOf(b) && (a.kind !== 'event' || b.kind !== 'event' || a.event === b.event);
}

/** Whether nobody can keep both: they are about one question and want different answers. */
export function contradict(a: Promised, b: Promised): boolean {
  return questionOf(a) === questionOf(b) && !isSame(a, b);
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

/** What a promise is about: a faction has one political action in a turn (3.1), one for the neutral faction (15.2), one option for an issue, and so on. */
function questionOf(promised: Promised): string {
  const { faction } = promised;
  switch (promised.kind) {
    case 'settle':
    case 'not-settle':
      return `${faction} action ${neutralOf(promised) ?? ''}`;
    case 'option':
      return `${faction} option ${promised.issue}`;
    case 'event':
      return `${faction} event ${promised.event}`;
    case 'announce':
      return `${faction} announce ${promised.region}`;
    case 'bid':
      return `${faction} bid`;
  }
}
