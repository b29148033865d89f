import type { Power, Time } from '../pack-lists.ts';
import type { AccessCondition, AccessTo } from './access.ts';

/** 10.3: who lets whom in, of its own will or by C.5. */
export type AccessView = {
  readonly from: Power;
  readonly to: Power;
  readonly into: readonly AccessTo[];
  /** The last month of it; left out: until it is taken back. */
  readonly through: Time | undefined;
  readonly while: AccessCondition | undefined;
  readonly byTreaty: boolean;
};
