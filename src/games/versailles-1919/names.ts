import type { Message } from '../../kernel/message.ts';
import { type Printed, printedAs } from '../../kernel/printed.ts';
import { msg } from './msg.ts';
import type { CountedToken, EventId, IssueId, Kind, NationId, Pack, StrategyId } from './pack-types.ts';

/** A nation within a sentence: "the UK". */
export function nationName(nation: NationId): Message {
  return msg('versailles-1919.nation', { nation });
}

/** A nation as arguments of a sentence: `who` within it, `Who` at its beginning. */
export function nationArgs(nation: NationId) {
  return { who: nationName(nation), Who: msg('versailles-1919.nation-first', { nation }) };
}

/** A region, the League or Reparations. */
export function regionName(kind: Kind): Message {
  return msg('versailles-1919.region', { kind });
}

export function tokenName(token: CountedToken | 'navy-choice', n: number): Message {
  return msg('versailles-1919.token', { token: named(token), n });
}

/** An id as a message selects by it: selectors know no hyphens. */
export function named(id: string): string {
  return id.replaceAll('-', '_');
}

export function issueName(pack: Pack, id: IssueId): Printed {
  return pack.issue[id]?.name ?? printedAs(`versailles-1919-pack.issue-${id}`, id);
}

export function eventName(pack: Pack, id: EventId): Printed {
  return pack.event[id]?.name ?? printedAs(`versailles-1919-pack.event-${id}`, id);
}

export function strategyName(pack: Pack, id: StrategyId): Printed {
  return pack.strategy[id]?.name ?? printedAs(`versailles-1919-pack.strategy-${id}`, id);
}
