import type { DecisionId } from './decision.ts';

/*
 * The one place that puts ids of decisions together and takes them apart: `41.2` is the second decision that entry 41
 * opened; `~give-orders` or `~answer-deal.3` an optional action, by its name and its key where it has one; under
 * `~ahead.march` a seat orders ahead what it will answer to the question `march`.
 */

/** What tells the id of an optional action from that of a decision. */
const MARK = '~';
/** No decision has this name: what comes after it is ordered ahead. */
const AHEAD = `${MARK}ahead.`;

/** The id of the `n`th decision that entry `since` opens. */
export function decisionId(since: number, n: number): DecisionId {
  return `${since}.${n}`;
}

/** The entry that opened a decision, and which one of its decisions it is; not for optional actions. */
export function decisionPlace(id: DecisionId): { readonly since: number; readonly n: number } {
  const [since, n] = id.split('.');
  return { since: Number(since), n: Number(n) };
}

/** The id of an optional action. */
export function optionalActionId({
  ask,
  key,
}: {
  readonly ask: string;
  readonly key?: string | undefined;
}): DecisionId {
  return key === undefined ? `${MARK}${ask}` : `${MARK}${ask}.${key}`;
}

/** Whether it is an optional action's id, not that of a question. */
export function isOptionalActionId(id: DecisionId): boolean {
  return id.startsWith(MARK);
}

/** The decision's name behind an optional action's id. */
export function optionalActionName(id: DecisionId): string {
  const [name = ''] = id.slice(MARK.length).split('.');
  return name;
}

/** What tells an optional action from others of its name; undefined where nothing does. */
export function optionalActionKey(id: DecisionId): string | undefined {
  const [, key] = id.slice(MARK.length).split('.');
  return key;
}

/** The id under which a seat orders ahead what it will answer to a question; `key` tells it from others of its name. */
export function aheadId({ ask, key }: { readonly ask: string; readonly key?: string | undefined }): DecisionId {
  return key === undefined ? `${AHEAD}${ask}` : `${AHEAD}${ask}.${key}`;
}

/** Whether orders ahead are given under this id. */
export function isAheadId(id: DecisionId): boolean {
  return id.startsWith(AHEAD);
}

/** The name of the question that is ordered ahead under an id. */
export function aheadName(id: DecisionId): string {
  const [name = ''] = id.slice(AHEAD.length).split('.');
  return name;
}
