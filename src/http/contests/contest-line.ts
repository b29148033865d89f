import type { ContestKind, ContestLine } from '../../contests/contest.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';

const KINDS: { readonly [kind in ContestKind]: MessageKey } = {
  series: 'contests.kind-series',
  roundRobin: 'contests.kind-round-robin',
  knockOut: 'contests.kind-knock-out',
};

export const kindWords = (kind: ContestKind): Message => msg(KINDS[kind]);

/** A contest as a list of them shows it. */
export const contestLine = (one: ContestLine) => ({ ...one, kindWords: kindWords(one.kind) });
