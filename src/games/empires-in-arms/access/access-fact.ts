import type { Power, Time } from '../pack-lists.ts';
import type { AccessCondition, AccessTo } from './access.ts';

/** Why access is over: the two are at war, its month or its condition has gone, or what it was into has. */
export type AccessEnd = 'war' | 'month' | 'condition' | 'straits';

/** 10.3: all of it is open. */
export type AccessFact =
  | {
      readonly type: 'access-given';
      readonly power: Power;
      readonly to: Power;
      readonly into: readonly AccessTo[];
      /** The last month of it. */
      readonly through?: Time;
      readonly while?: AccessCondition;
    }
  | {
      readonly type: 'access-taken-back';
      readonly power: Power;
      readonly to: Power;
      readonly into: readonly AccessTo[];
      /** The last month of it; at once where it is left out. */
      readonly through?: Time;
    }
  | {
      readonly type: 'access-lapsed';
      readonly of: Power;
      readonly to: Power;
      readonly into: readonly AccessTo[];
      readonly why: AccessEnd;
    };
